import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { RulesetId } from '../../core/rules/verdict.ts';
import { onFollowed } from '../../platform/messages/follow.ts';
import { answerAsPanel } from '../../platform/messages/open-panels.ts';
import type { History, HistoryEntry, HistoryPlace } from '../../platform/storage/history.ts';
import { onPanelWord, type PanelWord, takePanelWord } from '../../platform/storage/panel-word.ts';
import { rulesInForce } from '../../platform/storage/policy-in-force.ts';
import { changeSettings, onSettingsChanged, type Settings } from '../../platform/storage/settings.ts';
import { type LookupPlace, writeTyped } from '../../platform/storage/typed-text.ts';
import { GameLink } from '../../ui/links.tsx';
import { message } from '../../ui/message.ts';
import { RulesetChoice } from '../../ui/ruleset-choice.tsx';
import { Spoken } from '../../ui/spoken.tsx';
import { typedWords, WORD_INPUT } from '../../ui/typed-words.ts';
import { onceJudged, useAnswers } from '../../ui/use-worker-query.ts';
import { spokenAnswer } from '../../ui/verdict-text.ts';
import { SiteRules, useActiveSite } from './active-site.tsx';
import { Answer } from './answer.tsx';
import { Footer, OpenTable, PlaySwitch, Ways } from './header-footer.tsx';
import { HistoryList } from './history-list.tsx';
import { useHistory } from './use-history.ts';

export interface LookupProps {
  place: LookupPlace;
  /** What the input holds at first. */
  typed: string;
  /** Has the user begun to type it, so that the caret stays where it is? */
  begun: boolean;
  settings: Settings;
  /** Under which rules; those chosen last without it. */
  ruleset?: RulesetId | undefined;
  historyPlace: HistoryPlace;
  history: History;
  /** In a private window: nothing of what is typed is kept. */
  privately: boolean;
  /** Id of the browser's window that the page stands in; undefined where there are only tabs. */
  window: number | undefined;
}

/** What is asked: a text under rules. */
interface Question {
  typed: string;
  ruleset: RulesetId;
  /** Sent from a private window: nothing is kept of it. */
  unkept?: boolean | undefined;
}

/** A word typed, its verdict, what was kept before. The whole of the popup and of the panel. */
export function Lookup({ place, historyPlace, privately, window, ...first }: LookupProps) {
  const [settings, setSettings] = useState(first.settings);
  const [{ typed, unkept, ...asked }, ask] = useState<Question>({
    typed: first.typed,
    ruleset: first.ruleset ?? first.settings.ruleset,
  });
  // A word of the history may have been judged by others.
  const ruleset = rulesInForce(asked.ruleset);
  const site = useActiveSite(place === 'panel');
  const history = useHistory(historyPlace, first.history);
  /** Place in the history that the arrow keys have reached; -1 is the input's own text. */
  const [reached, setReached] = useState(-1);
  /** What was asked before the arrow keys were used. */
  const draft = useRef<Question>({ typed, ruleset });
  const input = useRef<HTMLInputElement>(null);
  const read = typedWords(typed);
  const words = typeof read === 'string' ? [] : read;
  const [answers, askAgain] = useAnswers(words, ruleset, settings.play ? 'play' : '');

  useLayoutEffect(() => {
    input.current?.focus();
    if (!first.begun) input.current?.select();
  }, []);
  useEffect(() => onSettingsChanged(setSettings), []);
  // With the drawing and not after it: a popup may be closed right after the last key.
  useLayoutEffect(() => {
    if (!unkept && !privately) writeTyped(place, typed);
  }, [typed]);

  const show = (question: Question) => {
    ask(question);
    setReached(-1);
  };
  const judge = (word: string) => {
    // What comes of a word that is not kept is not kept, either, until another one is begun.
    show({ typed: word, ruleset, unkept: unkept && word !== '' });
    input.current?.focus();
  };
  const choose = (next: RulesetId) => {
    ask({ typed, ruleset: next, unkept });
    // A choice that cannot be stored, or is not to be, holds while the page is open.
    if (!unkept && !privately) changeSettings({ ruleset: next }).catch(() => {});
  };
  /** Ends when what was asked about before is kept. */
  const kept = useRef<Promise<void>>(Promise.resolve());
  const keep = (asked: readonly string[], under: RulesetId): Promise<void> => {
    // A question of its own: the next word may be typed before the answer is there, and have its answer before this one.
    const answer = onceJudged(asked, under);
    const keepJudged = async () => {
      const judged = await answer;
      if (judged.length > 0) await history.keep(judged.map(({ verdict }) => verdict));
    };
    kept.current = kept.current.then(keepJudged, keepJudged);
    return kept.current;
  };
  const walk = (step: number) => {
    const next = Math.max(-1, Math.min(history.entries.length - 1, reached + step));
    if (reached === -1) draft.current = { typed, ruleset, unkept };
    const entry = history.entries[next];
    ask(entry ? { typed: entry.word, ruleset: entry.ruleset } : draft.current);
    setReached(next);
  };
  const keyPressed = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'Enter') {
      if (!unkept) keep(words, ruleset);
      setReached(-1);
      input.current?.select();
    } else if (event.key === 'ArrowUp') walk(1);
    else if (event.key === 'ArrowDown') walk(-1);
    else return;
    event.preventDefault();
  };

  /** What another page or the browser sends. It is asked for as if typed and Enter pressed, and leaves the focus where it is. */
  const arrived = async (panelWord: PanelWord) => {
    const { word, ruleset: under = settings.ruleset, incognito } = panelWord;
    if (word) {
      show({ typed: word, ruleset: under, unkept: incognito });
      input.current?.select();
      const sent = typedWords(word);
      if (typeof sent !== 'string' && !incognito) await keep(sent, under);
    }
    takePanelWord(panelWord);
  };
  const latest = useRef(arrived);
  latest.current = arrived;
  useEffect(() => {
    if (place === 'panel') return onPanelWord(window, (word) => latest.current(word));
  }, []);
  useEffect(() => {
    if (place === 'panel') return answerAsPanel(window);
  }, []);
  useEffect(() => {
    // As if typed: nobody has sent it here, so it is kept only when the user asks for it.
    if (place === 'panel')
      return onFollowed(window, ({ word, ruleset: under, incognito }) =>
        show({ typed: word, ruleset: under, unkept: incognito }),
      );
  }, []);

  return (
    <main>
      <h1 class="spoken">{message('extension_name')}</h1>
      <Ways place={place} question={{ word: typed, ruleset }} privately={privately} window={window} />
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
      </div>
      <div class="rules-asked">
        <RulesetChoice ruleset={ruleset} choose={choose} />
        {/* It stores the site. */}
        {!privately && <SiteRules site={site} settings={settings} />}
        <PlaySwitch settings={settings} />
      </div>
      <div class="verdict">
        {typeof read === 'string' ? (
          <>
            <p>{message(read)}</p>
            {read === 'too_many_words' && <OpenTable text={typed} ruleset={ruleset} />}
          </>
        ) : (
          <Answer
            answers={answers}
            ruleset={ruleset}
            place={place}
            settings={settings}
            privately={privately}
            judge={judge}
            again={askAgain}
          />
        )}
      </div>
      <Spoken text={answers.state === 'ready' ? spokenAnswer(answers.judged) : ''} />
      <GameLink ruleset={ruleset} />
      {settings.history && (
        <HistoryList
          history={history}
          place={place}
          ruleset={ruleset}
          show={(entry: HistoryEntry) => {
            show({ typed: entry.word, ruleset: entry.ruleset });
            input.current?.focus();
          }}
        />
      )}
      <Footer place={place} settings={settings} site={site} privately={privately} />
    </main>
  );
}
