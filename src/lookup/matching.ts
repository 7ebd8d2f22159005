import type { History, HistoryEntry } from '../storage/history.ts';
import { lowerCase } from '../words/normalise.ts';

/** The entries whose word holds what is searched for, capitals and marks aside: `zol` finds `żółw`. */
export function matching(history: History, search: string): HistoryEntry[] {
  const wanted = bare(search.trim());
  return history.filter(({ word }) => bare(word).includes(wanted));
}

/** ł is a letter of its own to Unicode, and has no mark to take off. */
function bare(text: string): string {
  return lowerCase(text)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i');
}
