/** Recognises lower-case participles of the verbs in the lists by their form; the verbs' own generator builds them. */

/** An entry of german-pos-dict, with the field that is used here. */
export interface VerbEntry {
  PA2?: readonly string[];
}

/** Separable first parts before zu that have no longer neighbour in -zu. */
const WITH_ZU =
  /^(?:ab|an|auf|aus|bei|durch|ein|entgegen|fest|fort|heim|hoch|los|mit|nach|nieder|um|vor|weg|weiter|wieder|zurück|zusammen)zu[a-zäöüß]{3,}nd$/;
/** Stems whose participle has no *ge*: an unstressed prefix, perhaps after a separable one, or -ieren. */
const INSEPARABLE = /^[a-zäöüß]{0,8}(?:be|emp|ent|er|ge|miss|ver|zer|über|unter|um|durch|wider|hinter|voll)..|ier$/;
/** Remainders longer than this after *ge* are looked at only where a prefix precedes it. */
const LONGEST_PREFIX = 14;

/** Restores the -en of a participle that was shortened after a vowel or h (*gesehn*, II.5.1.e). */
function withE(word: string): string {
  return /[aeiouäöüh]n$/.test(word) ? `${word.slice(0, -1)}en` : word;
}

export class ParticipleShapes {
  readonly #infinitives: ReadonlySet<string>;
  /** Participle II of a simple or prefixed verb → its infinitives. */
  readonly #strong = new Map<string, string[]>();

  /**
   * @param words lower-case words; an infinitive among them is a verb
   * @param verbs german-pos-dict's verbs by infinitive
   */
  constructor(words: ReadonlySet<string>, verbs: Readonly<Record<string, VerbEntry>>) {
    this.#infinitives = words;
    for (const [infinitive, { PA2 }] of Object.entries(verbs)) {
      for (const participle of PA2 ?? []) {
        const known = this.#strong.get(participle);
        if (known) known.push(infinitive);
        else this.#strong.set(participle, [infinitive]);
      }
    }
  }

  /** Returns the infinitive of a participle; undefined for any other word. */
  infinitiveOf(word: string): string | undefined {
    return this.#present(word) ?? this.#known(word) ?? this.#known(withE(word)) ?? this.#weak(word);
  }

  /** Returns true for *abzugebend*: the infinitive with zu inside has no participle without an ending (II.2.4.b). */
  isZuParticiple(word: string): boolean {
    if (!word.endsWith('nd')) return false;
    if (WITH_ZU.test(word)) return true;
    for (let at = word.indexOf('zu', 2); at >= 0; at = word.indexOf('zu', at + 1)) {
      if (this.#infinitives.has(word.slice(0, at) + word.slice(at + 2, -1))) return true;
    }
    return false;
  }

  #infinitive(stem: string): string | undefined {
    if (stem.length < 2) return undefined;
    for (const infinitive of /[lr]$/.test(stem) ? [`${stem}n`, `${stem}en`] : [`${stem}en`]) {
      if (this.#infinitives.has(infinitive)) return infinitive;
    }
    return undefined;
  }

  #present(word: string): string | undefined {
    if (!word.endsWith('nd')) return undefined;
    const infinitive = word.slice(0, -1);
    return this.#infinitives.has(infinitive) ? infinitive : undefined;
  }

  /** By the participles that german-pos-dict names, with a further prefix where the prefixed infinitive is a word too. */
  #known(word: string): string | undefined {
    for (let cut = 0; cut <= Math.min(LONGEST_PREFIX, word.length - 3); cut++) {
      const prefix = word.slice(0, cut);
      for (const infinitive of this.#strong.get(word.slice(cut)) ?? []) {
        if (cut === 0 || this.#infinitives.has(prefix + infinitive)) return prefix + infinitive;
      }
    }
    return undefined;
  }

  #weak(word: string): string | undefined {
    if (!word.endsWith('t') || word.length < 4) return undefined;
    const stems = [word.slice(0, -1)];
    if (word.endsWith('et')) stems.push(word.slice(0, -2));
    for (const stem of stems) {
      if (INSEPARABLE.test(stem)) {
        const infinitive = this.#infinitive(stem);
        if (infinitive) return infinitive;
      }
      for (let at = stem.indexOf('ge'); at >= 0 && at <= LONGEST_PREFIX; at = stem.indexOf('ge', at + 1)) {
        const infinitive = this.#infinitive(stem.slice(0, at) + stem.slice(at + 2));
        if (infinitive) return infinitive;
      }
    }
    return undefined;
  }
}
