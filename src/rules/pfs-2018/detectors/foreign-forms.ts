import { isNoun } from '../../../morphology/pl/tag.ts';
import { lettersWithoutTile } from '../../../words/alphabet.ts';
import { HYPHEN } from '../../../words/normalise.ts';
import { reason } from '../catalogue.ts';
import type { Question, ReadingDetector, WordDetector } from '../question.ts';

/** A form free of the letters or the hyphen that its own lemma has: barred lemma, legal form (excl.5, excl.6). */
export const formOfBarredLemma: ReadingDetector = ({ form, lemma, tag }) => {
  if (lemma.includes(HYPHEN)) return reason('hyphen-free-form', { lemma, tag: tag.text });
  const letters = lettersWithoutTile(lemma.toLowerCase());
  if (letters === '') return null;
  const ks = lemma.endsWith('x') && form.startsWith(`${lemma.slice(0, -1)}ks`);
  return reason(ks ? 'letters-x-ks' : 'letters-free-form', { lemma, tag: tag.text, letters });
};

/** Ending spelled as it sounds, where the lemma's mute -e would ask for an apostrophe: remake → remakiem (excl.4). */
export const phoneticEnding: ReadingDetector = ({ form, lemma, tag }) => {
  const masculine = tag.values.has('m1') || tag.values.has('m2') || tag.values.has('m3');
  const mute = masculine && isNoun(tag) && /[bcdfgklłmnprstwzvjxh]e$/.test(lemma);
  return mute && !form.startsWith(lemma) ? reason('phonetic-ending', { lemma, tag: tag.text }) : null;
};

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

/** Nothing tells the lemma when no reading is attested, or one is inferred and its lemma is no word. */
export function isOfUnknownLemma({ readings, game }: Question): boolean {
  return readings.every(({ lemma, origin }) => origin === 'inferred' && !game.has(lemma));
}

/** The barred lemma of a form that the lexicon has without one: `jiwie` → jive, `czacz` → cza-cza. */
export const formOfUnknownBarredLemma: WordDetector = (question) => {
  const { form, spelling } = question;
  if (!spelling || form.length > 15 || !isOfUnknownLemma(question)) return [];
  for (let at = 1; at < form.length; at++) {
    for (const ending of LEMMA_ENDINGS) {
      const lemma = form.slice(0, at) + HYPHEN + form.slice(at) + ending;
      if (spelling.has(lemma)) return [reason('hyphen-free-form', { lemma })];
    }
  }
  for (const ending of NOUN_ENDINGS) {
    if (!form.endsWith(ending) || form.length - ending.length < 2) continue;
    const stem = form.slice(0, form.length - ending.length);
    for (const [polish, foreign] of RESPELLED) {
      const at = stem.lastIndexOf(polish);
      if (at < 0) continue;
      const respelled = stem.slice(0, at) + foreign + stem.slice(at + polish.length);
      for (const tail of LEMMA_ENDINGS) {
        const lemma = respelled + tail;
        if (!spelling.has(lemma)) continue;
        const rule = foreign === 'x' && lemma.endsWith('x') ? 'letters-x-ks' : 'letters-free-form';
        return [reason(rule, { lemma, letters: lettersWithoutTile(lemma) })];
      }
    }
  }
  return [];
};
