import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { RulesetId } from '../../core/rules/verdict.ts';
import { rulesetOf } from '../../core/rulesets/index.ts';
import { unifiedCharacters } from '../../core/words/normalise.ts';
import { LONGEST_WORD } from '../../platform/messages/limits.ts';
import { counted, message } from '../../ui/message.ts';
import { isKeyOfPage } from './kiosk.ts';

/** The main word, and one crossing word for each of seven tiles. */
const MOST_WORDS = 8;

const NUMBERS = Array.from({ length: MOST_WORDS }, (_, place) => place + 1);

/** Asks for the number of words in the play, so that none is forgotten: a button and a key for each number. */
export function WordCount({ choose }: { choose: (count: number) => void }) {
  const numbers = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => numbers.current?.querySelector('button')?.focus(), []);
  // An effect would run after the next frame, and a key may be pressed before.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const count = NUMBERS.indexOf(Number(event.key)) + 1;
      if (count === 0 || event.repeat || !isKeyOfPage(event)) return;
      // Otherwise the field that gets the focus would receive the digit.
      event.preventDefault();
      choose(count);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
  return (
    <section class="play">
      <h2 id="how-many">{message('judge_how_many')}</h2>
      <p id="how-many-hint" class="quiet">
        {message('judge_how_many_hint')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would put its legend into its own border */}
      <div ref={numbers} class="numbers" role="group" aria-labelledby="how-many" aria-describedby="how-many-hint">
        {NUMBERS.map((number) => (
          <button key={number} type="button" class="action" onClick={() => choose(number)}>
            {number}
          </button>
        ))}
      </div>
    </section>
  );
}

interface Props {
  /** Number of words. */
  count: number;
  ruleset: RulesetId;
  judge: (words: readonly string[]) => void;
  /** Goes back to the number of words. */
  back: () => void;
}

/**
 * Milliseconds without a key after which half-typed words are cleared. Zyzzyva's judge waits 15 seconds; here each word has its own field,
 * and players look at the board in between.
 */
const IDLE_MS = 20_000;

/** A field for each word of the play. Enter moves to the next empty field, and judges if there is none. */
export function TypedWords({ count, ruleset, judge, back }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [texts, setTexts] = useState<readonly string[]>(() => Array.from({ length: count }, () => ''));
  const [hasError, setError] = useState(false);
  const fieldAt = (place: number) => form.current?.querySelectorAll('input')[place];
  useLayoutEffect(() => fieldAt(0)?.focus(), []);
  useEffect(() => {
    const timer = setTimeout(back, IDLE_MS);
    return () => clearTimeout(timer);
  }, [texts]);

  const missing = texts.findIndex((text) => text.trim() === '');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const words = texts.map(typedWord);
    const wrong = texts.findIndex((text, place) => text.trim() !== '' && words[place] === null);
    setError(wrong !== -1);
    const place = wrong === -1 ? missing : wrong;
    if (place === -1) judge(words.flatMap((word) => word ?? []));
    else fieldAt(place)?.focus();
  };
  const type = (place: number, text: string) => {
    setTexts(texts.map((before, i) => (i === place ? text : before)));
    setError(false);
  };
  return (
    <form
      ref={form}
      class="play"
      onSubmit={submit}
      onKeyDown={({ key }) => {
        if (key === 'Escape') back();
      }}
    >
      <h2>{counted('judge_type_words', count)}</h2>
      <ol class="fields">
        {texts.map((text, place) => (
          <li key={place}>
            <input
              type="text"
              value={text}
              lang={rulesetOf(ruleset).language}
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              aria-label={message('judge_word_of', place + 1, count)}
              aria-invalid={hasError && text.trim() !== '' && typedWord(text) === null}
              aria-describedby="letters-only"
              onInput={({ currentTarget }) => type(place, currentTarget.value)}
            />
          </li>
        ))}
      </ol>
      <p id="letters-only" class="problem" role="alert">
        {hasError && message('judge_letters_only')}
      </p>
      <div class="steps">
        <button type="button" class="action main-action" onClick={back}>
          {message('back')}
        </button>
        <button type="submit" class="action main main-action" aria-disabled={missing !== -1}>
          {message('judge_ask')}
        </button>
      </div>
    </form>
  );
}

/** A word as laid with tiles. The rules judge apostrophes and hyphens inside. */
const WORD = /^\p{L}+(?:[\u2019-]\p{L}+)*$/u;

/** The typed word; null for anything else, such as two words or an unnamed blank, even at the end of a word. */
export function typedWord(text: string): string | null {
  const word = unifiedCharacters(text).trim();
  return word.length <= LONGEST_WORD && WORD.test(word) ? word : null;
}
