/** `vd słowo` in the address bar: the verdict while typing, Enter shows the word in the panel. */

import { rulesetName } from '../core/explain/explanation.ts';
import { browser } from '../platform/browser.ts';
import { combineAnswers } from '../platform/messages/answers.ts';
import { LONGEST_PLAY } from '../platform/messages/limits.ts';
import { readSettings } from '../platform/storage/settings.ts';
import { message } from '../ui/message.ts';
import { typedWords } from '../ui/typed-words.ts';
import { asXml, type OmniboxLine, omniboxLines } from '../ui/verdict-text.ts';
import { judgeWord } from './judge-word.ts';
import { showInPanel } from './panel.ts';
import { retainLexiconsFor } from './with-ruleset.ts';

type Suggest = (lines: OmniboxLine[]) => void;

/** Chrome has a default line and takes XML. Firefox updates its default line one letter late. */
const isChrome = browser.runtime.getURL('').startsWith('chrome-');

/** Number of the latest request; answers to earlier ones are dropped. */
let latest = 0;

/** Called when the keyword was typed. */
export async function omniboxStarted(): Promise<void> {
  const { ruleset } = await readSettings();
  showFirst(message('omnibox_hint', message(`ruleset_short_${rulesetName(ruleset)}`)));
}

/** Called when the text after it changes. */
export async function omniboxChanged(text: string, suggest: Suggest): Promise<void> {
  const mine = ++latest;
  const lines = await linesOf(text);
  if (mine !== latest) return;
  if (!isChrome) {
    // A line equal to the typed text would be left out; the blank is removed when it is entered.
    suggest(lines.map(({ content, description }) => ({ content: `${content} `, description })));
    return;
  }
  const [first, ...further] = lines;
  if (first) showFirst(first.description);
  suggest(further.map(({ content, description }) => ({ content, description: asXml(description) })));
}

/** Called on Enter, before anything is awaited, because the browser opens a panel only then. */
export async function omniboxEntered(text: string): Promise<void> {
  await showInPanel({ word: text.trim().slice(0, LONGEST_PLAY) });
}

/** Returns the lines of a text; none if there is nothing to judge. */
async function linesOf(text: string): Promise<OmniboxLine[]> {
  const singleLine = (description: string) => [{ content: text, description }];
  const words = typedWords(text);
  if (typeof words === 'string') return singleLine(message(words));
  if (words.length === 0) return [];
  const { ruleset } = await readSettings();
  retainLexiconsFor(ruleset);
  const answer = await combineAnswers(words.map((word) => judgeWord(word, ruleset, { isUntrustedPage: false })));
  switch (answer.state) {
    case 'ready':
      return omniboxLines(answer.judged);
    case 'loading':
      return singleLine(message('loading', Math.round(answer.done * 100)));
    case 'failed':
      return singleLine(message(`failed_${answer.code}`));
    case 'no-word':
      return singleLine(answer.sentence);
  }
}

function showFirst(description: string): void {
  browser.omnibox.setDefaultSuggestion({ description: isChrome ? asXml(description) : description });
}
