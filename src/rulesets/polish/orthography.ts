import { misspellings, type Orthography } from '../../rules/suggested/orthography.ts';
import { POLISH_MARKS } from '../../words/diacritics.ts';
import { QWERTY } from '../../words/keyboard.ts';

export const POLISH: Orthography = {
  marks: POLISH_MARKS,
  misspellings: misspellings({
    same: [
      ['u', 'ó'],
      ['rz', 'ż'],
      ['rz', 'sz'],
      ['cz', 'trz'],
      ['szcz', 'strz'],
      ['dż', 'drz'],
      ['ch', 'h'],
      ['om', 'ą'],
      ['on', 'ą'],
      ['o', 'ą'],
      ['em', 'ę'],
      ['en', 'ę'],
      ['si', 'ś'],
      ['ci', 'ć'],
      ['zi', 'ź'],
      ['ni', 'ń'],
      ['j', 'i'],
      ['ść', 'ć'],
      ['złe', 'zedłe'],
      // Verbs in -ieć of either kind: umią, lubieją.
      ['ią', 'ieją'],
      ['v', 'w'],
      ['x', 'ks'],
      ['qu', 'kw'],
    ],
    similar: [
      ['w', 'f'],
      ['b', 'p'],
      ['d', 't'],
      ['g', 'k'],
      ['z', 's'],
      ['ż', 'sz'],
      ['dz', 'c'],
      ['i', 'y'],
    ],
  }),
  keyboard: QWERTY,
};
