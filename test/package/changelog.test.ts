import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import project from '../../package.json' with { type: 'json' };
import { newestVersion, versionProblem } from '../../scripts/release.ts';

const TWO = '# Changelog\n\n## 1.10.0\n\n- New.\n\n## 1.9.0\n\n- Old.\n';

describe('versions by the changelog', () => {
  it('come from the newest heading', () => {
    expect(newestVersion(TWO)).toBe('1.10.0');
    expect(newestVersion('# Changelog\n\n## Soon\n')).toBeNull();
  });

  it('refuse any other version', () => {
    expect(versionProblem('1.10.0', TWO)).toBeNull();
    expect(versionProblem('1.9.0', TWO)).toContain('1.10.0');
    expect(versionProblem('1.11.0', TWO)).toContain('## 1.11.0');
    expect(versionProblem('1.1.0', TWO)).not.toBeNull();
  });

  it('agree with this checkout', () => {
    expect(newestVersion(readFileSync('CHANGELOG.md', 'utf8'))).toBe(project.version);
  });

  it.each(['chrome', 'firefox'])('agree with the build for %s', (target) => {
    expect(JSON.parse(readFileSync(`dist/${target}/manifest.json`, 'utf8')).version).toBe(project.version);
  });
});
