import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** A part of an entry of the lockfile. */
interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Licences of bundled packages: they require only their text and the address of the source, which the build contains. */
const BUNDLED_LICENCES = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'MPL-2.0'];

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
const project = JSON.parse(readFileSync('package.json', 'utf8')) as Locked;

/** Every package as path under the project, and its entry. */
const packages = Object.entries(lockfile.packages).filter(([path]) => path !== '');

describe('the lockfile', () => {
  it('belongs to this package.json', () => {
    const { dependencies, devDependencies } = lockfile.packages[''] ?? {};
    expect({ dependencies, devDependencies }).toEqual({
      dependencies: project.dependencies,
      devDependencies: project.devDependencies,
    });
  });

  it('has a 512-bit checksum for every package, so that any registry installs the same bytes', () => {
    expect(packages.length).toBeGreaterThan(100);
    const without = packages.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''));
    expect(without.map(([path]) => path)).toEqual([]);
  });

  it('names no host, so that packages come from the configured registry, never from a link or a repository', () => {
    const elsewhere = packages.filter(([path, { resolved, link, version }]) => {
      const local = link === true || !path.startsWith('node_modules/');
      return resolved !== undefined || local || !/^\d+\.\d+\.\d+/.test(version ?? '');
    });
    expect(elsewhere.map(([path]) => path)).toEqual([]);
  });

  it('bundles only licences that require no more than their text and the address of the source', () => {
    const bundled = packages.filter(([, { dev }]) => dev !== true);
    expect(bundled.map(([path]) => path)).toEqual(
      expect.arrayContaining(Object.keys(project.dependencies ?? {}).map((name) => `node_modules/${name}`)),
    );
    for (const [path, { license }] of bundled) expect(BUNDLED_LICENCES, path).toContain(license);
  });
});
