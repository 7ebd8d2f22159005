/**
 * Families that no rule of derivation joins, a row each: words of one root, attested ones only. A word with a hyphen stands with a
 * prefix only: `-jąć` of *przyjąć*, `-bór` of *zbiór*. A verb here stands with any prefix too. The first names the root.
 */

/** The packed table, which is no part of the code: most starts of the worker never ask for it. */
export interface FamilyTable {
  /** Words of one root with blanks between them, `|` between roots. */
  readonly roots: string;
  /** Words that look as if they came from another and do not, blanks between: *panika* from *pan*. */
  readonly underived: string;
}

/** Words of one root. */
export interface Root {
  /** As players see it: its first word, and the first one without that one's beginning: `nieść/nosić`, `brać/-bierać`. */
  name: string;
  /** The first word of it. */
  word: string;
  /** Row of the table: *paść* of falling and *paść* of grazing have one name. */
  row: number;
}

/** Letters that two words share when one of them tells enough of the root. */
const LIKE = 3;

const INFINITIVE = /([aąeiuy]|^paś)ć$/;

export class Roots {
  readonly #free = new Map<string, readonly Root[]>();
  readonly #bound = new Map<string, readonly Root[]>();
  readonly #underived: ReadonlySet<string>;

  constructor(table: FamilyTable) {
    this.#underived = new Set(table.underived.split(' '));
    for (const [row, line] of table.roots.split('|').entries()) {
      const words = line.split(' ');
      const first = words[0] as string;
      const like = Math.min(LIKE, first.length);
      const other = words.find((word) => !word.includes(first.slice(0, like)));
      const root = { name: other ? `${first}/${other}` : first, word: first, row };
      for (const word of words) {
        const [map, key] = word[0] === '-' ? [this.#bound, word.slice(1)] : [this.#free, word];
        map.set(key, [...(map.get(key) ?? []), root]);
      }
    }
  }

  /** The irregular roots that a word belongs to, by itself; a noun like an infinitive (*brać* of brothers) belongs to none. */
  of(lemma: string, pos = 'verb'): readonly Root[] {
    return (pos !== 'verb' && INFINITIVE.test(lemma) ? undefined : this.#free.get(lemma)) ?? [];
  }

  /** The irregular roots that the rest of a word without its prefix belongs to. */
  ofRest(rest: string): readonly Root[] {
    return this.#bound.get(rest) ?? [];
  }

  /** Does the word come from no other? */
  isUnderived(lemma: string): boolean {
    return this.#free.has(lemma) || this.#underived.has(lemma);
  }

  /** The words of the table that stand by themselves. */
  get freeWords(): string[] {
    return [...this.#free.keys(), ...this.#underived];
  }

  /** The words of the table that stand with a prefix, without it. */
  get boundWords(): string[] {
    return [...this.#bound.keys()];
  }
}
