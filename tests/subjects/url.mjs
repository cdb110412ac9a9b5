// Node's URL, the WHATWG URL standard, as a subject of `virgule conform`: a JSON request a line in, an answer a line out.
//
//   virgule conform --kind uri -- node tests/subjects/url.mjs
import { createInterface } from 'node:readline';

const lines = createInterface({ input: process.stdin, crlfDelay: Infinity });
for await (const line of lines) {
  const { id, op, kind, input } = JSON.parse(line);
  const answer = op === 'parse' && kind === 'uri' ? { ok: URL.canParse(input) } : { error: 'unsupported' };
  process.stdout.write(JSON.stringify({ id, ...answer }) + '\n');
}
