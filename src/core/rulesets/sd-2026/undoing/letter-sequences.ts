/** Letters that a left-out e may not bring together, as the reasons name them. */
import { barsShortEr, endsInRareCluster } from '../../../morphology/de/verb-stem.ts';

/** The consonants with which a verb form without its final -e would end, where they are unusual in German (II.5.1.a); or empty. */
export function clusterBeforeFinalE(form: string): string {
  return endsInRareCluster(form) ? (/(?:s?ch|.)[mn]$/.exec(form)?.[0] ?? '') : '';
}

/** What bars a short form in -re of a verb in -ern (II.5.1.g): a lengthening h, or consonants that no German syllable has. */
export function clusterBeforeRe(form: string): string {
  if (!barsShortEr(`${form.slice(0, -2)}ern`)) return '';
  return /h(?=re$)/.exec(form)?.[0] ?? /[^aeiouäöüy]+(?=e$)/.exec(form)?.[0] ?? '';
}

/** Sequences that may not arise where a subjunctive loses the e of its ending (II.5.1.d), longest first. */
export const BARRED_SEQUENCES = ['stst', 'sss', 'ttt', 'dt', 'ss', 'tt'] as const;

/** The barred sequence that arises where this ending, a pattern, meets the stem of the form; empty for none. */
export function sequenceArising(form: string, ending: string): string {
  const length = new RegExp(`${ending}$`).exec(form)?.[0].length ?? 0;
  const seam = form.length - length;
  for (const sequence of BARRED_SEQUENCES) {
    const at = form.lastIndexOf(sequence);
    if (at >= 0 && at < seam && at + sequence.length > seam) return sequence;
  }
  return '';
}
