//! What JavaScript calls. wasm-bindgen copies the strings and frees them.

use wasm_bindgen::prelude::wasm_bindgen;

/// The workbench, as JavaScript sees it.
#[cfg(feature = "workbench")]
#[wasm_bindgen(js_name = Workbench)]
#[derive(Debug, Default)]
pub struct JsWorkbench(crate::workbench::Workbench);

#[cfg(feature = "workbench")]
#[wasm_bindgen(js_class = Workbench)]
impl JsWorkbench {
    /// A workbench that knows the built-in grammars.
    #[wasm_bindgen(constructor)]
    pub fn new() -> JsWorkbench {
        JsWorkbench::default()
    }

    /// The answer to a request; both are JSON.
    pub fn answer(&mut self, request: &str) -> String {
        self.0.answer(request)
    }
}

/// The npm package, as JavaScript sees it.
#[cfg(feature = "package")]
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct Uris(crate::package::Reader);

#[cfg(feature = "package")]
#[wasm_bindgen]
impl Uris {
    /// A reader.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Uris {
        Uris::default()
    }

    /// Reads a text, and returns the flags of its record.
    pub fn read(&mut self, text: &str) -> u32 {
        self.0.read(text)
    }

    /// Reads each line of a text, and returns how many there are.
    #[wasm_bindgen(js_name = readLines)]
    pub fn read_lines(&mut self, lines: &str) -> usize {
        self.0.read_lines(lines)
    }

    /// The text of the components; it is there once.
    pub fn text(&mut self) -> String {
        self.0.take_text()
    }

    /// The offset of the records in the memory of the module, in words; valid until the next call.
    pub fn records(&self) -> usize {
        self.0.records().as_ptr() as usize / 4
    }

    /// The normalized text; throws a message.
    pub fn normalize(&self, text: &str) -> Result<String, String> {
        crate::package::normalize(text)
    }

    /// The target of a reference; throws a message.
    pub fn resolve(&self, base: &str, reference: &str, tolerant: bool) -> Result<String, String> {
        crate::package::resolve(base, reference, tolerant)
    }
}
