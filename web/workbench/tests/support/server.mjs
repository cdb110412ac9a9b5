// The built page on a port of this machine, for as long as a test needs it.

import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The built page: `cargo xtask workbench` makes it. Another folder: the variable VIRGULE_WORKBENCH. */
export const FOLDER =
  process.env.VIRGULE_WORKBENCH ?? fileURLToPath(new URL('../../../../target/workbench', import.meta.url));

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** Serves the folder; `address` is that of its index. `rewrite` changes files on their way, by path. */
export async function serve(rewrite = {}) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const path = join(FOLDER, normalize(pathname === '/' ? '/index.html' : pathname));
    try {
      const file = await readFile(path);
      const body = pathname in rewrite ? rewrite[pathname](file.toString()) : file;
      response.writeHead(200, {
        'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
        'cache-control': 'no-store',
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
