import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import project from '../../package.json' with { type: 'json' };
import { newestVersion, versionProblem } from '../../scripts/release.ts';

const TWO = '# Changelog\n\n## 1.10.0\n\n- New.\n\n## 1.9.0\n\n- Old.\n';

describe('versions by the changelog', () => {
  it('takes the newest heading', () => {
    expect(newestVersion(TWO)).toBe('1.10.0');
    expect(newestVersion('# Changelog\n\n## Soon\n')).toBeNull();
  });

  it('lets no version through but that one', () => {
    expect(versionProblem('1.10.0', TWO)).toBeNull();
    expect(versionProblem('1.9.0', TWO)).toContain('1.10.0');
    expect(versionProblem('1.11.0', TWO)).toContain('## 1.11.0');
    expect(versionProblem('1.1.0', TWO)).not.toBeNull();
  });

  it('is the version of this checkout', () => {
    expect(newestVersion(readFileSync('CHANGELOG.md', 'utf8'))).toBe(project.version);
  });

  it.each(['chrome', 'firefox'])('is the version of the build for %s', (target) => {
    expect(JSON.parse(readFileSync(`dist/${target}/manifest.json`, 'utf8')).version).toBe(project.version);
  });
});
