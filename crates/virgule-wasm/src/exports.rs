//! What JavaScript calls. wasm-bindgen copies the strings and frees them.

use wasm_bindgen::prelude::wasm_bindgen;

/// The workbench, as JavaScript sees it.
#[cfg(feature = "workbench")]
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct Workbench(crate::workbench::Workbench);

#[cfg(feature = "workbench")]
#[wasm_bindgen]
impl Workbench {
    /// A workbench that knows the built-in grammars.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Workbench {
        Workbench::default()
    }

    /// The answer to a request; both are JSON.
    pub fn answer(&mut self, request: &str) -> String {
        self.0.answer(request)
    }
}
