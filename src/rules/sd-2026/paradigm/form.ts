/** One form of a paradigm with its status under the rules. */
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { pointsOf } from '../../../words/tiles.ts';
import type { FormStatus, ParadigmForm } from '../../paradigm.ts';
import { PARADIGM } from '../allowed.ts';
import { CATALOGUE, type RuleName, ruleName } from '../catalogue.ts';
import type { LexemeForm } from './lexeme.ts';

export interface StatedForm extends LexemeForm {
  status: FormStatus;
}

/** The nominalised infinitive is a noun (II.2.8); every other form is spelled as its lexicon says. */
function spell({ form, reading, tag }: StatedForm): string {
  const spelled = reading.spelling ?? form;
  const isNoun = tag.positions[1] === 'inf' && tag.positions[2] === 'gen';
  return isNoun ? spelled.charAt(0).toUpperCase() + spelled.slice(1) : spelled;
}

/** Lemmas that make the letters of a barred form a legal word. */
function keepersOf(form: string, game: Lexicon): string[] {
  return [...new Set(game.readings(form).flatMap(({ lemma, tag }) => (tag === '' ? [] : [lemma])))];
}

/** Rules that leave a word some of its forms: those are what a dictionary prints of it. */
const RESTRICTING = /^II\.(?:1\.3|2\.6)/;

/** Is the form one that every dictionary's paradigm has, or more: what a rule grants beyond it? */
function isPlain({ reading: { rule } }: LexemeForm): boolean {
  return rule === undefined || RESTRICTING.test(rule) || PARADIGM.test(rule);
}

/** The rule that a form rests on or falls by; that no list has it is a rule as well. */
function ruleOf({ reading, status }: StatedForm): Pick<ParadigmForm, 'rule' | 'section'> {
  if (status === 'open') return cite('II.2.7');
  const name = reading.rule === undefined ? null : ruleName(reading.rule);
  // Of a word with some forms the paradigm says by which rule; each form need not.
  if (status !== 'barred' && (name === null || RESTRICTING.test(name))) return {};
  return cite(name ?? 'not-listed');
}

function cite(rule: RuleName): Pick<ParadigmForm, 'rule' | 'section'> {
  return { rule: `sd-2026/${rule}`, section: CATALOGUE[rule].section };
}

/** Does a dictionary have the form in this place? A form that a rule built is there when every paradigm has it. */
function isAttested(one: StatedForm): boolean {
  return one.reading.origin === 'attested' || (one.reading.origin === 'derived' && isPlain(one));
}

/** How the form is printed in the paradigm. */
export function paradigmForm(one: StatedForm, game: Lexicon): ParadigmForm {
  const form = spell(one);
  const keptBy = one.status === 'barred' ? keepersOf(one.form, game) : [];
  return {
    form,
    status: one.status,
    ...ruleOf(one),
    ...(keptBy.length > 0 ? { keptBy } : {}),
    ...(isAttested(one) ? {} : { unattested: true as const }),
    points: pointsOf(form, 'de'),
  };
}

/** What is printed first in a cell: what plain inflection gives, then what rules grant, last what they take away. */
function order(one: StatedForm): number {
  if (one.status === 'barred') return 4;
  return (isPlain(one) ? 0 : 2) + (isAttested(one) ? 0 : 1);
}

/** The forms of one cell, each spelling once under its best reading. */
export function cellOf(forms: readonly StatedForm[], game: Lexicon): ParadigmForm[] {
  const best = new Map<string, StatedForm>();
  for (const one of [...forms].sort((a, b) => order(a) - order(b))) if (!best.has(one.form)) best.set(one.form, one);
  return [...best.values()].map((one) => paradigmForm(one, game));
}
