/**
 * The string on which a verdict takes longest, looked for under each ruleset: among generated strings first, then by changing the worst
 * of them for as long as that makes it worse. `npm run bench` does it in short; `tsx bench/worst-word.ts --strings 2000000` looks at so
 * many under each ruleset (`--ruleset` names one), and tells of strings on which a judge throws.
 */

import { parseArgs } from 'node:util';
import { asTable } from '../scripts/figures.ts';
import { withFamilies } from '../src/cli/lexicons.ts';
import { loadWording } from '../src/cli/wording.ts';
import { nearWords } from '../src/core/diagnosis/near-words.ts';
import { explain } from '../src/core/explain/explain.ts';
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

/** Strings that the bench generates under each ruleset, and changes that it makes to the worst of them. */
const STRINGS = 1500;
const CHANGES = 1000;

/** The same for longer strings, which messages may have, and after words of earlier rounds. */
const FEW_STRINGS = 300;
const FEW_CHANGES = 200;

/** Number of strings that are changed further. */
const KEPT = 12;

/** Number of strings that are judged before any is timed. */
const WARM = 500;

const TITLE = `One verdict with suggestions, any string of up to ${LONGEST} units, worst found by search`;

/** A string that seems bad is timed as often, and its best time counts: what disturbs the machine only adds. At the end it is timed anew. */
const TRIES = 5;
const TRIES_AT_END = 20;

/** Words of earlier rounds, for games that have them. */
const EARLIER = ['przedszkole', 'nieczytanie', 'słowotwórczy'];

interface Timed {
  word: string;
  /** Milliseconds of processor time: on a busy machine, others take the rest. */
  time: number;
}

/** What strings of each language are made of; taking words from all over a lexicon takes a second. */
const MATERIAL = new Map<TileLanguage, Material>();

function materialOf({ ruleset: { language, lexicons }, orthography }: Rules): Material {
  const { game, spelling } = lexicons;
  const made = MATERIAL.get(language) ?? material(language, [openPacked(game), openPacked(spelling)], orthography);
  MATERIAL.set(language, made);
  return made;
}

/** More forms than a lexicon keeps readings of, and more words than near words are kept of. */
const FORMS_KEPT = 300;
const NEAR_KEPT = 10;

interface Answering {
  /** How the worker answers `judge` and `judge-in-game`, from the string to what it sends back. */
  answer(word: string): unknown;
  /** Clears caches of earlier words, so that the next word is as new. */
  forget(): void;
}

function answering(rules: Rules, earlier: readonly string[]): Answering {
  const wording = loadWording('pl');
  const both = openLexicons(rules.ruleset.id);
  const alone = { ...both, spelling: null };
  const played = withFamilies(earlier, rules.ruleset.id);
  // Digits are in no word, so that they cost next to nothing; the same ones again would be known.
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
  /** Worst first. */
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

  /** The best of several tries; one that is no worse than `least` is enough. */
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

/** The row of a table. The same seed looks at the same strings, as far as those that take longest are the same. */
function searched(
  title: string,
  subject: Answering,
  made: Material,
  longest: number,
  strings: number,
  changes: number,
): string[][] {
  // The first verdicts of a process are slow whatever the string.
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

/** The rows of one ruleset. @param strings that are generated under it */
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
  // A table each, as it ends: millions of strings take hours.
  for (const id of ruleset ? [ruleset] : RULESET_IDS) {
    console.log(asTable(TITLE, HEAD, await searchedUnder(id, Number(strings))));
  }
}
