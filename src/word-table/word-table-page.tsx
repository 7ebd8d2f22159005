import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { RulesetId } from '../rules/verdict.ts';
import { message } from '../ui/message.ts';
import { RulesetChoice } from '../ui/ruleset-choice.tsx';
import { distinctWords, LONGEST_TEXT, MOST_WORDS } from './distinct-words.ts';
import { Results } from './results.tsx';

interface Props {
  /** To begin with; empty where one is to be pasted, null where the one that was sent is no longer there. */
  text: string | null;
  ruleset: RulesetId;
}

/** A text, and a table of its words with their verdicts. */
export function WordTablePage({ text: sent, ruleset: first }: Props) {
  const [text, setText] = useState(sent ?? '');
  const [ruleset, setRuleset] = useState(first);
  const field = useRef<HTMLTextAreaElement>(null);
  const { words, cut, tooMany } = useMemo(() => distinctWords(text, ruleset), [text, ruleset]);

  useLayoutEffect(() => {
    if (!sent) field.current?.focus();
  }, []);

  const judge = (event: SubmitEvent) => {
    event.preventDefault();
    setText(field.current?.value ?? '');
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
          />
          <div class="foot">
            <span id="hint" class="quiet">
              {message('table_hint')}
            </span>
            <button type="submit" class="action">
              {message('table_judge')}
            </button>
          </div>
        </form>
      </details>
      <div role="alert">
        {sent === null && text === '' && <p>{message('table_taken')}</p>}
        {text !== '' && words.length === 0 && <p>{message('table_none')}</p>}
        {cut && <p>{message('table_cut', LONGEST_TEXT.toLocaleString(message('language')))}</p>}
        {tooMany && <p>{message('table_too_many', MOST_WORDS.toLocaleString(message('language')))}</p>}
      </div>
      {words.length > 0 && <Results key={text} words={words} ruleset={ruleset} />}
    </main>
  );
}
