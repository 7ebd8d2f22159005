import { entryOf, inOrder } from '../../rules/catalogue.ts';
import { fieldsOf } from '../../rules/detail.ts';
import { nameOfRule } from '../../rules/rule-entry.ts';
import { isBySilence } from '../../rules/settled.ts';
import type { Reason } from '../../rules/verdict.ts';
import { isTypedLike } from '../../words/capital.ts';
import { hasOnlyGermanLetters } from '../../words/letters.ts';
import { MAX_WORD_LETTERS, MIN_WORD_LETTERS } from '../../words/normalise.ts';
import { toGermanTiles } from '../../words/tiles.ts';
import { CATALOGUE } from './catalogue.ts';
import { abbreviatedApart, signs } from './detectors/letters-and-signs.ts';
import { known, notListed } from './detectors/list-entries.ts';
import { numberWithoutEntry } from './detectors/numbers.ts';
import { BARRING } from './detectors/order.ts';
import { isAdjective, isOfOtherLanguage } from './parts-of-speech.ts';
import { type GermanQuery, type GermanReading, reason } from './query.ts';

/** Returns true when all letters of the word have tiles and the game's list has it. */
export function isPlayable(form: string, { game }: Pick<GermanQuery, 'game'>): boolean {
  return form.length >= MIN_WORD_LETTERS && hasOnlyGermanLetters(form) && game.has(form);
}

/** Only I.3.b covers abbreviations that are written with a point. */
const isPointed = ({ rule }: Reason): boolean => nameOfRule(rule) === 'I.3.b';

/**
 * The expansion of an abbreviation typed with a point, in the typed case. An abbreviation (hl., heilig) is preferred to
 * a symbol.
 */
function standsFor(abbreviations: readonly Reason[], { typed, form }: GermanQuery): string | undefined {
  const inCase = abbreviations.filter(({ detail }) => {
    const { spelling = form, source } = fieldsOf(detail);
    return source !== undefined && isTypedLike(typed, spelling);
  });
  return fieldsOf((inCase.find(isPointed) ?? inCase[0])?.detail).source;
}

/** An abbreviation typed with its point: no common word at the end of a sentence, since the bare word may not be played. */
function abbreviationWithPoint(query: GermanQuery): Reason[] {
  const abbreviations = known(query).filter((one) => entryOf(one, CATALOGUE).kind === 'abbreviation');
  if (abbreviations.length === 0) return [];
  // The point after what is written without one ends a sentence: ADAC, km.
  const asTyped = abbreviations.filter(({ detail }) => (fieldsOf(detail).spelling ?? query.form) === query.typed);
  if (asTyped.length > 0 && !asTyped.some(isPointed)) return [];
  const source = standsFor(abbreviations, query);
  return [
    reason('I.3.a', { kind: 'spelling', spelling: `${query.typed}.`, ...(source ? { source } : {}) }),
    ...abbreviations,
  ];
}

/** Parts of speech that are inflected. */
const INFLECTED: ReadonlySet<string> = new Set(['sub', 'ver', 'adj']);

/** Rules of grammar: each takes a form away from a word that may be played otherwise. */
const OF_A_FORM = /^(?:II\.|I\.7\.3)/;

/** An adjective that is the participle of a verb, which dictionaries of forms list beside it. */
const isParticiple = (one: GermanReading): boolean => isAdjective(one) && /(?:nd|t|en)$/.test(one.lemma);

const isOfNoun = (one: Reason): boolean => entryOf(one, CATALOGUE).kind === 'noun';

/**
 * Returns true when a dictionary has the form of another word: no rule takes *zusammenlässt* from *zusammenlesen*,
 * since it is a form of *zusammenlassen*.
 */
function isOfAnotherWord(one: Reason, { form, spellings }: GermanQuery): boolean {
  const { lemma, base } = fieldsOf(one.detail);
  if (lemma === undefined || spellings.length === 0 || !OF_A_FORM.test(nameOfRule(one.rule))) return false;
  // An English plural in -s has the letters of a German noun with this ending: Students, Visas.
  if (isOfNoun(one) && !form.endsWith('s') && spellings.some(isOfOtherLanguage)) return true;
  const known = spellings.filter(
    ({ attestedBy, rule, tag }) => attestedBy.length > 0 && rule === undefined && INFLECTED.has(tag.positions[0] ?? ''),
  );
  const spoken = [toGermanTiles(lemma), ...(base === undefined ? [] : [toGermanTiles(base)])];
  return known.length > 0 && !known.some((other) => spoken.includes(toGermanTiles(other.lemma)) || isParticiple(other));
}

/**
 * The settling bars, most specific first: of signs, of curated lists, of rules that take the form away. Empty where
 * only the silence of a list refuses the word. Only abbreviations depend on capitals.
 */
function settlingBars(query: GermanQuery): Reason[] {
  for (const tier of BARRING) {
    const found: Reason[] = [];
    for (const detector of tier)
      for (const one of query.once(detector))
        if (!isBySilence(one, CATALOGUE) && !isOfAnotherWord(one, query)) found.push(one);
    if (found.length > 0) return inOrder(found);
  }
  return [];
}

/** Returns why the word may not be played, most specific reason first; null when it may. */
export function refusal(query: GermanQuery): Reason[] | null {
  if (isPlayable(query.form, query)) return null;
  const apart = abbreviatedApart(query);
  if (apart.length > 0) return apart;
  if (query.form.includes(' ') || query.form.length > MAX_WORD_LETTERS) return notListed(query);
  const pointed = query.isPointed ? abbreviationWithPoint(query) : [];
  if (pointed.length > 0) return inOrder(pointed);
  const ofSigns = signs(query);
  if (ofSigns.length > 0) return inOrder(ofSigns);
  const found = settlingBars(query);
  if (found.length > 0) return found;
  const number = numberWithoutEntry(query);
  return number ? [number] : notListed(query);
}
