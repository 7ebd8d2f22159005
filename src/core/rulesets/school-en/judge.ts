import type { Lexicon, Reading } from '../../lexicon/lexicon.ts';
import { inOrder } from '../../rules/catalogue.ts';
import { diagnosisOfRuling } from '../../rules/diagnosis.ts';
import type { Lexicons } from '../../rules/rules.ts';
import { basisOfRefusal } from '../../rules/settled.ts';
import {
  type Analysis,
  type Attestation,
  type Basis,
  distinctAnalyses,
  type ListName,
  type Reason,
  type UnratedVerdict,
} from '../../rules/verdict.ts';
import { hasOnlyEnglishLetters } from '../../words/letters.ts';
import { parseEnglishQuery } from '../../words/query.ts';
import { tilesAndPoints } from '../../words/tiles.ts';
import { MAX_WORD_LETTERS, MIN_WORD_LETTERS } from '../../words/word-lengths.ts';
import { CATALOGUE } from './catalogue.ts';
import { descriptor } from './descriptor.ts';
import { alsoSpelled, knownAs, typedAsAffix } from './detectors/known-as.ts';
import {
  attestationFor,
  dictionaryWord,
  hasTwoLetters,
  notListed,
  notOnTwoLetterList,
  onTwoLetterList,
  TWO_LETTER_WORDS,
} from './detectors/listed.ts';
import { noTile, pointed, signLeftOut } from './detectors/signs.ts';
import { claimOf, diagnosed, isRuling } from './diagnosis.ts';
import { EnglishQuestion, type WordDetector } from './question.ts';
import { suggest } from './suggestions.ts';

/** The readings as analyses of a verdict, each once. */
function analysesOf(readings: readonly Reading[]): Analysis[] {
  return distinctAnalyses(readings.map(({ lemma, tag, origin }) => ({ lemma, tag, origin }))).filter(
    ({ tag }) => tag !== '',
  );
}

interface Allowed {
  reasons: Reason[];
  analyses: Analysis[];
  basis: Basis;
  attestation?: Attestation;
}

/** Returns the reasons for a word that may be played. */
function allowed(question: EnglishQuestion, list: ListName): Allowed {
  const printed = onTwoLetterList(question);
  const common = {
    reasons: inOrder([...printed, ...dictionaryWord(question), ...alsoSpelled(question)]),
    analyses: analysesOf(question.readings),
  };
  if (printed.length > 0) return { ...common, basis: { kind: 'rule' } };
  const attestation = attestationFor(question.readings);
  return { ...common, basis: { kind: 'open-list', list }, ...(attestation ? { attestation } : {}) };
}

/** Returns true when the letters may be laid as a word: two letters when the printed list has them, more when the dictionary has them. */
export function isPlayable(form: string, { game }: Pick<EnglishQuestion, 'game'>): boolean {
  if (form.length <= MIN_WORD_LETTERS) return TWO_LETTER_WORDS.has(form);
  return hasOnlyEnglishLetters(form) && game.has(form);
}

/** Why a word is refused, most specific rule first; several may hold at once. */
const EXCLUDING: readonly WordDetector[] = [pointed, noTile, signLeftOut, knownAs];

/** Returns why the word may not be played, most specific reason first; null when it may. */
export function refusal(question: EnglishQuestion): Reason[] | null {
  const { form } = question;
  const asAffix = typedAsAffix(question);
  if (asAffix.length > 0) return inOrder(asAffix);
  if (isPlayable(form, question)) return null;
  if (form.length > MAX_WORD_LETTERS) return notListed(question);
  if (form.length < MIN_WORD_LETTERS)
    return question.isPointed ? [...knownAs(question), ...notListed(question)] : notListed(question);
  const closed = hasTwoLetters(form) && hasOnlyEnglishLetters(form) ? notOnTwoLetterList(question) : [];
  const found = EXCLUDING.flatMap((detector) => detector(question));
  const reasons = inOrder([...closed, ...found]);
  return reasons.some(({ decides }) => decides) ? reasons : [...notListed(question), ...reasons];
}

/** The verdict under the rules of the school tournament. Capitals and accents play no part. Never throws, whatever the string. */
export function judge(word: string, lexicons: Lexicons, mayBeOffered: (form: string) => boolean): UnratedVerdict {
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
    const found: UnratedVerdict = { word, tiles, ruleset, points, verdict, reasons, analyses, basis, suggestions: [] };
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
    basis: basisOfRefusal(reasons, CATALOGUE, list),
  };
}

/**
 * Returns true when the explanation needs the spelling lexicon: the word is refused, typed with a capital (it may also be a name), with a
 * point (it may be an abbreviation) or with the hyphen of an affix.
 */
export function needsSpelling(word: string, game: Lexicon): boolean {
  const { typed, form, affix, point } = parseEnglishQuery(word);
  if (form === '' || form.length > MAX_WORD_LETTERS) return false;
  return typed !== form || affix !== null || point || !isPlayable(form, { game });
}
