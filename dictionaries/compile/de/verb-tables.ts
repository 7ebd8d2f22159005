/** Hand-kept tables of verbs, read once. */
import type { AlternativePresent } from '../../../src/core/morphology/de/verb-class.ts';
import { readTable } from '../tsv.ts';

/** One conjugation of a strong, mixed or otherwise irregular simple verb. */
export interface StrongRow {
  infinitive: string;
  first?: string;
  second?: string;
  third?: string;
  regularToo: boolean;
  imperatives: readonly string[];
  preterites: readonly string[];
  subjunctives: readonly string[];
  participles: readonly string[];
}

export interface EnglishRow {
  english: 'yes' | 'final-e' | 'silent-e';
  edParticiple: boolean;
  /** True when prefixed and separable verbs in this one are English, too; false if a German verb is spelled alike (vermuten). */
  compounds: boolean;
}

/** A verb that lacks forms. All forms are built of those that the table names for another reason. */
export interface DefectiveRow {
  use: (typeof LACKING)[number];
  forms: ReadonlySet<string>;
}

const LACKING = ['impersonal', 'third', 'participle', 'only'] as const;

function lacksForms(use: string | undefined): use is DefectiveRow['use'] {
  return (LACKING as readonly string[]).includes(use ?? '');
}

function words(cell: string | undefined): string[] {
  return (cell ?? '').split(' ').filter(Boolean);
}

function grouped<T>(pairs: readonly (readonly [string, T])[]): Map<string, T[]> {
  const map = new Map<string, T[]>();
  for (const [key, value] of pairs) map.set(key, [...(map.get(key) ?? []), value]);
  return map;
}

export interface VerbTables {
  strong: ReadonlyMap<string, readonly StrongRow[]>;
  alternatives: ReadonlyMap<string, readonly AlternativePresent[]>;
  english: ReadonlyMap<string, EnglishRow>;
  defective: ReadonlyMap<string, DefectiveRow>;
  /**
   * Traits that evidence does not settle, by verb: participle II `declined`, `undeclined`, or
   * `undeclined-separable` in separable verbs made with it; `zu` or
   * `no-zu` for the declined participle with zu (`no-zu-directional` of verbs with this base and a first part that names a way); `weak` for one that looks like a strong verb with a prefix.
   */
  traits: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Column `silent_e`: `le` for a final e that is heard with its l. */
const ENGLISH = { yes: 'silent-e', le: 'final-e', no: 'yes' } as const;

export function readVerbTables(): VerbTables {
  return {
    strong: grouped(
      readTable('curated/de-verb-strong.tsv').map((row) => [
        row.infinitive as string,
        {
          infinitive: row.infinitive as string,
          ...(row.first && { first: row.first }),
          ...(row.second && { second: row.second }),
          ...(row.third && { third: row.third }),
          regularToo: row.regular_too === 'yes',
          imperatives: words(row.imperative),
          preterites: words(row.preterite),
          subjunctives: words(row.subjunctive),
          participles: words(row.participle),
        },
      ]),
    ),
    alternatives: grouped(
      readTable('curated/de-verb-alternative.tsv').map((row) => [
        row.infinitive as string,
        {
          form: row.form as string,
          person: row.person as AlternativePresent['person'],
          obsolete: row.obsolete === 'yes',
        },
      ]),
    ),
    english: new Map(
      readTable('curated/de-verb-english.tsv').map((row) => [
        row.lemma as string,
        {
          english: ENGLISH[row.silent_e as keyof typeof ENGLISH],
          edParticiple: row.ed_participle === 'yes',
          compounds: row.compounds === 'yes',
        },
      ]),
    ),
    defective: new Map(
      readTable('curated/de-verb-defective.tsv').flatMap(({ lemma = '', use, forms }) =>
        lacksForms(use) ? [[lemma, { use, forms: new Set(words(forms)) }]] : [],
      ),
    ),
    traits: new Map(
      readTable('curated/de-verb-traits.tsv').map((row) => [row.lemma as string, new Set(words(row.traits))]),
    ),
  };
}
