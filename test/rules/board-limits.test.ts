import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { fieldsOf } from '../../src/core/rules/detail.ts';
import type { UserOverrides } from '../../src/core/rules/legal.ts';
import type { RulesetId, Verdict } from '../../src/core/rules/verdict.ts';
import { RULESET_IDS, rulesetOf } from '../../src/core/rulesets/index.ts';
import { judge } from '../all-rules.ts';
import { officialList, ownExceptions } from './official-list.ts';

const LEXICONS = Object.fromEntries(RULESET_IDS.map((id) => [id, loadLexicons(id)])) as Record<
  RulesetId,
  ReturnType<typeof loadLexicons>
>;
const ask = (word: string, ruleset: RulesetId, above: UserOverrides = {}): Verdict =>
  judge(word, ruleset, { ...LEXICONS[ruleset], ...above });
const deciding = ({ reasons, ruleset }: Verdict) => {
  const first = reasons.find(({ decides }) => decides);
  return [first?.rule.replace(`${ruleset}/`, ''), first?.detail] as const;
};
const BOARDS = RULESET_IDS.filter((id) => rulesetOf(id).row !== null);

describe('a small letter among capitals', () => {
  it.each<[RulesetId, string, string, number[], number | null]>([
    ['pfs-2018', 'OKnO', 'OKNO', [2], 4],
    ['pfs-2018', 'oKNO', 'OKNO', [0], 4],
    ['pfs-2018', 'OKNo', 'OKNO', [3], 4],
    ['pfs-2018', 'ZEJść', 'ZEJŚĆ', [3, 4], 5],
    ['pfs-2018', '„BAZYLiJ”!', 'BAZYLIJ', [5], 12],
    ['pfs-2016', 'OKnO', 'OKNO', [2], 4],
    ['pfs-2016', 'ZEJść', 'ZEJŚĆ', [3, 4], 5],
    ['7slow', 'OKnO', 'OKNO', [2], null],
    ['sd-2026', 'KATZe', 'KATZE', [4], 9],
    ['sd-2026', 'ÜBeR', 'ÜBER', [2], 10],
    ['sd-2026', 'STRAßEn', 'STRASSEN', [7], 7],
    ['school-en', 'QUiZ', 'QUIZ', [2], 21],
    ['school-en', 'zAX', 'ZAX', [0], 9],
  ])('is a blank under %s: %s', (ruleset, word, tiles, blanks, points) => {
    expect(ask(word, ruleset)).toMatchObject({ word, tiles, verdict: 'allowed', blanks, points });
  });

  it.each(RULESET_IDS)('gives the same verdict as capitals alone under %s', (ruleset) => {
    for (const word of ['OKnO', 'CHcESZLI', 'BLaRG', 'HAuS', 'ZAx', 'KRaKÓW', 'KATZe', 'XqJ', 'IsTANBUL']) {
      const { word: _one, blanks, points, ...read } = ask(word, ruleset);
      const { word: _other, points: all, ...inCapitals } = ask(word.toUpperCase(), ruleset);
      expect(read, word).toEqual(inCapitals);
      expect(blanks, word).toHaveLength(1);
      expect(points ?? 0, word).toBeLessThanOrEqual(all ?? 0);
    }
  });

  it.each<[RulesetId, string]>([
    ['pfs-2018', 'PeKaO'],
    ['pfs-2018', 'mRNA'],
    ['pfs-2018', 'GmbH'],
    ['pfs-2018', 'dBASE'],
    ['pfs-2016', 'PiS'],
    ['7slow', 'mRNA'],
    ['sd-2026', 'GmbH'],
    ['sd-2026', 'PhD'],
    ['school-en', 'PhD'],
    ['school-en', 'DVDs'],
  ])('belongs to the spelling of a name or abbreviation under %s: %s', (ruleset, word) => {
    const verdict = ask(word, ruleset);
    expect(verdict.verdict).toBe('disallowed');
    expect(verdict).not.toHaveProperty('blanks');
    expect(JSON.stringify(verdict.reasons)).toMatch(new RegExp(`"(?:spelling|lemma)":"${word}"`));
  });

  it('makes a word that the user’s list and exceptions judge without blanks', () => {
    const official = officialList('pfs-2018', ['okno', 'xx', 'abcdefghijklmno']);
    expect(ask('OKnO', 'pfs-2018', { official })).toMatchObject({ verdict: 'allowed', points: 4, word: 'OKnO' });
    expect(ask('KOt', 'pfs-2018', { official })).toMatchObject({ verdict: 'disallowed', blanks: [2] });
    const exceptions = ownExceptions('pfs-2018', '-okno');
    expect(ask('OKnO', 'pfs-2018', { exceptions })).toMatchObject({ verdict: 'disallowed', blanks: [2] });
  });
});

describe('the size of the board', () => {
  it.each<[RulesetId, string, number]>([
    ['pfs-2018', 'konstytucyjnościach', 19],
    ['pfs-2018', 'kwertyuiopasdfgh', 16],
    ['pfs-2016', 'konstytucyjnościach', 19],
    ['sd-2026', 'vielversprechend', 16],
    ['sd-2026', 'Fußballweltmeister', 19],
    ['school-en', 'misrepresentation', 17],
  ])('bars longer words under %s: %s', (ruleset, word, length) => {
    const verdict = ask(word, ruleset);
    expect(verdict).toMatchObject({ verdict: 'disallowed', points: null, basis: { kind: 'rule' }, suggestions: [] });
    expect(deciding(verdict)).toEqual(['not-listed', { kind: 'length', length, row: 15 }]);
    expect(verdict).not.toHaveProperty('attestation');
  });

  it('allows 15 letters, and any length in games without a board', () => {
    expect(ask('konstytucyjnych', 'pfs-2018').verdict).toBe('allowed');
    expect(ask('konstytucyjnościach', '7slow').verdict).toBe('allowed');
    expect(ask('uncopyrightable', 'school-en').reasons.some(({ section }) => section === 'board')).toBe(false);
  });

  it('is reported after a rule that bars the word, and before a reason that would admit it', () => {
    const sections = (word: string) => ask(word, 'pfs-2018').reasons.map(({ rule, decides }) => [rule, decides]);
    expect(sections('nieobsiądniętymi')).toEqual([
      ['pfs-2018/defective-B', true],
      ['pfs-2018/defective', true],
      ['pfs-2018/not-listed', true],
    ]);
    expect(sections('konstytucyjnościach')).toContainEqual(['pfs-2018/inflected-forms', false]);
  });

  it('is reported before the reason that no list has the word', () => {
    const sections = ask('Wirtschaftsfaktor', 'sd-2026').reasons.map(({ section, decides }) => [section, decides]);
    expect(sections).toEqual([
      ['board', true],
      ['I.7.1', false],
    ]);
  });

  it('gives way to the user’s own exception', () => {
    const exceptions = ownExceptions('pfs-2018', '+konstytucyjnościach');
    expect(ask('Konstytucyjnościach', 'pfs-2018', { exceptions }).verdict).toBe('allowed');
  });

  it.each(BOARDS)('bars single letters under %s', (ruleset) => {
    for (const letter of ['w', 'z', 'C', 'i']) {
      const verdict = ask(letter, ruleset);
      expect(verdict).toMatchObject({ verdict: 'disallowed', basis: { kind: 'rule' }, suggestions: [] });
      expect(verdict.reasons.map(({ detail }) => detail)).toEqual([
        { kind: 'length', length: 1, row: 15, letters: letter.toLowerCase() },
      ]);
    }
    expect(JSON.stringify(ask('w', ruleset))).not.toContain('wat');
  });

  it('allows words of one letter in games without a board', () => {
    expect(ask('w', '7slow').verdict).toBe('allowed');
  });
});

describe('letters, digits and signs without a tile are named as typed', () => {
  it.each<[RulesetId, string, string, string]>([
    ['pfs-2018', 'straße', 'letters', 'ß'],
    ['pfs-2018', 'Écru', 'letters', 'É'],
    ['pfs-2018', 'İstanbulın', 'letters', 'İı'],
    ['pfs-2018', 'H₂O', 'letters', '₂'],
    ['pfs-2018', 'zamek1', 'letters', '1'],
    ['pfs-2018', 'vox-pop', 'letters', 'vx'],
    ['pfs-2018', 'mp3', 'letters', '3'],
    ['pfs-2018', '2-latek', 'letters', '2'],
    ['pfs-2018', 'A4', 'letters', '4'],
    ['pfs-2018', 'c++', 'letters', '+'],
    ['pfs-2018', 'ch?eszli', 'letters', '?'],
    ['pfs-2018', '?kot', 'letters', '?'],
    ['pfs-2016', 'straße', 'foreign-diacritics', 'ß'],
    ['pfs-2016', 'İzmir', 'foreign-diacritics', 'İ'],
    ['pfs-2016', 'Quiz', 'no-tile', 'Q'],
    ['pfs-2016', 'mp3', 'internal-sign', '3'],
    ['pfs-2016', 'c++', 'internal-sign', '+'],
    ['pfs-2016', '?kot', 'internal-sign', '?'],
    ['sd-2026', 'mp3', 'I.3.e', '3'],
    ['sd-2026', 'A4', 'I.3.e', '4'],
    ['sd-2026', '3D', 'I.3.e', '3'],
    ['sd-2026', 'Bank1', 'I.3.e', '1'],
    ['sd-2026', '16-jährige', 'I.3.e', '16'],
    ['sd-2026', '16-jährige', 'I.1.2.a', '-'],
    ['sd-2026', 'c++', 'I.1.2.a', '+'],
    ['sd-2026', '?Kot', 'I.1.2.a', '?'],
    ['school-en', 'mp3', 'no-tile', '3'],
    ['school-en', 'c++', 'no-tile', '+'],
    ['school-en', 'ca?t', 'no-tile', '?'],
    ['7slow', 'mp3', 'not-listed', '3'],
    ['7slow', 'A4', 'not-listed', '4'],
    ['7slow', 'c++', 'not-listed', '+'],
  ])('%s: %s, %s %s', (ruleset, word, rule, letters) => {
    const verdict = ask(word, ruleset);
    expect(verdict.verdict).toBe('disallowed');
    const named = verdict.reasons.filter((one) => one.decides && one.rule === `${ruleset}/${rule}`);
    expect(named.map(({ detail }) => fieldsOf(detail).letters)).toEqual([letters]);
    expect(verdict.points).toBe(null);
  });

  it.each(RULESET_IDS)('stay in the tiles under %s', (ruleset) => {
    expect(['mp3', '2-kot', '?kot', 'c++'].map((word) => ask(word, ruleset).tiles)).toEqual([
      ...['MP3', '2-KOT', '?KOT', 'C++'],
    ]);
  });
});

describe('a word that seems to be lengthened', () => {
  it.each(['kakakaka', 'mamamama', 'tatata', 'domdomdom', 'robirobirobi'])(
    'is not %s, because repeated syllables are no repeated letters',
    (word) => {
      for (const ruleset of ['pfs-2018', '7slow'] as const) {
        expect(deciding(ask(word, ruleset))[0]).toBe('not-listed');
      }
    },
  );

  it.each([
    ['hahaha', 'ha'],
    ['lalalala', 'la'],
    ['szszsz', 'sz'],
    ['heeej', 'hej'],
    ['koooot', 'kot'],
    ['aaargh', 'argh'],
  ])('is %s, from %s', (word, base) => {
    expect(deciding(ask(word, 'pfs-2018'))).toEqual(['letter-repetition', { kind: 'base', base }]);
  });
});
