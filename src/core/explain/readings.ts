import type { Analysis, Verdict } from '../rules/verdict.ts';
import { rulesetOf } from '../rulesets/index.ts';
import type { TileLanguage } from '../words/tiles.ts';
import type { Phrase } from './sentence.ts';
import { germanTagPhrase } from './tag-phrase-de.ts';
import { englishTagPhrase } from './tag-phrase-en.ts';
import { polishTagPhrase } from './tag-phrase-pl.ts';

const PHRASES: Readonly<Record<TileLanguage, (tag: string, known?: Analysis['part']) => Phrase>> = {
  pl: polishTagPhrase,
  de: germanTagPhrase,
  en: englishTagPhrase,
};

/**
 * Returns the phrase for a tag of the given language. A tag outside the language's tag set is returned unchanged.
 * @param known the part of speech to name, where it differs from the tag's.
 */
export function tagPhrase(tag: string, language: TileLanguage, known?: Analysis['part']): Phrase {
  return PHRASES[language](tag, known);
}

/** All readings of a form under one lemma. */
export interface Reading {
  lemma: string;
  /** Such as “genitive plural”: most likely first, without duplicates. */
  forms: Phrase[];
  /** The origin of all forms. `inferred` and `derived` readings are not merged with attested ones. */
  origin: Analysis['origin'];
}

/** The part of a tag that names grammatical cases, including alternatives (`nom.acc`). Polish and German tags write it alike. */
export const CASE_POSITION = /(?<=^|:)(?:(?:nom|gen|dat|acc|inst|loc|voc)(?:\.|(?=:|$)))+(?=:|$)/;

/** Returns the readings of a verdict in the verdict's order: the likeliest lemma first, and the likeliest form of each lemma first. */
export function readingsOf({ analyses, ruleset }: Pick<Verdict, 'analyses' | 'ruleset'>): Reading[] {
  return byLemma(analyses, rulesetOf(ruleset).language);
}

/** A form with more cases than this is indeclinable: its phrase says “any case”. */
const DECLINED = 5;

const casesOf = (tag: string): string[] => CASE_POSITION.exec(tag)?.[0].split('.') ?? [];
const withoutCase = (tag: string): string => tag.replace(CASE_POSITION, '');

/** Returns the tags, without their case, whose form is the same in every case: *minister* for a woman. */
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
 * Groups readings by lemma, in the given order. Tags whose phrases differ only in case are merged. An indeclinable reading is not merged
 * with a declined one: *minister* is indeclinable for a woman and declined for a man.
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
    // The phrase with one fixed case: equal for tags that differ only in case.
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
