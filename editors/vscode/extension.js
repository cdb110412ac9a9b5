// Starts `virgule lsp`, and shows the built-in documents that definitions lead to.
"use strict";

const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

async function activate(context) {
  const command = vscode.workspace.getConfiguration("virgule").get("command", "virgule");
  client = new LanguageClient(
    "virgule",
    "ABNF (virgule)",
    { command, args: ["lsp"] },
    {
      documentSelector: [{ language: "abnf" }],
      initializationOptions: { builtInDocuments: true },
    },
  );
  const provideTextDocumentContent = (uri) => client.sendRequest("virgule/document", { uri: uri.toString() });
  context.subscriptions.push(
    vscode.workspace.registerTextDocumentContentProvider("virgule", { provideTextDocumentContent }),
  );
  await client.start();
}

function deactivate() {
  return client?.stop();
}

module.exports = { activate, deactivate };
