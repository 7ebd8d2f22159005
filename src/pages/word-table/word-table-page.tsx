import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { RulesetId } from '../../core/rules/verdict.ts';
import { message } from '../../ui/message.ts';
import { RulesetChoice } from '../../ui/ruleset-choice.tsx';
import { LONGEST_TEXT, MOST_WORDS } from './distinct-words.ts';
import { OpenFile } from './open-file.tsx';
import { Results } from './results.tsx';
import { wordsToJudge } from './words-of-text.ts';

interface Props {
  /** To begin with; empty where one is to be pasted, null where the one that was sent is no longer there. */
  text: string | null;
  ruleset: RulesetId;
}

/** A text, and a table of its words with their verdicts. */
export function WordTablePage({ text: sent, ruleset: first }: Props) {
  const [text, setText] = useState(sent ?? '');
  const [ruleset, setRuleset] = useState(first);
  const [unreadable, setUnreadable] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { words, cut, tooMany, isLog } = useMemo(() => wordsToJudge(text, ruleset), [text, ruleset]);

  useLayoutEffect(() => {
    if (!sent) field.current?.focus();
  }, []);

  const judge = (event: SubmitEvent) => {
    event.preventDefault();
    setUnreadable(false);
    setText(field.current?.value ?? '');
  };
  const take = (opened: string) => {
    setUnreadable(false);
    if (field.current) field.current.value = opened;
    setText(opened);
  };
  return (
    <main>
      <div class="top">
        <h1>{message('table_title')}</h1>
        <RulesetChoice ruleset={ruleset} choose={setRuleset} />
      </div>
      <details class="text" open={!sent}>
        <summary>{message('table_text')}</summary>
        <form onSubmit={judge}>
          <textarea
            ref={field}
            rows={6}
            // What is pasted is not for the file that the browser restores its windows from.
            autocomplete="off"
            aria-label={message('table_text')}
            aria-describedby="hint"
            placeholder={message('table_placeholder')}
            defaultValue={sent ?? ''}
            spellcheck={false}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
            }}
          />
          <p id="hint" class="quiet">
            {message('table_hint')}
          </p>
          <div class="submitting">
            <button type="submit" class="action main" aria-keyshortcuts="Control+Enter" title="Ctrl+Enter">
              {message('table_judge')}
            </button>
            <OpenFile ruleset={ruleset} opened={take} failed={() => setUnreadable(true)} />
          </div>
        </form>
      </details>
      <div role="alert">
        {unreadable && <p>{message('table_file_unreadable')}</p>}
        {sent === null && text === '' && <p>{message('table_taken')}</p>}
        {text !== '' && words.length === 0 && <p>{message('table_none')}</p>}
        {cut && <p>{message('table_cut', LONGEST_TEXT.toLocaleString(message('language')))}</p>}
        {tooMany && <p>{message('table_too_many', MOST_WORDS.toLocaleString(message('language')))}</p>}
      </div>
      {isLog && <p class="quiet">{message('table_is_log')}</p>}
      {words.length > 0 && <Results key={text} words={words} ruleset={ruleset} />}
    </main>
  );
}
