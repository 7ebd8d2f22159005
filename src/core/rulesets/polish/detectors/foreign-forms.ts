import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { isNoun } from '../../../morphology/pl/tag.ts';
import type { Finding } from '../../../rules/catalogue.ts';
import { lettersWithoutTile } from '../../../words/letters.ts';
import { HYPHEN } from '../../../words/normalise.ts';
import { finding } from '../finding.ts';
import type { PolishQuery, ReadingDetector, WordDetector } from '../query.ts';

/** A form without the letters or the hyphen of its own lemma: the lemma is barred, the form is legal (excl.5, excl.6). */
export const formOfBarredLemma: ReadingDetector = ({ form, lemma, tag }) => {
  if (lemma.includes(HYPHEN)) return finding('hyphen-free-form', { kind: 'reading', lemma, tag: tag.text });
  const letters = lettersWithoutTile(lemma.toLowerCase());
  if (letters === '') return null;
  const ks = lemma.endsWith('x') && form.startsWith(`${lemma.slice(0, -1)}ks`);
  return finding(ks ? 'letters-x-ks' : 'letters-free-form', { kind: 'reading', lemma, tag: tag.text, letters });
};

/** An ending spelled as pronounced, where the mute -e of the lemma would require an apostrophe: *remake* → *remakiem* (excl.4). */
export const phoneticEnding: ReadingDetector = ({ form, lemma, tag }) => {
  const masculine = tag.values.has('m1') || tag.values.has('m2') || tag.values.has('m3');
  const mute = masculine && isNoun(tag) && /[bcdfgklłmnprstwzvjxh]e$/.test(lemma);
  return mute && !form.startsWith(lemma) ? finding('phonetic-ending', { kind: 'reading', lemma, tag: tag.text }) : null;
};

/** Softened stem ends of a locative and other endings that drop the mute -e, each with the ending of the lemma. */
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

/** Minimum position of a mute -e, in letters: `jive`, `guide`. */
const MIN_MUTE = 4;

/** The same for a form that the lexicon has without a reading: freeware → `freewarze`. */
export const phoneticEndingUnread: WordDetector = ({ form, game, readings }) => {
  if (readings.length > 0) return [];
  for (const [ending, tail] of PHONETIC) {
    const lemma = form.slice(0, -ending.length) + tail;
    if (form.endsWith(ending) && lemma.length >= MIN_MUTE && game.has(lemma))
      return [finding('phonetic-ending', { kind: 'reading', lemma })];
  }
  return [];
};

/** Polish spellings of the end of a foreign stem, with possible endings of the base word. */
const RESPELLED: ReadonlyArray<readonly [polish: string, foreign: readonly string[]]> = [
  ['w', ['ve', 'v']],
  ['k', ['que', 'q']],
  ['ks', ['x', 'xe']],
];

/** Endings of a noun, with the i that follows a stem in -k or -w before some of them. */
const ENDING = /^(?:i?em|i?om|i?ami|i?ach|owi|ie|ów|[aąęuyi])$/;

/** Returns true when every reading is an inferred noun: the lemma is guessed from the list, or unknown. */
export function isOfGuessedLemma({ readings }: PolishQuery): boolean {
  return readings.every(({ origin, tag }) => origin === 'inferred' && tag.pos === 'subst');
}

/**
 * Returns true when the game lexicon has very few forms of each lemma. A lemma that is guessed from this form alone is weak evidence:
 * `czacza`, guessed from `czacz`.
 */
function isKnownByItselfOnly({ readings, game }: PolishQuery): boolean {
  return readings.every(({ lemma }) => game.forms(lemma).length <= MAX_FORMS_OF_A_GUESS);
}

/** Maximum number of listed forms of a guessed lemma. Real nouns have more. */
const MAX_FORMS_OF_A_GUESS = 3;

/** The barred lemma of a form that the lexicon has without an attested one: `jiwie` → *jive*, `czacz` → *cza-cza*. */
export const formOfUnknownBarredLemma: WordDetector = (query) => {
  const { form, spelling } = query;
  if (!spelling || form.length > 15 || !isOfGuessedLemma(query)) return [];
  const x = nounInX(query);
  if (x) return [finding('letters-x-ks', { kind: 'reading', lemma: x, letters: 'x' })];
  const hyphenated = hyphenatedLemma(query, spelling);
  if (hyphenated) return [finding('hyphen-free-form', { kind: 'reading', lemma: hyphenated })];
  return isKnownByItselfOnly(query) ? formOfForeignWord(query) : [];
};

/** Returns the finding for a form of a foreign word with a respelled stem end (excl.6): `jiwie` of *jive*, `boutikiem` of *boutique*. */
function formOfForeignWord(query: PolishQuery): Finding[] {
  const { form } = query;
  for (let length = form.length; length > 1; length--) {
    const stem = form.slice(0, length);
    if (!ENDING.test(form.slice(length))) continue;
    for (const [polish, foreign] of RESPELLED) {
      if (!stem.endsWith(polish)) continue;
      const start = stem.slice(0, -polish.length);
      const lemma = foreign.map((end) => start + end).find((word) => query.isForeignWord(word));
      if (lemma === undefined) continue;
      const rule = lemma.endsWith('x') ? 'letters-x-ks' : 'letters-free-form';
      return [finding(rule, { kind: 'reading', lemma, letters: lettersWithoutTile(lemma) })];
    }
  }
  return [];
}

/** Returns the noun in -x whose respelling is a form in -ks- that has a guessed lemma: `cardoks` → *cardox*. */
function nounInX({ form, readings, spelling }: PolishQuery): string | null {
  if (!form.includes('ks')) return null;
  for (const stem of new Set([...readings.map(({ lemma }) => lemma), form])) {
    const lemma = stem.endsWith('ks') ? `${stem.slice(0, -2)}x` : null;
    if (lemma && spelling?.readings(lemma).some(({ tag }) => tag.startsWith('subst'))) return lemma;
  }
  return null;
}

/**
 * Returns the hyphenated noun that loses its hyphen with its ending, in the genitive plural: cza-cz(a) → `czacz`. A form that dictionaries
 * also spell with the hyphen is only a variant spelling.
 */
function hyphenatedLemma({ form, readings }: PolishQuery, spelling: Lexicon): string | null {
  // A guessed lemma must be the same noun without its hyphen: *czacz*, *czacza*.
  const endings = ['a', 'o', 'e'].filter((ending) => readings.every(({ lemma }) => lemma === form + ending));
  if (endings.length === 0) return null;
  for (let at = 1; at < form.length; at++) {
    const hyphenated = form.slice(0, at) + HYPHEN + form.slice(at);
    const ending = endings.find((one) => spelling.has(hyphenated + one));
    if (ending !== undefined && !spelling.has(hyphenated)) return hyphenated + ending;
  }
  return null;
}
