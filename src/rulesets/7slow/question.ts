import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Asked } from '../../words/asked-polish.ts';
import { PolishQuestion } from '../polish/question.ts';
import { Dictionary } from './dictionary.ts';

/** One word under judgement: as for the federation's rules, but in a general dictionary instead of the game lexicon. */
export class DictionaryQuestion extends PolishQuestion {
  constructor(asked: Asked, game: Lexicon, spelling: Lexicon | null) {
    super(asked, new Dictionary(game, spelling), spelling);
  }
}
