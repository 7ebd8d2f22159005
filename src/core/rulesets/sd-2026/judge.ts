import type { Lexicon } from '../../lexicon/lexicon.ts';
import { fieldsOf } from '../../rules/detail.ts';
import { diagnosisOfRuling } from '../../rules/diagnosis.ts';
import type { Lexicons } from '../../rules/rules.ts';
import { basisOfRefusal, isUndecided } from '../../rules/settled.ts';
import type { Attestation, UnratedVerdict } from '../../rules/verdict.ts';
import { isLikeAbbreviation } from '../../words/capital.ts';
import { hasOnlyGermanLetters } from '../../words/letters.ts';
import { parseGermanQuery } from '../../words/query.ts';
import { smallAmongCapitals, tilesAndPoints } from '../../words/tiles.ts';
import { allowed } from './allowed.ts';
import { attestationOf } from './attestation.ts';
import { CATALOGUE } from './catalogue.ts';
import { descriptor } from './descriptor.ts';
import { mayBeName } from './detectors/secondary-findings.ts';
import { diagnosed, isRuling } from './diagnosis.ts';
import { formation } from './formation/formation.ts';
import { claimOf } from './hypotheses/barred.ts';
import { GermanQuestion } from './question.ts';
import { isPlayable, refusal } from './refused.ts';
import { suggest } from './suggestions.ts';

/** The evidence for a word that nothing but the silence of the open list refuses: the open sources outside it that have the word, if any. */
function attestationOfUnlisted(question: GermanQuestion): Attestation {
  const { parts = [] } = fieldsOf(formation(question)?.reason.detail);
  return attestationOf(question.spellings, question.form.length, { isCompound: parts.length > 1 });
}

/** The verdict under the rules of Scrabble Deutschland. Capitals play no part. Never throws, whatever the string. */
export function judge(word: string, lexicons: Lexicons, mayBeOffered: (form: string) => boolean): UnratedVerdict {
  const { game, spelling, list, diagnosis } = lexicons;
  const query = parseGermanQuery(word);
  const { typed } = query;
  const question = new GermanQuestion(query, game, spelling);
  const { tiles, points } = tilesAndPoints(typed, 'de');

  const ruled = refusal(question);
  // Field by field: to spread takes as long as to judge.
  if (ruled === null) {
    const { reasons, analyses, basis, attestation } = allowed(question, list);
    const verdict = 'allowed';
    const ruleset = descriptor.id;
    const found: UnratedVerdict = { word, tiles, ruleset, points, verdict, reasons, analyses, basis, suggestions: [] };
    if (attestation) found.attestation = attestation;
    return found;
  }
  const found = diagnosis && !isRuling(question, ruled) ? diagnosed(question, ruled, diagnosis) : null;
  const reasons = found?.reasons ?? ruled;
  const [first] = reasons;
  const said = found?.diagnosis ?? diagnosisOfRuling(first, first && claimOf(first));
  const attestation =
    isUndecided({ verdict: 'disallowed', reasons: ruled }, CATALOGUE) && hasOnlyGermanLetters(question.form)
      ? attestationOfUnlisted(question)
      : null;
  return {
    word,
    tiles,
    ruleset: descriptor.id,
    points,
    verdict: 'disallowed',
    reasons,
    analyses: [],
    basis: basisOfRefusal(ruled, CATALOGUE, list),
    ...(attestation && { attestation }),
    ...(said && { diagnosis: said }),
    suggestions: suggest(question, reasons, found?.intended ?? [], mayBeOffered),
  };
}

/**
 * Returns true when the explanation of the word needs the spelling lexicon: the word is refused, is typed like an abbreviation (with a
 * point or capitals), has lower-case letters among its capitals, or may be a name.
 */
export function needsSpelling(word: string, game: Lexicon): boolean {
  const query = parseGermanQuery(word);
  const { typed, form, point } = query;
  if (form === '') return false;
  return (
    point ||
    isLikeAbbreviation(typed) ||
    !isPlayable(form, { game }) ||
    smallAmongCapitals(typed).length > 0 ||
    mayBeName(new GermanQuestion(query, game, null))
  );
}
