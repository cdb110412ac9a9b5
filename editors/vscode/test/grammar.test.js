// The TextMate grammar, which colors a file before the language server does.
"use strict";

const assert = require("node:assert/strict");
const { readdirSync, readFileSync } = require("node:fs");
const { join } = require("node:path");
const { before, test } = require("node:test");
const oniguruma = require("vscode-oniguruma");
const { INITIAL, parseRawGrammar, Registry } = require("vscode-textmate");

const LETTERS = {
  "source.abnf": ".",
  "entity.name.function.abnf": "d",
  "keyword.operator.assignment.abnf": "=",
  "variable.other.rule.abnf": "n",
  "support.function.core-rule.abnf": "c",
  "keyword.operator.repetition.abnf": "r",
  "keyword.operator.alternation.abnf": "/",
  "punctuation.section.group.abnf": "b",
  "storage.modifier.abnf": "m",
  "string.quoted.double.abnf": "s",
  "string.unquoted.prose.abnf": "p",
  "constant.numeric.abnf": "x",
  "comment.line.semicolon.abnf": ";",
  "punctuation.definition.directive.abnf": "!",
  "keyword.control.directive.abnf": "k",
  "variable.parameter.abnf": "a",
  "invalid.illegal.numeric.abnf": "e",
};

// A line, and below each character the letter of its innermost scope.
const CASES = [
  // Names, where they are defined and where they are used.
  `rule = other-1 RULE
   dddd.=.nnnnnnn.nnnn`,
  `a=b c
   d=n.n`,
  `  a =/ b
   ..d.==.n`,
  // The rule goes on: on an indented line, a name alone is a use, and the equals sign may follow a comment.
  `  / b ; c = d
   ../.n.;;;;;;;`,
  `  b
   ..n`,
  `rule ; = b
   dddd.;;;;;`,
  `  = b
   ..=.n`,
  // Core rules, whose names ignore case as all names do, and names that begin or end with theirs.
  `a = ALPHA / digit / CRLF CR
   d.=.ccccc./.ccccc./.cccc.cc`,
  `a = ALPHAS / DIGIT-1 / my-digit / CR2
   d.=.nnnnnn./.nnnnnnn./.nnnnnnnn./.nnn`,
  `SP = %x20
   dd.=.xxxx`,
  // Strings.
  `a = "b;<=" %s"c" %i"d" %S"" "("
   d.=.ssssss.mmsss.mmsss.mmss.sss`,
  `a = "b ; no end
   d.=.sssssssssss`,
  `a = %s b
   d.=.ee.n`,
  // Numbers.
  `a = %x30-39 %d13.10.13 %b0-1 %XfF %D7
   d.=.xxxxxxx.xxxxxxxxxx.xxxxx.xxxx.xxx`,
  `a = %x41%d10"b"%b1(%x42)
   d.=.xxxxxxxxsssxxxbxxxxb`,
  `a = %b2 %d1F %x0G %x41. %x41-42-43 %
   d.=.eee.eeee.eeee.eeeee.eeeeeeeeee.e`,
  // Repetitions, lists, groups and options.
  `a = 1*2DIGIT *b 3c 4*"d" *5( e ) 6[f] 7%x30 8<g>
   d.=.rrrccccc.rn.rn.rrsss.rrb.n.b.rbnb.rxxxx.rppp`,
  `a = 1#element / #b / 2#3( c )
   d.=.rrnnnnnnn./.rn./.rrrb.n.b`,
  `a = ( b / [ "c" *( d ) ] )
   d.=.b.n./.b.sss.rb.n.b.b.b`,
  // Prose.
  `a = <b; "c" = d> / <">
   d.=.pppppppppppp./.ppp`,
  // Comments and directives, which begin a line.
  `; a = "b
   ;;;;;;;;`,
  `;! import rfc3986 ; [
   !!;kkkkkkaaaaaaaaaaaa`,
  `  ;!utf-8 b
   ;;!!kkkkkaa`,
  `a = b ;! import c
   d.=.n.;;;;;;;;;;;`,
  `;!
   !!`,
];

let grammar;

before(async () => {
  const wasm = readFileSync(require.resolve("vscode-oniguruma/release/onig.wasm"));
  await oniguruma.loadWASM(wasm);
  const onigLib = Promise.resolve({
    createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
    createOnigString: (text) => new oniguruma.OnigString(text),
  });
  const path = join(__dirname, "..", "syntaxes", "abnf.tmLanguage.json");
  const loadGrammar = async () => parseRawGrammar(readFileSync(path, "utf8"), path);
  grammar = await new Registry({ onigLib, loadGrammar }).loadGrammar("source.abnf");
});

function letters(line) {
  const { tokens } = grammar.tokenizeLine(line, INITIAL);
  return tokens
    .map(({ startIndex, endIndex, scopes }) => {
      const length = Math.min(endIndex, line.length) - startIndex;
      return LETTERS[scopes.at(-1)].repeat(length);
    })
    .join("");
}

for (const rows of CASES) {
  const [line, expected] = rows.split("\n   ");
  test(line, () => assert.equal(letters(line), expected));
}

test("brackets in strings, prose, comments and directives need not match", () => {
  for (const line of ['"("', "<(>", "; (", ";! example ("]) {
    const { scopes } = grammar.tokenizeLine(line, INITIAL).tokens.find(({ endIndex }) => endIndex > line.indexOf("("));
    assert.match(scopes.join(" "), /\b(?:comment|string)\./, line);
  }
});

test("only white space of the repository's grammars has no color", () => {
  const folder = join(__dirname, "..", "..", "..", "grammars");
  for (const name of readdirSync(folder).filter((name) => name.endsWith(".abnf"))) {
    for (const line of readFileSync(join(folder, name), "utf8").split(/\r?\n/)) {
      const found = letters(line);
      const plain = [...line].findIndex((character, at) => found[at] === "." && character.trim() !== "");
      assert.equal(plain, -1, `${name}: ${line}`);
    }
  }
});
