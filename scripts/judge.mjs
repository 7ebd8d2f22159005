/**
 * `npm run judge`: runs src/cli/judge.ts as one bundled file. It is made when a source has changed, and is otherwise read from `.cache`.
 *
 * tsx would translate some 250 files at each start, in each helper process too. It also adds a call to each inner function that names it
 * anew each time, which makes a verdict a fifth to a third slower.
 */

import { mkdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..');
const folder = join(root, '.cache', 'judge');

/** The file begins with a comment: the files that it is made of, as JSON. */
const HEAD = '// made of ';

/** This file and those that choose the version of the bundler. */
const OWN = ['scripts/judge.mjs', 'package-lock.json'];

/** Returns true when the bundle is newer than all files that it is made of. */
function isFresh(bundle) {
  try {
    const text = readFileSync(bundle, 'utf8');
    const { mtimeMs } = statSync(bundle);
    const files = JSON.parse(text.slice(HEAD.length, text.indexOf('\n')));
    return files.every((file) => statSync(join(root, file)).mtimeMs < mtimeMs);
  } catch {
    // No bundle, a damaged one, or a source that is gone.
    return false;
  }
}

async function makeBundle() {
  const { build } = await import('esbuild');
  const program = join('src', 'cli', 'judge.ts');
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [program],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // All files that read data beside them lie in the folder of the program.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(join(root, program)).href) },
    logLevel: 'error',
  });
  return `${HEAD}${JSON.stringify([...OWN, ...Object.keys(metafile.inputs)])}\n${outputFiles[0].text}`;
}

/** Returns the address of the bundle. Where no file can be written, it is the code itself. */
async function addressOfBundle() {
  const bundle = join(folder, 'judge.mjs');
  if (isFresh(bundle)) return pathToFileURL(bundle).href;
  const begun = new Date();
  const code = await makeBundle();
  try {
    mkdirSync(folder, { recursive: true });
    // Another process may read the old file, or make the same one.
    const made = join(folder, `${process.pid}.mjs`);
    writeFileSync(made, code);
    // A source that changes during the bundling is newer than that.
    utimesSync(made, begun, begun);
    renameSync(made, bundle);
    return pathToFileURL(bundle).href;
  } catch {
    return `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  }
}

// Keeps the compiled code beside the bundle; Node has it from version 22.1 on.
module.enableCompileCache?.(folder);
await import(await addressOfBundle());
