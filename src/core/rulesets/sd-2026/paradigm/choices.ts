/** From any word to the lexemes that it is, or would be, a form of. */

import type { Reading } from '../../../lexicon/lexicon.ts';
import { parseGermanTag } from '../../../morphology/de/tag.ts';
import { fieldsOf } from '../../../rules/detail.ts';
import type { Lexicons } from '../../../rules/lexicons.ts';
import type { Judgement } from '../../../rules/verdict.ts';
import { startsWithCapital } from '../../../words/capital.ts';
import { parseGermanQuery } from '../../../words/query.ts';
import { toGermanTiles } from '../../../words/to-tiles.ts';
import { againstCaseOfNoun, againstTypedCase } from '../typed-case.ts';
import { useOf } from './defective-verbs.ts';
import { formsOfLexeme, idOf, type Lexeme, lexemeOf } from './lexeme.ts';
import { regularLemmas } from './regular-lemmas.ts';

/** Both lexicons of the language. */
export type GermanLexicons = Pick<Lexicons, 'game' | 'spelling'>;

/** Worse than any reading that may be played. */
const BARRED = 30;

/** Parts of speech with one form, or a cell for all of them: there is more to see of any other. */
const UNINFLECTED: ReadonlySet<string> = new Set(['abk', 'adv', 'itj', 'kon', 'name', 'prp', 'ptl']);

/** Articles and pronouns are in mind in any of their forms. */
const CLOSED: ReadonlySet<string> = new Set(['art', 'pro']);

/** Is the noun nothing but the capital of an adjective (der/die Letzte), or one that has no gender: names, plurals? */
const isNounByCapital = ({ part, kind }: Lexeme): boolean => part === 'sub' && (kind === '' || kind === 'm.f');

/** How far the case that was typed speaks against the lexeme, in powers of ten. */
function byCase(typed: string, lexeme: Lexeme): number {
  const isOwnNoun = lexeme.part === 'sub' && !isNounByCapital(lexeme);
  return isOwnNoun ? againstCaseOfNoun(typed, lexeme.lemma) : againstTypedCase(typed, lexeme.lemma);
}

/**
 * What a dictionary form that was asked, or a form of a closed class, has before an inflected one that is as common, in powers of ten; not
 * one of a lemma that was inferred, since many a one is only letters that a form has.
 */
const MEANT_AS_ASKED = 1.5;

/** … and what one has that is spelled as it was typed: USA, not Usa. */
const SPELLED_AS_ASKED = 0.2;

/** What a defective verb has whose infinitive was typed without a capital: the list of them leads there, however common the noun is. */
const ON_LIST = 6;

/** What a word without inflection loses: there is more to see of any other. */
const NOTHING_TO_SEE = 2;

/** How unlikely it is that a player thinks of this lexeme first, in powers of ten: common ones first, before others what was asked itself. */
function rank(form: string, typed: string, reading: Reading, lexeme: Lexeme): number {
  const isOwn =
    toGermanTiles(reading.lemma) === form &&
    reading.origin !== 'inferred' &&
    (startsWithCapital(typed) || !isNounByCapital(lexeme));
  return (
    byCase(typed, lexeme) -
    (reading.logFrequency ?? 0) -
    (isOwn || CLOSED.has(lexeme.part) ? MEANT_AS_ASKED : 0) -
    (reading.lemma === typed ? SPELLED_AS_ASKED : 0) -
    (reading.lemma === typed && lexeme.part === 'ver' && useOf(typed) ? ON_LIST : 0) +
    (UNINFLECTED.has(lexeme.part) ? NOTHING_TO_SEE : 0)
  );
}

/** The lexemes of the readings of a form, likeliest first. */
function fromReadings(typed: string, form: string, { game, spelling }: GermanLexicons): Lexeme[] {
  const ranked = new Map<string, { lexeme: Lexeme; rank: number }>();
  for (const lexicon of [game, spelling]) {
    for (const reading of lexicon?.readings(form) ?? []) {
      if (reading.tag === '') continue;
      const lexeme = lexemeOf(reading.lemma, parseGermanTag(reading.tag));
      // How common words are that may not be played is not known.
      const value =
        lexicon === game
          ? rank(form, typed, reading, lexeme)
          : BARRED + rank(form, typed, { ...reading, logFrequency: 0 }, lexeme);
      const known = ranked.get(idOf(lexeme));
      if (!known || value < known.rank) ranked.set(idOf(lexeme), { lexeme, rank: value });
    }
  }
  return [...ranked.values()].sort((a, b) => a.rank - b.rank).map(({ lexeme }) => lexeme);
}

const exists = (lexeme: Lexeme, { game, spelling }: GermanLexicons): boolean =>
  formsOfLexeme(game, lexeme).length > 0 || (spelling !== null && formsOfLexeme(spelling, lexeme).length > 0);

/** The lexemes that the reasons of a refusal speak of: what the derivation was undone to, and its lemma. */
function fromReasons({ reasons }: Judgement, lexicons: GermanLexicons): Lexeme[] {
  return reasons.flatMap(({ detail }) => {
    const { lemma, base, tag } = fieldsOf(detail);
    if (lemma !== undefined && tag !== undefined) {
      const lexeme = lexemeOf(lemma, parseGermanTag(tag));
      if (exists(lexeme, lexicons)) return [lexeme];
    }
    return [base, lemma].flatMap((word) => {
      if (word === undefined) return [];
      const found = fromReadings(word, toGermanTiles(word), lexicons);
      const named = found.filter((lexeme) => lexeme.lemma === lemma);
      return named.length > 0 ? named : found;
    });
  });
}

/** The first lexeme that the word would be a regular form of. */
function fromShape(typed: string, form: string, lexicons: GermanLexicons): Lexeme[] {
  for (const [lemma, part] of regularLemmas(form)) {
    const found = fromReadings(typed, lemma, { ...lexicons, spelling: null });
    const own = found.filter(
      (lexeme) => lexeme.part === part && lexeme.kind !== 'bare' && toGermanTiles(lexeme.lemma) === lemma,
    );
    if (own.length > 0) return own;
  }
  return [];
}

/** The whole verb of a detached part (I.7.3), where the lexicon names it. */
function wholeOf(lexeme: Lexeme, lexicons: GermanLexicons): Lexeme {
  if (lexeme.kind !== 'bare') return lexeme;
  const source = formsOfLexeme(lexicons.game, lexeme)[0]?.reading.source;
  const whole = { lemma: source ?? '', part: 'ver', kind: 'sep' };
  return source !== undefined && exists(whole, lexicons) ? whole : lexeme;
}

/**
 * The lexemes of a word, likeliest first; each once. Empty when the word is no form of anything.
 * @param verdict on the word; its reasons tell what a refused word would be a form of
 */
export function lexemesOf(word: string, lexicons: GermanLexicons, verdict: Judgement): Lexeme[] {
  const { typed, form } = parseGermanQuery(word);
  const read = fromReadings(typed, form, lexicons);
  const told = verdict.verdict === 'allowed' ? read : [...read, ...fromReasons(verdict, lexicons)];
  const found = told.length > 0 ? told : fromShape(typed, form, lexicons);
  const unique = new Map(found.map((lexeme) => wholeOf(lexeme, lexicons)).map((lexeme) => [idOf(lexeme), lexeme]));
  return [...unique.values()];
}
