import { type ExplainedVerdict, plainText } from '../core/explain/explanation.ts';
import { OUTCOME_SIGN } from '../core/explain/names.ts';
import { outcomeOf, playOutcome } from '../core/rules/outcome.ts';
import { message } from './message.ts';

/** What is said of all words of a question: of several, first the one verdict on the play, as it stands first for the eye. */
export function spokenAnswer(judged: readonly ExplainedVerdict[]): string {
  const each = judged.map(spokenVerdict);
  if (judged.length > 1) each.unshift(`${message(`play_${playOutcome(judged.map(({ verdict }) => verdict))}`)}.`);
  return each.join(' ');
}

/** The answer and its reason for a screen reader. */
export function spokenVerdict({ verdict, explanation }: ExplainedVerdict): string {
  return message(
    'live_verdict',
    verdict.word,
    message(`verdict_${outcomeOf(verdict)}`),
    plainText(explanation.why.sentence),
  );
}

/** One line under the address bar. */
export interface OmniboxLine {
  /** What stands in the address bar when the line is chosen, after the keyword. */
  content: string;
  /** Plain text. */
  description: string;
}

/**
 * The verdict in a line, and what may be asked next: words that the rules would allow instead, or each word of a play.
 * @param judged at least one.
 */
export function omniboxLines(judged: readonly ExplainedVerdict[]): [OmniboxLine, ...OmniboxLine[]] {
  const lines = judged.map((one): OmniboxLine => ({ content: one.verdict.word, description: verdictLine(one) }));
  const [first, second] = lines;
  if (first && !second) {
    const { suggestions = [] } = judged[0]?.verdict ?? {};
    return [first, ...suggestions.map((word) => ({ content: word, description: `${message('try_words')} ${word}` }))];
  }
  const outcome = playOutcome(judged.map((one) => one.verdict));
  const play = lines.map(({ content }) => content).join(' ');
  return [{ content: play, description: `${OUTCOME_SIGN[outcome]} ${message(`play_${outcome}`)}` }, ...lines];
}

function verdictLine(judged: ExplainedVerdict): string {
  return `${OUTCOME_SIGN[outcomeOf(judged.verdict)]} ${spokenVerdict(judged)}`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Chrome reads a line as XML, and takes none that is not well-formed; Firefox shows it as it is. */
export function asXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
