import COSTS from '../../../../dictionaries/packed/tables/de-edits.json' with { type: 'json' };
import { type Orthography, orthography } from '../../diagnosis/orthography.ts';
import { GERMAN_MARKS, QWERTZ } from '../../words/letters.ts';

/** Letters after a consonant that is voiced: vowels, and r, which begins a syllable together with it. */
const VOICED_BEFORE = /[aeiouyäöür]/;

/** Returns true for the place of a consonant that sounds voiceless, whatever its letter: at the end of the word or of a syllable. */
const takesVoice = (form: string, at: number, letters: number): boolean =>
  !VOICED_BEFORE.test(form.charAt(at + letters));

/** Pairs of a longer spelling and a letter, for each of the letters. */
const each = (letters: string, longer: (letter: string) => string): [string, string][] =>
  [...letters].map((letter) => [longer(letter), letter]);

/** Words as tiles: ß is ss, so one s for ß is a missing double letter. */
export const GERMAN: Orthography = orthography({
  marks: GERMAN_MARKS,
  sounds: {
    same: [
      ...each('bdfgklmnprstz', (consonant) => consonant + consonant),
      ...each('aeiouäöü', (vowel) => `${vowel}h`),
      ['e', 'ä'],
      ['eu', 'äu'],
      ['ei', 'ai'],
      ['ie', 'i'],
      ['eh', 'ä'],
      ['y', 'ü'],
      ['y', 'i'],
      ['f', 'v'],
      ['ph', 'f'],
      ['k', 'c'],
      ['k', 'ck'],
      ['z', 'tz'],
      ['zz', 'tz'],
      ['kk', 'ck'],
      ['ig', 'ich'],
      ['z', 'c'],
      ['ks', 'x'],
      ['chs', 'x'],
      ['chs', 'cks'],
      ['qu', 'kw'],
      ['dt', 't'],
      ['dt', 'd'],
      ['th', 't'],
      ['rh', 'r'],
      ['ss', 'sz'],
      ['sch', 'sh'],
      ['ns', 'nz'],
      ['ie', 'y'],
      ['schp', 'sp'],
      ['scht', 'st'],
      ['eu', 'oi'],
      // In words from French.
      ['eur', 'ör'],
      ['eau', 'o'],
      ['ou', 'u'],
    ],
    similar: [
      ['k', 'ch'],
      ['s', 'z'],
      ['ts', 'tz'],
      ['pf', 'ph'],
      ['mpf', 'nf'],
      ['sch', 'ch'],
      ['dt', 'tt'],
      ['ds', 'tz'],
      ['au', 'o'],
      ['ee', 'ai'],
      // A vowel is as short before two consonants as it is long before an h.
      ['hl', 'll'],
      ['hm', 'mm'],
      ['hn', 'nn'],
      ['hr', 'rr'],
      ['v', 'w'],
    ],
    voice: [
      ['b', 'p'],
      ['d', 't'],
      ['g', 'k'],
    ],
  },
  takesVoice,
  keyboard: QWERTZ,
  costs: COSTS,
  // Chance neighbours of so long a word are rare.
  oneSlipFrom: 11,
});
