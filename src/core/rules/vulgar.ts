/**
 * Vulgar words are judged like others, but never suggested. No source of the lexicons marks them, so a table for each language lists them
 * (`dictionaries/curated/*-vulgar.tsv`). A ruleset hands its table in, because tables are read before rules are evaluated.
 */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { lookupKey } from '../words/query.ts';
import type { TileLanguage } from '../words/tiles.ts';

/** The vulgar words of a language. */
export interface VulgarWords {
  /** Letters that begin a vulgar word, or stand anywhere in one. */
  readonly letters: RegExp;
  /** Words whose letters begin or end harmless words too, so that only their own forms are vulgar. */
  readonly lemmas: ReadonlySet<string>;
}

/** What a ruleset says of vulgar words. */
interface OfRuleset {
  readonly ruleset: { readonly language: TileLanguage };
  readonly vulgar: VulgarWords;
}

/** Returns the vulgar words of a packed table. */
export const vulgarWords = ({ part, start, lemma }: Record<'part' | 'start' | 'lemma', string>): VulgarWords => ({
  letters: new RegExp(`${part.replaceAll(' ', '|')}|^(?:${start.replaceAll(' ', '|')})`, 'u'),
  lemmas: new Set(lemma.split(' ')),
});

/**
 * Returns true when the form is vulgar, or is a form of a vulgar word as well as of another one.
 * @param form as returned by `lookupKey`
 */
export function isVulgar(
  form: string,
  { ruleset: { language }, vulgar: { letters, lemmas } }: OfRuleset,
  game: Pick<Lexicon, 'readings'>,
): boolean {
  const isListed = (lemma: string): boolean => lemmas.has(lookupKey(lemma, language));
  return letters.test(form) || isListed(form) || game.readings(form).some(({ lemma }) => isListed(lemma));
}
