// The worker: answers each request with the compiler and the runtime, which are WebAssembly.

import init, { Workbench } from '../virgule_wasm.js';

const program = new URL('../virgule_wasm_bg.wasm', import.meta.url);
const ready = init({ module_or_path: program }).then(() => new Workbench());

addEventListener('message', async ({ data: { id, request } }) => {
  try {
    const workbench = await ready;
    postMessage({ id, answer: JSON.parse(workbench.answer(JSON.stringify(request))) });
  } catch (error) {
    // After a trap the memory of the instance is not to be relied on: the page starts another worker.
    postMessage({ id, failed: String(error) });
  }
});
