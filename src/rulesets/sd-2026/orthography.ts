import { misspellings, type Orthography } from '../../rules/suggested/orthography.ts';
import { GERMAN_MARKS } from '../../words/diacritics.ts';
import { QWERTZ } from '../../words/keyboard.ts';
import { lay } from '../../words/lay.ts';

/** Words as they are laid: ß is ss, so one s for ß is a double letter missing. */
export const GERMAN: Orthography = {
  marks: GERMAN_MARKS,
  misspellings: misspellings({
    same: [
      ['e', 'ä'],
      ['eu', 'äu'],
      ['ei', 'ai'],
      ['ie', 'i'],
      ['ih', 'i'],
      ['ah', 'a'],
      ['eh', 'e'],
      ['oh', 'o'],
      ['uh', 'u'],
      ['äh', 'ä'],
      ['öh', 'ö'],
      ['üh', 'ü'],
      ['y', 'ü'],
      ['y', 'i'],
      ['f', 'v'],
      ['ph', 'f'],
      ['k', 'c'],
      ['k', 'ck'],
      ['z', 'tz'],
      ['z', 'c'],
      ['ks', 'x'],
      ['chs', 'x'],
      ['chs', 'cks'],
      ['qu', 'kw'],
      ['dt', 't'],
      ['th', 't'],
      ['rh', 'r'],
      ['ss', 's'],
      ['ss', 'sz'],
      ['sch', 'sh'],
    ],
    similar: [
      ['v', 'w'],
      ['b', 'p'],
      ['d', 't'],
      ['g', 'k'],
    ],
  }),
  keyboard: QWERTZ,
  key: lay,
};
