import type { Lexicon } from '../../../lexicon/lexicon.ts';
import type { VerbCategory } from '../../../morphology/pl/conjugation.ts';
import type { Lexeme } from '../../../morphology/pl/lexeme.ts';
import { type BuiltForm, builtForms, defectiveVerbOf, missingForm } from '../defective.ts';
import { LIST_7 } from '../lists.ts';
import type { BuiltEntry } from './ruling.ts';

/** Is it a verb that list 7 restricts? */
export function isDefective({ lemma, part, aspect }: Lexeme): boolean {
  return part === 'verb' && aspect !== 'perf' && LIST_7.has(lemma);
}

const ASPECT = /\b(?:imperf\.perf|imperf|perf)\b/;

/** What no verb of the aspect forms, defective or not. */
const UNFORMED: Readonly<Record<string, ReadonlySet<VerbCategory>>> = {
  perf: new Set<VerbCategory>(['pcon', 'pact']),
  imperf: new Set<VerbCategory>(['pant']),
};

/** The verb's aspect as its tags have it; *widać* has none and is imperfective. */
function aspectOf({ lemma, aspect }: Lexeme, game: Lexicon): string {
  if (aspect) return aspect;
  const told = game.forms(lemma).map(({ reading }) => ASPECT.exec(reading.tag)?.[0]);
  return told.find((one) => one !== undefined) ?? 'imperf';
}

const withAspect = (tag: string, aspect: string): string =>
  tag
    .split('+')
    .map((alternative) => `${alternative}:${aspect}`)
    .join('+');

const isDescribed = (form: string, game: Lexicon): boolean => game.readings(form).some(({ tag }) => tag !== '');

/** What the lexicon does not have as forms of a defective verb: see `PolishRules.builtFor`. */
export function builtFor(lexeme: Lexeme, asked: string, game: Lexicon): BuiltEntry[] {
  if (!isDefective(lexeme)) return [];
  const aspect = aspectOf(lexeme, game);
  const isPrinted = ({ form, category, conceivable }: BuiltForm) =>
    form === asked || !(conceivable || UNFORMED[aspect]?.has(category));
  // What is left the lexicon has, but it may have a word without saying of what it is a form.
  const isUndescribed = (form: string) => game.has(form) && !isDescribed(form, game);
  const infinitive = { form: lexeme.lemma, tag: 'verb:inf', left: true };
  return [infinitive, ...builtForms(lexeme.lemma).filter(isPrinted)]
    .filter(({ form, left }) => !left || isUndescribed(form))
    .map(({ form, tag, left }) => ({ form, tag: withAspect(tag, aspect), denied: !left }));
}

/** The verb of list 7 that lacks the form, or has it though the lexicon does not say so. */
export function verbLacking(form: string, game: Lexicon): string | undefined {
  return missingForm(form)?.lemma ?? (isDescribed(form, game) ? undefined : defectiveVerbOf(form));
}
