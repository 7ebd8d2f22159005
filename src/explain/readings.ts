import type { Analysis, Verdict } from '../rules/verdict.ts';
import { rulesetOf } from '../rulesets/index.ts';
import type { TileLanguage } from '../words/tiles.ts';
import type { Phrase } from './phrase.ts';
import { tagPhrase } from './tag-phrase.ts';

/** All that a form can be of one lemma. */
export interface Reading {
  lemma: string;
  /** “genitive plural”, most likely first, each once. */
  forms: Phrase[];
  /** `inferred` and `derived` readings are told apart from attested ones. */
  origin: Analysis['origin'];
}

/** Position of a tag that names grammatical cases, alternatives included; the same in the Polish and the German tag set. */
export const CASE_POSITION = /(?<=^|:)(?:(?:nom|gen|dat|acc|inst|loc|voc)(?:\.|(?=:|$)))+(?=:|$)/;

/** The readings of a verdict, in its order: the likeliest lemma first, and of each lemma the likeliest form. */
export function readingsOf({ analyses, ruleset }: Pick<Verdict, 'analyses' | 'ruleset'>): Reading[] {
  return byLemma(analyses, rulesetOf(ruleset).language);
}

/** More cases than any form has that is declined: they are told as any case. */
const DECLINED = 5;

const casesOf = (tag: string): string[] => CASE_POSITION.exec(tag)?.[0].split('.') ?? [];
const withoutCase = (tag: string): string => tag.replace(CASE_POSITION, '');

/** The tags, without their case, of forms that are the same in every case: *minister*, of a woman. */
function undeclined(analyses: readonly Analysis[]): Set<string> {
  const cases = new Map<string, Set<string>>();
  for (const { tag } of analyses) {
    const known = cases.get(withoutCase(tag)) ?? new Set();
    cases.set(withoutCase(tag), known);
    for (const name of casesOf(tag)) known.add(name);
  }
  return new Set([...cases].filter(([, known]) => known.size > DECLINED).map(([tag]) => tag));
}

/**
 * Readings by lemma, in the order given; tags whose phrases differ in case alone are told as one, but for those of a word that is declined as
 * one gender and not as another.
 */
export function byLemma(analyses: readonly Analysis[], language: TileLanguage): Reading[] {
  interface Form {
    tag: string;
    part: Analysis['part'];
    cases: Set<string>;
  }
  const phrase = (tag: string, cases: string, part: Analysis['part']): Phrase =>
    tagPhrase(tag.replace(CASE_POSITION, cases), language, part);
  const alwaysSame = undeclined(analyses);
  const groups = new Map<string, { lemma: string; origin: Analysis['origin']; forms: Map<string, Form> }>();
  for (const { lemma, tag, part, origin } of analyses) {
    const key = `${lemma} ${origin}`;
    const group = groups.get(key) ?? { lemma, origin, forms: new Map<string, Form>() };
    groups.set(key, group);
    // What is left of the phrase when every case is the same one.
    const same = JSON.stringify([phrase(tag, 'nom', part), alwaysSame.has(withoutCase(tag))]);
    const form = group.forms.get(same) ?? { tag, part, cases: new Set() };
    group.forms.set(same, form);
    for (const name of casesOf(tag)) form.cases.add(name);
  }
  return [...groups.values()].map(({ lemma, origin, forms }) => ({
    lemma,
    origin,
    forms: [...forms.values()].map(({ tag, part, cases }) => phrase(tag, [...cases].join('.'), part)),
  }));
}
