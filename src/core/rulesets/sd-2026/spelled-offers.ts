import { Offers } from '../../rules/suggested/offers.ts';
import { toGermanTiles } from '../../words/to-tiles.ts';
import type { GermanQuestion } from './question.ts';
import { likeliestSpelling } from './words-meant.ts';

/** Words that are offered, and how the readings that they are offered by are spelled; they are looked up as they are laid. */
export class SpelledOffers {
  readonly #offers: Offers;
  readonly #spellings = new Map<string, string>();

  constructor(refused: string, isLegal: (form: string) => boolean) {
    this.#offers = new Offers(refused, isLegal);
  }

  /** Takes words as dictionaries spell them. */
  add(words: Iterable<string>, most?: number): void {
    const laid = [...words].map((word) => {
      const form = toGermanTiles(word);
      if (!this.#spellings.has(form)) this.#spellings.set(form, word);
      return form;
    });
    this.#offers.add(laid, most);
  }

  /** Takes words of which nothing but their letters is known. */
  addLaid(forms: Iterable<string>): void {
    this.#offers.add(forms);
  }

  /** Best first, as dictionaries spell them. */
  words(question: GermanQuestion): string[] {
    return this.#offers.words.map((form) => this.#spellings.get(form) ?? likeliestSpelling(form, question));
  }
}
