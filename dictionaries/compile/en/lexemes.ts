/** Collects lemmas with their forms by trying lemmas on listed words: dictionaries first, then inference. */
import { addTag } from '../lemma-groups.ts';
import { BASE_TAG, type Inflected, type Pos, regularForms } from './inflection.ts';

/** One lemma with one part of speech and those of its forms that are listed. */
export interface EnglishLexeme {
  lemma: string;
  pos: string;
  /** True when no dictionary has the lemma with this part of speech. */
  inferred: boolean;
  /** Form → tags joined by `+`. */
  forms: Map<string, string>;
}

/** Collects lexemes over a list of words, and knows which words have a reading. */
export class LexemeCollector {
  private readonly lexemes = new Map<string, EnglishLexeme>();
  private readonly readings = new Map<string, EnglishLexeme[]>();

  /** @param listed all words that may be forms, as looked up */
  constructor(readonly listed: ReadonlySet<string>) {}

  isExplained(word: string): boolean {
    return this.readings.has(word);
  }

  /** Returns the lexemes with this form. */
  readingsOf(word: string): readonly EnglishLexeme[] {
    return this.readings.get(word) ?? [];
  }

  get(lemma: string, pos: string): EnglishLexeme | undefined {
    return this.lexemes.get(`${lemma} ${pos}`);
  }

  /** Adds a listed form to the lemma; other forms are ignored. */
  addForm(lemma: string, pos: string, form: string, tag: string, inferred: boolean): void {
    if (!this.listed.has(form)) return;
    const key = `${lemma} ${pos}`;
    let lexeme = this.lexemes.get(key);
    if (!lexeme) {
      lexeme = { lemma, pos, inferred, forms: new Map() };
      this.lexemes.set(key, lexeme);
    }
    if (!lexeme.forms.has(form)) {
      const known = this.readings.get(form);
      if (known) known.push(lexeme);
      else this.readings.set(form, [lexeme]);
    }
    addTag(lexeme.forms, form, tag);
  }

  /** Adds a lemma with its regular forms. */
  add(lemma: string, pos: Pos, inferred: boolean): void {
    const before = this.get(lemma, pos);
    if (before && !before.inferred) inferred = false;
    this.addForm(lemma, pos, lemma, BASE_TAG[pos], inferred);
    for (const { form, tag } of listedForms(lemma, pos, this.listed)) this.addForm(lemma, pos, form, tag, inferred);
  }

  /** Removes a form from a lemma. */
  dropForm(lemma: string, pos: string, form: string): void {
    const lexeme = this.get(lemma, pos);
    lexeme?.forms.delete(form);
    this.readings.set(
      form,
      this.readingsOf(form).filter((one) => one !== lexeme),
    );
  }

  /**
   * Removes the singular reading from plurals that dictionaries have as entries (*oxen*, *colours*): those that are another noun's plural
   * and have none of their own.
   */
  dropFalseSingulars(isSingular: (word: string) => boolean): void {
    for (const [word, readings] of this.readings) {
      const own = this.get(word, 'noun');
      if (!own || own.forms.size > 1 || own.forms.get(word) !== BASE_TAG.noun || isSingular(word)) continue;
      if (!readings.some((lexeme) => lexeme.lemma !== word && lexeme.forms.get(word)?.includes('noun:pl'))) continue;
      this.lexemes.delete(`${word} noun`);
      this.readings.set(
        word,
        readings.filter((lexeme) => lexeme !== own),
      );
    }
  }

  all(): EnglishLexeme[] {
    return [...this.lexemes.values()];
  }
}

/** Returns the listed regular forms. Degrees count as a pair only: *layer* is no comparative of *lay*. */
export function listedForms(lemma: string, pos: Pos, listed: ReadonlySet<string>): Inflected[] {
  const found = regularForms(lemma, pos).filter(({ form }) => listed.has(form));
  if (pos !== 'adj' && pos !== 'adv') return found;
  const has = (degree: string) => found.some(({ tag }) => tag.endsWith(degree));
  return has(':comp') && has(':sup') ? found : [];
}
