// Chromium without a window. Every page of it reports what it complains about.

import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import puppeteer from 'puppeteer-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser: the variable CHROMIUM names its program, else it is searched in PATH. */
export async function launch() {
  // Without its sandbox it also starts as root, as in a container of CI. The only pages are those of this project.
  // Containers have little in /dev/shm, so shared memory is in the folder of temporary files.
  return puppeteer.launch({
    executablePath: await program(),
    headless: true,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
}

async function program() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of NAMES) {
      const path = join(folder, name);
      if (
        await access(path, constants.X_OK).then(
          () => true,
          () => false,
        )
      )
        return path;
    }
  }
  throw new Error('there is no Chromium in PATH; the variable CHROMIUM may name one');
}
