import { type CitedRule, type Piece, plainText, type Sentence, wordsOf } from './explanation.ts';
import { type PhraseKey, ruleWording, type Variants, type Wording } from './wording.ts';

/**
 * Words a phrase in the wording's language. Words with a verdict of their own are separate pieces; adjacent text is one piece, and no piece
 * is empty.
 */
export function sentence(phrase: Phrase, wording: Wording): Sentence {
  const pieces: Piece[] = [];
  for (const piece of piecesOf(phrase, wording)) {
    const last = pieces.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') pieces[pieces.length - 1] = last + piece;
    else if (piece !== '') pieces.push(piece);
  }
  return withSigns(pieces);
}

/** Maximum length of a word that fits unbroken into any line: the row of a board. */
const LONGEST_UNBROKEN = 15;

const SIGNS_BEFORE = /[^\s\p{L}\p{N}]+$/u;
const SIGNS_AFTER = /^[^\s\p{L}\p{N}]+/u;

/** Joins each word with the signs beside it. */
function withSigns(pieces: readonly Piece[]): Sentence {
  const joinedPieces: Piece[] = [];
  for (const piece of pieces) {
    const last = joinedPieces.pop() ?? '';
    if (typeof piece === 'string') {
      const [signs = ''] = canTakeSigns(last) ? (SIGNS_AFTER.exec(piece) ?? []) : [];
      joinedPieces.push(signs ? [last, signs].flat() : last, piece.slice(signs.length));
    } else {
      const [signs = ''] = typeof last === 'string' && canTakeSigns(piece) ? (SIGNS_BEFORE.exec(last) ?? []) : [];
      joinedPieces.push(
        typeof last === 'string' ? last.slice(0, last.length - signs.length) : last,
        signs ? [signs, piece] : piece,
      );
    }
  }
  return joinedPieces.filter((piece) => piece !== '');
}

function canTakeSigns(piece: Piece): boolean {
  return typeof piece !== 'string' && wordsOf([piece]).every((word) => word.length <= LONGEST_UNBROKEN);
}

/** Words a phrase as plain text. */
export function text(phrase: Phrase, wording: Wording): string {
  return plainText(piecesOf(phrase, wording));
}

function piecesOf(phrase: Phrase, wording: Wording): Piece[] {
  if (typeof phrase === 'string') return [phrase];
  if ('word' in phrase) return [phrase];
  if ('key' in phrase) return filledIn(wording.phrases[phrase.key] ?? phrase.key, phrase.filled, wording);
  if ('rule' in phrase) return ofRule(phrase, wording);
  return phrase.flatMap((one) => piecesOf(one, wording));
}

/**
 * Returns the wording of a rule for a word. If the rule excludes the word, its wording for exclusions is preferred. If the detail fills no
 * variant, returns the rule itself.
 */
function ofRule({ rule, detail, excludes }: RulePhrase, wording: Wording): Piece[] {
  const { reason, not, rule: itself = rule } = ruleWording(rule, wording);
  const variant = (excludes && taken(not, detail)) || taken(reason, detail);
  return variant === undefined ? [itself] : filledIn(variant, detail, wording);
}

/** Returns the first variant whose placeholders the detail fills. */
function taken(variants: Variants = {}, detail: Filled): string | undefined {
  return Object.entries(variants).find(
    ([needs]) => needs === 'always' || needs.split(' ').every((name) => detail[name] !== undefined),
  )?.[1];
}

/** A placeholder in a sentence: `{lemma}`. */
const PLACE = /\{(\w+)\}/;

function filledIn(worded: string, filled: Filled, wording: Wording): Piece[] {
  return worded
    .split(PLACE)
    .flatMap((stretch, index) => (index % 2 === 0 ? [stretch] : piecesOf(filled[stretch] ?? '', wording)));
}

/**
 * A phrase before wording: a literal string; a word that has a verdict of its own; a sequence of phrases; a phrase that all rulesets share,
 * with its placeholders filled; or what a rule says.
 */
export type Phrase = string | Word | readonly Phrase[] | SharedPhrase | RulePhrase;

interface Word {
  word: string;
}

interface SharedPhrase {
  key: PhraseKey;
  filled: Filled;
}

/** Phrases by the names of the placeholders that they fill. */
export type Filled = Readonly<Partial<Record<string, Phrase>>>;

/** The wording of a rule for the judged word. */
interface RulePhrase {
  rule: CitedRule;
  /** The values of the detail, and its kind. */
  detail: Filled;
  /** True if a rule that admits some words excludes this one. */
  excludes: boolean;
}

/** Returns a phrase that all rulesets share. */
export function say(key: PhraseKey, filled: Filled = {}): SharedPhrase {
  return { key, filled };
}

/** Returns the names as alternatives: “a”, “a or b”, “a, b or c”; the empty string for none. */
export function alternatives(names: readonly Phrase[]): Phrase {
  const [first, second, ...more] = names;
  if (first === undefined) return '';
  if (second === undefined) return first;
  if (more.length === 0) return say('either', { first, second });
  return alternatives([say('enumeration', { first, second }), ...more]);
}
