/** Measures the conjugation of unknown verbs on verbs withheld from the sources. */
import type { Lexeme } from '../../../src/core/morphology/de/built-form.ts';
import { buildVerb } from '../../../src/core/morphology/de/verb.ts';
import { toGermanTiles } from '../../../src/core/words/tiles.ts';
import { readColumn } from '../tsv.ts';
import type { CoreList } from './core-list.ts';
import { Conjugations, type Persons, type VerbEntry } from './verb-conjugation.ts';
import { CORE_COMPLETE, VerbEvidence } from './verb-evidence.ts';
import { fromEntry, VerbLemmas } from './verb-lemmas.ts';
import { readVerbTables } from './verb-tables.ts';
import { Traits } from './verb-traits.ts';
import { buildVerbs, type VerbSources } from './verbs.ts';

export const VERB_CLASSES = ['weak', 'strong', 'separable', '-eln/-ern', '-ieren', 'English'] as const;
export type VerbClassName = (typeof VERB_CLASSES)[number];

/** Counts of one class: recall is found / wanted, precision is right / built. */
export interface Score {
  lemmas: number;
  wanted: number;
  found: number;
  built: number;
  right: number;
}

export type Scores = Record<VerbClassName, Score>;

function emptyScores(): Scores {
  return Object.fromEntries(
    VERB_CLASSES.map((name) => [name, { lemmas: 0, wanted: 0, found: 0, built: 0, right: 0 }]),
  ) as Scores;
}

/** Returns an evenly distributed number from 0 to 99 that depends on the word alone, so that a measurement can be repeated. */
function share(word: string): number {
  let hash = 2166136261;
  for (const letter of word) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return (hash >>> 8) % 100;
}

/** Percentage of verbs or forms that are withheld. */
const HELD_BACK = 20;

/**
 * Builds verbs of german-pos-dict without their paradigms and without any word that is one of their forms, and compares the result with the
 * paradigms. A built form in the core list counts as right, because a paradigm names one variant only.
 */
export function measureHeldOutVerbs({ core, verbs, wiktionary, frequencies }: VerbSources): Scores {
  const tables = readVerbTables();
  const held = Object.keys(verbs).filter(
    (lemma) => share(lemma) < HELD_BACK && isWhole(lemma, verbs[lemma] as VerbEntry),
  );
  const hidden = new Set(held.flatMap((lemma) => [...paradigm(lemma, verbs[lemma] as VerbEntry)]));
  const heldLemmas = new Set(held);
  const rest = Object.fromEntries(Object.entries(verbs).filter(([lemma]) => !heldLemmas.has(lemma)));
  const evidence = new VerbEvidence(
    new Map([...core].filter(([laid]) => !hidden.has(laid))),
    wiktionary.filter((word) => !hidden.has(toGermanTiles(word))),
    new Map([...frequencies].filter(([laid]) => !hidden.has(laid))),
  );
  const conjugations = new Conjugations(tables, evidence, rest);
  const traits = new Traits(tables, evidence);
  const particles = readColumn('curated/de-verb-particle.tsv', 'particle');
  const lemmas = new VerbLemmas(rest, evidence, {
    entries: [],
    infinitives: [],
    particles,
    bases: tables.strong,
    conjugations,
  });
  const scores = emptyScores();
  for (const lemma of held) {
    const entry = verbs[lemma] as VerbEntry;
    const wanted = paradigm(lemma, entry);
    const built = new Set<string>();
    for (const parts of lemmas.partsOfUnknown(lemma))
      for (const conjugation of conjugations.of(parts))
        for (const { form, group, tag, barred } of buildVerb({ conjugation, traits: traits.of(parts, conjugation) }))
          if (!barred && group === 'basic' && !tag.endsWith(':gen')) built.add(toGermanTiles(form));
    const score =
      scores[className(lemma, fromEntry(lemma, entry).particle !== '', isStrong(entry), tables.english.has(lemma))];
    score.lemmas++;
    score.wanted += wanted.size;
    score.built += built.size;
    for (const form of wanted) if (built.has(form)) score.found++;
    for (const form of built) if (wanted.has(form) || core.has(form)) score.right++;
  }
  return scores;
}

/**
 * Removes a part of all verb forms of up to nine letters, except infinitives, from the core list and builds the verbs from the rest. Recall
 * is the share of these forms that are built again. Precision is the share of the short forms built in addition to the rest that are in the
 * whole list; forms that the rules grant beyond a dictionary are excluded.
 */
export function measureGaps({ core, verbs, wiktionary, frequencies }: VerbSources): Scores {
  const whole = buildVerbs({ core, verbs, wiktionary, frequencies });
  const hidden = new Set<string>();
  const infinitives = new Set(whole.map(({ lemma }) => toGermanTiles(lemma)));
  for (const { forms } of whole)
    for (const { form, barred } of forms) {
      const laid = toGermanTiles(form);
      const short = laid.length <= CORE_COMPLETE && !infinitives.has(laid);
      if (!barred && short && share(laid) < HELD_BACK && core.has(laid)) hidden.add(laid);
    }
  const reduced: CoreList = new Map([...core].filter(([laid]) => !hidden.has(laid)));
  const rebuilt = buildVerbs({ core: reduced, verbs, wiktionary, frequencies });
  const scores = emptyScores();
  const formsNow = new Map<string, Set<string>>();
  for (const lexeme of rebuilt) {
    const now = formsNow.get(lexeme.lemma) ?? new Set();
    formsNow.set(lexeme.lemma, now);
    const listed = isListed(lexeme, core);
    const score = scores[classOf(lexeme)];
    for (const { form, group, barred } of lexeme.forms) {
      const laid = toGermanTiles(form);
      if (barred) continue;
      now.add(laid);
      if (!listed || group === 'by-rule' || laid.length > CORE_COMPLETE || reduced.has(laid)) continue;
      score.built++;
      if (core.has(laid)) score.right++;
    }
  }
  for (const lexeme of whole) {
    if (!isListed(lexeme, core)) continue;
    const score = scores[classOf(lexeme)];
    const wanted = new Set(lexeme.forms.filter(({ barred }) => !barred).map(({ form }) => toGermanTiles(form)));
    score.lemmas++;
    for (const laid of wanted) {
      if (!hidden.has(laid)) continue;
      score.wanted++;
      if (formsNow.get(lexeme.lemma)?.has(laid)) score.found++;
    }
  }
  return scores;
}

/** Returns true for verbs of up to nine letters that the core list has. */
function isListed({ lemma, features }: Lexeme, core: CoreList): boolean {
  const laid = toGermanTiles(lemma);
  return laid.length <= CORE_COMPLETE && !features.startsWith('bare') && core.has(laid);
}

function classOf({ lemma, features, forms }: Lexeme): VerbClassName {
  const traits = features.split(':');
  const strong = forms.some(
    ({ form, tag }) => tag.startsWith('ver:pst:') && tag.includes(':sg:1') && !form.endsWith('te'),
  );
  return className(lemma, traits.includes('sep'), strong, traits.includes('eng'));
}

function className(lemma: string, separable: boolean, strong: boolean, english: boolean): VerbClassName {
  if (english) return 'English';
  if (separable) return 'separable';
  if (strong) return 'strong';
  if (lemma.endsWith('ieren')) return '-ieren';
  return /e[lr]n$/.test(lemma) ? '-eln/-ern' : 'weak';
}

/** Returns true for a complete entry without errors: some repeat a part of the particle (dahin-hinstellen). */
function isWhole(lemma: string, entry: VerbEntry): boolean {
  const { INF, PA2, PRÄ, PRT } = entry;
  if (INF !== lemma || PA2 === undefined || PRÄ === undefined || PRT === undefined) return false;
  const { particle } = fromEntry(lemma, entry);
  return joined(entry.KJ1, particle).every((form) => form.startsWith(lemma.slice(0, particle.length + 2)));
}

function isStrong({ PRT }: VerbEntry): boolean {
  const form = PRT?.S?.['1'];
  return !(Array.isArray(form) ? form[0] : form)?.endsWith('te');
}

/** Returns the forms of a paradigm as laid: of separable verbs the joined ones, and no imperative. */
function paradigm(lemma: string, entry: VerbEntry): Set<string> {
  const { particle } = fromEntry(lemma, entry);
  const forms = [lemma, ...(entry.PA1 ? [entry.PA1] : []), ...(entry.PA2 ?? []), ...(entry.EIZ ? [entry.EIZ] : [])];
  for (const persons of [entry.PRÄ, entry.KJ1, entry.PRT, entry.KJ2]) forms.push(...joined(persons, particle));
  if (!particle) forms.push(...[entry.IMP?.S, entry.IMP?.P].filter((form) => form !== undefined));
  return new Set(forms.map(toGermanTiles));
}

function joined(persons: Persons | undefined, particle: string): string[] {
  return Object.values(persons ?? {}).flatMap((number) =>
    Object.values(number).map((form) => {
      const finite = typeof form === 'string' ? form : form[0];
      return finite.startsWith(particle) && typeof form === 'string' ? finite : particle + finite;
    }),
  );
}
