import type { Lexicon } from '../../lexicon/lexicon.ts';
import { fieldsOf } from '../../rules/detail.ts';
import { judgeThrough, type Pipeline } from '../../rules/pipeline.ts';
import type { Rules } from '../../rules/rules.ts';
import { isUndecided } from '../../rules/settled.ts';
import type { Attestation, Reason } from '../../rules/verdict.ts';
import { isLikeAbbreviation } from '../../words/capital.ts';
import { GERMAN_LETTERS, hasOnlyGermanLetters } from '../../words/letters.ts';
import { parseGermanQuery } from '../../words/query.ts';
import { smallAmongCapitals } from '../../words/tiles.ts';
import { allowed } from './allowed.ts';
import { attestationOf } from './attestation.ts';
import { CATALOGUE } from './catalogue.ts';
import { descriptor } from './descriptor.ts';
import { mayBeName } from './detectors/secondary-findings.ts';
import { diagnosed } from './diagnosis.ts';
import { formation } from './formation/formation.ts';
import { GERMAN } from './orthography.ts';
import { GermanQuery } from './query.ts';
import { isPlayable, refusal } from './refused.ts';
import { suggest } from './suggestions.ts';
import { VULGAR } from './vulgar.ts';

/** Returns the evidence for a word that only the silence of the open list refuses: the open sources outside it that have the word. */
function attestationOfUnlisted(query: GermanQuery, reasons: readonly Reason[]): Attestation | null {
  if (!isUndecided({ verdict: 'disallowed', reasons }, CATALOGUE) || !hasOnlyGermanLetters(query.form)) return null;
  const { parts = [] } = fieldsOf(formation(query)?.reason.detail);
  return attestationOf(query.spellings, query.form.length, { isCompound: parts.length > 1 });
}

/** The stations of a word under the rules of Scrabble Deutschland. Capitals play no part. */
const PIPELINE: Pipeline<GermanQuery> = {
  ruleset: descriptor,
  catalogue: CATALOGUE,
  query: (word, { game, spelling }) => new GermanQuery(parseGermanQuery(word), game, spelling),
  ruling: (query, list) => refusal(query) ?? allowed(query, list),
  refusal(query, against, model, mayBeOffered) {
    const { reasons, intended, diagnosis } = diagnosed(query, against, model);
    return {
      reasons,
      inForce: against,
      diagnosis,
      attestation: attestationOfUnlisted(query, against),
      suggestions: mayBeOffered ? suggest(query, reasons, intended, mayBeOffered) : [],
    };
  },
};

/**
 * Returns true when the explanation of the word needs the spelling lexicon: the word is refused, is typed like an abbreviation (with a
 * point or capitals), has lower-case letters among its capitals, or may be a name.
 */
function needsSpelling(word: string, game: Lexicon): boolean {
  const query = new GermanQuery(parseGermanQuery(word), game, null);
  const { typed, form, isPointed } = query;
  if (form === '') return false;
  return (
    isPointed ||
    isLikeAbbreviation(typed) ||
    !isPlayable(form, { game }) ||
    smallAmongCapitals(typed).length > 0 ||
    mayBeName(query)
  );
}

export const rules = {
  ruleset: descriptor,
  catalogue: CATALOGUE,
  judge: judgeThrough(PIPELINE),
  needsSpelling,
  isLegal: isPlayable,
  orthography: GERMAN,
  vulgar: VULGAR,
  letters: GERMAN_LETTERS,
  canBeListed: hasOnlyGermanLetters,
} satisfies Rules;
