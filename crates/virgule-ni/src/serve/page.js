"use strict";
// A page that is not from this machine by http has no clipboard of its own: then the text is selected and copied as if
// by hand.
function selected(code) {
  const range = document.createRange();
  range.selectNodeContents(code);
  const selection = getSelection();
  selection.removeAllRanges();
  selection.addRange(range);
  return document.execCommand("copy");
}
async function copy(code) {
  try {
    await navigator.clipboard.writeText(code.textContent);
    return true;
  } catch {
    return selected(code);
  }
}
for (const button of document.querySelectorAll("button")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    const code = button.parentElement.querySelector("code");
    const done = await copy(code);
    button.textContent = done ? "Copied" : "Selected";
    document.getElementById("said").textContent = done ? "Copied " + code.textContent : "Selected, copy it by hand";
    setTimeout(() => { button.textContent = "Copy"; }, 2000);
  });
}
