/**
 * `npm run package`: builds for both stores and writes to dist/ a zip for Chrome, one for Firefox and the source archive that
 * Firefox review asks for, with their sizes and SHA-256. With `--verify` it unpacks the source archive into an empty folder
 * under the system's own, runs `npm ci` and `npm run package` there and compares the zips, as a reviewer does.
 */

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';
import project from '../package.json' with { type: 'json' };
import { sourceFiles, storeZip, versionProblem, zipOf } from './release.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const say = (line: string) => process.stdout.write(`${line}\n`);

const problem = versionProblem(project.version, readFileSync(join(root, 'CHANGELOG.md'), 'utf8'));
if (problem !== null) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}

const written = new Map<string, string>();
for (const target of ['chrome', 'firefox'] as const) {
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--mode', target, '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
    // Preact and Vite build different code if the shell's NODE_ENV is `development`.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  write(target, storeZip(join(root, 'dist', target)));
}

const sources = sourceFiles(root);
if (sources === null) {
  say('No source archive: this folder is no git checkout.');
} else {
  const archive = zipOf(root, sources.paths);
  write('source', archive);
  for (const path of sources.uncommitted) say(`not committed: ${path}`);
  if (process.argv.includes('--verify')) verify(archive);
}

/** Writes one archive to dist/ and prints its size and checksum, in the format that `sha256sum --check` reads. */
function write(kind: 'chrome' | 'firefox' | 'source', zip: Uint8Array): void {
  const file = `dist/verdikt-${project.version}-${kind}.zip`;
  writeFileSync(join(root, file), zip);
  const sum = createHash('sha256').update(zip).digest('hex');
  written.set(file, sum);
  say(`${sum}  ${file}`);
  say(`${' '.repeat(66)}${zip.length.toLocaleString('en')} bytes`);
}

/** @throws Error when the sources do not give the zips that were just written. */
function verify(archive: Uint8Array): void {
  const folder = mkdtempSync(join(tmpdir(), 'verdikt-source-'));
  try {
    for (const [path, content] of Object.entries(unzipSync(archive))) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    say(`Building once more from the source archive, in ${folder}`);
    const npm = (...args: string[]) =>
      execFileSync('npm', args, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
    npm('ci', '--no-audit', '--no-fund');
    npm('run', '--silent', 'package');
    for (const [file, sum] of written) {
      if (file.endsWith('-source.zip')) continue;
      const again = createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex');
      if (again !== sum) throw new Error(`${file}: the sources give ${again}`);
      say(`the same: ${file}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
