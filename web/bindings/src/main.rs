//! `virgule-bindings TARGET MODULE FOLDER`: what `wasm-bindgen --target TARGET` writes for a module, without that command to
//! install.
//!
//! TARGET is `web`, an ES module whose `default` fetches the WebAssembly, or `bundler`, one that imports it. The files are
//! named as the module is: `virgule_wasm.js`, `virgule_wasm_bg.wasm`, `virgule_wasm.d.ts`.

#![forbid(unsafe_code)]

use std::process::ExitCode;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [target, module, folder] = &arguments[..] else {
        eprintln!("usage: virgule-bindings web|bundler MODULE FOLDER");
        return ExitCode::from(2);
    };
    match write(target, module, folder) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn write(target: &str, module: &str, folder: &str) -> Result<(), String> {
    let mut bindgen = Bindgen::new();
    match target {
        "web" => bindgen.web(true),
        "bundler" => bindgen.bundler(true),
        _ => return Err(format!("there is no target `{target}`; there are web and bundler")),
    }
    .and_then(|bindgen| {
        // Names of functions are a quarter of the module, and of use to a debugger alone.
        bindgen
            .input_path(module)
            .typescript(true)
            // `__wbg_reset_state` replaces the instance.
            .reset_state_function(target == "web")
            .remove_name_section(true)
            .remove_producers_section(true)
            .generate(folder)
    })
    .map_err(|error| format!("{module}: {error:#}"))
}
