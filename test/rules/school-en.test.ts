import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTable } from '../../dictionaries/compile/tsv.ts';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { fieldsOf } from '../../src/core/rules/detail.ts';
import type { Verdict } from '../../src/core/rules/verdict.ts';
import { attestationFor } from '../../src/core/rulesets/school-en/detectors/listed.ts';
import { defectives, formsOf, judge, needsSpelling } from '../all-rules.ts';
import { officialList, ownExceptions } from './official-list.ts';

const lexicons = loadLexicons('school-en');
const ask = (word: string): Verdict => judge(word, 'school-en', lexicons);
const names = ({ reasons }: Verdict) => reasons.map(({ rule }) => rule.replace('school-en/', ''));

/** Words that the document does not print, by class, each with its verdict and one of its rules. */
const WORDS = readTable(new URL('school-en-words.tsv', import.meta.url));

describe('words that the document does not print', () => {
  it.each(WORDS)('$word: $expected, $rule', ({ word, expected, rule }) => {
    const verdict = ask(word!);
    expect({ verdict: verdict.verdict, rules: names(verdict) }).toEqual({
      verdict: expected,
      rules: expect.arrayContaining([rule]),
    });
  });
});

describe('explanations of refusals', () => {
  it.each([
    ['istanbul', 'capital-only', { spelling: 'Istanbul' }],
    ['İSTANBUL', 'capital-only', { spelling: 'Istanbul' }],
    ['wednesday', 'capital-only', { spelling: 'Wednesday' }],
    ['NATO', 'abbreviation', { spelling: 'NATO' }],
    ['U.S.A.', 'abbreviation', { spelling: 'U.S.A.' }],
    ['e. g.', 'abbreviation', { spelling: 'e. g.', source: 'for example' }],
    ['no. do.', 'not-listed', {}],
    ['un-', 'affix', { spelling: 'un-' }],
    ['can’t', 'no-tile', { spelling: 'can’t', letters: '’' }],
    ['oclock', 'no-tile', { spelling: 'o’clock', letters: '’' }],
    ['x-ray', 'no-tile', { spelling: 'x-ray', letters: '-' }],
    ['tshirt', 'no-tile', { spelling: 't-shirt', letters: '-' }],
    ['motherinlaw', 'no-tile', { spelling: 'mother-in-law', letters: '-' }],
    ['alarmclock', 'not-listed', { intended: 'alarm clock' }],
    ['spain', 'capital-only', { spelling: 'Spain' }],
    ['mp3', 'no-tile', { letters: '3' }],
    ['кот', 'no-tile', { letters: 'кот' }],
    ['te', 'two-letter-closed', { lemma: 'te' }],
    ['zq', 'two-letter-closed', { spelling: 'zq' }],
    ['I', 'not-listed', { letters: 'i' }],
  ])('%s: %s', (word, rule, detail) => {
    const verdict = ask(word);
    expect([verdict.verdict, names(verdict)[0]]).toEqual(['disallowed', rule]);
    expect(verdict.reasons[0]?.detail).toMatchObject(detail);
  });

  it('letters typed in capitals are explained as the abbreviation, not as the prefix', () => {
    expect(['ISO', 'iso'].map((word) => names(ask(word))[0])).toEqual(['abbreviation', 'affix']);
  });

  it.each([
    ['FEMA', 'Federal Emergency Management Agency'],
    ['USD', 'United States dollar'],
    ['IBM', 'International Business Machines'],
    ['COPD', 'chronic obstructive pulmonary disease'],
  ])('%s is explained by its expansion: %s', (word, source) => {
    expect(ask(word).reasons[0]).toMatchObject({
      rule: 'school-en/abbreviation',
      detail: { spelling: word, source },
    });
  });

  it('a name is reported beside an abbreviation with the same letters', () => {
    expect(names(ask('Jan'))).toEqual(['capital-only', 'abbreviation']);
  });

  it.each(['XIV', 'xiv', 'III'])('%s is a Roman numeral', (word) => {
    expect(ask(word).reasons[0]).toMatchObject({
      rule: 'school-en/capital-only',
      detail: { numeral: word.toUpperCase() },
    });
  });

  it('a word of the largest list alone is a name, or the intended word is offered', () => {
    expect(ask('Hagrid').reasons[0]?.detail).toEqual({ kind: 'name', name: 'Hagrid' });
    expect(ask('hagrid').reasons[0]?.detail).toMatchObject({ sources: ['SCOWL 95'] });
    expect(ask('scedule').suggestions[0]).toBe('schedule');
  });

  it.each(['TV', 'tv', 'Kg', 'EU', 'DA', 'ch', 'gi'])(
    '%s: the printed list decides, whatever the letters stand for',
    (word) => {
      const verdict = ask(word);
      expect(names(verdict)[0]).toBe('two-letter-closed');
      expect(names(verdict)).toContain('abbreviation');
      expect(verdict.suggestions).toEqual([]);
    },
  );

  it('letters that are no word have no lemma', () => {
    expect(fieldsOf(ask('zq').reasons[0]?.detail).lemma).toBeUndefined();
  });

  it.each([
    ['infact', 'in fact'],
    ['ofcourse', 'of course'],
    ['livingroom', 'living room'],
    ['icecream', 'ice cream'],
  ])('%s is two words: %s', (word, intended) => {
    expect(ask(word).reasons[0]?.detail).toMatchObject({ kind: 'written-together', intended: intended, stated: true });
  });

  it('several words are recognised as such', () => {
    expect(fieldsOf(ask('ice cream').reasons[0]?.detail).parts).toEqual(['ice', 'cream']);
  });

  it.each([
    ['childs', 'children'],
    ['policemans', 'policemen'],
    ['goed', 'went'],
  ])('%s is a regular form in place of %s', (word, form) => {
    const { suggestions, settled } = ask(word);
    expect({ settled, first: suggestions[0] }).toEqual({ settled: false, first: form });
  });

  it.each([
    ['may', 'may', 'verb:modal'],
    ['must', 'must', 'verb:modal'],
    ['maths', 'maths', 'noun:sg'],
  ])('%s is %s, %s, first', (word, lemma, tag) => {
    expect(ask(word).analyses[0]).toMatchObject({ lemma, tag });
  });

  it('the basis is the rule that bars the word, or the open list that lacks it', () => {
    for (const word of ['te', 'OK', 'qi', 'IN', 'can’t', 'кот', 'istanbul', 'nasa', 'oclock'])
      expect(ask(word).basis, word).toEqual({ kind: 'rule' });
    for (const word of ['dogs', 'qqq']) {
      expect(ask(word).basis, word).toEqual({ kind: 'open-list', list: lexicons.list });
      expect(ask(word).basis.list?.name).toContain('SCOWL');
    }
  });
});

describe('the sources that have a word', () => {
  it.each([[['SCOWL 70', 'WordNet']], [['SCOWL 80']]])('%j', (attestedBy) => {
    const reading = { lemma: 'word', tag: 'noun:sg', origin: 'attested', mark: '', attestedBy } as const;
    expect(attestationFor([reading])).toEqual({ sources: attestedBy });
  });

  it('are not named if the printed list decides, nor for refused words', () => {
    for (const word of ['qi', 'in', 'te', 'istanbul', 'qqq']) expect(ask(word).attestation, word).toBeUndefined();
    expect(attestationFor([])).toBeNull();
  });
});

describe('a bar belongs to a reading', () => {
  it.each([
    ['China', 'capital-only'],
    ['May', 'capital-only'],
    ['Polish', 'capital-only'],
    ['Turkey', 'capital-only'],
    ['March', 'capital-only'],
    ['AIDS', 'abbreviation'],
    ['Al', 'capital-only'],
  ])('%s is allowed, and the barred reading is reported as well', (word, rule) => {
    const { verdict, reasons } = ask(word);
    expect(verdict).toBe('allowed');
    expect(reasons.find((one) => one.rule === `school-en/${rule}`)).toMatchObject({
      decides: false,
      effect: 'excludes',
      detail: { spelling: word, other: word === 'AIDS' ? 'aid' : word.toLowerCase() },
    });
  });

  it.each(['china', 'CHINA', 'may', 'dogs', 'Dogs'])('%s: no other reading is reported', (word) => {
    expect(ask(word).reasons.every(({ effect }) => effect === 'admits')).toBe(true);
  });
});

describe('readings', () => {
  it.each([
    ['dogs', 'dog', 'noun:pl'],
    ['children', 'child', 'noun:pl'],
    ['went', 'go', 'verb:past'],
    ['swum', 'swim', 'verb:part2'],
    ['walked', 'walk', 'verb:past.part2'],
    ['running', 'run', 'verb:ing'],
    ['tries', 'try', 'verb:prs3'],
    ['happier', 'happy', 'adj:comp'],
    ['biggest', 'big', 'adj:sup'],
    ['cafes', 'café', 'noun:pl'],
    ['dog', 'dog', 'noun:sg'],
    ['OXEN', 'ox', 'noun:pl'],
    ['id', 'id', 'noun:sg'],
  ])('%s is a form of %s: %s', (word, lemma, tag) => {
    expect(ask(word).analyses.map((one) => `${one.lemma} ${one.tag}`)).toContain(`${lemma} ${tag}`);
  });

  it('have no forms view', () => {
    expect(formsOf('dogs', 'school-en', lexicons)).toMatchObject({ choices: [], paradigm: null, suggestions: [] });
    expect(defectives('school-en')).toEqual([]);
  });
});

describe('a word that no source has', () => {
  it.each(['accomodate', 'everytime', 'Caoimhe', 'caoimhe', 'miiiight'])('%s is not found', (word) => {
    const verdict = ask(word);
    expect(verdict).toMatchObject({ verdict: 'disallowed', settled: false });
    expect(names(verdict)).toEqual(['not-listed']);
  });

  it.each(['Wolfowitz', 'everytime'])('%s gets no unlikely suggestions', (word) =>
    expect(ask(word).suggestions).toEqual([]),
  );
});

describe('suggestions', () => {
  it.each([
    ['can’t', 'cant'],
    ['dog’s', 'dogs'],
    ['tshirt', 'shirt'],
    ['t-shirt', 'shirt'],
    ['alarmclock', 'alarm'],
    ['recieve', 'receive'],
    ['definately', 'definitely'],
    ['seperate', 'separate'],
    ['hapiness', 'happiness'],
    ['thier', 'their'],
    ['un-', 'un'],
  ])('%s: %s', (word, suggestion) => expect(ask(word).suggestions[0]).toBe(suggestion));

  it.each(['o’clock', 'Istanbul', 'zu', 'e.g.', 'oclock', 'I'])('%s has none', (word) =>
    expect(ask(word).suggestions).toEqual([]),
  );

  it.each(['june', 'paris', 'mary'])('%s, which is spelled with a capital, has none', (word) =>
    expect(ask(word).suggestions).toEqual([]),
  );
});

describe('any spelling of the same letters', () => {
  const words = fc.oneof(
    fc.constantFrom(...WORDS.map(({ word }) => word!)),
    fc.string({ unit: fc.constantFrom(...'aeiıİostrnlgd'), minLength: 1, maxLength: 5 }),
  );
  /** The ways to type a letter, by number: in either case, i and I with or without the dot of Turkish. */
  const retyped = (letter: string, how: number): string => {
    if (/[iıİI]/.test(letter)) return ['i', 'I', 'ı', 'İ', 'i\u0307', 'I\u0307'][how % 6]!;
    return how % 2 ? letter.toUpperCase() : letter.toLowerCase();
  };

  it('has the same verdict and tiles in any case', () => {
    fc.assert(
      fc.property(words, fc.array(fc.nat(5), { minLength: 30, maxLength: 30 }), (word, ways) => {
        const typed = [...word.normalize('NFC')].map((letter, at) => retyped(letter, ways[at % 30]!)).join('');
        const [one, other] = [ask(word), ask(typed)];
        expect([other.verdict, other.tiles]).toEqual([one.verdict, one.tiles]);
        // Typed with its capital, a name decides even beside a word that the list lacks (Canada, cañada).
        const others = (verdict: Verdict) =>
          names(verdict).filter((rule) => !['capital-only', 'abbreviation', 'not-listed'].includes(rule));
        expect(others(other)).toEqual(others(one));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the spelling lexicon', () => {
  it('is needed for every word whose explanation it may change', () => {
    for (const word of [...WORDS.map((row) => row.word!), 'dog’s', 'çat', 'Ed', 'in-']) {
      if (needsSpelling(word, 'school-en', lexicons)) continue;
      expect(judge(word, 'school-en', { ...lexicons, spelling: null })).toEqual(ask(word));
    }
  });

  it('does not change a verdict', () => {
    for (const { word } of WORDS.filter(({ rule }) => rule !== 'affix')) {
      expect(judge(word!, 'school-en', { ...lexicons, spelling: null }).verdict, word).toBe(ask(word!).verdict);
    }
  });
});

describe('claims of the diagnosis', () => {
  it.each([
    ['accomodate', 'intended', 'accommodate'],
    ['everytime', 'intended', 'every time'],
    ['Caoimhe', 'name', 'Caoimhe'],
    ['goin', 'kind', 'clitic'],
    ['miiiight', 'kind', 'elongation'],
    ['reimplemented', 'kind', 'derivation'],
  ] as const)('%s: %s is %s', (word, field, value) => {
    expect(ask(word).reasons[0]).toMatchObject({ rule: 'school-en/not-listed', detail: { [field]: value } });
  });

  it('suggests the words that it reports, likeliest first', () => {
    const { diagnosis = [], suggestions } = ask('accomodate');
    expect(diagnosis[0]).toEqual({ kind: 'misspelling', probability: expect.any(Number), intended: ['accommodate'] });
    const probabilities = diagnosis.map(({ probability }) => probability);
    expect(probabilities).toEqual([...probabilities].sort((one, other) => other - one));
    expect(probabilities.every((one) => one > 0 && one <= 1)).toBe(true);
    expect(suggestions[0]).toBe('accommodate');
  });

  it('names the rule that bars the word', () => {
    const london = { kind: 'name', intended: ['London'], rule: 'school-en/capital-only' };
    expect(ask('London').diagnosis?.[0]).toMatchObject(london);
    const expansion = { kind: 'abbreviation', rule: 'school-en/abbreviation' };
    expect(ask('NASA').diagnosis?.[0]).toMatchObject(expansion);
    expect(ask('Hagrid').diagnosis?.[0]).toEqual({ kind: 'name', probability: expect.any(Number), intended: [] });
  });

  it('is absent if the word is allowed, or if letters or signs decide', () => {
    for (const word of ['tree', 'be', 'qz', 'don’t', 'mp3', ''])
      expect(ask(word), word).not.toHaveProperty('diagnosis');
  });

  it('is certain if a ruling says what the word is', () => {
    const certain = (kind: string, rule: string) => [expect.objectContaining({ kind, probability: 1, rule })];
    expect(ask('tshirt').diagnosis).toEqual(certain('written-together', 'school-en/no-tile'));
    expect(ask('dont').diagnosis).toEqual(certain('clitic', 'school-en/no-tile'));
    expect(ask('XIV').diagnosis).toEqual(certain('abbreviation', 'school-en/capital-only'));
  });

  it('is absent if a list or an exception allows the word', () => {
    const listed = { ...lexicons, official: officialList('school-en', ['aa', 'accomodate', 'acknowledgement']) };
    expect(judge('accomodate', 'school-en', listed)).not.toHaveProperty('diagnosis');
    expect(judge('acomodate', 'school-en', listed)).toHaveProperty('diagnosis');
    const excepted = { ...lexicons, exceptions: ownExceptions('school-en', '+accomodate') };
    expect(judge('accomodate', 'school-en', excepted)).not.toHaveProperty('diagnosis');
  });

  it('claims nothing before its weights are loaded', () => {
    const { diagnosis: _weights, ...others } = lexicons;
    expect(judge('accomodate', 'school-en', others)).toMatchObject({
      reasons: [{ detail: { kind: 'word' } }],
      suggestions: [],
    });
  });
});

describe('contractions and words written together', () => {
  it.each(['McGonagall', 'iXqz'])('%s is neither', (word) => {
    expect(
      fieldsOf(ask(word).reasons[0]?.detail).parts ?? fieldsOf(ask(word).reasons[0]?.detail).intended,
    ).toBeUndefined();
  });

  it('up to four capitals are an abbreviation', () => {
    expect(ask('SDSU').reasons[0]?.detail).toEqual({ kind: 'abbreviation', abbreviation: 'SDSU' });
    expect(ask('WHIHC').reasons[0]?.detail).toMatchObject({ intended: 'which' });
  });
});
