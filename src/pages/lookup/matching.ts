import { lowerCase } from '../../core/words/normalise.ts';
import type { History, HistoryEntry } from '../../platform/storage/history.ts';

/** Returns the entries whose word contains the search text, without regard to capitals and marks: `zol` finds `żółw`. */
export function matching(history: History, search: string): HistoryEntry[] {
  const wanted = bare(search.trim());
  return history.filter(({ word }) => bare(word).includes(wanted));
}

/** In Unicode, ł is a separate letter without a mark. */
function bare(text: string): string {
  return lowerCase(text)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i');
}
