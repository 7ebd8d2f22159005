import type { TileLanguage } from '../words/tiles.ts';
import { TELLING_WORDS } from './list-limits.ts';
import { looksLike } from './looks-like.ts';

/** Languages with rules. */
const KNOWN: readonly TileLanguage[] = ['pl', 'de', 'en'];

const WORD = /\p{L}+/gu;

/**
 * Returns the likely language of the words of a text, among those with rules; null if their letters do not show it. The lack of marks means
 * English only for many words.
 */
export function languageOf(text: string): TileLanguage | null {
  const beyondAscii = new Map<string, number>();
  for (const letter of text.normalize('NFC').toLowerCase()) {
    if (letter > '\u007f' && /\p{L}/u.test(letter)) beyondAscii.set(letter, (beyondAscii.get(letter) ?? 0) + 1);
  }
  const words = text.match(WORD)?.length ?? 0;
  if (beyondAscii.size === 0 && words < TELLING_WORDS) return null;
  const language = looksLike(beyondAscii, words);
  return KNOWN.find((known) => known === language) ?? null;
}
