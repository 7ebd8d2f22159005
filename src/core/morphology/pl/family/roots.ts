import type { Lexicon } from '../../../lexicon/lexicon.ts';

/**
 * Families that no rule of derivation joins, one row each: attested words of one root. A word with a hyphen occurs with a prefix only:
 * `-jąć` of *przyjąć*, `-bór` of *zbiór*. A verb occurs with any prefix as well. The first word names the root.
 */

/** The packed table. It is not part of the code, because most starts of the worker do not need it. */
export interface FamilyTable {
  /** Words of one root with blanks between them, `|` between roots. */
  readonly roots: string;
  /** Words that only look derived, separated by blanks: *panika* from *pan*. */
  readonly underived: string;
}

/** Words of one root. */
interface Root {
  /** Name for players: its first word, and the first word that does not begin alike: `nieść/nosić`, `brać/-bierać`. */
  name: string;
  /** The first word of it. */
  word: string;
  /** Row of the table: *paść* (fall) and *paść* (graze) have one name. */
  row: number;
}

/** First letters of a root's first word; another word that contains them shows no other shape of the root. */
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

  /** Returns the irregular roots of a word without prefix. A noun that looks like an infinitive (*brać*, brothers) has none. */
  of(lemma: string, pos = 'verb'): readonly Root[] {
    return (pos !== 'verb' && INFINITIVE.test(lemma) ? undefined : this.#free.get(lemma)) ?? [];
  }

  /** Returns the irregular roots of the rest of a word without its prefix. */
  ofRest(rest: string): readonly Root[] {
    return this.#bound.get(rest) ?? [];
  }

  /** Returns true when the word is derived from no other. */
  isUnderived(lemma: string): boolean {
    return this.#free.has(lemma) || this.#underived.has(lemma);
  }

  /** The words of the table that occur alone. */
  get freeWords(): string[] {
    return [...this.#free.keys(), ...this.#underived];
  }

  /** The words of the table that occur with a prefix, without it. */
  get boundWords(): string[] {
    return [...this.#bound.keys()];
  }
}

/** A word as the family search knows it. */
export interface FamilyWord {
  /** Lemma as the lexicon has it, lower case except for names. */
  lemma: string;
  /** Part of speech as in `Lexeme.part`: `verb`, `subst`, `adj`, `adv`, … or empty. */
  pos: string;
}

/** Lexicons that confirm derivations, and the table of roots that no rule joins. */
export interface FamilyLexicons {
  game: Lexicon;
  /** Names (*Warszawa* for *warszawski*) and words that no game list has; null if not loaded. */
  spelling: Lexicon | null;
  families: FamilyTable;
}

/** How two words come from one root. */
export interface FamilyLink {
  /** The root as players know it: a word, or the shapes of an irregular root: `dom`, `nieść/nosić`. */
  root: string;
  /** Lemmas from the first word to the shared one, both included: `śmiesznie`, `śmieszny`, `śmiech`. */
  steps: string[];
  /** The same for the other word. */
  otherSteps: string[];
}
