import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Compared, explainCompared } from '../../src/explain/compared.ts';
import { plainText } from '../../src/explain/explanation.ts';
import type { Reason, RulesetId, Verdict } from '../../src/rules/verdict.ts';
import { rulesetsOfLanguage } from '../../src/rulesets/index.ts';
import { compareRows } from '../../src/ui/compare-rows.ts';
import { RULES } from '../all-rules.ts';
import { WORDINGS } from '../explain/wordings.ts';
import { getMessageOf } from './locale.ts';

const i18n = vi.hoisted(() => ({ getMessage: (_key: string, _substitutions?: string[]): string => '' }));
vi.mock('../../src/browser.ts', () => ({ browser: { i18n } }));

beforeEach(() => {
  i18n.getMessage = getMessageOf('en');
});

function because(rule: Reason['rule'], section: string, more: Partial<Reason> = {}): Reason {
  return { rule, section, effect: 'excludes', decides: true, evidence: { base: 'znasz', particle: '-li' }, ...more };
}

function judged(
  ruleset: RulesetId,
  verdict: Verdict['verdict'],
  reasons: Reason[],
  more: Partial<Verdict> = {},
): Compared {
  const common = { word: 'znaszli', tiles: 'ZNASZLI', analyses: [], basis: { kind: 'rule' as const }, suggestions: [] };
  const value: Verdict = { ...common, standing: 'decided', points: 8, ruleset, verdict, reasons, ...more };
  return explainCompared(value, { wording: WORDINGS.en, catalogue: RULES[ruleset].catalogue, spelling: null });
}

const names = (compared: Compared[]) =>
  compareRows(compared).map(({ name, differs }) => `${name}${differs ? ' ≠' : ''}`);
const texts = (compared: Compared[], wanted: string) =>
  compareRows(compared)
    .find(({ name }) => name === wanted)
    ?.cells.map((lines) => lines.map(({ sentence }) => plainText(sentence)));

const barred = judged('pfs-2018', 'disallowed', [because('pfs-2018/particle-li', 'excl.8')]);

describe('the rows of a comparison', () => {
  it('begin with those in which the rulesets differ', () => {
    const headword = because('pfs-2016/particle-headword', '6 (tail)', { effect: 'admits' });
    const analyses = [{ lemma: 'znaszli', tag: 'qub', origin: 'attested' as const }];
    const allowed = judged('pfs-2016', 'allowed', [headword], { analyses });
    expect(names([barred, allowed])).toEqual(['verdict ≠', 'reason ≠', 'readings ≠', 'points', 'basis']);
    expect(texts([barred, allowed], 'verdict')).toEqual([['not allowed'], ['allowed']]);
    expect(texts([barred, allowed], 'reason')).toEqual([
      ['Particle -li on “znasz”.'],
      ['With -li an entry of its own in dictionaries.'],
    ]);
    expect(texts([barred, allowed], 'readings')).toEqual([[], ['znaszli: particle']]);
  });

  it('do not differ by how documents call an ordinary word, nor by points where the game has none', () => {
    const ordinary = (ruleset: RulesetId, name: string) =>
      judged(ruleset, 'allowed', [
        because(`${ruleset}/${name}`, 'list', { effect: 'admits', evidence: { lemma: 'okno', base: 'okna' } }),
      ]);
    const board: Compared = { ...ordinary('7slow', 'listed'), tilePoints: null };
    const withoutPoints = { ...board, verdict: { ...board.verdict, points: null } };
    expect(names([ordinary('pfs-2018', 'common-words'), withoutPoints])).toEqual([
      'verdict',
      'reason',
      'points',
      'basis',
    ]);
    expect(names([ordinary('pfs-2018', 'common-words'), { ...withoutPoints, tilePoints: [] }])[0]).toBe('points ≠');
  });

  it('tell what the user’s list disagrees with, where it decides', () => {
    const listed = because('pfs-2018/listed', 'list', { effect: 'admits', evidence: { official: 'Club list' } });
    const told = because('pfs-2018/particle-li', 'excl.8', { decides: false });
    const byList = judged('pfs-2018', 'allowed', [listed, told], {
      basis: { kind: 'official-list', list: { name: 'Club list', edition: '52' } },
      disagreement: { basis: { kind: 'rule' }, rule: 'pfs-2018/particle-li' },
    });
    const alone = judged('pfs-2016', 'disallowed', [because('pfs-2016/li-c-excluded', '6.4')]);
    expect(names([byList, alone])).toEqual(['verdict ≠', 'reason ≠', 'reasons ≠', 'basis ≠', 'points']);
    expect(texts([byList, alone], 'reason')?.[0]).toEqual(['On your list Club list.']);
    expect(texts([byList, alone], 'reasons')).toEqual([['The rules alone would bar it: Particle -li on “znasz”.'], []]);
    expect(texts([byList, alone], 'basis')?.[0]).toEqual(['your list: Club list 52']);
  });

  it('do not differ by the sections that documents number in their own way', () => {
    const same = judged('pfs-2016', 'disallowed', [because('pfs-2016/li-c-excluded', '6.4')]);
    expect(names([barred, same])).toEqual(['verdict', 'reason', 'points', 'basis']);
    const [, reason] = compareRows([barred, same]);
    expect(reason?.cells.map(([line]) => line?.cites?.label)).toEqual(['PFS excl. 8', 'PFS 2016, 6.4']);
  });

  it('do not differ by the words in which documents tell the same split of the word', () => {
    const evidence = { lemma: 'zrobić', base: 'zrobił', particle: '-em' };
    const ending = (rule: Reason['rule'], more: Partial<Reason> = {}) =>
      judged(rule.split('/')[0] as RulesetId, 'allowed', [because(rule, '2', { effect: 'admits', evidence, ...more })]);
    const newer = ending('pfs-2018/ending-past');
    expect(names([newer, ending('pfs-2016/ending-admit')])).not.toContain('reason ≠');
    const elsewhere = { evidence: { ...evidence, base: 'zrobiłe', particle: '-m' } };
    expect(names([newer, ending('pfs-2016/ending-admit', elsewhere)])).toContain('reason ≠');
    expect(names([newer, ending('pfs-2016/ending-other', { effect: 'excludes' })])).toContain('reason ≠');
  });

  it('find the one of three rulesets that differs', () => {
    const same = judged('pfs-2016', 'disallowed', [because('pfs-2016/li-c-excluded', '6.4')]);
    const listed = (edition: string) => ({ basis: { kind: 'open-list' as const, list: { name: 'sjp.pl', edition } } });
    const other = judged('pfs-2016', 'disallowed', [because('pfs-2016/li-c-excluded', '6.4')], listed('2026-03'));
    expect(names([barred, same, other])).toEqual(['basis ≠', 'verdict', 'reason', 'points']);
    // The list is as old as the rules.
    const older = judged('pfs-2016', 'disallowed', [because('pfs-2016/li-c-excluded', '6.4')], listed('2015-04'));
    expect(names([other, older])).toEqual(['verdict', 'reason', 'points', 'basis']);
  });

  it('tell further reasons, a barred reading of an allowed word as such, and leave out what goes without saying', () => {
    const evidence = { lemma: 'jesta' };
    const listed = because('pfs-2018/listed', 'list', { effect: 'admits', evidence, decides: false });
    const besides = because('pfs-2018/particle-li', 'excl.8', { decides: false });
    const vocative = because('pfs-2018/potential-vocative', '4.c', { effect: 'admits', evidence });
    const compared = [judged('pfs-2018', 'allowed', [vocative, listed, besides])];
    expect(texts(compared, 'reason')).toEqual([['Vocative of “jesta”.']]);
    expect(texts(compared, 'reasons')).toEqual([['Another reading would be barred: Particle -li on “znasz”.']]);
  });
});

describe('rulesets that are compared', () => {
  it('are those of one language, the one in force first', () => {
    expect(rulesetsOfLanguage('pl')).toEqual(['pfs-2018', 'pfs-2016', '7slow']);
    expect(rulesetsOfLanguage('de')).toEqual(['sd-2026']);
  });
});
