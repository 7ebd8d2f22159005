import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { RulesetId } from '../../core/rules/verdict.ts';
import { answerAsPanel, onFollowed } from '../../platform/messages/open-pages.ts';
import type { History, HistoryEntry, HistoryPlace } from '../../platform/storage/history.ts';
import { onPanelWord, type PanelWord, takePanelWord } from '../../platform/storage/panel.ts';
import { permittedRuleset } from '../../platform/storage/policy.ts';
import { type LookupPlace, writeTyped } from '../../platform/storage/session-texts.ts';
import { changeSettings } from '../../platform/storage/settings.ts';
import { GameLink } from '../../ui/links.tsx';
import { message } from '../../ui/message.ts';
import { Spoken, useSettings } from '../../ui/page.tsx';
import { RulesetChoice } from '../../ui/ruleset-choice.tsx';
import { typedWords, WORD_INPUT } from '../../ui/typed-words.ts';
import { onceJudged, useAnswers } from '../../ui/use-worker-query.ts';
import { spokenAnswer } from '../../ui/verdict-text.ts';
import { SiteRules, useActiveSite } from './active-site.tsx';
import { Answer } from './answer.tsx';
import { Footer, Header, OpenTable, PlaySwitch } from './header-footer.tsx';
import { HistoryList } from './history-list.tsx';
import { useHistory } from './use-history.ts';

export interface LookupProps {
  place: LookupPlace;
  /** The text in the field at first. */
  typed: string;
  /** Whether the user has begun to type; then the text is not selected. */
  isTyping: boolean;
  /** The ruleset at first; by default the one chosen last. */
  ruleset?: RulesetId | undefined;
  historyPlace: HistoryPlace;
  history: History;
  /** True in a private window, where nothing is stored. */
  privately: boolean;
  /** Id of the page's browser window; undefined on systems that have only tabs. */
  window: number | undefined;
}

/** A text to judge and its ruleset. */
interface LookupQuery {
  typed: string;
  ruleset: RulesetId;
  /** True if it was sent from a private window, so that nothing is stored. */
  isUnstored?: boolean | undefined;
}

/** The content of popup and panel: field, verdict and history. */
export function Lookup({ place, historyPlace, privately, window, ...first }: LookupProps) {
  const settings = useSettings();
  const [{ typed, isUnstored, ...query }, setQuery] = useState<LookupQuery>({
    typed: first.typed,
    ruleset: first.ruleset ?? settings.ruleset,
  });
  // A word of the history may have been judged by others.
  const ruleset = permittedRuleset(query.ruleset, settings.policy);
  const site = useActiveSite(place === 'panel');
  const history = useHistory(historyPlace, first.history);
  /** Index of the history entry reached with the arrow keys; -1 for the typed text. */
  const [historyIndex, setHistoryIndex] = useState(-1);
  /** The query before the arrow keys were used. */
  const draft = useRef<LookupQuery>({ typed, ruleset });
  const input = useRef<HTMLInputElement>(null);
  const read = typedWords(typed);
  const words = typeof read === 'string' ? [] : read;
  const [answers, retry] = useAnswers(words, ruleset, settings.play ? 'play' : '');

  useLayoutEffect(() => {
    input.current?.focus();
    if (!first.isTyping) input.current?.select();
  }, []);
  // A layout effect, because a popup may be closed right after the last key.
  useLayoutEffect(() => {
    if (!isUnstored && !privately) writeTyped(place, typed);
  }, [typed]);

  const show = (question: LookupQuery) => {
    setQuery(question);
    setHistoryIndex(-1);
  };
  const judge = (word: string) => {
    // A word reached from one that is not stored is not stored either, until the field is emptied.
    show({ typed: word, ruleset, isUnstored: isUnstored && word !== '' });
    input.current?.focus();
  };
  const choose = (next: RulesetId) => {
    setQuery({ typed, ruleset: next, isUnstored });
    // A choice that is not stored applies until the page is closed.
    if (!isUnstored && !privately) changeSettings({ ruleset: next }).catch(() => {});
  };
  /** Settles when the earlier queries are in the history. */
  const lastStored = useRef<Promise<void>>(Promise.resolve());
  const store = (query: readonly string[], under: RulesetId): Promise<void> => {
    // Judged separately, because the next word may be typed, and answered, before this one is.
    const answer = onceJudged(query, under);
    const storeJudged = async () => {
      const judged = await answer;
      if (judged.length > 0) await history.add(judged.map(({ verdict }) => verdict));
    };
    lastStored.current = lastStored.current.then(storeJudged, storeJudged);
    return lastStored.current;
  };
  const stepInHistory = (step: number) => {
    const next = Math.max(-1, Math.min(history.entries.length - 1, historyIndex + step));
    if (historyIndex === -1) draft.current = { typed, ruleset, isUnstored };
    const entry = history.entries[next];
    setQuery(entry ? { typed: entry.word, ruleset: entry.ruleset } : draft.current);
    setHistoryIndex(next);
  };
  const keyPressed = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'Enter') {
      if (!isUnstored) store(words, ruleset);
      setHistoryIndex(-1);
      input.current?.select();
    } else if (event.key === 'ArrowUp') stepInHistory(1);
    else if (event.key === 'ArrowDown') stepInHistory(-1);
    else return;
    event.preventDefault();
  };

  /** Judges a word sent by another page or the browser as if it had been typed and Enter pressed. The focus stays where it is. */
  const receive = async (panelWord: PanelWord) => {
    const { word, ruleset: under = settings.ruleset, incognito } = panelWord;
    if (word) {
      show({ typed: word, ruleset: under, isUnstored: incognito });
      input.current?.select();
      const sent = typedWords(word);
      if (typeof sent !== 'string' && !incognito) await store(sent, under);
    }
    takePanelWord(panelWord);
  };
  const latestReceive = useRef(receive);
  latestReceive.current = receive;
  useEffect(() => {
    if (place === 'panel') return onPanelWord(window, (word) => latestReceive.current(word));
  }, []);
  useEffect(() => {
    if (place === 'panel') return answerAsPanel(window);
  }, []);
  useEffect(() => {
    // Shown as if typed: it enters the history only when the user presses Enter.
    if (place === 'panel')
      return onFollowed(window, ({ word, ruleset: under, incognito }) =>
        show({ typed: word, ruleset: under, isUnstored: incognito }),
      );
  }, []);

  return (
    <main>
      <h1 class="spoken">{message('extension_name')}</h1>
      <Header place={place} question={{ word: typed, ruleset }} privately={privately} window={window} />
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
        {!privately && <SiteRules site={site} />}
        <PlaySwitch />
      </div>
      <div class="verdict">
        {typeof read === 'string' ? (
          <>
            <p>{message(read)}</p>
            {read === 'too_many_words' && <OpenTable text={typed} ruleset={ruleset} />}
          </>
        ) : (
          <Answer answers={answers} ruleset={ruleset} place={place} privately={privately} judge={judge} again={retry} />
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
      <Footer place={place} site={site} privately={privately} />
    </main>
  );
}
