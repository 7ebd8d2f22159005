import { nameOfRule } from '../../../rules/catalogue.ts';
import type { Reason } from '../../../rules/verdict.ts';
import type { RuleName } from '../catalogue.ts';
import type { Question, WordDetector } from '../question.ts';
import { ADJECTIVE_ELISION } from '../undoing/adjective-elision.ts';
import { undo } from '../undoing/undo.ts';
import { VERB_ELISION } from '../undoing/verb-elision.ts';

const DETECTORS: readonly WordDetector[] = [undo(VERB_ELISION), undo(ADJECTIVE_ELISION)];

/** Rules of forms that nobody has in mind who plays a word that is one by itself: `recyclen`. */
const FAR_FETCHED: ReadonlySet<string> = new Set([
  'II.5.1.e.excl',
  'II.5.1.f.noext',
  'II.5.2.rest',
  'II.5.unlisted',
] satisfies RuleName[]);

/** Letters of a word whose barred reading a player may have in mind; shorter ones meet by chance. */
const MIN_LETTERS = 4;

/**
 * Barred readings of an allowed word: `dunkele` is a form of dunkeln; as a form of dunkel it would be barred. Told because a player
 * would ask.
 */
export function alsoBarred(question: Question): Reason[] {
  if (question.form.length < MIN_LETTERS) return [];
  const own = new Set(question.readings.map(({ lemma }) => lemma));
  const other = question.readings[0]?.lemma;
  if (other === undefined) return [];
  return DETECTORS.flatMap((detector) => detector(question))
    .filter(({ rule, evidence }) => !FAR_FETCHED.has(nameOfRule(rule)) && !own.has(evidence.lemma ?? ''))
    .map((one) => ({ ...one, decides: false, evidence: { ...one.evidence, other } }));
}
