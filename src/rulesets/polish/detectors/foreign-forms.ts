import type { Lexicon, Reading } from '../../../lexicon/lexicon.ts';
import { isNoun } from '../../../morphology/pl/tag.ts';
import { lettersWithoutTile } from '../../../words/alphabet.ts';
import { HYPHEN } from '../../../words/normalise.ts';
import { finding } from '../catalogue.ts';
import type { PolishQuestion, ReadingDetector, WordDetector } from '../question.ts';

/** A form free of the letters or the hyphen that its own lemma has: barred lemma, legal form (excl.5, excl.6). */
export const formOfBarredLemma: ReadingDetector = ({ form, lemma, tag }) => {
  if (lemma.includes(HYPHEN)) return finding('hyphen-free-form', { lemma, tag: tag.text });
  const letters = lettersWithoutTile(lemma.toLowerCase());
  if (letters === '') return null;
  const ks = lemma.endsWith('x') && form.startsWith(`${lemma.slice(0, -1)}ks`);
  return finding(ks ? 'letters-x-ks' : 'letters-free-form', { lemma, tag: tag.text, letters });
};

/** Ending spelled as it sounds, where the lemma's mute -e would ask for an apostrophe: remake → remakiem (excl.4). */
export const phoneticEnding: ReadingDetector = ({ form, lemma, tag }) => {
  const masculine = tag.values.has('m1') || tag.values.has('m2') || tag.values.has('m3');
  const mute = masculine && isNoun(tag) && /[bcdfgklłmnprstwzvjxh]e$/.test(lemma);
  return mute && !form.startsWith(lemma) ? finding('phonetic-ending', { lemma, tag: tag.text }) : null;
};

/** Softened stem ends of a locative and other endings that drop the mute -e, each with what the lemma ends in. */
const PHONETIC: ReadonlyArray<readonly [ending: string, lemma: string]> = [
  ['rze', 're'],
  ['dzie', 'de'],
  ['cie', 'te'],
  ['sie', 'se'],
  ['sie', 'ce'],
  ['kiem', 'ke'],
  ['ki', 'ke'],
  ['giem', 'ge'],
];

/** A mute -e is at least three letters into the word: `jive`, `guide`. */
const MIN_MUTE = 4;

/** The same of a form that the lexicon has without a reading: freeware → `freewarze`. */
export const phoneticEndingUnread: WordDetector = ({ form, game, readings }) => {
  if (readings.length > 0) return [];
  for (const [ending, tail] of PHONETIC) {
    const lemma = form.slice(0, -ending.length) + tail;
    if (form.endsWith(ending) && lemma.length >= MIN_MUTE && game.has(lemma))
      return [finding('phonetic-ending', { lemma })];
  }
  return [];
};

/** Is it known as a name, and as nothing else (`Viki`)? No form of another word comes of that. */
const isOnlyName = (readings: readonly Reading[]): boolean =>
  readings.length > 0 && readings.every(({ spelling }) => spelling !== undefined);

/** How Polish respells what no tile has; the spelling lexicon is asked whether the respelled word exists. */
const RESPELLED: ReadonlyArray<readonly [string, string]> = [
  ['w', 'v'],
  ['ks', 'x'],
  ['kw', 'qu'],
  ['k', 'qu'],
  ['k', 'q'],
];

const NOUN_ENDINGS = [
  '',
  'a',
  'u',
  'owi',
  'em',
  'iem',
  'ie',
  'e',
  'y',
  'i',
  'ów',
  'om',
  'iom',
  'ami',
  'iami',
  'ach',
  'iach',
  'ę',
  'ą',
];
const LEMMA_ENDINGS = ['', 'e', 'a', 'o'];

/** No dictionary attests a reading: the lemma is guessed from the list, or not known at all. */
export function isOfGuessedLemma({ readings }: PolishQuestion): boolean {
  return readings.every(({ origin, tag }) => origin === 'inferred' && tag.pos === 'subst');
}

/** A guess is worth little when nothing else than this form made it: `czacza`, guessed from `czacz` alone. */
function isKnownByItselfOnly({ readings, game }: PolishQuestion): boolean {
  return readings.every(({ lemma }) => game.forms(lemma).length <= MAX_FORMS_OF_A_GUESS);
}

/** A noun that is really there has more forms than this on the list. */
const MAX_FORMS_OF_A_GUESS = 3;

/** The barred lemma of a form that the lexicon has without an attested one: `jiwie` → jive, `czacz` → cza-cza. */
export const formOfUnknownBarredLemma: WordDetector = (question) => {
  const { form, spelling } = question;
  if (!spelling || form.length > 15 || !isOfGuessedLemma(question)) return [];
  const x = nounInX(question);
  if (x) return [finding('letters-x-ks', { lemma: x, letters: 'x' })];
  const hyphenated = hyphenatedLemma(question, spelling);
  if (hyphenated) return [finding('hyphen-free-form', { lemma: hyphenated })];
  if (!isKnownByItselfOnly(question)) return [];
  for (const ending of NOUN_ENDINGS) {
    if (!form.endsWith(ending) || form.length - ending.length < 2) continue;
    const stem = form.slice(0, form.length - ending.length);
    for (const [polish, foreign] of RESPELLED) {
      const at = stem.lastIndexOf(polish);
      if (at < 0) continue;
      const respelled = stem.slice(0, at) + foreign + stem.slice(at + polish.length);
      for (const tail of LEMMA_ENDINGS) {
        const lemma = respelled + tail;
        if (!spelling.has(lemma) || isOnlyName(spelling.readings(lemma))) continue;
        const rule = foreign === 'x' && lemma.endsWith('x') ? 'letters-x-ks' : 'letters-free-form';
        return [finding(rule, { lemma, letters: lettersWithoutTile(lemma) })];
      }
    }
  }
  return [];
};

/** The noun in -x of which a form in -ks-, listed under a guessed lemma of its own, is the respelling: `cardoks` → cardox. */
function nounInX({ form, readings, spelling }: PolishQuestion): string | null {
  if (!form.includes('ks')) return null;
  for (const stem of new Set([...readings.map(({ lemma }) => lemma), form])) {
    const lemma = stem.endsWith('ks') ? `${stem.slice(0, -2)}x` : null;
    if (lemma && spelling?.readings(lemma).some(({ tag }) => tag.startsWith('subst'))) return lemma;
  }
  return null;
}

/**
 * The hyphenated noun that loses its hyphen with its ending, in the genitive plural: cza-cz(a) → `czacz`. A form that dictionaries
 * also spell with the hyphen is only a variant spelling.
 */
function hyphenatedLemma({ form, readings }: PolishQuestion, spelling: Lexicon): string | null {
  // A guessed lemma must be the same noun written solid: czacz, czacza.
  const endings = ['a', 'o', 'e'].filter((ending) => readings.every(({ lemma }) => lemma === form + ending));
  if (endings.length === 0) return null;
  for (let at = 1; at < form.length; at++) {
    const hyphenated = form.slice(0, at) + HYPHEN + form.slice(at);
    const ending = endings.find((one) => spelling.has(hyphenated + one));
    if (ending !== undefined && !spelling.has(hyphenated)) return hyphenated + ending;
  }
  return null;
}
