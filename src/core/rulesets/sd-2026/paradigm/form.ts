/** One form of a paradigm with its status under the rules. */
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import type { ParadigmForm, StatusByRules } from '../../../rules/paradigm.ts';
import { withCapital } from '../../../words/capital.ts';
import { pointsOf } from '../../../words/tiles.ts';
import { toGermanTiles } from '../../../words/to-tiles.ts';
import { PARADIGM } from '../allowed.ts';
import { CATALOGUE, type RuleName, ruleName } from '../catalogue.ts';
import type { LexemeForm } from './lexeme.ts';

export interface StatedForm extends LexemeForm {
  status: StatusByRules;
}

/** The nominalised infinitive is a noun (II.2.8); every other form is spelled as its lexicon says. */
function spell({ form, reading, tag }: StatedForm): string {
  const spelled = reading.spelling ?? form;
  const isNoun = tag.positions[1] === 'inf' && tag.positions[2] === 'gen';
  return isNoun ? withCapital(spelled) : spelled;
}

/** Lemmas that make the letters of a barred form a legal word. */
function keepersOf(form: string, game: Lexicon): string[] {
  return [...new Set(game.readings(form).flatMap(({ lemma, tag }) => (tag === '' ? [] : [lemma])))];
}

/** Rules that leave a word some of its forms: those are what a dictionary prints of it. */
const RESTRICTING = /^II\.(?:1\.3|2\.6)/;

/** Rules that admit a word with all its forms, or some; not that on detached parts. */
const OF_THE_WORD = /^(?:I\.(?!7\.3)|II\.(?:1\.3|2\.6))/;

/** Is the form one that every dictionary's paradigm has, or more: what a rule grants beyond it? */
function isPlain({ reading: { rule } }: LexemeForm): boolean {
  return rule === undefined || RESTRICTING.test(rule) || PARADIGM.test(rule);
}

/** The rule that a form rests on or falls by; that no list has it is a rule as well. */
function ruleOf({ reading, status }: StatedForm): Pick<ParadigmForm, 'rule' | 'section'> {
  if (status === 'open') return cite('II.2.7');
  const name = reading.rule === undefined ? null : ruleName(reading.rule);
  // What is said of a whole word (a product's name, a verb with some forms) need not be said of each form.
  if (status !== 'barred' && (name === null || OF_THE_WORD.test(name))) return {};
  return cite(name ?? 'not-listed');
}

function cite(rule: RuleName): Pick<ParadigmForm, 'rule' | 'section'> {
  return { rule: `sd-2026/${rule}`, section: CATALOGUE[rule].section };
}

/** Does a dictionary have the form in this place? A form that a rule built is there when every paradigm has it. */
function isAttested(one: StatedForm): boolean {
  return one.reading.origin === 'attested' || (one.reading.origin === 'derived' && isPlain(one));
}

/** How the form is printed in the paradigm, by the best of its readings in one place. */
function paradigmForm(readings: readonly StatedForm[], game: Lexicon): ParadigmForm {
  const [best] = readings as [StatedForm];
  const form = spell(best);
  const keptBy = best.status === 'barred' ? keepersOf(best.form, game) : [];
  return {
    form,
    status: best.status,
    ...ruleOf(best),
    ...(keptBy.length > 0 ? { keptBy } : {}),
    ...(readings.some(isAttested) ? {} : { unattested: true as const }),
    points: pointsOf(form, 'de'),
  };
}

/** What is printed first in a cell: what plain inflection gives, then what rules grant, last what they take away. */
function order(one: StatedForm): number {
  if (one.status === 'barred') return 4;
  return (isPlain(one) ? 0 : 2) + (isAttested(one) ? 0 : 1);
}

/** The lemma stands before its other forms: of a pronoun all are in one cell. */
function isLemma({ form, reading }: StatedForm): boolean {
  return toGermanTiles(reading.lemma) === form;
}

/** Of two readings in one place the dictionary's says more than the row of a hand-kept list, which is about the whole word. */
function isByRow({ reading }: StatedForm): boolean {
  return reading.mark === 'curated';
}

/** The forms of one cell, each spelling once under its best reading. */
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
