import { type ExplainedVerdict, OUTCOME_SIGN, plainText } from '../core/explain/explanation.ts';
import { outcomeOf, playOutcome } from '../core/rules/outcome.ts';
import { message } from './message.ts';

/** Returns the text for a screen reader on all words of a query. For several words, the verdict on the play comes first. */
export function spokenAnswer(judged: readonly ExplainedVerdict[]): string {
  const each = judged.map(spokenVerdict);
  if (judged.length > 1) each.unshift(`${message(`play_${playOutcome(judged.map(({ verdict }) => verdict))}`)}.`);
  return each.join(' ');
}

/** Returns the verdict and its reason for a screen reader. */
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
  /** The text after the keyword in the address bar once the line is chosen. */
  content: string;
  /** Plain text. */
  description: string;
}

/**
 * Returns the lines under the address bar. For one word: its verdict, then suggestions. For a play: the verdict on it, then that on each
 * word.
 * @param judged at least one verdict
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

/** Escapes the text for Chrome, which parses a line as XML and rejects malformed ones. Firefox shows the text unchanged. */
export function asXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
