import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readMessages } from '../../src/cli/wording.ts';
import { explain } from '../../src/core/explain/explain.ts';
import { openLexicon } from '../../src/core/lexicon/packed-lexicon.ts';
import type { Lexicons } from '../../src/core/rules/rules.ts';
import type { RulesetId } from '../../src/core/rules/verdict.ts';
import { RULESET_IDS, rulesetOf } from '../../src/core/rulesets/index.ts';
import { defectives, formsOf, judge, RULES } from '../all-rules.ts';
import { WORDINGS } from '../explain/wordings.ts';
import { RULES as ALL_RULES } from './message-families.ts';

function packed(name: string) {
  const file = readFileSync(new URL(`../../dictionaries/packed/${name}.lexicon.gz`, import.meta.url));
  return openLexicon(new Uint8Array(gunzipSync(file)).buffer);
}

function lexiconsOf(language: string): Lexicons {
  const list = { name: 'list', edition: '1' };
  return { game: packed(`${language}-game`), spelling: packed(`${language}-spelling`), list };
}

const LEXICONS = { pl: lexiconsOf('pl'), de: lexiconsOf('de'), en: lexiconsOf('en') };
const messages: Readonly<Record<string, unknown>> = { ...readMessages('en'), ...WORDINGS.en.phrases };
const rules = new Set<string>(ALL_RULES.map(({ rule }) => rule));

/** A word of each part of speech, and rare kinds of paradigms. */
const WORDS: [ruleset: RulesetId, words: string][] = [
  [
    'pfs-2016',
    'okno żółw profesor biały dobrze dwa my zejść iść dnieć powinien zwyknąć remake Warszawa op-art robiąca sędzia',
  ],
  [
    'pfs-2018',
    'okno żółw profesor drzwi finansista biały niebiały dobrze dwa my siebie pod zejść iść dnieć powinien zwyknąć być',
  ],
  ['7slow', 'okno zejść quiz Warszawa PKP remake w poszłom chceszli cekaem powodzić op-art sędzia ładny'],
  ['pfs-2018', 'powodzić słychać remake Warszawa op-art chceszli zejdziono robiąca niepisanie PKP sędzia'],
  [
    'sd-2026',
    'Haus finster einrexen sein verhagelst zwei zweite blau der auf Botox gerext schneien regnen behagen anrufen Alumni',
  ],
];

describe('labels missing in the forms view', () => {
  it.each(WORDS)('%s: %s', (ruleset, words) => {
    const missing = new Set<string>();
    const see = (key: string) => messages[key] ?? missing.add(key);
    for (const word of words.split(' ')) {
      const lexicons = LEXICONS[rulesetOf(ruleset).language];
      const first = formsOf(word, ruleset, lexicons);
      expect(first.paradigm, word).not.toBe(null);
      for (const { id } of first.choices) {
        const { paradigm } = formsOf(word, ruleset, lexicons, id);
        if (!paradigm) throw new Error(`${word}: ${id}`);
        for (const { about } of [paradigm, ...paradigm.related]) about.forEach(see);
        for (const { title, columns, rows } of paradigm.tables) {
          [...title, ...columns.flat(), ...rows.flatMap(({ label }) => label)].forEach(see);
          for (const { rule, status } of rows.flatMap(({ cells }) => cells.flat(2))) {
            if (rule && !rules.has(rule)) missing.add(rule);
            if (status === 'open') see(`forms_open_${rule?.replace(/\W/g, '_')}`);
          }
        }
      }
    }
    expect([...missing]).toEqual([]);
  });

  it('defective verbs', () => {
    const known = new Set('fin praet cond impt ter_n'.split(' '));
    const groups = RULESET_IDS.map(defectives).filter(({ length }) => length > 0);
    expect(groups.length).toBeGreaterThan(2);
    for (const group of groups) {
      for (const { rule, missing, left } of group) {
        expect(rules.has(rule), rule).toBe(true);
        for (const category of [...missing, ...left]) {
          const message = messages[`part_${category}`] ?? messages[category];
          expect(known.has(category) || message, category).toBeTruthy();
        }
      }
    }
  });
});

describe('the link to the forms', () => {
  it.each<[RulesetId, string, boolean]>([
    ['pfs-2018', 'okno', true],
    ['pfs-2018', 'zejdziono', true],
    ['pfs-2018', 'chceszli', true],
    ['pfs-2018', 'quizowy', true],
    ['pfs-2018', 'oraz', false],
    ['pfs-2018', 'xyzzy', false],
    ['7slow', 'quizem', true],
    ['7slow', 'zejściem', true],
    ['7slow', 'oraz', false],
    ['7slow', 'xyzzy', false],
    ['sd-2026', 'verhagelst', true],
    ['sd-2026', 'Botox', true],
    ['sd-2026', 'und', false],
    ['sd-2026', 'xyzzy', false],
  ])('%s: %s %s', (ruleset, word, offered) => {
    const lexicons = LEXICONS[rulesetOf(ruleset).language];
    const { inflects } = explain(judge(word, ruleset, lexicons), {
      wording: WORDINGS.en,
      catalogue: RULES[ruleset].catalogue,
      spelling: lexicons.spelling,
    });
    expect(inflects).toBe(offered);
    if (offered) expect(formsOf(word, ruleset, lexicons).paradigm).not.toBe(null);
  });
});
