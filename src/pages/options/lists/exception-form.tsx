import { useEffect, useRef, useState } from 'preact/hooks';
import { defaultRuleset } from '../../../platform/storage/default-ruleset.ts';
import { LONGEST_NOTE, type StoredException } from '../../../platform/storage/exceptions.ts';
import { readSettings } from '../../../platform/storage/settings.ts';
import { message } from '../../../ui/message.ts';
import { RulesetChoice } from '../../../ui/ruleset-choice.tsx';
import { WORD_INPUT } from '../../../ui/word-input.ts';
import { type ExceptionWord, exceptionWord } from './exception-word.ts';

interface Props {
  /** Resolves to true if the exception was stored; otherwise the typed text remains. */
  add: (exception: StoredException) => Promise<boolean>;
}

const EFFECTS = ['admits', 'bars'] as const satisfies readonly StoredException['effect'][];

/** The form that adds an exception. */
export function ExceptionForm({ add }: Props) {
  const [typed, setTyped] = useState('');
  const [ruleset, setRuleset] = useState(defaultRuleset);
  const [effect, setEffect] = useState<StoredException['effect']>('admits');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    readSettings().then((settings) => setRuleset(settings.ruleset));
  }, []);

  const submit = async (event: Event) => {
    event.preventDefault();
    const read = exceptionWord(typed, ruleset);
    setProblem(read.state === 'word' ? '' : problemOf(read));
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
          aria-invalid={problem !== ''}
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
        {problem}
      </p>
    </form>
  );
}

function problemOf(read: Exclude<ExceptionWord, { state: 'word' }>): string {
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
