// The bundled extension with the client of its library. A stub takes the place of VS Code's API.
"use strict";

const assert = require("node:assert/strict");
const Module = require("node:module");
const { after, test } = require("node:test");
const { contributes } = require("../package.json");

// The rest of the API, which the client uses and no test observes: a class, function, event and object at once.
const anything = new Proxy(function () {}, {
  get(target, name) {
    if (name === Symbol.iterator) return () => [].values();
    if (name === Symbol.toPrimitive) return () => "";
    // Otherwise it is a promise that is never fulfilled.
    if (name === "then") return undefined;
    return name === "prototype" ? target.prototype : anything;
  },
  apply: () => anything,
  construct: (target, args, made) => (made === anything ? anything : Reflect.construct(target, args, made)),
});
const stub = (members) => new Proxy(members, { get: (target, name) => (name in target ? target[name] : anything) });

const document = {
  uri: { scheme: "file", toString: () => "file:///folder/a.abnf" },
  languageId: "abnf",
  version: 1,
  getText: () => ';! import rfc3986\na = URI-reference\nb = "c\n',
};
const disposable = { dispose() {} };
const settings = {};
const commands = {};
const listeners = [];
const notifications = [];
const executed = [];
let contents;
let definitions;
let onDiagnostics = () => {};

const vscode = stub({
  version: "1.82.0",
  CancellationTokenSource: class {
    token = { isCancellationRequested: false, onCancellationRequested: () => disposable };
    cancel() {}
    dispose() {}
  },
  Diagnostic: class {},
  Location: class {
    constructor(uri) {
      this.uri = uri;
    }
  },
  Uri: stub({ parse: (text) => ({ scheme: text.split(":")[0], toString: () => text }) }),
  commands: stub({
    registerCommand(name, run) {
      commands[name] = run;
      return disposable;
    },
    executeCommand: async (...call) => executed.push(call),
  }),
  env: stub({ appName: "test", language: "en", remoteName: undefined }),
  languages: stub({
    createDiagnosticCollection: () => ({
      ...disposable,
      set: (uri, found) => onDiagnostics(found.map(({ code }) => `${uri} ${code}`)),
      clear() {},
      delete() {},
    }),
    registerDefinitionProvider(selector, registered) {
      definitions = registered;
      return disposable;
    },
    match: (selector, { languageId }) => (selector.some(({ language }) => language === languageId) ? 10 : 0),
  }),
  window: stub({
    createOutputChannel: () => ({ ...disposable, append() {}, appendLine() {} }),
    async showErrorMessage(message, ...buttons) {
      notifications.push(message);
      return buttons[0];
    },
  }),
  workspace: stub({
    getConfiguration: () => ({ get: (name, initial) => settings[name] ?? initial }),
    onDidChangeConfiguration(listener) {
      listeners.push(listener);
      return disposable;
    },
    registerTextDocumentContentProvider(scheme, registered) {
      contents = registered;
      return disposable;
    },
    textDocuments: [document],
    workspaceFolders: undefined,
  }),
});
const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));
const extension = require("..");

const diagnostics = () => new Promise((resolve) => (onDiagnostics = resolve));
const syntaxError = [`${document.uri} syntax`];

after(() => extension.deactivate());

test("one notification explains that the command is missing, and its button opens the setting", async () => {
  settings["virgule.command"] = "no-such-command";
  await extension.activate({ subscriptions: [] });
  assert.equal(notifications.length, 1, String(notifications));
  assert.match(notifications[0], /"no-such-command" was not found.*cargo install virgule-cli/);
  assert.deepEqual(executed, [["workbench.action.openSettings", { query: "virgule.command" }]]);
  assert.ok("virgule.command" in contributes.configuration.properties);
});

test("the commands of package.json are registered", () => {
  const names = contributes.commands.map(({ command }) => command);
  assert.deepEqual(names, Object.keys(commands));
});

const skip = process.env.VIRGULE ? false : "the environment variable VIRGULE does not name the command";
test("a change of the setting starts the server, and the command restarts it", { skip, timeout: 20_000 }, async () => {
  const started = diagnostics();
  settings["virgule.command"] = process.env.VIRGULE;
  for (const listener of listeners) listener({ affectsConfiguration: (name) => name === "virgule.command" });
  assert.deepEqual(await started, syntaxError);

  const token = new vscode.CancellationTokenSource().token;
  const [{ uri }] = await definitions.provideDefinition(document, { line: 1, character: 4 }, token);
  assert.equal(String(uri), "virgule:rfc3986.abnf");
  const text = await contents.provideTextDocumentContent(uri);
  assert.match(text, /^ *URI-reference +=/m);

  const restarted = diagnostics();
  await commands["virgule.restart"]();
  assert.deepEqual(await restarted, syntaxError);
  assert.equal(notifications.length, 1, String(notifications));
});
