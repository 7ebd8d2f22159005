import type { Lexicon, Reading } from '../../../lexicon/lexicon.ts';
import { isSameLexeme, type Lexeme, lexemeOf, tagsOf } from '../../../morphology/pl/lexeme.ts';
import { isGenitivePlural, isOfAspect, isReflexiveOnly, parseTags, type Tag } from '../../../morphology/pl/tag.ts';
import { fieldsOf } from '../../../rules/detail.ts';
import type { ParadigmChoice } from '../../../rules/paradigm.ts';
import type { Lexicons } from '../../../rules/rules.ts';
import type { UnratedVerdict } from '../../../rules/verdict.ts';
import { lowerCase } from '../../../words/normalise.ts';
import { defectiveReading } from '../defective.ts';
import type { PolishRules } from './ruling.ts';

/** A lexeme of which the word may be a form, with one of its tags, which distinguishes homonyms, and the origin of the reading. */
export interface Candidate {
  lexeme: Lexeme;
  tag: Tag;
  origin: Reading['origin'];
  /** The log-frequency of the reading, as in `Reading`. */
  logFrequency?: number;
}

/** Returns candidates in the order of the readings: likeliest first. */
export function candidatesOf(readings: readonly Reading[], rules: PolishRules): Candidate[] {
  return readings.flatMap(({ lemma, tag: text, origin, logFrequency }) =>
    tagsOf(text).flatMap((tag) =>
      rules
        .sensesOf(lexemeOf(lemma, tag), tag)
        .map((lexeme): Candidate => ({ lexeme, tag, origin, ...(logFrequency === undefined ? {} : { logFrequency }) })),
    ),
  );
}

/**
 * Log-frequency that is added to a lexeme whose lemma is the queried form, and subtracted from one of which it is a genitive plural. A test
 * fits both to the labelled forms of `test/rules/form-lemmas.tsv`.
 */
export const LEADS = { ofLemma: 1, overGenitivePlural: 1 } as const;

/**
 * Returns each lexeme once, likeliest first: *zejście* before a form of *zejść*, *rad* before the genitive of *rada*, a form of *być* before
 * *była*.
 */
function likeliestFirst(form: string, candidates: readonly Candidate[]): Candidate[] {
  const likelihood = ({ lexeme, tag, logFrequency = 0 }: Candidate): number => {
    if (lowerCase(lexeme.lemma) === form) return logFrequency + LEADS.ofLemma;
    return logFrequency - (isGenitivePlural(tag) ? LEADS.overGenitivePlural : 0);
  };
  return distinct(candidates).sort((one, other) => likelihood(other) - likelihood(one));
}

const ASPECTS = ['imperf', 'perf'];

/** Returns the label of the lexeme: part of speech, then aspect or gender. */
export function choiceOf({ lexeme, tag }: Candidate): ParadigmChoice {
  const { lemma, part, gender, aspect } = lexeme;
  const isName = (part === 'subst' || part === '') && lemma !== lowerCase(lemma);
  const about = isName ? ['part_name'] : part === '' ? [] : [`part_${part}`];
  if (part === 'verb') {
    const aspects = ASPECTS.filter((value) => (aspect ? value === aspect : tag.values.has(value)));
    if (aspects.length > 0) about.push(`aspect_${aspects.join('_')}`);
    if (isReflexiveOnly(tag)) about.push('with_sie');
  }
  if (gender) about.push(`gender_${gender}`);
  return { id: [lemma, part, gender, aspect].join('|'), lemma, about };
}

/**
 * Returns all lexemes of which the word is, or would be, a form; likeliest first, each once. Allowed ones come first, then a verb that
 * lacks the form, then lexemes of the spelling dictionary, the typed spelling before others.
 */
export function lexemesOf(
  { typed, form }: { typed: string; form: string },
  verdict: UnratedVerdict,
  { game, spelling }: Lexicons,
  rules: PolishRules,
): Candidate[] {
  const spellings = spelling?.readings(form) ?? [];
  const readingsOf = (word: string | undefined): Reading[] =>
    word === undefined ? [] : [...game.readings(lowerCase(word)), ...(spelling?.readings(lowerCase(word)) ?? [])];
  const known = distinct([
    ...likeliestFirst(form, candidatesOf(game.readings(form), rules)),
    ...verbCalled(rules.verbLacking(form), game, rules),
    ...[true, false].flatMap((isAsTyped) =>
      likeliestFirst(
        form,
        candidatesOf(
          spellings.filter(({ spelling = form }) => (spelling === typed) === isAsTyped),
          rules,
        ),
      ),
    ),
  ]);
  const described = known.filter(isDescribed);
  if (described.some(({ origin }) => origin !== 'inferred')) return described;
  // No dictionary has the word with its grammar, so the reasons name its bases.
  const named = verdict.reasons.flatMap(({ detail }) => [
    ...candidatesOf(readingsOf(fieldsOf(detail).base), rules),
    ...candidatesOf(readingsOf(fieldsOf(detail).lemma), rules),
  ]);
  const isLegal = verdict.verdict === 'allowed';
  // For a refused word whose own lemma is inferred, the words of its refusal come first (`niebielszy`).
  const fromReasons = (isLegal ? [described, named] : [named, described]).flat().filter(isDescribed);
  if (fromReasons.length > 0 && !(isLegal && described.length === 0)) return distinct(fromReasons);
  return distinct([...fromReasons, ...(isLegal ? [undescribed(form)] : known)]);
}

const isDescribed = ({ lexeme }: Candidate): boolean => lexeme.part !== '';

/** Returns the candidate for a word that a list has without an analysis. */
const undescribed = (form: string): Candidate => {
  const tag = tagsOf('')[0]!;
  return { lexeme: lexemeOf(form, tag), tag, origin: 'inferred' };
};

/** Returns the verb of this lemma, with one of its tags in the lexicon. */
function verbCalled(lemma: string | undefined, game: Lexicon, rules: PolishRules): Candidate[] {
  if (lemma === undefined) return [];
  const forms = game.forms(lemma).flatMap(({ reading }) => candidatesOf([reading], rules));
  const verbs = distinct(forms.filter(({ lexeme }) => lexeme.part === 'verb'));
  const isDefective = ({ lexeme }: Candidate) => rules.defectOf(lexeme) !== undefined;
  if (verbs.length > 0) return [...verbs.filter(isDefective), ...verbs.filter((verb) => !isDefective(verb))];
  return candidatesOf([{ lemma, tag: 'verb:inf', origin: 'derived', mark: '' }], rules);
}

export function distinct(candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter(
    ({ lexeme }, index) => candidates.findIndex((other) => isSameLexeme(other.lexeme, lexeme)) === index,
  );
}

/** Distinguishes verbs of the same spelling by aspect: see `PolishRules.sensesOf`. */
export function sensesIn(game: Lexicon): PolishRules['sensesOf'] {
  const known = new Map<string, boolean>();
  const areTwo = (lemma: string): boolean => {
    const two = known.get(lemma) ?? hasTwoVerbs(lemma, game);
    known.set(lemma, two);
    return two;
  };
  return (lexeme: Lexeme, tag?: Tag): Lexeme[] => {
    const { lemma, part, aspect: fromReasons } = lexeme;
    if (part !== 'verb' || fromReasons) return [lexeme];
    const ofAspect = (aspect: string): Lexeme => ({ ...lexeme, aspect });
    if (lemma === 'powodzić') return aspectsOfPowodzić(tag).map(ofAspect);
    if (!areTwo(lemma)) return [lexeme];
    return ASPECTS.filter((aspect) => tag === undefined || isOfAspect(tag, aspect)).map(ofAspect);
  };
}

/**
 * List 7 restricts the imperfective *powodzić* and not the perfective one; the lexicon has them as one. A form of both more likely belongs
 * to the imperfective verb, which is by far the more common.
 */
function aspectsOfPowodzić(tag: Tag | undefined): string[] {
  const isLeft = tag === undefined || defectiveReading('powodzić', tag)?.restricted !== false;
  return isLeft ? ASPECTS : [...ASPECTS].reverse();
}

/**
 * Returns true when the lexicon has an imperfective and a perfective verb of this spelling. All forms of one verb have the same aspect, or
 * both.
 */
function hasTwoVerbs(lemma: string, game: Lexicon): boolean {
  const found = new Set<string>();
  for (const { reading } of game.forms(lemma)) {
    for (const { values } of parseTags(reading.tag)) {
      const [aspect, other] = ASPECTS.filter((value) => values.has(value));
      if (aspect !== undefined && other === undefined) found.add(aspect);
    }
  }
  return found.size === ASPECTS.length;
}
