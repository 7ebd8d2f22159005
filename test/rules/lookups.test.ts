import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import type { Lexicon } from '../../src/core/lexicon/lexicon.ts';
import { RULESET_IDS } from '../../src/core/rulesets/index.ts';
import { MAX_WORD_LETTERS } from '../../src/core/words/normalise.ts';
import type { TileLanguage } from '../../src/core/words/tiles.ts';
import { judge, RULES } from '../all-rules.ts';

/**
 * Maximum number of lookups for one verdict with its suggestions. Time cannot be tested on a busy machine, and lookups take most of it: one
 * or two microseconds each. A mistyped word of a lexicon takes 20 to 70.
 */
const MOST_LOOKUPS = 600;

/** Text before the repeated sound: nothing, or what the rules remove from a word or look for in it. */
const BEFORE: Readonly<Record<TileLanguage, readonly string[]>> = {
  pl: ['', 'nie', 'naj', 'przedsz'],
  de: ['', 'un', 'ge', 'haus'],
  en: ['', 'un', 're', 'counter'],
};

/** The lexicon, which reports each lookup. */
function counting(lexicon: Lexicon, count: () => void): Lexicon {
  const counted = <T extends unknown[], R>(look: (...args: T) => R) => {
    return (...args: T): R => {
      count();
      return look(...args);
    };
  };
  return {
    has: counted((form) => lexicon.has(form)),
    reach: counted((form) => lexicon.reach(form)),
    readings: counted((form) => lexicon.readings(form)),
    forms: counted((lemma) => lexicon.forms(lemma)),
    neighbours: counted((...args) => lexicon.neighbours(...args)),
  };
}

/** Strings with the most lookups that a search over affixes, words, sounds and repeats found. */
const WORST: readonly string[] = [
  `nienie${'ą'.repeat(34)}`,
  'nieoKoŁomiESIĄczkowyMISZCZewqZEXVooOPoro',
  'nienajnieniesmfoooooouqłszyamizniejsjjjsjsjszychwrasangsanem',
  'przeciwCIążążeNŻEninIOIOoOooooOxovoqowej',
  'niedeRFLURFAHRZEUGXBRZURückverevermietet',
  'wegfacfxFAFaCACCaCHxfachxfaoHXfachxFACHx',
  'xxxxxxxxxxxxxxxxxxTxxxxxxxXXXxxxxxxxxxxx',
  'feREIereeclﬃﬃﬃﬃﬃﬃﬃﬃﬃ',
  '-likeelelELELelelelElelelelelelelelelelel',
];

describe.each(RULESET_IDS)('a verdict under %s', (ruleset) => {
  const { game, spelling, ...others } = loadLexicons(ruleset);
  let lookups = 0;
  const count = () => {
    lookups++;
  };
  const lexicons = { game: counting(game, count), spelling: counting(spelling, count), list: others.list };
  const lookupsOf = (word: string): number => {
    lookups = 0;
    judge(word, ruleset, lexicons);
    return lookups;
  };

  it('takes no more lookups if a sound that is often misspelled is repeated', () => {
    const sounds = [...RULES[ruleset].orthography.misspellings.values()].flat().map(({ written }) => written);
    const counts = [...new Set(sounds)].flatMap((sound) =>
      BEFORE[RULES[ruleset].ruleset.language].map((before) => {
        const word = (before + sound.repeat(MAX_WORD_LETTERS)).slice(0, MAX_WORD_LETTERS);
        return { word, lookups: lookupsOf(word) };
      }),
    );
    expect(counts.filter((one) => one.lookups === 0 || one.lookups > MOST_LOOKUPS)).toEqual([]);
  });

  it('takes no more lookups for the worst known strings', () => {
    const counts = WORST.map((word) => ({ word, lookups: lookupsOf(word) }));
    expect(counts.filter((one) => one.lookups === 0 || one.lookups > MOST_LOOKUPS)).toEqual([]);
  });

  it('searches the neighbours of a form once for each number of edits', () => {
    let searched: string[] = [];
    const searching = (lexicon: Lexicon, name: string): Lexicon => ({
      ...counting(lexicon, count),
      neighbours: (form, marks, edits = 1) => {
        searched.push(`${form} ${edits} ${edits > 0 ? name : `${name} ${JSON.stringify(marks)}`}`);
        return lexicon.neighbours(form, marks, edits);
      },
    });
    const watched = { game: searching(game, 'game'), spelling: searching(spelling, 'spelling'), ...others };
    // The cached results of earlier words do not replace those of this one.
    for (const word of [
      'wgoule',
      'poobdzielżła',
      'zależiasz',
      'zapuchnżętemu',
      'zażrodzko',
      'podkwaśżież',
      'nadrąbujcże',
    ]) {
      searched = [];
      judge(word, ruleset, watched);
      expect(new Set(searched).size).toBe(searched.length);
      if (word === 'wgoule') expect(searched).toContain('wgoule 1 game');
    }
  });
});
