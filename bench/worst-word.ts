/**
 * Searches for the slowest string to judge under each ruleset: first among generated strings, then by changing the slowest ones as long as
 * that makes them slower. `npm run bench` runs a short search. `tsx bench/worst-word.ts --strings 2000000` tries that many strings under
 * each ruleset (`--ruleset` selects one), and reports strings on which a judge throws.
 */

import { parseArgs } from 'node:util';
import { asTable } from '../scripts/figures.ts';
import { withFamilies } from '../src/cli/lexicons.ts';
import { loadWording } from '../src/cli/wording.ts';
import { nearWords } from '../src/core/diagnosis/near-words.ts';
import { explain } from '../src/core/explain/explain.ts';
import { lexiconsOf } from '../src/core/lexicon/lexicon.ts';
import { judgeBy } from '../src/core/rules/judge.ts';
import type { Rules } from '../src/core/rules/rules.ts';
import type { RulesetId } from '../src/core/rules/verdict.ts';
import { isRulesetId, RULESET_IDS } from '../src/core/rulesets/index.ts';
import { loadRules } from '../src/core/rulesets/load.ts';
import type { TileLanguage } from '../src/core/words/tiles.ts';
import { LONGEST_WORD } from '../src/platform/messages/limits.ts';
import { openLexicons, openPacked } from './lexicons.ts';
import { anyString, type Material, material, mutated, pick, type Random, random } from './strings.ts';

/** UTF-16 units of a string whose verdict has the budget, in milliseconds. */
const LONGEST = 64;
const BUDGET = 5;

/** Number of strings that the bench generates under each ruleset, and number of changes that it makes to the slowest of them. */
const STRINGS = 1500;
const CHANGES = 1000;

/** The same for longer strings, which messages may contain, and for strings judged after words of earlier rounds. */
const FEW_STRINGS = 300;
const FEW_CHANGES = 200;

/** Number of strings that are changed further. */
const KEPT = 12;

/** Number of strings that are judged before any is timed. */
const WARM = 500;

const TITLE = `One verdict with suggestions, any string of up to ${LONGEST} units, worst found by search`;

/** Number of times that a slow string is timed. Its best time counts, because disturbances only add time. At the end it is timed anew. */
const TRIES = 5;
const TRIES_AT_END = 20;

/** Words of earlier rounds, for rulesets that have them. */
const EARLIER = ['przedszkole', 'nieczytanie', 'słowotwórczy'];

interface Timed {
  word: string;
  /** Milliseconds of processor time; other programs use the rest of a busy machine. */
  time: number;
}

/** Material of the strings by language. Collecting words from a whole lexicon takes a second. */
const MATERIAL = new Map<TileLanguage, Material>();

function materialOf({ ruleset: { language }, orthography }: Rules): Material {
  const { game, spelling } = lexiconsOf(language);
  const made = MATERIAL.get(language) ?? material(language, [openPacked(game), openPacked(spelling)], orthography);
  MATERIAL.set(language, made);
  return made;
}

/** More forms than a lexicon caches analyses of, and more words than those whose near words are cached. */
const FORMS_KEPT = 300;
const NEAR_KEPT = 10;

interface Answering {
  /** Judges a string as the worker does for `judge` and `judge-in-game`, up to the answer that it sends. */
  answer(word: string): unknown;
  /** Clears the caches of earlier words, so that the next word is judged as a new one. */
  forget(): void;
}

function answering(rules: Rules, earlier: readonly string[]): Answering {
  const wording = loadWording('pl');
  const both = openLexicons(rules.ruleset.id);
  const alone = { ...both, spelling: null };
  const played = withFamilies(earlier, rules.ruleset.id);
  // No word has digits, so these strings cost next to nothing. Each is new, because a repeated one would be in the cache.
  let number = 0;
  return {
    answer(word) {
      const lexicons = played || rules.needsSpelling(word, both.game) ? both : alone;
      return explain(judgeBy(rules, word, lexicons, played), {
        wording,
        catalogue: rules.catalogue,
        spelling: lexicons.spelling,
      });
    },
    forget() {
      for (let i = 0; i < NEAR_KEPT; i++) nearWords(`${number++}`, both.game, rules.orthography);
      for (let i = 0; i < FORMS_KEPT; i++) {
        both.game.readings(`${number}`);
        both.spelling?.readings(`${number++}`);
      }
    },
  };
}

class Search {
  /** Slowest first. */
  #kept: Timed[] = [];
  readonly thrown: string[] = [];
  strings = 0;

  constructor(
    private readonly answering: Answering,
    private readonly made: Material,
    private readonly next: Random,
    private readonly longest: number,
  ) {}

  generate(strings: number): void {
    for (let i = 0; i < strings; i++) this.#look(anyString(this.made, this.longest, this.next));
  }

  change(changes: number): void {
    for (let i = 0; i < changes; i++) {
      this.#look(mutated(pick(this.#kept, this.next).word, this.made, this.longest, this.next));
    }
  }

  worst(): Timed {
    const again = this.#kept.map(({ word }) => ({ word, time: this.#time(word, TRIES_AT_END, 0) }));
    return again.sort((a, b) => b.time - a.time)[0] ?? { word: '', time: 0 };
  }

  /** Returns the best time of several tries. One try that is not slower than `least` is enough. */
  #time(word: string, tries: number, least: number): number {
    let time = Number.POSITIVE_INFINITY;
    for (let i = 0; i < tries && time > least; i++) {
      this.answering.forget();
      const start = process.cpuUsage();
      this.answering.answer(word);
      const { user, system } = process.cpuUsage(start);
      time = Math.min(time, (user + system) / 1000);
    }
    return time;
  }

  #look(word: string): void {
    this.strings++;
    const least = this.#kept.length < KEPT ? 0 : (this.#kept.at(-1) as Timed).time;
    try {
      const time = this.#time(word, TRIES, least);
      if (time <= least || this.#kept.some((one) => one.word === word)) return;
      this.#kept = [...this.#kept, { word, time }].sort((a, b) => b.time - a.time).slice(0, KEPT);
    } catch {
      this.thrown.push(word);
    }
  }
}

/** Returns the row of a table. With the same seed the search tries the same strings, as long as the slowest ones are the same. */
function searched(
  title: string,
  subject: Answering,
  made: Material,
  longest: number,
  strings: number,
  changes: number,
): string[][] {
  // The first verdicts of a process are slow for any string.
  const before = random(1);
  for (let i = 0; i < WARM; i++) subject.answer(anyString(made, LONGEST, before));
  const next = random(7);
  const search = new Search(subject, made, next, longest);
  search.generate(strings);
  search.change(changes);
  const { word, time } = search.worst();
  return [
    [title, search.strings.toLocaleString('en'), `${time.toFixed(2)} ms`, `${BUDGET} ms`, JSON.stringify(word)],
    ...search.thrown.map((thrown) => ['  throws', '', '', '', JSON.stringify(thrown)]),
  ];
}

const HEAD = ['', 'strings', 'worst', 'budget', 'on'];

/** Returns the rows of one ruleset. @param strings number of strings that are generated under it */
async function searchedUnder(id: RulesetId, strings: number): Promise<string[][]> {
  const rules = await loadRules(id);
  const made = materialOf(rules);
  const subject = answering(rules, []);
  const found = searched(id, subject, made, LONGEST, strings, CHANGES);
  found.push(...searched(`  up to ${LONGEST_WORD} units`, subject, made, LONGEST_WORD, FEW_STRINGS, FEW_CHANGES));
  if (!rules.ruleset.offers.earlierWords) return found;
  const inGame = answering(rules, EARLIER);
  return [...found, ...searched('  after earlier words', inGame, made, LONGEST, FEW_STRINGS, FEW_CHANGES)];
}

export async function benchWorstWords(): Promise<string> {
  const rows: string[][] = [];
  for (const id of RULESET_IDS) rows.push(...(await searchedUnder(id, STRINGS)));
  return asTable(TITLE, HEAD, rows);
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { strings: { type: 'string' }, ruleset: { type: 'string' } } });
  const { ruleset, strings = STRINGS } = values;
  if (ruleset !== undefined && !isRulesetId(ruleset)) throw new Error(`no ruleset ${ruleset}`);
  // Each ruleset's table is printed when it is done: millions of strings take hours.
  for (const id of ruleset ? [ruleset] : RULESET_IDS) {
    console.log(asTable(TITLE, HEAD, await searchedUnder(id, Number(strings))));
  }
}
