import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import project from '../../package.json' with { type: 'json' };
import { filesOf, sourceFiles, storeZip, zipOf } from '../../scripts/release.ts';

/** SHA-256 of every file of a build. */
function sumsOf(build: string): [path: string, sum: string][] {
  return filesOf(build).map((path) => [
    path,
    createHash('sha256')
      .update(readFileSync(join(build, path)))
      .digest('hex'),
  ]);
}

const sources = sourceFiles(resolve('.'));

// An unpacked source archive cannot make another one.
describe.skipIf(sources === null)('the source archive', () => {
  const paths = sources?.paths ?? [];
  let folder = '';

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'verdikt-source-'));
    for (const [path, content] of Object.entries(unzipSync(zipOf('.', paths)))) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('contains sources, and nothing that is installed or built', () => {
    for (const path of [
      'package.json',
      'package-lock.json',
      'README.md',
      'LICENSE',
      'vite.config.ts',
      'src/platform/browser.ts',
    ]) {
      expect(paths).toContain(path);
    }
    expect(paths.filter((path) => /^(?:node_modules|dist|\.git)\//.test(path))).toEqual([]);
    expect([...paths].sort()).toEqual(paths);
  });

  it('tells a reviewer how to build it', () => {
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    expect(readme).toContain('npm ci && npm run package');
    expect(readme).toContain(`Node ${project.engines.node.replace('>=', '')} or newer`);
  });

  it.each(['chrome', 'firefox'])('gives the %s zip of this folder, byte for byte', (target) => {
    const built = spawnSync(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--mode', target, '--logLevel', 'warn'],
      { cwd: folder, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production', TZ: 'Pacific/Auckland' } },
    );
    expect(built.stderr + built.stdout).not.toContain('rror');
    // By file first, so that a failure names the file.
    expect(sumsOf(join(folder, 'dist', target))).toEqual(sumsOf(`dist/${target}`));
    const again = Buffer.from(storeZip(join(folder, 'dist', target)));
    expect(again.equals(Buffer.from(storeZip(`dist/${target}`)))).toBe(true);
  });

  it('is not packaged if the changelog lacks its version', () => {
    rmSync(join(folder, 'dist'), { recursive: true, force: true });
    const known = readFileSync('CHANGELOG.md', 'utf8');
    writeFileSync(join(folder, 'CHANGELOG.md'), known.replace(`## ${project.version}`, '## Next'));
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/package.ts'], {
      cwd: folder,
      encoding: 'utf8',
    });
    writeFileSync(join(folder, 'CHANGELOG.md'), known);
    expect(status).toBe(1);
    expect(stderr).toContain(`"## ${project.version}"`);
    expect(existsSync(join(folder, 'dist'))).toBe(false);
  });
});

describe('a folder that is no checkout', () => {
  it('has no source files', () => {
    const folder = mkdtempSync(join(tmpdir(), 'verdikt-no-checkout-'));
    try {
      expect(sourceFiles(folder)).toBeNull();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('is not taken for the checkout that contains it', () => {
    expect(sourceFiles(resolve('test'))).toBeNull();
  });
});
