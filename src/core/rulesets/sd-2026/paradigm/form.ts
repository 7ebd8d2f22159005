/** One form of a paradigm with its status under the rules. */
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import type { ParadigmForm, StatusByRules } from '../../../rules/paradigm.ts';
import { withCapital } from '../../../words/capital.ts';
import { pointsOf, toGermanTiles } from '../../../words/tiles.ts';
import { PARADIGM } from '../allowed.ts';
import { CATALOGUE, type RuleName, ruleName } from '../catalogue.ts';
import type { LexemeForm } from './lexeme.ts';

export interface StatedForm extends LexemeForm {
  status: StatusByRules;
}

/** Returns the spelling of a form. The nominalised infinitive is a noun (II.2.8). */
function spell({ form, reading, tag }: StatedForm): string {
  const spelled = reading.spelling ?? form;
  const isNoun = tag.positions[1] === 'inf' && tag.positions[2] === 'gen';
  return isNoun ? withCapital(spelled) : spelled;
}

/** Lemmas by which the letters of a barred form are allowed. */
function lemmasAllowing(form: string, game: Lexicon): string[] {
  return [...new Set(game.readings(form).flatMap(({ lemma, tag }) => (tag === '' ? [] : [lemma])))];
}

/** Rules that leave a word some of its forms, which a dictionary prints. */
const RESTRICTING = /^II\.(?:1\.3|2\.6)/;

/** Rules that admit the whole word or some of its forms, without that on detached parts. */
const OF_THE_WORD = /^(?:I\.(?!7\.3)|II\.(?:1\.3|2\.6))/;

/** Returns true if every dictionary's paradigm has the form; false if only a rule grants it. */
function isPlain({ reading: { rule } }: LexemeForm): boolean {
  return rule === undefined || RESTRICTING.test(rule) || PARADIGM.test(rule);
}

/** The rule that admits or bars a form. */
function ruleOf({ reading, status }: StatedForm): Pick<ParadigmForm, 'rule' | 'section'> {
  if (status === 'open') return cite('II.2.7');
  const name = reading.rule === undefined ? null : ruleName(reading.rule);
  // A rule on the whole word is not repeated at each form.
  if (status !== 'barred' && (name === null || OF_THE_WORD.test(name))) return {};
  return cite(name ?? 'not-listed');
}

function cite(rule: RuleName): Pick<ParadigmForm, 'rule' | 'section'> {
  return { rule: `sd-2026/${rule}`, section: CATALOGUE[rule].section };
}

/** Returns true if a dictionary has the form in this cell. Forms of every paradigm count. */
function isAttested(one: StatedForm): boolean {
  return one.reading.origin === 'attested' || (one.reading.origin === 'derived' && isPlain(one));
}

/** Returns a form for the paradigm, by the best of its readings in one cell. */
function paradigmForm(readings: readonly StatedForm[], game: Lexicon): ParadigmForm {
  const [best] = readings as [StatedForm];
  const form = spell(best);
  const keptBy = best.status === 'barred' ? lemmasAllowing(best.form, game) : [];
  return {
    form,
    status: best.status,
    ...ruleOf(best),
    ...(keptBy.length > 0 ? { allowedAs: keptBy } : {}),
    ...(readings.some(isAttested) ? {} : { unattested: true as const }),
    points: pointsOf(form, 'de'),
  };
}

/** Order within a cell: plain inflection, then what rules grant, last what they bar. */
function order(one: StatedForm): number {
  if (one.status === 'barred') return 4;
  return (isPlain(one) ? 0 : 2) + (isAttested(one) ? 0 : 1);
}

/** The lemma stands first: all forms of a pronoun share one cell. */
function isLemma({ form, reading }: StatedForm): boolean {
  return toGermanTiles(reading.lemma) === form;
}

/** A dictionary's reading precedes that of a curated row, which is about the whole word. */
function isByRow({ reading }: StatedForm): boolean {
  return reading.mark === 'curated';
}

/** Returns the forms of one cell, each spelling once with its best reading. */
export function cellOf(forms: readonly StatedForm[], game: Lexicon): ParadigmForm[] {
  const spellings = new Map<string, StatedForm[]>();
  for (const one of [...forms].sort((a, b) => Number(isLemma(b)) - Number(isLemma(a)))) {
    spellings.set(one.form, [...(spellings.get(one.form) ?? []), one]);
  }
  return [...spellings.values()]
    .map((alike) =>
      alike.sort(
        (a, b) =>
          Number(a.status === 'barred') - Number(b.status === 'barred') ||
          Number(isByRow(a)) - Number(isByRow(b)) ||
          order(a) - order(b),
      ),
    )
    .sort((a, b) => order(a[0] as StatedForm) - order(b[0] as StatedForm))
    .map((alike) => paradigmForm(alike, game));
}
