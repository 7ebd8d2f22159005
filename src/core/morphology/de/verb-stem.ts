/** Stems of verbs: their sound shape, on which endings depend, and the loss of their final e (II.5.1, II.6.1). */
import { NO_FINAL_E_DROP, type VerbClass } from './verb-class.ts';

/** `wandern` → `wander`, `geben` → `geb`, `tun` → `tu`, `knien` → `knie`, `teen` → `tee`. */
export function presentStem(infinitive: string): string {
  if (isElOrEr(infinitive) || !infinitive.endsWith('en')) return infinitive.slice(0, -1);
  return /(?:[^aeuäöü]i|e)en$/.test(infinitive) ? infinitive.slice(0, -1) : infinitive.slice(0, -2);
}

/** Returns true for verbs in -eln and -ern, whose infinitive ends in -n. */
export function isElOrEr(infinitive: string): boolean {
  return infinitive.endsWith('eln') || infinitive.endsWith('ern');
}

/** Joins stem and ending; two e are merged (`knie` + `en` → `knien`). */
export function join(stem: string, ending: string): string {
  return stem.endsWith('e') && ending.startsWith('e') ? stem + ending.slice(1) : stem + ending;
}

/**
 * Returns true when the stem ends in a consonant and m or n that cannot close a syllable together: atm, segn, öffn, rechn. After l, m, n,
 * r, a lengthening h and an English w they can: qualm, lern, wohn, clown (II.5.1.a).
 */
export function endsInRareCluster(stem: string): boolean {
  // The g of English sign is mute.
  if (stem.endsWith('sign')) return false;
  return /[bcdfgjkpqstvxzß][mn]$/.test(stem) || /ch[mn]$/.test(stem);
}

/** Returns true for stems after which -st and -t need an e: arbeit-e-t, atm-e-t, roj-e-t, recycl-e-t, battl-e-t. */
export function needsE(stem: string): boolean {
  return /[dtj]$|[bcdfgkptz]l$/.test(stem) || endsInRareCluster(stem);
}

/** Returns the stem of the weak past and participle: `lernt`, `arbeitet`. Verbs in -eln and -ern have no e before the t. */
export function weakStem(stem: string, infinitive: string): string {
  return stem + (needsE(stem) && !isElOrEr(infinitive) ? 'et' : 't');
}

/** Returns true for stems in a sibilant, which merges with the s of -st: du reist, du heizt, du becirct. */
export function endsInSibilant(stem: string): boolean {
  return /[sßxz]$|rc$/.test(stem);
}

/**
 * Returns true for stems after which -en may become -n: a vowel, or a vowel and a lengthening h (II.5.1.e). English y counts as a vowel.
 */
export function endsInVowel(stem: string): boolean {
  return /[aiouäöüy]h?$/.test(stem) || /eh$/.test(stem);
}

/** Returns true for verbs in -jen and for knien, which keep every e (II.5.1.c). */
export function retainsEveryE(infinitive: string): boolean {
  return infinitive.endsWith('jen') || infinitive.endsWith('knien');
}

/**
 * Returns the reason that bars the short form in -re of a verb in -ern (II.5.1.g), if any: a lengthening h before the e, or an m, n or l
 * that would begin a syllable together with r (kell-nre). Doubled letters are divided by the syllable (kümm-re).
 */
export function barsShortEr(infinitive: string): boolean {
  const written = infinitive.slice(0, -3);
  if (/[aeiouäöü]h$/.test(written)) return true;
  // A lengthening h closes no syllable: bohn-re.
  const before = written.replace(/(?<=[aeiouäöü])h(?=[lmn]$)/, '');
  return /[^aeiouäöüy][lmn]$/.test(before) && before.at(-1) !== before.at(-2);
}

/** The rule that bars the short form without final e, or `II.5.1`, which grants it. */
interface FinalE {
  rule: string;
  barred: boolean;
}

/** Returns whether the form may lose its final e, and by which rule. @param form with its e: `atme`, `hätte` */
export function finalE(form: string, { conjugation: { infinitive }, traits }: VerbClass): FinalE {
  const stem = form.slice(0, -1);
  if (retainsEveryE(infinitive)) return { rule: 'II.5.1.c', barred: true };
  const modal = NO_FINAL_E_DROP.some((verb) => infinitive.endsWith(verb));
  if (modal && !stem.endsWith('t')) return { rule: 'II.5.1.b', barred: true };
  if (traits.english === 'silent-e' || traits.english === 'final-e') return { rule: 'II.6.1.a', barred: true };
  if (endsInRareCluster(stem)) return { rule: 'II.5.1.a', barred: true };
  return { rule: 'II.5.1', barred: false };
}

/** Letter sequences that must not arise by the loss of e (II.5.1.d), in spelling with ss. */
const BARRED_SEQUENCES = ['dt', 'ss', 'sss', 'tt', 'ttt', 'stst'];

/**
 * Returns true when a strong subjunctive II in stem + e + ending may lose the e. Only sequences across the joint count: `strittst` retains
 * the tt of its stem.
 * @param ending without the e: `st` or `t`
 */
export function mayJoinSubjunctive(stem: string, ending: 'st' | 't'): boolean {
  const laid = stem.replaceAll('ß', 'ss');
  const word = laid + ending;
  return !BARRED_SEQUENCES.some((sequence) => {
    for (let at = word.indexOf(sequence); at >= 0; at = word.indexOf(sequence, at + 1))
      if (at < laid.length && at + sequence.length > laid.length) return true;
    return false;
  });
}
