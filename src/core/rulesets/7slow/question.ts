import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Query } from '../../words/query.ts';
import { PolishQuestion } from '../polish/question.ts';
import { jointWords } from './compound.ts';
import { Dictionary } from './dictionary.ts';

/** One word under judgement: as for the federation's rules, but in a general dictionary instead of the game lexicon. */
export class DictionaryQuestion extends PolishQuestion {
  #joint: string[] | null | undefined;

  constructor(query: Query, game: Lexicon, spelling: Lexicon | null) {
    super(query, new Dictionary(game, spelling), spelling);
  }

  /** The two words that it is if they were written as one; null when it is no two. */
  get joint(): string[] | null {
    if (this.#joint === undefined) this.#joint = jointWords(this.form, this.game);
    return this.#joint;
  }
}
