/** Where a verb form loses its final e, and what bars that (II.5.1 a–d, f, g; II.6.1). */

import { NO_FINAL_E_DROP, type VerbClass } from './verb-class.ts';
import { endsInRareCluster, keepsEveryE } from './verb-stem.ts';

/** Rule that bars the short form without final e, or `II.5.1` which grants it. */
export interface FinalE {
  rule: string;
  barred: boolean;
}

/**
 * May the form lose its final e?
 * @param form with its e: `atme`, `hätte`
 */
export function finalE(form: string, { conjugation: { infinitive }, traits }: VerbClass): FinalE {
  const stem = form.slice(0, -1);
  if (keepsEveryE(infinitive)) return { rule: 'II.5.1.c', barred: true };
  const modal = NO_FINAL_E_DROP.some((verb) => infinitive.endsWith(verb));
  if (modal && !stem.endsWith('t')) return { rule: 'II.5.1.b', barred: true };
  if (traits.english === 'silent-e' || traits.english === 'final-e') return { rule: 'II.6.1.a', barred: true };
  if (endsInRareCluster(stem)) return { rule: 'II.5.1.a', barred: true };
  return { rule: 'II.5.1', barred: false };
}

/** Sequences that the loss of e may not bring about (II.5.1.d), on the spelling with ss. */
const BARRED_SEQUENCES = ['dt', 'ss', 'sss', 'tt', 'ttt', 'stst'];

/**
 * May a strong subjunctive II in stem + e + ending lose the e? Only sequences across the seam count: `strittst` keeps the tt
 * that it always had.
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
