import type { Detail } from '../../../rules/detail.ts';
import type { Reason } from '../../../rules/verdict.ts';
import type { RuleName } from '../catalogue.ts';
import { type GermanQuery, type GermanReading, reason, type WordDetector } from '../query.ts';

/**
 * A derivation that a rule bars, to be undone: `wandr` is `wandre` without its -e, and II.5.1.f grants one shortening
 * only.
 */
export interface Undoing {
  rule: RuleName;
  /** Pattern of the refused form. */
  from: RegExp;
  /** The playable forms it may come from, as replacements of `from`. */
  to: readonly string[];
  /** Returns true if the rule covers this reading of the playable form. */
  fits: (reading: GermanReading, form: string, readingsOf: GermanQuery['readingsOf']) => boolean;
  /** The letters that the rule objects to, or misses; empty if none. */
  letters?: (form: string) => string;
  /** Returns true if the document names the playable form. */
  printed?: (base: string) => boolean;
  /** The playable form that is shortened already; null if there is none. */
  short?: (form: string, readingsOf: GermanQuery['readingsOf']) => string | null;
}

/** The reason of one undoing for its first reading; null if it does not apply. */
function undoneBy(undoing: Undoing, { form }: GermanQuery, readingsOf: GermanQuery['readingsOf']): Reason | null {
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

/** Returns a detector for a table of undoings. It finds all that apply, in the order of the table. */
export function undo(undoings: readonly Undoing[]): WordDetector {
  const anyFrom = new RegExp(undoings.map(({ from }) => from.source).join('|'));
  return (query) => {
    if (!anyFrom.test(query.form)) return [];
    const readingsOf = query.readingsOf.bind(query);
    const found: Reason[] = [];
    for (const undoing of undoings) {
      const one = undoing.from.test(query.form) && undoneBy(undoing, query, readingsOf);
      if (one) found.push(one);
    }
    return found;
  };
}
