import { describe, expect, it } from 'vitest';
import { readTable } from '../../dictionaries/compile/tsv.ts';
import { completeWording } from '../../src/cli/wording.ts';
import type { SharedRule } from '../../src/core/explain/explanation.ts';
import { INTERFACE_LANGUAGES, type RuleWording, ruleWording } from '../../src/core/explain/wording.ts';
import { challengeRule } from '../../src/core/rules/outcome.ts';
import { LISTED_OR_NOT } from '../../src/core/rules/rule-entry.ts';
import { RULESET_IDS, RULESETS } from '../../src/core/rulesets/index.ts';
import { RULES } from '../all-rules.ts';
import { WORDINGS } from './wordings.ts';

/** Rules that all rulesets share: the user's list and exceptions, and the board. */
const ABOVE: SharedRule[] = [
  'board/one-letter',
  'board/too-long',
  'official/listed',
  'official/not-listed',
  'own/exception',
];

/** The rules on challenges, which decide no word. */
const onChallenges = (ruleset: (typeof RULESETS)[number]): string[] =>
  (['allowed', 'disallowed'] as const).map((verdict) => challengeRule(ruleset, verdict).rule.split('/')[1] ?? '');

/** Every sentence of the files, with its place. */
const SENTENCES = INTERFACE_LANGUAGES.flatMap((language) => {
  const { phrases, rules, rulesets } = WORDINGS[language];
  const ofRules = (where: string, all: Readonly<Record<string, RuleWording>>) =>
    Object.entries(all).flatMap(([name, { name: called, rule, reason = {}, not = {} }]) => [
      ...(called === undefined ? [] : [{ language, at: `${where} ${name} name`, needs: undefined, sentence: called }]),
      ...(rule === undefined ? [] : [{ language, at: `${where} ${name}`, needs: undefined, sentence: rule }]),
      ...Object.entries({ reason, not }).flatMap(([side, variants]) =>
        Object.entries(variants).map(([needs, sentence]) => ({
          language,
          at: `${where} ${name} ${side} ${needs}`,
          needs,
          sentence,
        })),
      ),
    ]);
  return [
    ...Object.entries(phrases).map(([at, sentence]) => ({ language, at, needs: undefined, sentence })),
    ...ofRules('', rules),
    ...RULESET_IDS.flatMap((id) => [
      ...(['section', 'title', 'decides'] as const).map((at) => ({
        language,
        at: `${id} ${at}`,
        needs: undefined,
        sentence: rulesets[id][at],
      })),
      ...Object.entries(rulesets[id].headings ?? {}).map(([heading, sentence]) => ({
        language,
        at: `${id} heading ${heading}`,
        needs: undefined,
        sentence,
      })),
      ...ofRules(id, rulesets[id].rules),
    ]),
  ];
});

const placeholders = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

describe('the wording of a ruleset', () => {
  it.each(RULESETS)('has exactly the rules of the catalogue of $id, in every language', (ruleset) => {
    const { catalogue } = RULES[ruleset.id];
    const names = new Set([...Object.keys(catalogue), ...onChallenges(ruleset)]);
    for (const language of INTERFACE_LANGUAGES) {
      const { rulesets } = WORDINGS[language];
      const own = Object.keys(rulesets[ruleset.id].rules);
      const { wordingFallback } = ruleset;
      // If an earlier edition has the same rule under the same name, its sentences are used.
      const earlier = wordingFallback ? Object.keys(rulesets[wordingFallback].rules) : [];
      expect([...names].filter((name) => !own.includes(name) && !earlier.includes(name))).toEqual([]);
      expect(own.filter((name) => !names.has(name))).toEqual([]);
    }
  });

  it.each(RULESETS)(
    'states every rule of $id, and has a sentence for every rule that decides words',
    ({ id, wordingFallback }) => {
      const { catalogue } = RULES[id];
      for (const language of INTERFACE_LANGUAGES) {
        const rules = Object.entries(WORDINGS[language].rulesets[id].rules);
        if (!wordingFallback) expect(rules.length).toBeGreaterThan(5);
        for (const [name, { rule, reason }] of rules) {
          if (wordingFallback && rule === undefined) continue;
          expect(rule, `${language} ${id}/${name}`).toMatch(/\p{L}.*\.$/u);
          if (!wordingFallback) expect(Object.keys(reason ?? {}).length > 0, name).toBe(Object.hasOwn(catalogue, name));
        }
      }
    },
  );

  it.each(RULESETS)('has the headings of all sections of $id that have no number', ({ id }) => {
    const places = Object.values(RULES[id].catalogue).flatMap(({ section }) => section.split(' / '));
    const unnumbered = places.filter((place) => !/\d/.test(place) && place !== LISTED_OR_NOT.listed.section);
    for (const language of INTERFACE_LANGUAGES) {
      const { headings = {} } = WORDINGS[language].rulesets[id];
      expect(
        unnumbered.filter((place) => !Object.hasOwn(headings, place)),
        language,
      ).toEqual([]);
    }
  });

  it('is not loaded if a part is missing', () => {
    const { section, title, decides, rules, headings = {} } = WORDINGS.en.rulesets['pfs-2018'];
    expect(completeWording({ section, title, decides, rules }, 'en.json').title).toBe(title);
    expect(() => completeWording({ section, headings, rules }, 'en.json')).toThrow('en.json lacks title, decides');
  });

  it('states every rule on challenges', () => {
    for (const ruleset of RULESETS) {
      for (const verdict of ['allowed', 'disallowed'] as const) {
        const { rule } = challengeRule(ruleset, verdict);
        expect(ruleWording(rule, WORDINGS.en).rule, rule).toMatch(/\.$/);
      }
    }
  });
});

describe('the shared wording', () => {
  it.each(INTERFACE_LANGUAGES)('covers the user’s list, exceptions and the board, in %s', (language) => {
    expect(Object.keys(WORDINGS[language].rules).sort()).toEqual(ABOVE);
    expect(Object.keys(WORDINGS[language].phrases).sort()).toEqual(Object.keys(WORDINGS.en.phrases).sort());
  });

  it.each(INTERFACE_LANGUAGES)('says what a German name denotes in %s', (language) => {
    const shown = readTable('curated/de-names.tsv').filter(({ rule = '' }) => /^I\.(?:1\.2\.c|5\.1)$/.test(rule));
    const notes = new Set(shown.map(({ note = '' }) => note));
    expect([...notes].filter((note) => !Object.hasOwn(WORDINGS[language].phrases, note))).toEqual([]);
  });
});

/** Names that choose a sentence and are not shown in it: the claimed kind and its certainty. */
const MARKERS: ReadonlySet<string> = new Set([
  'foreign',
  'clitic',
  'elongation',
  'derivation',
  'fragment',
  'printed',
  'stated',
  'written-together',
]);

describe('the sentences', () => {
  const english = new Map(SENTENCES.filter(({ language }) => language === 'en').map((one) => [one.at, one.sentence]));

  it('are the same in every language, with the same placeholders', () => {
    expect(english.size).toBeGreaterThan(900);
    for (const language of INTERFACE_LANGUAGES) {
      const own = SENTENCES.filter((one) => one.language === language);
      expect(own.map(({ at }) => at)).toEqual([...english.keys()]);
      for (const { at, sentence } of own) {
        const places = new Set(placeholders(sentence));
        expect(places, `${language} ${at}`).toEqual(new Set(placeholders(english.get(at)!)));
      }
    }
  });

  it('of a reason have keys that name their placeholders', () => {
    for (const { needs, sentence, at } of SENTENCES) {
      if (needs === undefined) continue;
      const names = needs === 'always' ? [] : needs.split(' ').filter((name) => !MARKERS.has(name));
      expect(new Set(placeholders(sentence)), at).toEqual(new Set(names));
    }
  });

  it('of a reason can all be chosen: no earlier one needs less', () => {
    const seen = new Map<string, string[][]>();
    for (const { needs, language, at } of SENTENCES) {
      if (needs === undefined) continue;
      const family = `${language} ${at.slice(0, -needs.length)}`;
      const names = needs === 'always' ? [] : needs.split(' ');
      const before = seen.get(family) ?? [];
      expect(
        before.filter((less) => less.every((name) => names.includes(name))),
        family,
      ).toEqual([]);
      seen.set(family, [...before, names]);
    }
  });

  it('have no straight quotation mark, stray brace or surrounding space', () => {
    for (const { at, sentence } of SENTENCES) {
      expect(sentence.trim(), at).toBe(sentence);
      expect(sentence, at).not.toBe('');
      expect(sentence.replace(/\{\w+\}/g, ''), at).not.toMatch(/["{}$]/);
    }
  });

  /** Names of rulesets, of months, headings that exist in Polish only, endings, and words that languages share. */
  const SAME_EVERYWHERE =
    /^[\w-]+ (?:section|title)$|^month_(?:4|8|9|11)$|^7slow heading|^(?:ending_(?:e|em|en|er|es))$|^(?:sd-2026 (?:I\.2\.umlaut|I\.5\.1)|pfs-2018 potential-plural|pfs-2016 singular-of-plural) name$/;

  it.each(['pl', 'de', 'tr'] as const)('are translated into %s', (language) => {
    const same = SENTENCES.filter(
      (one) =>
        one.language === language &&
        one.sentence === english.get(one.at) &&
        /\p{L}/u.test(one.sentence.replace(/\{\w+\}/g, '')),
    );
    expect(same.map(({ at }) => at).filter((at) => !SAME_EVERYWHERE.test(at))).toEqual([]);
  });

  it('have no Turkish suffix after a placeholder', () => {
    // Its vowels would have to agree with those of the word: “okna”ya, but “oknem”e.
    const suffix = /\{\w+\}[”)]?['’]?\p{Ll}/u;
    expect(
      SENTENCES.filter(({ language, sentence }) => language === 'tr' && suffix.test(sentence)).map(({ at }) => at),
    ).toEqual([]);
  });
});
