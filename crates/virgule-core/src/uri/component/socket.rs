//! Addresses to connect to.

use crate::uri::host::Host;
use crate::uri::owned::Owned;
use crate::uri::{AbsoluteUri, Uri};
use std::io::{Error, ErrorKind, Result};
use std::net::{SocketAddr, ToSocketAddrs};
use std::string::ToString;
use std::vec::Vec;

macro_rules! addresses {
    ($($name:ident)*) => {$(
        impl $name<'_> {
            /// The addresses of the host. The port is that of the text, or the default port of the scheme, or the
            /// result of `default_port`. A registered name is decoded and looked up in the DNS, which may take long.
            ///
            /// # Errors
            ///
            /// An error of kind `InvalidInput` if there is no host or no port; otherwise the error of the look-up.
            ///
            /// ```
            /// let uri = virgule::Uri::parse("https://[::1]/").unwrap();
            /// assert_eq!(uri.socket_addrs(|| None)?, ["[::1]:443".parse().unwrap()]);
            /// let uri = virgule::Uri::parse("urn:isbn:9780141036144").unwrap();
            /// assert_eq!(uri.socket_addrs(|| None).unwrap_err().to_string(), "there is no host to connect to");
            /// # Ok::<(), std::io::Error>(())
            /// ```
            pub fn socket_addrs(&self, default_port: impl FnOnce() -> Option<u16>) -> Result<Vec<SocketAddr>> {
                let unfit = |why: &str| Error::new(ErrorKind::InvalidInput, why.to_string());
                let host = self.host_typed().filter(|host| !matches!(host, Host::RegName("")));
                let host = host.ok_or_else(|| unfit("there is no host to connect to"))?;
                let port = self.port_or_default().map_err(|error| Error::new(ErrorKind::InvalidInput, error))?;
                let port = port.or_else(default_port).ok_or_else(|| unfit("there is no port to connect to"))?;
                match host {
                    Host::Ipv4(address) => Ok([SocketAddr::from((address, port))].into()),
                    Host::Ipv6(address) => Ok([SocketAddr::from((address, port))].into()),
                    Host::RegName(_) => {
                        let name = self.reg_name_encoded().map(|name| name.decode());
                        let name = name.transpose().map_err(|error| Error::new(ErrorKind::InvalidInput, error))?;
                        Ok((&*name.unwrap_or_default(), port).to_socket_addrs()?.collect())
                    }
                    Host::IpvFuture(_) => Err(unfit("the host is an address of an unknown version")),
                }
            }
        }

        impl Owned<$name<'static>> {
            #[doc = concat!("As [`", stringify!($name), "::socket_addrs`].")]
            pub fn socket_addrs(&self, default_port: impl FnOnce() -> Option<u16>) -> Result<Vec<SocketAddr>> {
                self.borrow().socket_addrs(default_port)
            }
        }
    )*};
}

addresses! { Uri AbsoluteUri }
