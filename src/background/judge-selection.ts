import { type SelectionRequest, selectedWords } from '../core/words/selection.ts';
import { type WholeWords, wholeWords } from '../core/words/whole-words.ts';
import { combineAnswers } from '../platform/messages/answers.ts';
import { followInPanel } from '../platform/messages/open-pages.ts';
import type { Sender } from '../platform/messages/receive.ts';
import type { Answer, Request } from '../platform/messages/table.ts';
import { rulesInForce } from '../platform/storage/policy-in-force.ts';
import { message } from '../ui/message.ts';
import { firstBubbleKeys } from './bubble-keys.ts';
import { chosenSettings } from './chosen-settings.ts';
import { judgeWord } from './judge-word.ts';
import { rulesHere } from './page-rules.ts';
import { askedUnder } from './questions-under-rules.ts';
import type { SeveralWords } from './several-words.ts';
import { showOnToolbar } from './toolbar-icon.ts';

/**
 * Finds the words of a selection and judges them, or offers a table. This happens in the worker, because recognising words takes more code
 * than a page's script may have.
 */
export async function judgeSelection(
  { text: selected, before, behind, meant, language, ruleset: picked }: Request<'judge-selection'>,
  sender: Sender,
): Promise<Answer<'judge-selection'>> {
  const whole = wholeWords(before, selected, behind);
  const { words, many } = await readSelection(whole, { isExplicit: meant });
  if (words.length === 0 && many === 0) return { state: 'silent' };
  const rules = await rulesHere({ language }, sender);
  const ruleset = rulesInForce(picked ?? rules.here);
  if (words.length === 0) return { state: 'many', words: many, ruleset };
  askedUnder(ruleset);
  // Read while the words are judged.
  const keys = firstBubbleKeys(sender.tab?.incognito === true).catch(() => '');
  const answer = await combineAnswers(words.map((word) => judgeWord(word, ruleset, { isUntrustedPage: true })));
  if (answer.state !== 'ready') return answer;
  showOnToolbar(
    answer.judged.map(({ verdict }) => verdict),
    sender,
  );
  const { windowId: window, incognito = false } = sender.tab ?? {};
  const following = window !== undefined && followInPanel({ word: words.join(' '), ruleset, window, incognito });
  // Waits only for users without a bubble beside the panel.
  const isElsewhere = !(await chosenSettings()).bubbleBesidePanel && (await following);
  if (isElsewhere) return { state: 'silent' };
  const shortcut = await keys;
  return {
    ...answer,
    rules,
    whole: whole.added ? message('judged_whole', words.join(' '), selected) : '',
    keys: shortcut && message('bubble_keys', shortcut),
  };
}

/** Most selections are one word, which needs none of the code that reads logs and sentences. */
async function readSelection(whole: WholeWords, asked: SelectionRequest): Promise<SeveralWords> {
  const words = selectedWords(whole.text, asked);
  if (words.length === 1) return { words, many: 0 };
  const { readSeveral } = await import('./several-words.ts');
  return readSeveral(whole, asked);
}
