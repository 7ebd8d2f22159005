import { type SelectionRequest, selectedWords } from '../core/words/selection.ts';
import { type WholeWords, wholeWords } from '../core/words/whole-words.ts';
import { browser } from '../platform/browser.ts';
import { combineAnswers } from '../platform/messages/answers.ts';
import { followInPanel } from '../platform/messages/open-pages.ts';
import type { Sender } from '../platform/messages/receive.ts';
import type { Answer, Request } from '../platform/messages/table.ts';
import { permittedRuleset } from '../platform/storage/policy.ts';
import { message } from '../ui/message.ts';
import { judgeWord } from './judge-word.ts';
import { rulesHere } from './page-ruleset.ts';
import { currentSettings } from './settings.ts';
import type { SeveralWords } from './several-words.ts';
import { showOnToolbar } from './toolbar-icon.ts';
import { retainLexiconsFor } from './with-ruleset.ts';

/**
 * Finds the words of a selection and judges them, or offers a table. This happens in the worker, because recognising words takes more code
 * than a page's script may have.
 */
export async function judgeSelection(
  { text: selected, before, behind, isExplicit, language, ruleset: picked }: Request<'judge-selection'>,
  sender: Sender,
): Promise<Answer<'judge-selection'>> {
  const whole = wholeWords(before, selected, behind);
  const { words, many } = await readSelection(whole, { isExplicit });
  if (words.length === 0 && many === 0) return { state: 'silent' };
  const [rules, settings] = await Promise.all([rulesHere({ language }, sender), currentSettings()]);
  const ruleset = permittedRuleset(picked ?? rules.here, settings.policy);
  if (words.length === 0) return { state: 'many', words: many, ruleset };
  retainLexiconsFor(ruleset);
  // Read while the words are judged.
  const keys = firstBubbleKeys(sender.tab?.incognito === true).catch(() => '');
  const answer = await combineAnswers(
    words.map((word) => judgeWord(word, ruleset, { isUntrustedPage: true }, { place: whole })),
  );
  if (answer.state !== 'ready') return answer;
  showOnToolbar(
    answer.judged.map(({ verdict }) => verdict),
    sender,
  );
  const { windowId: window, incognito = false } = sender.tab ?? {};
  const following = window !== undefined && followInPanel({ word: words.join(' '), ruleset, window, incognito });
  // Waits only for users without a bubble beside the panel.
  const isElsewhere = !settings.bubbleBesidePanel && (await following);
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
async function readSelection(whole: WholeWords, request: SelectionRequest): Promise<SeveralWords> {
  const words = selectedWords(whole.text, request);
  if (words.length === 1) return { words, many: 0 };
  const { readSeveral } = await import('./several-words.ts');
  return readSeveral(whole, request);
}

/** The command of manifest.json that shows the bubble; given again, it moves the focus into the bubble. */
const COMMAND = 'check-selection';

/** Number of bubbles that show the shortcut: a convention of the interface, not a measurement. Later it is in the guide only. */
const MOST_TIMES = 3;

/** Key of `storage.local` for the number of bubbles that have shown it. */
const TIMES_SHOWN_KEY = 'keys';

/** True when enough bubbles have shown the shortcut, as far as this worker has read. */
let isShortcutKnown = false;

/**
 * Returns the shortcut that moves the focus into the bubble, as the browser writes it, for the first bubbles; empty later, or if none is set.
 * @param privately in a private window: nothing is stored
 */
async function firstBubbleKeys(privately: boolean): Promise<string> {
  if (isShortcutKnown) return '';
  const times = Number((await browser.storage.local.get(TIMES_SHOWN_KEY))[TIMES_SHOWN_KEY] ?? 0);
  isShortcutKnown = times >= MOST_TIMES;
  if (isShortcutKnown) return '';
  // Firefox for Android has no shortcuts.
  const keys = (await browser.commands?.getAll())?.find(({ name }) => name === COMMAND)?.shortcut ?? '';
  if (keys && !privately) await browser.storage.local.set({ [TIMES_SHOWN_KEY]: times + 1 });
  return keys;
}
