import COSTS from '../../../../dictionaries/packed/tables/pl-edits.json' with { type: 'json' };
import { type Orthography, orthography } from '../../diagnosis/orthography.ts';
import { POLISH_MARKS, QWERTY } from '../../words/letters.ts';

/**
 * Consonants that are voiced or voiceless and assimilate to the next one of them; w assimilates to the one before, and does not affect
 * others.
 */
const OBSTRUENTS = 'bcćdfghkpsśtzźż';
const VOICELESS = 'cćfhkpsśt';

/**
 * Returns true when the letters at `at` are a consonant that sounds the same voiced and voiceless: before another such consonant, at the
 * end of the word, or as w or f after a voiceless one.
 */
function takesVoice(form: string, at: number, letters: number): boolean {
  const first = form.charAt(at);
  if (first === 'w' || first === 'f') {
    if (at > 0 && VOICELESS.includes(form.charAt(at - 1))) return true;
  } else if (!OBSTRUENTS.includes(first)) {
    return false;
  }
  const next = form.charAt(at + letters);
  // In sz, cz, dz and rz the z is not a separate consonant.
  return next === '' || (OBSTRUENTS.includes(next) && next !== 'z');
}

export const POLISH: Orthography = orthography({
  marks: POLISH_MARKS,
  sounds: {
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
      ['oń', 'ą'],
      ['eń', 'ę'],
      ['si', 'ś'],
      ['ci', 'ć'],
      ['zi', 'ź'],
      ['ni', 'ń'],
      ['j', 'i'],
      ['ść', 'ć'],
      ['śc', 'szc'],
      ['złe', 'zedłe'],
      ['eszłe', 'szedłe'],
      ['ji', 'i'],
      // Consonants that are not pronounced: jabko, garło.
      ['bk', 'błk'],
      ['pk', 'błk'],
      ['rł', 'rdł'],
      ['śn', 'śni'],
      // Verbs in -ieć of either kind: umią, lubieją.
      ['ią', 'ieją'],
      ['iał', 'ił'],
      // Verbs in -ywać that have -uje: pokazywuje.
      ['ywuj', 'uj'],
      ['v', 'w'],
      ['x', 'ks'],
      ['qu', 'kw'],
    ],
    // And ł after a consonant: niós, pomóg; in móg and its like the vowel sounds as u.
    last: [
      ['g', 'gł'],
      ['k', 'kł'],
      ['s', 'sł'],
      ['z', 'zł'],
      ['d', 'dł'],
      ['t', 'dł'],
      ['ug', 'ógł'],
      // Genitives of feminine nouns: kuchnii, telefoni.
      ['ii', 'i'],
    ],
    voice: [
      ['w', 'f'],
      ['b', 'p'],
      ['d', 't'],
      ['g', 'k'],
      ['z', 's'],
      ['ż', 'sz'],
      ['dz', 'c'],
      ['ź', 'ś'],
    ],
    similar: [['i', 'y']],
  },
  takesVoice,
  keyboard: QWERTY,
  costs: COSTS,
  // A writer who makes two edits omits diacritics or respells a sound, which counts as one edit: two are searched if nothing is near.
  oneSlipFrom: 6,
});
