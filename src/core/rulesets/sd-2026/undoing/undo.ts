import type { Detail } from '../../../rules/detail.ts';
import type { Reason } from '../../../rules/verdict.ts';
import type { RuleName } from '../catalogue.ts';
import type { GermanQuestion, TaggedReading, WordDetector } from '../question.ts';
import { reason } from '../reason.ts';

/**
 * One way in which a rule refuses a form: what was done to a playable form to get it, read backwards. `wandr` is `wandre` without
 * its -e, and II.5.1.f grants one shortening only.
 */
export interface Undoing {
  rule: RuleName;
  /** What the refused form looks like. */
  from: RegExp;
  /** The playable forms it may come from, as replacements of `from`. */
  to: readonly string[];
  /** Is this reading of the playable form one that the rule speaks of? */
  fits: (reading: TaggedReading, form: string, readingsOf: GermanQuestion['readingsOf']) => boolean;
  /** The letters that the rule objects to, or misses; empty for none. */
  letters?: (form: string) => string;
  /** Does the document name the playable form as one that the rule speaks of? */
  printed?: (base: string) => boolean;
  /** The playable form that was shortened already; null when it is none. */
  short?: (form: string, readingsOf: GermanQuestion['readingsOf']) => string | null;
}

/** The first reading that the form is undone to, as a reason; null when it is none of this. */
function undoneBy(undoing: Undoing, { form }: GermanQuestion, readingsOf: GermanQuestion['readingsOf']): Reason | null {
  const { rule, from, to, fits, letters, printed, short } = undoing;
  for (const replacement of to) {
    const base = form.replace(from, replacement);
    if (base === form) continue;
    const reading = readingsOf(base).find((one) => fits(one, form, readingsOf));
    if (!reading) continue;
    const objected = letters?.(form);
    const shortened = short?.(form, readingsOf);
    const detail: Detail = {
      kind: 'base',
      base: reading.spelling,
      lemma: reading.lemma,
      tag: reading.tag.text,
      ...(objected ? { letters: objected } : {}),
      ...(shortened ? { other: shortened } : {}),
      ...(printed?.(base) ? { printed: true as const } : {}),
    };
    return reason(rule, detail, { effect: 'excludes' });
  }
  return null;
}

/** A detector for a table of undoings: the reasons of all that fit, in the table's order. */
export function undo(undoings: readonly Undoing[]): WordDetector {
  const anyFrom = new RegExp(undoings.map(({ from }) => from.source).join('|'));
  return (question) => {
    if (!anyFrom.test(question.form)) return [];
    const readingsOf = question.readingsOf.bind(question);
    const found: Reason[] = [];
    for (const undoing of undoings) {
      const one = undoing.from.test(question.form) && undoneBy(undoing, question, readingsOf);
      if (one) found.push(one);
    }
    return found;
  };
}
