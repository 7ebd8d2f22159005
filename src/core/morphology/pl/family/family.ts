/** Decides whether two Polish words share a root (7slow OGRANICZENIA: words of one family). */

import { withoutVerbPrefix } from './affixes.ts';
import { BaseSearch } from './bases.ts';
import { type FamilyLexicons, type FamilyLink, type FamilyWord, Roots } from './roots.ts';

/** How one word is derived from another. */
interface Way {
  /** Lemmas from the word to its base, both included. */
  steps: readonly string[];
  cost: number;
  /** The root as players know it. */
  root: string;
}

/** The words and irregular roots from which a word comes, by a key that distinguishes words from roots. */
export type Family = ReadonlyMap<string, Way>;

/** Maximum cost of a derivation; longer ones are chance. */
const MAX_COST = 5;
/** Maximum cost of both derivations together. */
const MAX_COST_TOGETHER = 6.5;
/** Number of words that are retained for each pair of lexicons; a game has at most 42 earlier ones. */
const MAX_FAMILIES = 500;

interface FamilySearch {
  roots: Roots;
  search: BaseSearch;
  families: Map<string, Family>;
}
const searches = new WeakMap<object, FamilySearch>();

function searchIn(lexicons: FamilyLexicons): FamilySearch {
  let own = searches.get(lexicons.game);
  if (!own) {
    const roots = new Roots(lexicons.families);
    own = { roots, search: new BaseSearch(lexicons, roots), families: new Map() };
    searches.set(lexicons.game, own);
  }
  return own;
}

/** Returns everything from which the word may come, itself included; computed once for each game lexicon. */
export function familyOf(word: FamilyWord, lexicons: FamilyLexicons): Family {
  const own = searchIn(lexicons);
  const { families } = own;
  const name = `${word.lemma} ${word.pos}`;
  const known = families.get(name);
  if (known) return known;
  const family = searchFamily(word, own);
  if (families.size >= MAX_FAMILIES) families.clear();
  families.set(name, family);
  return family;
}

function searchFamily(word: FamilyWord, { roots, search }: FamilySearch): Family {
  const found = new Map<string, Way>();
  const open: { word: FamilyWord; way: Way }[] = [{ word, way: { steps: [word.lemma], cost: 0, root: word.lemma } }];
  while (open.length > 0) {
    open.sort((a, b) => b.way.cost - a.way.cost);
    const { word: at, way } = open.pop() as (typeof open)[number];
    const key = `${at.lemma} ${at.pos}`;
    if (found.has(key)) continue;
    found.set(key, way);
    const own = roots.of(at.lemma, at.pos);
    const shared =
      own.length > 0
        ? own
        : [at.lemma, at.lemma.replace(/[aeoy]$/, '')].flatMap(withoutVerbPrefix).flatMap((rest) => roots.ofRest(rest));
    for (const { name, row } of shared) if (!found.has(`√${row}`)) found.set(`√${row}`, { ...way, root: name });
    // A word of the table, alone or with a prefix, comes from nothing else.
    if (shared.length > 0 || roots.isUnderived(at.lemma)) continue;
    for (const base of search.basesOf(at)) {
      const cost = way.cost + base.cost;
      if (cost > MAX_COST) continue;
      open.push({ word: base, way: { steps: [...way.steps, base.lemma], cost, root: base.lemma } });
    }
  }
  return found;
}

/** Returns the nearest common root of two words; null if there is none. */
export function familyLink(a: FamilyWord, b: FamilyWord, lexicons: FamilyLexicons): FamilyLink | null {
  const ways = familyOf(a, lexicons);
  const others = familyOf(b, lexicons);
  let best: FamilyLink | null = null;
  let least = MAX_COST_TOGETHER;
  for (const [key, way] of ways) {
    const other = others.get(key);
    if (!other) continue;
    const cost = way.cost + other.cost;
    // At equal cost the shorter word is the root: *śnieg*, not *śniegi*.
    const tie = cost === least && best && key[0] !== '√' && way.root.length < best.root.length;
    if (cost >= least && !tie) continue;
    least = cost;
    best = { root: way.root, steps: [...way.steps], otherSteps: [...other.steps] };
  }
  return best;
}
