/** Numbers, and words of numbers that the rules do not form (II.4.7). */
import { TENS, TWO_TO_TWELVE } from '../../../morphology/de/numeral.ts';
import type { Reason } from '../../../rules/verdict.ts';
import { toGermanTiles } from '../../../words/tiles.ts';
import { isDeclined, isNumber } from '../parts-of-speech.ts';
import { type GermanQuery, type ReadingDetector, reason, type WordDetector } from '../query.ts';

const WITHOUT_ENTRY: ReadonlySet<string> = new Set([...TWO_TO_TWELVE].map(toGermanTiles));
const OF_TENS: ReadonlySet<string> = new Set([...TENS].map(toGermanTiles));

/** What a number is joined with, and the ending of the adjective. */
const JOINED = /^(.{3,})(fach|jährig|malig|mal|teilig)(?:e[mnrs]?)?$/;
const WITH_TENS = /^(?:fach|mal)$/;

const isCardinal = (form: string, query: GermanQuery): boolean =>
  query.readingsOf(form).some((one) => isNumber(one) && one.tag.positions.length === 1);

/** A number above twelve with one of the five members, which needs an entry: dreizehnteilig (II.4.7.b); null for any other word. */
export function numberWithoutEntry(query: GermanQuery): Reason | null {
  const [, number = '', member = ''] = JOINED.exec(query.form) ?? [];
  if (WITHOUT_ENTRY.has(number) || (OF_TENS.has(number) && WITH_TENS.test(member))) return null;
  return isCardinal(number, query)
    ? reason('II.4.7.b', { kind: 'attached', root: number, particle: `-${member}` }, { effect: 'excludes' })
    : null;
}

/** An ordinal without its ending, of a number that has none after zu: zwanzigst (II.4.7.d). */
export const ordinalWithoutEnding: WordDetector = (query) => {
  const { form } = query;
  if (!form.endsWith('st')) return [];
  const ordinal = query.readingsOf(`${form}e`).find((one) => isNumber(one) && isDeclined(one));
  return ordinal
    ? [
        reason(
          'II.4.7.d',
          { kind: 'base', base: ordinal.spelling, lemma: ordinal.lemma, tag: ordinal.tag.text },
          { effect: 'excludes' },
        ),
      ]
    : [];
};

/** Cardinal number: its ordinals count without an entry (II.4.7.a); siebene is one with a further -e. */
export const cardinal: ReadingDetector = (one) =>
  isNumber(one) && one.tag.positions.length === 1 && !/[^aeiou]e$/.test(one.form)
    ? reason('II.4.7.a', { kind: 'reading', lemma: one.lemma, tag: one.tag.text }, { decides: false })
    : null;
