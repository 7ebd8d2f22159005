/** Sequences of letters that a left-out e may not bring about, in the spelling as laid. */

/**
 * The consonants with which a verb form without its final -e would end, where they are unusual in German (II.5.1.a): a consonant
 * before m or n, other than l, r, the same letter again, or an h after a vowel. Empty where the -e may go.
 */
export function clusterBeforeFinalE(form: string): string {
  if (/[aeiouäöüylr]h?[mn]$|mm$|nn$/.test(form)) return '';
  return /(?:s?ch|[^aeiouäöü])[mn]$/.exec(form)?.[0] ?? '';
}

/** What bars a short form in -re of a verb in -ern (II.5.1.g): a lengthening h, or consonants that no German syllable has. */
export function clusterBeforeRe(form: string): string {
  const h = /[aeiouäöüy](h)re$/.exec(form)?.[1];
  if (h) return h;
  return /[^aeiouäöüynm][nm]r(?=e$)/.exec(form)?.[0] ?? '';
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
