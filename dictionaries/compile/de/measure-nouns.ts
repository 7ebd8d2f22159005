/**
 * `npx tsx dictionaries/compile/de/measure-nouns.ts` measures how well unknown nouns are classified and their forms built, and how well the
 * score predicts which nouns the core list has. With `--fit` it also prints the weights of the score, fitted on all examples.
 */
import type { NounClass } from '../../../src/core/morphology/de/noun.ts';
import { toGermanTiles } from '../../../src/core/words/tiles.ts';
import { readJson, readWords } from '../sources.ts';
import { parseCoreList } from './core-list.ts';
import { proposeNouns } from './noun-candidates.ts';
import { COMPLETE_UP_TO, type NounCore, readNounCore } from './noun-core.ts';
import type { NounDictionary } from './noun-dictionary.ts';
import { draftNouns, type NounDraft, type NounDrafts } from './noun-drafts.ts';
import { predictedForms } from './noun-fit.ts';
import { fitScore, scoreOf } from './noun-score.ts';
import { CuratedNouns } from './noun-traits.ts';

interface Count {
  lemmas: number;
  right: number;
  built: number;
  expected: number;
}

/** Returns true for every nth lemma by a hash of its letters, so that the choice does not depend on the order. */
function heldOut(laid: string, n: number): boolean {
  let hash = 7;
  for (const letter of laid) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return hash % n === 0;
}

class Table {
  readonly #counts = new Map<string, Count>();

  add(row: string, built: ReadonlySet<string>, expected: ReadonlySet<string>): void {
    let count = this.#counts.get(row);
    if (!count) {
      count = { lemmas: 0, right: 0, built: 0, expected: 0 };
      this.#counts.set(row, count);
    }
    count.lemmas++;
    count.built += built.size;
    count.expected += expected.size;
    for (const form of built) if (expected.has(form)) count.right++;
  }

  print(title: string, rows = 16): void {
    console.log(`\n${title}`);
    console.log('class'.padEnd(22), 'lemmas'.padStart(7), 'precision'.padStart(10), 'recall'.padStart(7));
    const sorted = [...this.#counts].sort((a, b) => b[1].lemmas - a[1].lemmas);
    const all: Count = { lemmas: 0, right: 0, built: 0, expected: 0 };
    for (const [, count] of sorted)
      for (const key of ['lemmas', 'right', 'built', 'expected'] as const) all[key] += count[key];
    for (const [row, { lemmas, right, built, expected }] of [['all', all] as const, ...sorted.slice(0, rows)])
      console.log(
        row.padEnd(22),
        String(lemmas).padStart(7),
        (right / Math.max(1, built)).toFixed(3).padStart(10),
        (expected === 0 ? '–' : (right / expected).toFixed(3)).padStart(7),
      );
  }
}

/** Returns the row of a class: gender, plural and further properties. */
function classRow(draft: NounDraft, nounClass: NounClass): string {
  const plural = nounClass.plural.map((code) => code || '.').join('/') || 'none';
  return `${nounClass.gender || 'plural only'} ${plural}${draft.head ? ' compound' : ''}`;
}

/** Returns the core list without some words. */
function without(core: NounCore, removed: ReadonlySet<string>): NounCore {
  return { nouns: new Map([...core.nouns].filter(([laid]) => !removed.has(laid))), others: core.others };
}

/**
 * Builds a fifth of the dictionary's lemmas without their entries. `withForms` leaves the core list unchanged; otherwise the list has only
 * the lemma and no other form.
 */
function unknownLemmas(core: NounCore, dictionary: NounDictionary, curated: CuratedNouns, withForms: boolean): void {
  const kept: Record<string, NounDictionary[string]> = {};
  for (const [key, paradigm] of Object.entries(dictionary)) if (!heldOut(toGermanTiles(key), 5)) kept[key] = paradigm;
  const full = draftNouns(core, dictionary, []);
  const measured = full.drafts.filter(({ origin, laid, nounClass }) => {
    return origin === 'dictionary' && heldOut(laid, 5) && nounClass.genitive[0] !== 'adj';
  });
  const removed = new Set<string>();
  for (const { lemma, nounClass } of measured) for (const form of predictedForms(lemma, nounClass)) removed.add(form);
  for (const { laid } of measured) removed.delete(laid);
  const list = withForms ? core : without(core, removed);
  const found = draftNouns(list, kept, curated.classes);
  const byLemma = new Map<string, NounDraft[]>();
  for (const draft of found.drafts) byLemma.set(draft.laid, [...(byLemma.get(draft.laid) ?? []), draft]);
  const table = new Table();
  for (const draft of measured) {
    const built = new Set<string>();
    for (const other of byLemma.get(draft.laid) ?? [])
      for (const form of predictedForms(draft.lemma, withForms ? other.nounClass : (other.whole ?? other.nounClass)))
        built.add(form);
    const head = byLemma.get(draft.laid)?.find((other) => other.head !== undefined)?.head;
    const expected = new Set(predictedForms(draft.lemma, draft.nounClass));
    table.add(classRow(head ? { ...draft, head } : draft, draft.nounClass), built, expected);
  }
  table.print(
    withForms
      ? '(i a) a fifth of the dictionary built without its entries: forms other than the lemma'
      : '(i b) the same where the list has the lemmas alone',
  );
}

/** Removes a third of the inflected forms of up to nine letters from the list and builds them again from the rest. */
function removedForms(core: NounCore, dictionary: NounDictionary, curated: CuratedNouns): void {
  const full = draftNouns(core, dictionary, curated.classes);
  const lemmas = new Set(full.drafts.map(({ laid }) => laid));
  const removed = new Set<string>();
  for (const laid of core.nouns.keys())
    if (laid.length <= COMPLETE_UP_TO && !lemmas.has(laid) && heldOut(laid, 3)) removed.add(laid);
  const again = draftNouns(without(core, removed), dictionary, curated.classes);
  const built = new Map<string, Set<string>>();
  for (const { lemma, laid, nounClass, whole } of again.drafts) {
    const forms = built.get(laid) ?? new Set<string>();
    for (const form of predictedForms(lemma, whole ?? nounClass)) if (form.length <= COMPLETE_UP_TO) forms.add(form);
    built.set(laid, forms);
  }
  const classes = new Map(full.drafts.map((draft) => [draft.laid, draft]));
  const table = new Table();
  for (const [laid, expected] of formsByLemma(full, removed)) {
    const draft = classes.get(laid) as NounDraft;
    // Forms that are still in the list are not counted as found. Forms that were never in it count against the generator.
    const forms = new Set([...(built.get(laid) ?? [])].filter((form) => removed.has(form) || isAbsent(form, core)));
    table.add(classRow(draft, draft.nounClass), forms, expected);
  }
  table.print('(ii) a third of the inflected forms up to nine letters removed and built again');
}

function isAbsent(form: string, { nouns, others }: NounCore): boolean {
  return !nouns.has(form) && !others.has(form);
}

function formsByLemma({ drafts }: NounDrafts, removed: ReadonlySet<string>): Map<string, Set<string>> {
  const result = new Map<string, Set<string>>();
  for (const { lemma, laid, nounClass } of drafts)
    for (const form of predictedForms(lemma, nounClass)) {
      if (!removed.has(form)) continue;
      const known = result.get(laid);
      if (known) known.add(form);
      else result.set(laid, new Set([form]));
    }
  return result;
}

function measureScore(sources: Parameters<typeof proposeNouns>[0], fit: boolean): void {
  const examples = proposeNouns(sources).filter(({ draft }) => draft.laid.length <= 14);
  const seen = examples.filter(({ draft }) => heldOut(draft.laid, 2));
  const unseen = examples.filter(({ draft }) => !heldOut(draft.laid, 2));
  const weights = fitScore(seen);
  const scored = unseen.map((example) => ({ ...example, score: scoreOf(example.features, weights) }));
  const all = scored.filter(({ known }) => known).length;
  console.log(
    `\n(iii) is a proposed lemma of 10 to 14 letters in the core list? ${unseen.length} unseen lemmas, ${all} listed`,
  );
  console.log('score from', 'proposed'.padStart(9), 'precision'.padStart(10), 'recall'.padStart(7));
  for (const from of [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2]) {
    const chosen = scored.filter(({ score }) => score >= from);
    const right = chosen.filter(({ known }) => known).length;
    console.log(
      String(from).padEnd(10),
      String(chosen.length).padStart(9),
      (right / chosen.length).toFixed(3).padStart(10),
      (right / all).toFixed(3).padStart(7),
    );
  }
  if (!fit) return;
  console.log('\nweights fitted on all examples:');
  for (const [name, weight] of Object.entries(fitScore(examples))) console.log(`  ${name}: ${weight.toFixed(2)},`);
}

if (process.argv[1] === import.meta.filename) {
  const core = readNounCore(parseCoreList(readWords('de-core')));
  const dictionary = readJson<NounDictionary>('de-nouns');
  const curated = new CuratedNouns();
  unknownLemmas(core, dictionary, curated, true);
  unknownLemmas(core, dictionary, curated, false);
  removedForms(core, dictionary, curated);
  const found = draftNouns(core, dictionary, curated.classes);
  const wiktionary = readJson<string[]>('de-wiktionary');
  measureScore({ core, curated, found, wiktionary }, process.argv.includes('--fit'));
}
