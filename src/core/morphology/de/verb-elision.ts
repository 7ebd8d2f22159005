/** Loss of the final e of verb forms, and what bars it (II.5.1 a–d, f, g; II.6.1). */

import { NO_FINAL_E_DROP, type VerbClass } from './verb-class.ts';
import { endsInRareCluster, keepsEveryE } from './verb-stem.ts';

/** The rule that bars the short form without final e, or `II.5.1`, which grants it. */
export interface FinalE {
  rule: string;
  barred: boolean;
}

/** Returns whether the form may lose its final e, and by which rule. @param form with its e: `atme`, `hätte` */
export function finalE(form: string, { conjugation: { infinitive }, traits }: VerbClass): FinalE {
  const stem = form.slice(0, -1);
  if (keepsEveryE(infinitive)) return { rule: 'II.5.1.c', barred: true };
  const modal = NO_FINAL_E_DROP.some((verb) => infinitive.endsWith(verb));
  if (modal && !stem.endsWith('t')) return { rule: 'II.5.1.b', barred: true };
  if (traits.english === 'silent-e' || traits.english === 'final-e') return { rule: 'II.6.1.a', barred: true };
  if (endsInRareCluster(stem)) return { rule: 'II.5.1.a', barred: true };
  return { rule: 'II.5.1', barred: false };
}

/** Letter sequences that must not arise by the loss of e (II.5.1.d), in spelling with ss. */
const BARRED_SEQUENCES = ['dt', 'ss', 'sss', 'tt', 'ttt', 'stst'];

/**
 * Returns true when a strong subjunctive II in stem + e + ending may lose the e. Only sequences across the joint count: `strittst` keeps
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
