import { hasOnlyGermanLetters } from '../../words/alphabet.ts';
import { withUmlauts } from '../../words/diacritics.ts';
import { lay } from '../../words/lay.ts';
import type { Reason } from '../verdict.ts';
import type { Question } from './question.ts';

/** A few words help; a list does not. */
const MAX_SUGGESTIONS = 5;

/** Lookups spent on spellings with umlauts; a lookup takes under a microsecond, a verdict may take fifty. */
const MAX_UMLAUT_SPELLINGS = 24;

/** The joined form of a separable verb whose detached part was asked: rexend → einrexend. */
function joined(form: string, base: string, lemma: string): string | null {
  const whole = lay(lemma);
  const stem = base.replace(/(?:e?n|e?t|e)$/, '');
  const at = stem === '' ? -1 : whole.lastIndexOf(stem);
  return at > 0 ? whole.slice(0, at) + form : null;
}

/** Legal words that help after a refusal, best first: what the reasons name, the lemma, near spellings. */
export function suggest(question: Question, reasons: readonly Reason[], isLegal: (form: string) => boolean): string[] {
  const { form } = question;
  const found = new Set<string>();
  const offer = (candidate: string): void => {
    if (found.size < MAX_SUGGESTIONS && candidate !== form && isLegal(candidate)) found.add(candidate);
  };
  for (const { rule, evidence } of reasons) {
    const { base, lemma } = evidence;
    if (rule === 'sd-2026/I.7.3.participle' && base !== undefined && lemma !== undefined) {
      offer(joined(form, lay(base), lemma) ?? form);
    }
    if (base !== undefined) offer(lay(base));
    if (lemma !== undefined && hasOnlyGermanLetters(lay(lemma))) offer(lay(lemma));
  }
  const helpless = reasons.every(({ rule }) => rule === 'sd-2026/not-listed');
  if (found.size === 0 && helpless) for (const candidate of withUmlauts(form, MAX_UMLAUT_SPELLINGS)) offer(candidate);
  return [...found];
}
