import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { browser } from '../browser.ts';
import { formsAddress } from '../messages/forms-address.ts';
import type { RulesetId, Verdict } from '../rules/verdict.ts';
import { changeSettings } from '../storage/settings.ts';
import { Consequence } from '../ui/consequence.tsx';
import { GameLink } from '../ui/game-link.tsx';
import { message } from '../ui/message.ts';
import { OwnDom } from '../ui/own-dom.tsx';
import { playView } from '../ui/play-view.ts';
import { RulesetChoice } from '../ui/ruleset-choice.tsx';
import { otherRulesetLine } from '../ui/rulesets.ts';
import { Spoken } from '../ui/spoken.tsx';
import { Unanswered } from '../ui/unanswered.tsx';
import { type Answers, onceJudged, useAnswers } from '../ui/use-answers.ts';
import { verdictView } from '../ui/verdict-view.ts';
import { WORD_INPUT } from '../ui/word-input.ts';
import { spokenVerdict } from '../ui/wording.ts';
import { Challenge } from './challenge.tsx';
import { Comparison } from './comparison.tsx';
import { type KeptWord, keepWord, type PopupSession, writeSession } from './session.ts';
import { SiteSwitch } from './site-switch.tsx';
import { typedWords } from './typed-words.ts';

interface Props {
  /** A word that the page was opened with. */
  asked: string | null;
  session: PopupSession;
  /** The rules chosen last. */
  chosen: RulesetId;
}

export function Popup({ asked, session, chosen }: Props) {
  const [ruleset, setRuleset] = useState(chosen);
  const [typed, setTyped] = useState(asked ?? session.typed);
  const [history, setHistory] = useState(session.history);
  /** Place in the history that the arrow keys have reached; -1 is the input's own text. */
  const [place, setPlace] = useState(-1);
  /** What was typed before the arrow keys were used. */
  const draft = useRef('');
  const input = useRef<HTMLInputElement>(null);
  const read = typedWords(typed);
  const words = typeof read === 'string' ? [] : read;
  const [answers, askAgain] = useAnswers(words, ruleset);

  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  useEffect(() => writeSession({ typed, history }), [typed, history]);

  const choose = (next: RulesetId) => {
    setRuleset(next);
    // A choice that cannot be stored holds while the popup is open.
    changeSettings({ ruleset: next }).catch(() => {});
  };
  const judge = (word: string) => {
    setTyped(word);
    setPlace(-1);
    input.current?.focus();
  };
  const keep = () => {
    // A question of its own: the next word may be typed before the answer is there.
    onceJudged(words, ruleset).then((judged) => {
      setHistory((kept) => judged.map(({ verdict }) => verdict).reduceRight(keepWord, kept));
    });
    setPlace(-1);
    input.current?.select();
  };
  const walk = (step: number) => {
    const next = Math.max(-1, Math.min(history.length - 1, place + step));
    if (place === -1) draft.current = typed;
    setPlace(next);
    setTyped(history[next]?.word ?? draft.current);
  };
  const keyPressed = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'Enter') keep();
    else if (event.key === 'ArrowUp') walk(1);
    else if (event.key === 'ArrowDown') walk(-1);
    else return;
    event.preventDefault();
  };

  return (
    <main>
      <h1 class="spoken">{message('extension_name')}</h1>
      <div class="question">
        <input
          ref={input}
          {...WORD_INPUT}
          value={typed}
          aria-label={message('popup_input')}
          placeholder={message('popup_placeholder')}
          onInput={(event) => judge(event.currentTarget.value)}
          onKeyDown={keyPressed}
        />
        <RulesetChoice ruleset={ruleset} choose={choose} />
      </div>
      <div class="verdict">
        {typeof read === 'string' ? (
          <p>{message(read)}</p>
        ) : (
          <Answer answers={answers} judge={judge} again={askAgain} />
        )}
      </div>
      <Spoken text={answers.state === 'ready' ? answers.judged.map(spokenVerdict).join(' ') : ''} />
      <GameLink ruleset={ruleset} />
      <History words={history} judge={judge} clear={() => setHistory([])} />
      <footer>
        <SiteSwitch />
        <button type="button" class="link" onClick={() => browser.runtime.openOptionsPage()}>
          {message('popup_options')}
        </button>
      </footer>
    </main>
  );
}

/** In the popup's own place; the session has what was typed, for the way back. */
function showForms({ word, ruleset }: Verdict): void {
  location.href = browser.runtime.getURL(formsAddress({ word, ruleset, place: 'popup' }));
}

interface AnswerProps {
  answers: Answers;
  judge: (word: string) => void;
  again: () => void;
}

function Answer({ answers, judge, again }: AnswerProps) {
  const node = useMemo(() => {
    if (answers.state !== 'ready') return undefined;
    const [first, second] = answers.judged;
    return first && !second
      ? verdictView(first, judge, () => showForms(first.verdict))
      : playView(answers.judged, judge);
  }, [answers]);
  useEffect(() => {
    if (answers.state !== 'ready' || answers.judged.length !== 1) return;
    const [only] = answers.judged;
    // The line goes into the view it belongs to, so one that comes late is not seen.
    if (only) otherRulesetLine(only.verdict).then((line) => line && node?.querySelector('.foot')?.after(line));
  }, [answers, node]);

  switch (answers.state) {
    case 'idle':
      return (
        <>
          <p class="quiet">{message('popup_hint')}</p>
          <p class="quiet">{message('popup_history_hint')}</p>
        </>
      );
    case 'loading':
    case 'failed':
      return <Unanswered asked={answers} again={again} />;
    case 'ready': {
      if (!node) return null;
      const [first, second] = answers.judged;
      return (
        <>
          <OwnDom node={node} />
          {first && second && <Consequence verdicts={answers.judged.map(({ verdict }) => verdict)} />}
          {first && !second && (
            <>
              <Challenge verdict={first.verdict} actions={node.querySelector('.actions')} />
              <Comparison verdict={first.verdict} actions={node.querySelector('.actions')} judge={judge} />
            </>
          )}
        </>
      );
    }
  }
}

interface HistoryProps {
  words: KeptWord[];
  judge: (word: string) => void;
  clear: () => void;
}

function History({ words, judge, clear }: HistoryProps) {
  if (words.length === 0) return null;
  return (
    <section>
      <div class="foot">
        <h2 class="quiet">{message('popup_history')}</h2>
        <button type="button" class="link" onClick={clear}>
          {message('popup_clear_history')}
        </button>
      </div>
      <ul class="kept">
        {words.map(({ word, verdict }) => (
          <li key={word} class={verdict}>
            <button type="button" class="link" onClick={() => judge(word)}>
              <span class="word" aria-hidden="true">
                {verdict === 'allowed' ? '✓' : '✗'}
              </span>{' '}
              {word}
              <span class="spoken"> {message(`verdict_${verdict}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
