import { useRef, useState } from 'preact/hooks';
import type { RulesetId } from '../../../core/rules/verdict.ts';
import { rulesetOf } from '../../../core/rulesets/index.ts';
import { ENGLISH_LETTERS, GERMAN_LETTERS, POLISH_LETTERS } from '../../../core/words/letters.ts';
import { lookupKey } from '../../../core/words/query.ts';
import { wordFromSelection } from '../../../core/words/selection.ts';
import { eachOnTile, type TileLanguage } from '../../../core/words/tiles.ts';
import { LONGEST_EXCEPTION_WORD, LONGEST_NOTE, type StoredException } from '../../../platform/storage/exceptions.ts';
import { message } from '../../../ui/message.ts';
import { useSettings } from '../../../ui/page.tsx';
import { RulesetChoice } from '../../../ui/ruleset-choice.tsx';
import { WORD_INPUT } from '../../../ui/typed-words.ts';

interface Props {
  /** Resolves to true if the exception was stored; otherwise the typed text remains. */
  add: (exception: StoredException) => Promise<boolean>;
}

const EFFECTS = ['admits', 'bars'] as const satisfies readonly StoredException['effect'][];

/** The form that adds an exception. */
export function ExceptionForm({ add }: Props) {
  const [typed, setTyped] = useState('');
  const [ruleset, setRuleset] = useState(useSettings().ruleset);
  const [effect, setEffect] = useState<StoredException['effect']>('admits');
  const [note, setNote] = useState('');
  const [error, setError] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const submit = async (event: Event) => {
    event.preventDefault();
    const read = exceptionWord(typed, ruleset);
    setError(read.state === 'word' ? '' : errorOf(read));
    if (read.state === 'word' && (await add({ word: read.word, ruleset, effect, note: note.trim() }))) {
      setTyped('');
      setNote('');
    } else input.current?.focus();
  };
  return (
    <form class="fields" onSubmit={submit}>
      <label>
        <span>{message('exceptions_word')}</span>
        <input
          ref={input}
          {...WORD_INPUT}
          value={typed}
          aria-invalid={error !== ''}
          aria-describedby="exception-problem"
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <div class="field">
        <span>{message('options_rules')}</span>
        <RulesetChoice ruleset={ruleset} choose={setRuleset} />
      </div>
      <div class="wide" role="radiogroup" aria-label={message('exceptions_effect')}>
        {EFFECTS.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name="exception-effect"
              checked={effect === choice}
              onChange={() => setEffect(choice)}
            />
            {message(`exceptions_choose_${choice}`)}
          </label>
        ))}
      </div>
      <label class="wide">
        <span>{message('exceptions_note_field')}</span>
        <input
          type="text"
          value={note}
          maxLength={LONGEST_NOTE}
          onInput={(event) => setNote(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="action">
        {message('options_add')}
      </button>
      <p id="exception-problem" class="problem wide" role="alert">
        {error}
      </p>
    </form>
  );
}

function errorOf(read: Exclude<ExceptionWord, { state: 'word' }>): string {
  switch (read.state) {
    case 'none':
      return message('exceptions_problem_none');
    case 'several':
      return message('one_word');
    case 'too-long':
      return message('word_too_long');
    case 'letters':
      return message('exceptions_problem_letters', read.signs);
  }
}

/** The word for an exception, or the error with the typed text. */
type ExceptionWord =
  | { state: 'word'; word: string }
  /** There is no word. */
  | { state: 'none' }
  /** There are several words. */
  | { state: 'several' }
  | { state: 'too-long' }
  /** It contains signs that are on no tile of the language; `signs` has each once, as a tile would show it. */
  | { state: 'letters'; signs: string };

const LETTERS: Readonly<Record<TileLanguage, string>> = {
  pl: POLISH_LETTERS,
  de: GERMAN_LETTERS,
  en: ENGLISH_LETTERS,
};

/** @param typed text of the field; quotation marks and points around it are ignored */
export function exceptionWord(typed: string, ruleset: RulesetId): ExceptionWord {
  const word = wordFromSelection(typed);
  if (word === '') return { state: 'none' };
  if (word.includes(' ')) return { state: 'several' };
  if (word.length > LONGEST_EXCEPTION_WORD) return { state: 'too-long' };
  const { language, row } = rulesetOf(ruleset);
  // In a game without a board, words may have any letter that dictionaries print.
  if (row === null) return { state: 'word', word };
  const letters = LETTERS[language];
  const foreign = new Set([...lookupKey(word, language)].filter((sign) => !letters.includes(sign)));
  if (foreign.size > 0) return { state: 'letters', signs: eachOnTile([...foreign].join('')).join(', ') };
  return { state: 'word', word };
}

/** Whether both are about the same word under the same ruleset. */
export function isSameException(
  one: Pick<StoredException, 'word' | 'ruleset'>,
  other: Pick<StoredException, 'word' | 'ruleset'>,
): boolean {
  const { language } = rulesetOf(one.ruleset);
  return one.ruleset === other.ruleset && lookupKey(one.word, language) === lookupKey(other.word, language);
}
