/** The README's statements about the command line and the lexicons are true. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import packed from '../../dictionaries/packed/index.json' with { type: 'json' };
import { runProgram } from './program.ts';

const README = readFileSync('README.md', 'utf8');

const CALL = '$ npm run --silent judge -- ';

/** Calls with their output; `…` stands for the rest of a line. A call without output here names a file that only its reader has. */
const EXAMPLES = README.split(/^```\w*\n/m)
  .flatMap((block) => block.split(/^(?=\$ )/m))
  .filter((example) => example.startsWith(CALL))
  .map((example) => example.trimEnd().split('\n'))
  .map(([call = '', ...printed]) => ({ words: call.slice(CALL.length), printed }))
  .filter(({ printed }) => printed.length > 0);

describe('README', () => {
  it('has examples of every ruleset in force', () => {
    const rulesets = EXAMPLES.map(({ words }) => words.match(/--ruleset (\S+)/)?.[1]);
    expect(new Set(rulesets)).toEqual(new Set(['pfs-2018', 'sd-2026', '7slow', 'school-en']));
  });

  it.each(EXAMPLES)('judge -- $words', ({ words, printed }) => {
    const format = words.includes('--format') ? [] : ['--format', 'text'];
    const { stdout } = runProgram('src/cli/judge.ts', [...words.split(' '), ...format]);
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(printed.length);
    for (const [place, line] of printed.entries()) {
      const shown = line.trimEnd();
      if (shown.includes('…')) expect(lines[place]).toContain(shown.slice(0, shown.indexOf('…')));
      else expect(lines[place]?.trimEnd()).toBe(shown);
    }
  });

  it('states the number of forms of the lexicons', () => {
    expect(README).toContain(`${(packed.lexicons['pl-game'].forms / 1e6).toFixed(2)} million forms`);
    expect(README).toContain(`${packed.lexicons['de-game'].forms.toLocaleString('en')} forms`);
    expect(README).toContain(`${packed.lexicons['en-game'].forms.toLocaleString('en')} forms`);
  });
});
