import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import type { FormStatus, Forms } from '../../src/core/rules/paradigm.ts';
import type { Lexicons } from '../../src/core/rules/rules.ts';
import { RULESETS } from '../../src/core/rulesets/index.ts';
import { formsOf, judge } from '../all-rules.ts';
import { officialList, ownExceptions } from './official-list.ts';

const formsIn = ({ paradigm }: Forms) =>
  (paradigm?.tables ?? []).flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flat()));
const withStatus = (forms: Forms, status: FormStatus) => [
  ...new Set(formsIn(forms).flatMap((one) => (one.status === status ? [one.form] : []))),
];

describe('forms by the user’s list', () => {
  it('are marked if the list contradicts the rules', () => {
    const official = officialList('pfs-2018', ['okno', 'okna', 'xx', 'abcdefghijklmno']);
    const forms = formsOf('okno', 'pfs-2018', { ...loadLexicons('pfs-2018'), official });
    expect(withStatus(forms, 'allowed').sort()).toEqual(['okna', 'okno']);
    expect(withStatus(forms, 'taken')).toContain('oknami');
    expect(forms.paradigm?.list).toEqual({ name: 'Club list', edition: '2026' });
  });

  it('show a form that the list has although a rule bars it, unless another word makes it legal', () => {
    // zejść has no passive participle; iście is legal as an adverb.
    const bare = loadLexicons('pfs-2018');
    const official = officialList('pfs-2018', ['zejdziono', 'iście', 'xx', 'abcdefghijklmno']);
    const barred = withStatus(formsOf('zejść', 'pfs-2018', bare), 'barred');
    expect(barred).toContain('zejdziono');
    expect(withStatus(formsOf('zejść', 'pfs-2018', { ...bare, official }), 'given')).toEqual(['zejdziono']);
    expect(withStatus(formsOf('iść', 'pfs-2018', { ...bare, official }), 'given')).not.toContain('iście');
  });

  it('are looked up as German tiles, and exceptions come first', () => {
    const lexicons: Lexicons = {
      ...loadLexicons('sd-2026'),
      official: officialList('sd-2026', ['strasse', 'strassen', 'xx', 'abcdefghijklmno']),
      exceptions: ownExceptions('sd-2026', '-Straßen'),
    };
    const forms = formsOf('Straße', 'sd-2026', lexicons);
    expect(withStatus(forms, 'allowed')).toEqual(['Straße']);
    expect(withStatus(forms, 'taken')).toContain('Straßen');
  });

  it('are unchanged without a list and exceptions, and if the list has all of them', () => {
    const bare = loadLexicons('pfs-2018');
    const before = formsOf('zejść', 'pfs-2018', bare);
    expect(before.paradigm).not.toHaveProperty('list');
    const all = { name: 'All', edition: '1', shortest: 2, longest: 40 };
    const has = (form: string) => judge(form, 'pfs-2018', bare).verdict === 'allowed';
    const after = formsOf('zejść', 'pfs-2018', { ...bare, official: { ...all, has } });
    expect(after.paradigm?.tables).toEqual(before.paradigm?.tables);
  });

  it.each(RULESETS)('are marked under every ruleset with a forms view ($id)', ({ id: ruleset, language, offers }) => {
    const word = { pl: 'okno', de: 'Haus', en: 'house' }[language];
    const official = officialList(ruleset, ['xx', 'abcdefghijklmno']);
    const forms = formsOf(word, ruleset, { ...loadLexicons(ruleset), official });
    expect(withStatus(forms, 'allowed')).toEqual([]);
    expect(withStatus(forms, 'taken').length > 0).toBe(offers.forms === true);
  });
});
