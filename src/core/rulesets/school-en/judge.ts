import type { Lexicon } from '../../lexicon/lexicon.ts';
import { diagnosisOfRuling } from '../../rules/diagnosis.ts';
import type { Lexicons } from '../../rules/lexicons.ts';
import type { Judgement } from '../../rules/verdict.ts';
import { parseEnglishQuery } from '../../words/query.ts';
import { tilesAndPoints } from '../../words/tiles.ts';
import { MAX_WORD_LETTERS } from '../../words/word-lengths.ts';
import { allowed } from './allowed.ts';
import { claimOf } from './claims.ts';
import { descriptor } from './descriptor.ts';
import { diagnosed, isRuling } from './diagnosis.ts';
import { EnglishQuestion } from './question.ts';
import { basisOfRefusal, isPlayable, refusal } from './refused.ts';
import { suggest } from './suggestions.ts';

/** The verdict under the rules of the school tournament. Capitals and accents play no part. Never throws, whatever the string. */
export function judge(word: string, lexicons: Lexicons, mayBeOffered: (form: string) => boolean): Judgement {
  const { game, spelling, list, diagnosis } = lexicons;
  const query = parseEnglishQuery(word);
  const question = new EnglishQuestion(query, game, spelling);
  const { typed } = query;
  const { tiles, points } = tilesAndPoints(typed, 'en');

  const ruled = refusal(question);
  // Field by field: to spread takes as long as to judge.
  if (ruled === null) {
    const { reasons, analyses, basis, attestation } = allowed(question, list);
    const verdict = 'allowed';
    const ruleset = descriptor.id;
    const found: Judgement = { word, tiles, ruleset, points, verdict, reasons, analyses, basis, suggestions: [] };
    if (attestation) found.attestation = attestation;
    return found;
  }
  const found = diagnosis && !isRuling(question, ruled) ? diagnosed(question, ruled, diagnosis) : null;
  const reasons = found?.reasons ?? ruled;
  const [first] = reasons;
  const said = found?.diagnosis ?? diagnosisOfRuling(first, first && claimOf(first, typed));
  return {
    word,
    tiles,
    ruleset: descriptor.id,
    points,
    verdict: 'disallowed',
    reasons,
    ...(said && { diagnosis: said }),
    suggestions: suggest(question, reasons, found?.intended ?? [], mayBeOffered),
    analyses: [],
    basis: basisOfRefusal(question, reasons, list),
  };
}

/**
 * Does what is said of this word depend on the spelling lexicon? Only when it is refused, asked with a capital (it may be a name
 * besides), with a point (it may be an abbreviation) or with the hyphen of an affix.
 */
export function needsSpelling(word: string, game: Lexicon): boolean {
  const { typed, form, affix, point } = parseEnglishQuery(word);
  if (form === '' || form.length > MAX_WORD_LETTERS) return false;
  return typed !== form || affix !== null || point || !isPlayable(form, { game });
}
