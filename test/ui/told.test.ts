import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import type { Line } from '../../src/messages/judged.ts';
import { judge } from '../../src/rules/judge.ts';
import type { RulesetId } from '../../src/rules/verdict.ts';
import { judgedOf } from '../../src/ui/judged.ts';
import { worded } from '../../src/ui/message.ts';
import { piecesOf, plainText } from '../../src/ui/pieces.ts';
import { getMessageOf } from './locale.ts';

const i18n = vi.hoisted(() => ({ getMessage: (_key: string, _substitutions?: string[]): string => '' }));
vi.mock('../../src/browser.ts', () => ({ browser: { i18n } }));

const lexicons = {
  'pfs-2018': loadLexicons('pfs-2018'),
  'pfs-2016': loadLexicons('pfs-2016'),
  'sd-2026': loadLexicons('sd-2026'),
};

beforeEach(() => {
  i18n.getMessage = getMessageOf('en');
});

/** As it comes out of a message, which is JSON. */
function told(word: string, ruleset: keyof typeof lexicons & RulesetId) {
  const { told } = judgedOf(judge(word, ruleset, lexicons[ruleset]), lexicons[ruleset].spelling);
  return JSON.parse(JSON.stringify(told)) as typeof told;
}

const said = ({ sentence, cites }: Line) =>
  `${plainText(piecesOf(sentence))}${cites ? ` [${worded(cites.label)}]` : ''}`;

describe('what the worker has front ends say of a verdict', () => {
  it('is the reason with its section, where the word is refused', () => {
    const { lines, why, basis } = told('chceszli', 'pfs-2018');
    expect(lines.map(said)).toEqual(['Particle -li on “chcesz”. [PFS excl. 8]']);
    expect(piecesOf(why)).toContainEqual({ word: 'chcesz' });
    expect(plainText(piecesOf(why))).toBe('Particle -li on “chcesz”.');
    expect(worded(basis)).toBe('open list sjp.pl 2026-03 + 2023');
    // The label opens the rule itself.
    expect(worded({ rule: lines[0]!.cites!.rule })).toMatch(/\.$/);
  });

  it('is the reading alone, where that says it all', () => {
    expect(told('okno', 'pfs-2018').lines.map(said)).toEqual(['okno: nominative, accusative or vocative singular']);
    expect(told('okno', 'pfs-2018').readings).toEqual([]);
  });

  it('begins with the spelling that was judged', () => {
    expect(told('Okno', 'pfs-2018').lines.map(said)[0]).toBe('Judged as the common word “okno”.');
  });

  it('has the section on the reading, where the rule is about that form as such', () => {
    expect(told('polsku', 'pfs-2018').lines.map(said)).toEqual(['polski: adjective after “po” [PFS 1.c]']);
  });

  it('takes sentences of 2018 for rules of 2016 that say the same', () => {
    expect(told('maszli', 'pfs-2016').lines.map(said)[0]).toMatch(/^Particle -li on “masz”\. \[PFS 2016, /);
  });

  it('has all readings and the names of the lists besides, where the first lines tell less', () => {
    const [reading, ...more] = told('dobre', 'pfs-2018').readings.map((phrase) => plainText(piecesOf(phrase)));
    expect(reading).toMatch(/^dobre: nominative/);
    expect(more.join()).toContain('dobry: adjective');
    const { lists, basis } = told('Bund', 'sd-2026');
    expect(worded(lists)).toContain('Wiktionary');
    expect(worded(basis)).toMatch(/ · /);
  });
});
