import { message } from './message.ts';
import { useStateOf } from './use-state-of.ts';

/**
 * Copies texts, and says what came of the last copy.
 * @param shown what the texts are of: where it changes, what was said is over.
 * @returns the outcome in words, empty while there is none, and what copies a text; `done` is said when that has worked.
 */
export function useCopy(
  shown: unknown,
): [outcome: string, copy: (text: string | Promise<string>, done: string) => Promise<void>] {
  const [outcome, setOutcome] = useStateOf(shown, '');
  const copy = async (text: string | Promise<string>, done: string) => {
    // Empty between two copies, so that a screen reader says it again.
    setOutcome('');
    try {
      await (typeof text === 'string' ? navigator.clipboard.writeText(text) : writeWhenThere(text));
      setOutcome(done);
    } catch {
      setOutcome(message('table_copy_failed'));
    }
  };
  return [outcome, copy];
}

/** Browsers write only soon after a press. What comes later is promised then, and may take its time. */
function writeWhenThere(text: Promise<string>): Promise<void> {
  const type = 'text/plain';
  const content = text.then((written) => new Blob([written], { type }));
  return navigator.clipboard.write([new ClipboardItem({ [type]: content })]);
}
