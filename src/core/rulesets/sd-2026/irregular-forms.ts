import type { FormReading } from '../../lexicon/lexicon.ts';
import { nearForms } from '../../rules/suggested/near-forms.ts';
import { isParticiple2 } from './parts-of-speech.ts';
import type { GermanQuestion } from './question.ts';

/** Tag values that a verb form has by its ending; a weak preterite is asked where the verb has only the strong one. */
const BY_ENDING: ReadonlyArray<readonly [ending: RegExp, values: readonly string[]]> = [
  [/nd(?:e[mnrs]?)?$/, ['part1']],
  [/test$/, ['pst', 'sg', '2']],
  [/te$/, ['pst', 'sg', '3']],
  [/ten$/, ['pst', 'pl', '3']],
  [/st$/, ['prs', 'sg', '2']],
  [/t$/, ['prs', 'sg', '3']],
  [/e$/, ['prs', 'sg', '1']],
];

/**
 * Forms as a regular verb has them, and what another one has instead: `singte` → `sang`, `gesingt` → `gesungen`, `mitgenehmt` →
 * `mitgenommen`, `gegehen` → `gegangen`, `nehmst` → `nimmst`. What is captured is the infinitive without its ending.
 */
const REGULAR: ReadonlyArray<readonly [form: RegExp, instead: string]> = [
  [/^(.+?)e?te(?:st|n|t)?$/, 'pst'],
  [/^(.{2,})?ge(.+?)e?t$/, 'part2'],
  [/^ge(.+?)en$/, 'part2'],
  [/^(.+?)e?s?t$/, 'prs'],
];

/** The forms nearest to the refused one, as dictionaries spell them. */
export function spelledForms(form: string, forms: readonly FormReading[]): string[] {
  const wanted = BY_ENDING.find(([ending]) => ending.test(form))?.[1] ?? [];
  const spellings = new Map(forms.map((one) => [one.form, one.reading.spelling ?? one.form]));
  // What a rule grants besides is no help beside the form that everybody writes: gesehn, gesehen.
  const plain = forms.filter(({ reading }) => reading.rule === undefined);
  const near = [...nearForms(form, plain, wanted), ...nearForms(form, forms, wanted)];
  return [...new Set(near)].map((one) => spellings.get(one) ?? one);
}

/** What verbs have in the place of a form that they would have if they were regular, best first. */
export function irregularForms({ form, game }: Pick<GermanQuestion, 'form' | 'game'>): string[] {
  return REGULAR.flatMap(([regular, instead]) => {
    const stem = regular.exec(form)?.slice(1).join('');
    if (stem === undefined || !game.has(`${stem}en`)) return [];
    const forms = game.forms(`${stem}en`).filter(({ reading }) => reading.tag.split(/[:.]/).includes(instead));
    return spelledForms(form, forms).slice(0, 1);
  });
}

/** The strong participle II in the place of one that has its stem and a weak ending: `gegangt` → `gegangen`. */
export function strongParticiples(question: GermanQuestion): string[] {
  const strong = question.form.replace(/e?t(e[mnrs]?)?$/, 'en$1');
  return question.readingsOf(strong).flatMap((one) => (isParticiple2(one) ? [one.spelling] : []));
}
