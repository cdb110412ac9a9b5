// Starts `virgule lsp`, and shows the built-in documents that definitions lead to.
"use strict";

const { spawn } = require("node:child_process");
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

const NAME = "ABNF (virgule)";
const SETTING = "virgule.command";

let client;
let server;
let output;
// Starts and stops follow each other: a client that is still starting cannot be stopped.
let pending = Promise.resolve();

// The client of the library can start a command too, but does not tell why it failed.
function startServer() {
  const command = vscode.workspace.getConfiguration().get(SETTING) || "virgule";
  const started = new Promise((resolve, reject) => {
    server = spawn(command, ["lsp"]);
    server.on("spawn", () => resolve(server)).on("error", reject);
  });
  started.catch((error) => showFailure(command, error));
  return started;
}

async function showFailure(command, error) {
  const missing = error.code === "ENOENT";
  const message = missing
    ? `The command "${command}" was not found. Install it with "cargo install virgule-cli", or set ${SETTING} to its path.`
    : `The command "${command}" cannot be started (${error.message}). Correct the setting ${SETTING}.`;
  const button = "Open Setting";
  if ((await vscode.window.showErrorMessage(message, button)) !== button) return;
  // On a remote machine, the user's settings do not contain those of the machine.
  const page = vscode.env.remoteName ? "openRemoteSettings" : "openSettings";
  await vscode.commands.executeCommand(`workbench.action.${page}`, { query: SETTING });
}

class Client extends LanguageClient {
  // `showFailure` says more than the notification of the library.
  error(message, data, notification) {
    super.error(message, data, data?.syscall?.startsWith("spawn") ? false : notification);
  }
}

async function start() {
  client = new Client("virgule", NAME, startServer, {
    documentSelector: [{ language: "abnf" }],
    initializationOptions: { builtInDocuments: true },
    outputChannel: output,
  });
  // The user has been told why by the client.
  await client.start().catch(() => {});
}

async function stop() {
  // It fails if the server did not start, has ended, or does not answer.
  await client?.dispose().catch(() => {});
  server?.kill();
  client = server = undefined;
}

function restart() {
  pending = pending.then(stop).then(start);
  return pending;
}

function activate(context) {
  output = vscode.window.createOutputChannel(NAME);
  context.subscriptions.push(
    output,
    vscode.commands.registerCommand("virgule.restart", restart),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration(SETTING)) restart();
    }),
    vscode.workspace.registerTextDocumentContentProvider("virgule", {
      async provideTextDocumentContent(uri) {
        await pending;
        return client.sendRequest("virgule/document", { uri: uri.toString() });
      },
    }),
  );
  return restart();
}

function deactivate() {
  pending = pending.then(stop);
  return pending;
}

module.exports = { activate, deactivate };
