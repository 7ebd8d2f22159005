import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { RulesetId } from '../../core/rules/verdict.ts';
import { RULESET_IDS, rulesetOf } from '../../core/rulesets/index.ts';
import { ListDecoder } from '../../core/word-lists/list-decoder.ts';
import { ask } from '../../platform/messages/ask.ts';
import { permittedRuleset } from '../../platform/storage/policy.ts';
import { type TableText, takeTableText } from '../../platform/storage/session-texts.ts';
import { figure } from '../../ui/figures.ts';
import { message } from '../../ui/message.ts';
import { renderPage, startPage } from '../../ui/page.tsx';
import { RulesetChoice } from '../../ui/ruleset-choice.tsx';
import { Results } from './results.tsx';
import { LONGEST_TEXT, MOST_WORDS, wordsToJudge } from './words-of-text.ts';

interface WordTablePageProps {
  /** The text at first; empty if the user pastes one, null if a text that was sent is no longer stored. */
  text: string | null;
  ruleset: RulesetId;
}

/** The page that judges all words of a text in a table. */
function WordTablePage({ text: sent, ruleset: first }: WordTablePageProps) {
  const [text, setText] = useState(sent ?? '');
  const [ruleset, setRuleset] = useState(first);
  /** Whether a text has been sent, pasted or opened. */
  const [isChecked, setChecked] = useState(!!sent);
  const [unreadable, setUnreadable] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { words, cut, tooMany, isLog } = useMemo(() => wordsToJudge(text, ruleset), [text, ruleset]);

  useLayoutEffect(() => {
    if (!sent) field.current?.focus();
  }, []);

  const judge = (given: string) => {
    setUnreadable(false);
    setChecked(true);
    setText(given);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    judge(field.current?.value ?? '');
  };
  const open = (opened: string) => {
    if (field.current) field.current.value = opened;
    judge(opened);
  };
  return (
    <main>
      <div class="top">
        <h1>{message('table_title')}</h1>
        <RulesetChoice ruleset={ruleset} choose={setRuleset} />
      </div>
      <details class="text" open={!sent}>
        <summary>{message('table_text')}</summary>
        <form onSubmit={submit}>
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
            <OpenFile ruleset={ruleset} opened={open} failed={() => setUnreadable(true)} />
          </div>
        </form>
      </details>
      <div role="alert">
        {unreadable && <p>{message('table_file_unreadable')}</p>}
        {sent === null && !isChecked && <p>{message('table_taken')}</p>}
        {isChecked && words.length === 0 && <p>{message('table_none')}</p>}
        {cut && <p>{message('table_cut', figure(LONGEST_TEXT))}</p>}
        {tooMany && <p>{message('table_too_many', figure(MOST_WORDS))}</p>}
      </div>
      {isLog && <p class="quiet">{message('table_is_log')}</p>}
      {words.length > 0 && <Results key={text} words={words} ruleset={ruleset} />}
    </main>
  );
}

interface OpenFileProps {
  /** Its language decides between single-byte encodings. */
  ruleset: RulesetId;
  /** Called with the text of the file. */
  opened: (text: string) => void;
  /** Called if the file is not text or cannot be read. */
  failed: () => void;
}

/** Maximum number of bytes read from a file: a letter has at most four. */
const MOST_BYTES = 4 * LONGEST_TEXT;

/** Opens a file with a text or the log of a game. */
function OpenFile({ ruleset, opened, failed }: OpenFileProps) {
  const field = useRef<HTMLInputElement>(null);
  const read = async () => {
    const file = field.current?.files?.[0];
    if (!file) return;
    try {
      opened(await textOf(file, ruleset));
    } catch {
      failed();
    }
    // So that the same file can be chosen again after a change.
    if (field.current) field.current.value = '';
  };
  return (
    <>
      <input ref={field} type="file" accept=".gcg,.txt,.log,text/plain" hidden onChange={read} />
      <button type="button" class="action open-file" onClick={() => field.current?.click()}>
        {message('table_open_file')}
      </button>
    </>
  );
}

/** @throws ListError if the file is not text; DOMException if it cannot be read */
async function textOf(file: File, ruleset: RulesetId): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, MOST_BYTES).arrayBuffer());
  return new ListDecoder(rulesetOf(ruleset).language, 'auto').decode(bytes, { last: true });
}

// Starts the worker while this page loads.
ask<'lexicon-state'>({ name: 'lexicon-state' }).catch(() => {});

const query = new URLSearchParams(location.search);
const named = RULESET_IDS.find((id) => id === query.get('ruleset'));
const id = query.get('text');

const NOTHING_SENT: TableText = { text: '' };

Promise.all([startPage(), id ? takeTableText(id) : NOTHING_SENT]).then(([settings, sent]) => {
  document.title = message('table_title');
  const ruleset = permittedRuleset(sent?.ruleset ?? named ?? settings.ruleset, settings.policy);
  renderPage(settings, <WordTablePage text={sent?.text ?? null} ruleset={ruleset} />);
});
