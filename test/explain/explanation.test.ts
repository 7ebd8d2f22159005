import { beforeEach, describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { explain } from '../../src/core/explain/explain.ts';
import { type Line, plainText } from '../../src/core/explain/explanation.ts';
import type { UserOverrides } from '../../src/core/rules/legal.ts';
import type { RulesetId } from '../../src/core/rules/verdict.ts';
import { judge, RULES } from '../all-rules.ts';
import { WORDINGS } from '../explain/wordings.ts';
import { officialList, ownExceptions } from '../rules/official-list.ts';
import { LOCALES } from '../ui/locale.ts';

const lexicons = {
  'pfs-2018': loadLexicons('pfs-2018'),
  'pfs-2016': loadLexicons('pfs-2016'),
  'sd-2026': loadLexicons('sd-2026'),
};

let wording = WORDINGS.en;

beforeEach(() => {
  wording = WORDINGS.en;
});

/** As received in a message, which is JSON. */
function explanationOf(word: string, ruleset: keyof typeof lexicons & RulesetId, above: UserOverrides = {}) {
  return judged(word, ruleset, above).explanation;
}

/** @param isUntrustedPage true for a page of a third party */
function judged(
  word: string,
  ruleset: keyof typeof lexicons & RulesetId,
  above: UserOverrides = {},
  isUntrustedPage = false,
) {
  const verdict = judge(word, ruleset, { ...lexicons[ruleset], ...above });
  const { spelling } = lexicons[ruleset];
  const judged = explain(verdict, {
    wording,
    catalogue: RULES[ruleset].catalogue,
    spelling,
    isUntrustedPage,
  });
  return JSON.parse(JSON.stringify(judged)) as typeof judged;
}

const said = ({ sentence, cites }: Line) => `${plainText(sentence)}${cites ? ` [${cites.label}]` : ''}`;

describe('the explanation of a verdict', () => {
  it('is the reason with its section if the word is refused', () => {
    const { lines, why, basis } = explanationOf('chceszli', 'pfs-2018');
    expect(lines.map(said)).toEqual(['“chcesz” with the question particle -li. [PFS excl. 8]']);
    // No line breaks between the word, which is a button, and the adjacent signs.
    expect(why.sentence).toEqual([['“', { word: 'chcesz' }, '”'], ' with the question particle -li.']);
    expect(said(why)).toBe('“chcesz” with the question particle -li. [PFS excl. 8]');
    expect(basis).toBe('the rule decides');
    // The label opens the rule itself.
    expect(lines[0]!.cites!.text).toMatch(/\.$/);
  });

  it('is the reading alone if that is sufficient', () => {
    expect(explanationOf('okno', 'pfs-2018').lines.map(said)).toEqual([
      'okno: nominative, accusative or vocative singular',
    ]);
    expect(explanationOf('okno', 'pfs-2018').readings).toEqual([]);
  });

  it.each(['egal', 'ladaco'])('names the part of speech of %s, and shows no raw tag', (word) => {
    const { lines, readings } = explanationOf(word, 'pfs-2018');
    const all = [...lines.map(said), JSON.stringify(readings)].join();
    expect(all).toMatch(/word of a fixed phrase|adjective, any case in the singular, feminine/);
    expect(all).not.toMatch(/\b(?:su|frag)\b/);
  });

  it('begins with the spelling that was judged', () => {
    expect(explanationOf('Okno', 'pfs-2018').lines.map(said)[0]).toBe('Checked as the common word “okno”.');
  });

  it('begins with the letters that are blanks', () => {
    expect(explanationOf('OKnO', 'pfs-2018').lines.map(said)[0]).toBe('N is a blank and scores nothing.');
    expect(explanationOf('KATze', 'sd-2026').lines.map(said)[0]).toBe('Z and E are blanks and score nothing.');
    const { tilePoints } = judged('OKnO', 'pfs-2018');
    expect(tilePoints).toEqual([1, 2, 0, 1]);
  });

  it('is the size of the board if the word is too long, and what else would admit it', () => {
    const { lines, secondary: others, basis } = explanationOf('konstytucyjnościach', 'pfs-2018');
    expect(lines.map(said)).toEqual(['Too long for the board: 19 letters, but a row has only 15 squares. [board]']);
    expect(others.map(said).join()).toMatch(/^By the rules alone it would be allowed\. .*konstytucyjność/);
    expect(basis).toBe('the rule decides');
    expect(lines[0]!.cites!.text).toMatch(/^A word has to fit on the board/);
    // The reasons after the first support the same.
    const further = explanationOf('Aufgeschnittener', 'sd-2026').secondary.map(said);
    expect(further.filter((line) => line.startsWith('By the rules alone'))).toEqual(further.slice(0, 1));
    const [one] = explanationOf('w', 'pfs-2018').lines.map(said);
    expect(one).toBe('A single letter (W) is not a word: it takes at least two tiles. [board]');
  });

  it.each(['zejdziono', 'brakli', 'widają', 'powinienby'])(
    '%s: what a list says is not repeated for its section',
    (word) => {
      const { reasons } = judge(word, 'pfs-2018', lexicons['pfs-2018']);
      expect(reasons.map(({ rule }) => rule)).toContain('pfs-2018/defective');
      expect(explanationOf(word, 'pfs-2018').secondary.map(said).join()).not.toContain('[PFS 3]');
    },
  );

  it('names letters as typed', () => {
    expect(explanationOf('straße', 'pfs-2018').lines.map(said)).toEqual(['Not on any tile: ß. [PFS excl. 6]']);
    expect(explanationOf('ırmak', 'pfs-2018').lines.map(said)[0]).toContain(': ı.');
    expect(explanationOf('mp3', 'pfs-2016').lines.map(said)[0]).toContain('“mp3” contains more than letters: “3”.');
    expect(explanationOf('c++', 'sd-2026').lines.map(said)[0]).toContain('“c++” contains “+”, which no tile has.');
    expect(explanationOf('16-jährige', 'sd-2026').lines.map(said)[0]).toContain(
      '“16-jährige” combines letters and numbers: 1, 6.',
    );
  });

  it('enumerates meanings and quotes signs', () => {
    expect(explanationOf('br', 'pfs-2018').lines.map(said)[0]).toContain(
      '“bieżącego roku”, “brat”, “brygada” or “bramka”.',
    );
    expect(explanationOf('mp34', 'pfs-2016').lines.map(said)[0]).toContain('more than letters: “3”, “4”.');
  });

  it('spells a noun with its capital', () => {
    expect(explanationOf('Staatsgerichtshofes', 'sd-2026').secondary.map(said).join()).toContain(
      '“Staatsgerichtshofs”',
    );
  });

  it('has the section on the reading if the rule is about that form', () => {
    expect(explanationOf('polsku', 'pfs-2018').lines.map(said)).toEqual(['polski: adjective after “po” [PFS 1.c]']);
  });

  it('uses sentences of 2018 for rules of 2016 with the same content', () => {
    expect(explanationOf('maszli', 'pfs-2016').lines.map(said)[0]).toMatch(
      /^“masz” with the particle -li\. \[PFS 2016, /,
    );
  });

  it('has all readings and the names of the lists in the details if the first lines omit some', () => {
    const [reading, ...more] = explanationOf('dobre', 'pfs-2018').readings.map(plainText);
    expect(reading).toMatch(/^dobry: adjective/);
    expect(more.join()).toContain('dobre: nominative');
    const { lists, basis } = explanationOf('Bund', 'sd-2026');
    expect(lists).toContain('Wiktionary');
    expect(basis).toBe('nearly all words like this are on the tournament list');
  });

  it('is one sentence, with what decides and the lists in the details, if only a list lacks the word', () => {
    const { lines, basis, lists } = explanationOf('blubrota', 'pfs-2018');
    expect(lines.map(said)).toEqual(['Not on the open list, but no rule bars it. [word list]']);
    expect([basis, lists]).toEqual(['OSPS decides', 'open list sjp.pl, March 2026']);
    const german = explanationOf('Blubberich', 'sd-2026');
    expect(german.lines).toHaveLength(1);
    expect(german.basis).toMatch(/ on the tournament list$/);
  });
});

describe('abbreviations, signs and names', () => {
  const first = (word: string) => explanationOf(word, 'sd-2026').lines.map(said)[0];

  it('are explained by their expansion, in the case as typed', () => {
    expect(first('kg')).toBe('“kg” is an abbreviation: Kilogramm. [SD I.1.2.d]');
    expect(first('KG')).toContain('“KG” (Kommanditgesellschaft, ');
    expect(first('cm')).toContain('Zentimeter');
    expect(first('Cm')).toContain('“Cm” (Curium)');
    expect(first('EZB')).toContain('Europäische Zentralbank');
    expect(explanationOf('IG', 'sd-2026').secondary.map(said).join()).not.toContain('I.1.2.e');
    expect(explanationOf('Eu', 'sd-2026').secondary.map(said).join()).not.toContain('Europäische');
  });

  it('suggest their expansion, and no word for the kind of thing', () => {
    expect(explanationOf('Abk', 'sd-2026').suggestions).toEqual(['Abkürzung']);
    expect(explanationOf('Fe', 'sd-2026').suggestions).toEqual(['Eisen']);
    for (const word of ['HIVs', 'WiFi', 'ABC', 'DB', 'JScript'])
      expect(explanationOf(word, 'sd-2026').suggestions).toEqual([]);
  });

  it('are common names before those of literature', () => {
    expect(first('Henning')).toContain('[SD I.1.2.c]');
    expect(first('Malepartus')).toContain('[SD I.4.2]');
  });

  it('are reported beside a form of a verb with the same letters', () => {
    const { secondary: others } = explanationOf('Albert', 'sd-2026');
    expect(others.map(said).join()).toContain('“Albert” is a proper name (first name).');
    expect(explanationOf('albert', 'sd-2026').secondary.map(said).join()).not.toContain('first name');
  });
});

describe('old spellings', () => {
  it.each([
    ['Thür', 'Tür'],
    ['Gemüth', 'Gemüt'],
    ['Todesurtheil', 'Todesurteil'],
    ['Taufpathen', 'Taufpaten'],
    ['componirt', 'komponiert'],
    ['studirten', 'studierten'],
    ['Gefängniß', 'Gefängnis'],
    ['Sylbe', 'Silbe'],
    ['Compliment', 'Kompliment'],
    ['ergiebt', 'ergibt'],
    ['Brodneid', 'Brotneid'],
    ['Schuhwaaren', 'Schuhwaren'],
    ['Stengel', 'Stängel'],
    ['plaziere', 'platziere'],
    ['behende', 'behände'],
    ['Quentchen', 'Quäntchen'],
    ['tolpatschige', 'tollpatschige'],
  ])('%s: today %s, which is suggested first', (word, today) => {
    const { lines, suggestions } = explanationOf(word, 'sd-2026');
    expect(lines.map(said)[0]).toContain(`An old spelling; today “${today}”. [SD I.10.2]`);
    expect(judge(word, 'sd-2026', lexicons['sd-2026']).suggestions[0]).toBe(today);
    expect(suggestions[0]).toBe(today);
  });

  it.each(['Craft', 'Records', 'Thun', 'Ergebniss', 'Komision'])('%s is not an old spelling', (word) => {
    expect(explanationOf(word, 'sd-2026').lines.map(said).join()).not.toContain('An old spelling');
  });
});

describe('misspellings', () => {
  it.each([
    ['miteilen', 'mitteilen'],
    ['Faullenzer', 'Faulenzer'],
    ['Wissenshaft', 'Wissenschaft'],
    ['eingespant', 'eingespannt'],
    ['ereicht', 'erreicht'],
    ['Widerrede', undefined],
    ['hauptsachlich', 'hauptsächlich'],
    ['Konsequens', 'Konsequenz'],
  ])('%s is reported as not found before it is split', (word, intended) => {
    const verdict = judge(word, 'sd-2026', lexicons['sd-2026']);
    if (intended === undefined) expect(verdict.verdict).toBe('allowed');
    else expect([verdict.reasons[0]!.rule, verdict.suggestions[0]]).toEqual(['sd-2026/not-listed', intended]);
  });

  it.each(['Tempobremse', 'Papierzaun', 'habs', 'vergelts'])('%s is explained by its parts', (word) => {
    const { verdict, reasons } = judge(word, 'sd-2026', lexicons['sd-2026']);
    if (verdict === 'disallowed') expect(reasons[0]!.rule).toMatch(/I\.7\.[12]/);
  });

  it.each(['Streams', 'Powers'])('%s: the plural of an English noun has no es', (word) => {
    expect(judge(word, 'sd-2026', lexicons['sd-2026']).reasons.map(({ rule }) => rule)).not.toContain('sd-2026/I.7.2');
  });
});

describe('properties of very many words', () => {
  const beside = (word: string) => explanationOf(word, 'sd-2026').secondary.map(said).join();

  it.each(['Elefant', 'Fantasie', 'Kartei', 'Haustür'])('%s: the compound is not mentioned', (word) => {
    expect(beside(word)).toBe('');
  });

  it.each(['Oper', 'Not', 'nichts', 'Katz'])('%s: the shorter form is not mentioned unless it decides', (word) => {
    expect(beside(word)).toBe('');
  });

  it.each(['viel', 'parallel', 'trocken', 'eitel'])('%s: shortening of its other forms is not mentioned', (word) => {
    expect(beside(word)).toBe('');
  });

  it('are mentioned if they are the answer', () => {
    expect(explanationOf('drum', 'sd-2026').lines.map(said)[1]).toContain('[SD II.5]');
    expect(explanationOf('eitle', 'sd-2026').lines.map(said)[1]).toContain('[SD II.5.2.a]');
    expect(explanationOf('finstre', 'sd-2026').lines.map(said)[1]).toContain('[SD II.5.2.c]');
  });
});

describe('explanations with the user’s list and exceptions', () => {
  const polish = (...words: string[]): UserOverrides => ({
    official: officialList('pfs-2018', [...words, 'xx', 'abcdefghijklmno']),
  });
  const german = (...words: string[]): UserOverrides => ({
    official: officialList('sd-2026', [...words, 'xx', 'abcdefghijklmno']),
  });
  const inFull = (word: string, ruleset: 'pfs-2018' | 'sd-2026', above: UserOverrides) => {
    const { lines, secondary: others, basis } = explanationOf(word, ruleset, above);
    return { lines: lines.map(said), others: others.map(said), basis: basis };
  };

  it('differ only in the basis if list and rules agree', () => {
    expect(inFull('okno', 'pfs-2018', polish('okno'))).toEqual({
      lines: ['okno: nominative, accusative or vocative singular'],
      others: [],
      basis: 'your list: Club list 2026',
    });
    const undated = { official: { ...officialList('pfs-2018', ['okno', 'xx']), edition: '' } };
    expect(inFull('okno', 'pfs-2018', undated).basis).toBe('your list: Club list');
    expect(inFull('chceszli', 'pfs-2018', polish())).toEqual({
      lines: ['“chcesz” with the question particle -li. [PFS excl. 8]'],
      others: ['Not on your list Club list. [word list]'],
      basis: 'your list: Club list 2026',
    });
  });

  it('name the rule that contradicts the list', () => {
    expect(inFull('chceszli', 'pfs-2018', polish('chceszli'))).toEqual({
      lines: [
        'On your list Club list. [word list]',
        'By the rules alone it would be barred. “chcesz” with the question particle -li. [PFS excl. 8]',
      ],
      others: [],
      basis: 'your list: Club list 2026',
    });
    // Built by rule 4.f, in no list.
    const { lines, others } = inFull('zeszłom', 'pfs-2018', polish());
    expect(lines[0]).toBe('Not on your list Club list. [word list]');
    expect(lines[1]).toMatch(/^By the rules alone it would be allowed\. .* \[PFS list 7\]$/);
    expect(others.join()).toMatch(/would be allowed\. .*\[PFS 4\.f\]/);
  });

  it('say whether the open list has the word', () => {
    expect(inFull('okna', 'pfs-2018', polish()).lines).toEqual([
      'Not on your list Club list. [word list]',
      'It is on the open list sjp.pl, March 2026.',
    ]);
    expect(inFull('blablać', 'pfs-2018', polish('blablać')).lines[1]).toBe(
      'It is not on the open list sjp.pl, March 2026.',
    );
    expect(inFull('Haus', 'sd-2026', german()).lines[1]).toBe('It is on the open lists.');
    expect(inFull('Blubbel', 'sd-2026', german('Blubbel')).lines[1]).toBe('It is not on the open lists.');
  });

  it('name an own exception with its note, and the verdict without it', () => {
    const barred = { ...polish('okno'), exceptions: ownExceptions('pfs-2018', '-okno') };
    expect(inFull('okno', 'pfs-2018', barred)).toMatchObject({
      lines: ['Your own exception bars it: “note on okno” [your exception]', 'It is on your list Club list 2026.'],
      basis: 'your own exception',
    });
    const admitted = { exceptions: new Map([['chceszli', { effect: 'admits' as const, note: '' }]]) };
    expect(inFull('chceszli', 'pfs-2018', admitted).lines).toEqual([
      'Your own exception allows it. [your exception]',
      'By the rules alone it would be barred. “chcesz” with the question particle -li. [PFS excl. 8]',
    ]);
    const same = { exceptions: ownExceptions('pfs-2018', '+okno') };
    expect(inFull('okno', 'pfs-2018', same)).toMatchObject({
      lines: [
        'okno: nominative, accusative or vocative singular',
        'Your own exception allows it: “note on okno” [your exception]',
      ],
      basis: 'on the open list sjp.pl, March 2026',
    });
  });

  it('name neither list nor note to others', () => {
    const unnamed = (word: string, above: UserOverrides) => {
      const { lines, secondary: others, basis } = judged(word, 'pfs-2018', above, true).explanation;
      return { lines: lines.map(said), others: others.map(said), basis: basis };
    };
    expect(unnamed('chceszli', polish())).toEqual({
      lines: ['“chcesz” with the question particle -li. [PFS excl. 8]'],
      others: ['Not on your list. [word list]'],
      basis: 'your list',
    });
    expect(unnamed('okna', polish()).lines).toEqual([
      'Not on your list. [word list]',
      'It is on the open list sjp.pl, March 2026.',
    ]);
    const barred = { ...polish('okno'), exceptions: ownExceptions('pfs-2018', '-okno') };
    expect(unnamed('okno', barred)).toMatchObject({
      lines: ['Your own exception bars it. [your exception]', 'It is on your list.'],
      basis: 'your own exception',
    });
    const admitted = { ...polish(), exceptions: ownExceptions('pfs-2018', '+okno') };
    expect(unnamed('okno', admitted).lines).toContain('It is not on your list.');
  });

  it.each(LOCALES)('are whole sentences in every language, and every rule opens (%s)', (locale) => {
    wording = WORDINGS[locale];
    const cases: UserOverrides[] = [
      polish(),
      polish('okno', 'chceszli', 'zeszłom', 'blablać'),
      { exceptions: ownExceptions('pfs-2018', '+chceszli', '-okno', '+blablać', '-zeszłom') },
      { ...polish('okno'), exceptions: ownExceptions('pfs-2018', '-okno', '+zeszłom') },
    ];
    const words = ['okno', 'chceszli', 'zeszłom', 'blablać'].flatMap((word): [string, boolean][] => [
      [word, false],
      [word, true],
    ]);
    for (const above of cases) {
      for (const [word, isUntrustedPage] of words) {
        const all = judged(word, 'pfs-2018', above, isUntrustedPage);
        const { lines, secondary: others, basis, why } = all.explanation;
        if (isUntrustedPage) expect(JSON.stringify(all)).not.toMatch(/Club list|2026"|note on/);
        expect(basis).not.toBe('');
        expect(plainText(why.sentence)).toMatch(/\p{L}/u);
        for (const line of [...lines, ...others]) {
          expect(said(line)).toMatch(/\p{L}/u);
          expect(said(line)).not.toMatch(/[\uE000-\uE002]|pfs-2018\//);
          if (line.cites) expect(line.cites.text).not.toContain('/');
        }
      }
    }
  });
});

describe('at play', () => {
  const atPlay = (word: string, ruleset: keyof typeof lexicons) => {
    const verdict = judge(word, ruleset, lexicons[ruleset]);
    const { spelling } = lexicons[ruleset];
    const { catalogue } = RULES[ruleset];
    return JSON.stringify(explain(verdict, { wording, catalogue, spelling, isAtPlay: true }));
  };

  it.each([
    ['naszem', 'pfs-2018', 'naszym'],
    ['kuchnii', 'pfs-2018', 'kuchni"'],
    ['historya', 'pfs-2016', 'historia'],
    ['Telephon', 'sd-2026', 'Telefon'],
  ] as const)('the word intended by %s under %s is hidden', (word, ruleset, intended) => {
    expect(JSON.stringify(explanationOf(word, ruleset))).toContain(intended.replace('"', ''));
    expect(atPlay(word, ruleset)).not.toContain(intended);
  });
});
