/** The core list for nouns: capitalised words, and lower-case ones, which verbs and adjectives explain. */
import type { CoreList } from './core-list.ts';

/** Spelling of a noun: one capital, then lower-case letters. */
export const NOUN_SPELLING = /^\p{Lu}\p{Ll}+$/u;

export interface NounCore {
  /** As laid → as spelled, capitalised words only. */
  nouns: ReadonlyMap<string, string>;
  /** As laid: words that the list has in lower case. */
  others: ReadonlySet<string>;
}

export function readNounCore(core: CoreList): NounCore {
  const nouns = new Map<string, string>();
  const others = new Set<string>();
  for (const [laid, spellings] of core)
    for (const spelling of spellings) {
      if (NOUN_SPELLING.test(spelling)) {
        if (!nouns.has(laid)) nouns.set(laid, spelling);
      } else if (spelling === spelling.toLowerCase()) others.add(laid);
    }
  return { nouns, others };
}

const INFINITIVE = /(?:en|eln|ern)$/;

/** Returns true when the capitalised word is an infinitive, or its genitive, of a listed verb (II.2.8), to which it belongs. */
export function isInfinitiveForm(laid: string, { others }: NounCore): boolean {
  const base = laid.endsWith('ns') ? laid.slice(0, -1) : laid;
  return INFINITIVE.test(base) && others.has(base);
}

/** Up to this many letters the list is nearly complete, so that absence from it is evidence. */
export const COMPLETE_UP_TO = 9;

/** Returns the weight of a form's absence against a class: beyond nine letters the list lacks a quarter of the forms of its lemmas. */
export function absenceWeight(form: string): number {
  return form.length <= COMPLETE_UP_TO ? 1 : 0.4;
}

export type Presence = 'noun' | 'other' | 'absent';

/**
 * Returns whether the list has the form as a noun, only as another word (no evidence, since it does not repeat a word as a noun), or not.
 */
export function presence(laid: string, { nouns, others }: NounCore): Presence {
  return nouns.has(laid) ? 'noun' : others.has(laid) ? 'other' : 'absent';
}
