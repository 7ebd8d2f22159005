/** Stands in for the packed lexicon until its files are there. */

import type { Lexicon } from '../lexicon/lexicon.ts';

export function openLexicon(_bytes: ArrayBuffer): Lexicon {
  const list = new Set(['okno', 'kot', 'remaki', 'remakiem', 'chcesz']);
  const readings: Lexicon['readings'] = (form) =>
    list.has(form) ? [{ lemma: form, tag: 'subst:sg:nom:m3', origin: 'attested', mark: '' }] : [];
  return { has: (form) => list.has(form), readings, forms: () => [] };
}
