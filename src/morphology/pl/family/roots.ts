/**
 * Families that no rule of derivation joins, a row each: words of one root, attested ones only. A word with a hyphen stands with a
 * prefix only: `-jąć` of *przyjąć*, `-bór` of *zbiór*. A verb here stands with any prefix too. The first names the root.
 */
import FAMILIES from '../../../../dictionaries/packed/tables/pl-root-families.json' with { type: 'json' };
import LISTED from '../../../../dictionaries/packed/tables/pl-underived.json' with { type: 'json' };

/** Words of one root. */
export interface Root {
  /** As players see it: its first word, and the first one without that one's beginning: `nieść/nosić`, `brać/-bierać`. */
  name: string;
  /** The first word of it. */
  word: string;
  /** Row of the table: *paść* of falling and *paść* of grazing have one name. */
  row: number;
}

interface RootTable {
  free: ReadonlyMap<string, readonly Root[]>;
  bound: ReadonlyMap<string, readonly Root[]>;
  /** Words that look as if they came from another and do not: *panika* from *pan*. Nothing is sought behind them. */
  underived: ReadonlySet<string>;
}

/** Letters that two words share when one of them tells enough of the root. */
const LIKE = 3;

function readTable(): RootTable {
  const free = new Map<string, Root[]>();
  const bound = new Map<string, Root[]>();
  for (const [row, line] of FAMILIES.split('|').entries()) {
    const words = line.split(' ');
    const first = words[0] as string;
    const like = Math.min(LIKE, first.length);
    const other = words.find((word) => !word.includes(first.slice(0, like)));
    const root = { name: other ? `${first}/${other}` : first, word: first, row };
    for (const word of words) {
      const [map, key] = word[0] === '-' ? [bound, word.slice(1)] : [free, word];
      map.set(key, [...(map.get(key) ?? []), root]);
    }
  }
  return { free, bound, underived: new Set(LISTED.split(' ')) };
}

/** Read when first asked for: most starts of the worker never do. */
let table: RootTable | undefined;
function roots(): RootTable {
  table ??= readTable();
  return table;
}

const INFINITIVE = /([aąeiuy]|^paś)ć$/;

/** The irregular roots that a word belongs to, by itself; a noun like an infinitive (*brać* of brothers) belongs to none. */
export const rootsOf = (lemma: string, pos = 'verb'): readonly Root[] =>
  (pos !== 'verb' && INFINITIVE.test(lemma) ? undefined : roots().free.get(lemma)) ?? [];
/** The irregular roots that the rest of a word without its prefix belongs to. */
export const rootsOfRest = (rest: string): readonly Root[] => roots().bound.get(rest) ?? [];
/** Does the word come from no other? */
export const isUnderived = (lemma: string): boolean => roots().free.has(lemma) || roots().underived.has(lemma);

/** The words of the table that stand by themselves. */
export const freeWords = (): string[] => [...roots().free.keys(), ...roots().underived];
/** The words of the table that stand with a prefix, without it. */
export const boundWords = (): string[] => [...roots().bound.keys()];
