/**
 * Computes and stores the difference of two lists. For three million words this takes seconds, during which the page stays usable. They are
 * too many to transfer as strings, so the page requests the part that it shows.
 */

import { difference } from '../../core/word-lists/compare-editions.ts';
import { openWordList } from '../../core/word-lists/packed-word-list.ts';
import { type Answers, type Filter, PAGE, passes, type Question, type Side } from './difference-messages.ts';

const words: Record<Side, string[]> = { new: [], gone: [] };

function filtered(side: Side, filter: Filter): string[] {
  return words[side].filter((word) => passes(word, filter));
}

function answer(question: Question): Answers[Question['ask']] {
  switch (question.ask) {
    case 'compare': {
      const older = openWordList(question.older);
      const newer = openWordList(question.newer);
      words.gone = [...difference(older, newer)];
      words.new = [...difference(newer, older)];
      return { new: words.new.length, gone: words.gone.length };
    }
    case 'page': {
      const found = filtered(question.side, question.filter);
      return { count: found.length, words: found.slice(question.page * PAGE, (question.page + 1) * PAGE) };
    }
    case 'text':
      return filtered(question.side, question.filter).join('\n');
  }
}

addEventListener('message', ({ data, ports }: MessageEvent<Question>) => ports[0]?.postMessage(answer(data)));
