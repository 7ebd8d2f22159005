/** From any word to the lexemes that it is, or would be, a form of. */
import type { Reading } from '../../../lexicon/lexicon.ts';
import { parseGermanTag } from '../../../morphology/de/tag.ts';
import { fieldsOf } from '../../../rules/detail.ts';
import type { Lexicons } from '../../../rules/rules.ts';
import type { UnratedVerdict } from '../../../rules/verdict.ts';
import { startsWithCapital } from '../../../words/capital.ts';
import { parseGermanQuery } from '../../../words/query.ts';
import { toGermanTiles } from '../../../words/tiles.ts';
import { nounCasePenalty, typedCasePenalty } from '../query.ts';
import { useOf } from './defective-verbs.ts';
import { formsOfLexeme, idOf, type Lexeme, lexemeOf } from './lexeme.ts';

/** Endings of verbs. A participle has ge- as well. */
const VERBAL = /^(?:e?st|e?t|e?te|e?ten|e?test|e?tet|e)$/;
const PARTICIPLE = /^ge(.+?)(?:e?t|en)(?:e[mnrs]?)?$/;
/** Endings of declension and comparison, of nouns and adjectives. */
const NOMINAL = /^(?:e[mnrs]?|n|s|nen|er(?:e[mnrs]?)?|e?st(?:e[mnrs]?)?)$/;

/** Fewest letters of a stem. Shorter ones fit any word. */
const MIN_STEM = 3;

/** Yields the stems without the ending, the longest first. */
function* stems(form: string, ending: RegExp): Generator<string> {
  for (let length = form.length - 1; length >= MIN_STEM; length--) {
    if (ending.test(form.slice(length))) yield form.slice(0, length);
  }
}

/**
 * Yields lemmas that would have the form if they were regular, as tiles with their part of speech, likeliest first:
 * geschehst, gegeht, gutere, Hausen.
 */
function* regularLemmas(form: string): Generator<readonly [lemma: string, part: string]> {
  for (const stem of stems(form, VERBAL)) for (const end of ['en', 'n']) yield [stem + end, 'ver'];
  const participle = PARTICIPLE.exec(form)?.[1];
  if (participle !== undefined) for (const end of ['en', 'n']) yield [participle + end, 'ver'];
  for (const stem of stems(form, NOMINAL)) {
    yield [stem, 'adj'];
    yield [stem, 'sub'];
    yield [`${stem}e`, 'sub'];
  }
}

/** Both lexicons of the language. */
export type GermanLexicons = Pick<Lexicons, 'game' | 'spelling'>;

/** Penalty of a barred reading, larger than any other. */
const BARRED = 30;

/** Parts of speech with one form, or one cell for all forms. */
const UNINFLECTED: ReadonlySet<string> = new Set(['abk', 'adv', 'itj', 'kon', 'name', 'prp', 'ptl']);

/** Articles and pronouns are looked up by any of their forms. */
const CLOSED: ReadonlySet<string> = new Set(['art', 'pro']);

/** Returns true for a noun that is an adjective with a capital (der/die Letzte), or that has no gender (names, plurals). */
const isNounByCapital = ({ part, kind }: Lexeme): boolean => part === 'sub' && (kind === '' || kind === 'm.f');

/** The penalty of the lexeme for the typed case, in powers of ten. */
function byCase(typed: string, lexeme: Lexeme): number {
  const isOwnNoun = lexeme.part === 'sub' && !isNounByCapital(lexeme);
  return isOwnNoun ? nounCasePenalty(typed, lexeme.lemma) : typedCasePenalty(typed, lexeme.lemma);
}

/**
 * Bonus of a dictionary form, or a form of a closed class, over an inflected form, in powers of ten. Inferred lemmas
 * have none, since many share the letters of a form.
 */
const DICTIONARY_FORM_BONUS = 1.5;

/** Bonus of the exact spelling: USA, not Usa. */
const EXACT_SPELLING_BONUS = 0.2;

/** Bonus of a defective verb typed in lower case, since the list of defective verbs links here. */
const ON_LIST = 6;

/** Penalty of a word without inflection, whose paradigm shows nothing. */
const NOTHING_TO_SEE = 2;

/** Returns the rank of the lexeme, in powers of ten; a lower one comes first. */
function rank(form: string, typed: string, reading: Reading, lexeme: Lexeme): number {
  const isOwn =
    toGermanTiles(reading.lemma) === form &&
    reading.origin !== 'inferred' &&
    (startsWithCapital(typed) || !isNounByCapital(lexeme));
  return (
    byCase(typed, lexeme) -
    (reading.logFrequency ?? 0) -
    (isOwn || CLOSED.has(lexeme.part) ? DICTIONARY_FORM_BONUS : 0) -
    (reading.lemma === typed ? EXACT_SPELLING_BONUS : 0) -
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
      // Barred words have no log-frequency.
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

/** The lexemes that the reasons of a refusal name: the base of the form, and its lemma. */
function fromReasons({ reasons }: UnratedVerdict, lexicons: GermanLexicons): Lexeme[] {
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
 * Returns the lexemes of a word, likeliest first, each once; none if the word is no form of anything.
 * @param verdict on the word; its reasons name the lexemes of a refused word
 */
export function lexemesOf(word: string, lexicons: GermanLexicons, verdict: UnratedVerdict): Lexeme[] {
  const { typed, form } = parseGermanQuery(word);
  const read = fromReadings(typed, form, lexicons);
  const named = verdict.verdict === 'allowed' ? read : [...read, ...fromReasons(verdict, lexicons)];
  const found = named.length > 0 ? named : fromShape(typed, form, lexicons);
  const unique = new Map(found.map((lexeme) => wholeOf(lexeme, lexicons)).map((lexeme) => [idOf(lexeme), lexeme]));
  return [...unique.values()];
}
