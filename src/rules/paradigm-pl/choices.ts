import type { Reading } from '../../lexicon/lexicon.ts';
import { isSameLexeme, type Lexeme, lexemeOf } from '../../morphology/pl/lexeme.ts';
import { parseTags, type Tag } from '../../morphology/pl/tag.ts';
import { lowerCase } from '../../words/normalise.ts';
import type { Lexicons } from '../judge.ts';
import type { ParadigmChoice } from '../paradigm.ts';
import type { Verdict } from '../verdict.ts';
import type { PolishRules } from './ruling.ts';

/** A lexeme with one of its tags, by which homonyms are told apart. */
export interface Candidate {
  lexeme: Lexeme;
  tag: Tag;
}

/** Attested readings before inferred ones, and both before built ones. */
const ORIGINS: ReadonlyArray<Reading['origin']> = ['attested', 'inferred', 'derived'];

export function candidatesOf(readings: readonly Reading[], rules: PolishRules): Candidate[] {
  const candidates: Candidate[] = [];
  for (const origin of ORIGINS) {
    for (const reading of readings) {
      if (reading.origin !== origin) continue;
      for (const tag of parseTags(reading.tag)) {
        for (const lexeme of rules.sensesOf(lexemeOf(reading.lemma, tag))) candidates.push({ lexeme, tag });
      }
    }
  }
  return candidates;
}

const ASPECTS = ['imperf', 'perf'];
/** Genders that are told as one: *n1* and *n2* differ in their numerals only, *p1* to *p3* are plural nouns. */
const TOLD_GENDERS: Readonly<Record<string, string>> = { n1: 'n', n2: 'n', p1: 'p', p2: 'p', p3: 'p' };

/** How the lexeme is offered: part of speech, then aspect or gender. */
export function choiceOf({ lexeme, tag }: Candidate): ParadigmChoice {
  const { lemma, part, gender, aspect } = lexeme;
  const isName = part === 'subst' && lemma !== lowerCase(lemma);
  const about = [isName ? 'part_name' : `part_${part}`];
  if (part === 'verb') {
    const aspects = ASPECTS.filter((value) => (aspect ? value === aspect : tag.values.has(value)));
    if (aspects.length > 0) about.push(`aspect_${aspects.join('_')}`);
  }
  if (gender) about.push(`gender_${TOLD_GENDERS[gender] ?? gender}`);
  return { id: [lemma, part, gender, aspect].join('|'), lemma, about };
}

/** All lexemes that the word is, or would be, a form of; likeliest first, each once. */
export function lexemesOf(
  verdict: Verdict,
  form: string,
  { game, spelling }: Lexicons,
  rules: PolishRules,
): Candidate[] {
  const readingsOf = (word: string | undefined): Reading[] =>
    word === undefined ? [] : [...game.readings(lowerCase(word)), ...(spelling?.readings(lowerCase(word)) ?? [])];
  const asVerb = ({ lexeme }: Candidate): boolean => lexeme.part === 'verb';
  const known = [
    ...candidatesOf(game.readings(form), rules),
    ...candidatesOf(readingsOf(rules.lackingVerb(form)), rules).filter(asVerb),
    ...candidatesOf(spelling?.readings(form) ?? [], rules),
  ];
  const found = distinct(known.sort((a, b) => Number(b.lexeme.lemma === form) - Number(a.lexeme.lemma === form)));
  if (found.length > 0) return found;
  // No dictionary has the word: its refusal names the words that it comes from.
  return distinct(
    verdict.reasons.flatMap(({ evidence }) => [
      ...candidatesOf(readingsOf(evidence.base), rules),
      ...candidatesOf(readingsOf(evidence.lemma), rules),
    ]),
  );
}

export function distinct(candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter(
    ({ lexeme }, index) => candidates.findIndex((other) => isSameLexeme(other.lexeme, lexeme)) === index,
  );
}
