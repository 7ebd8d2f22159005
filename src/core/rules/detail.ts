/**
 * The detail of a reason, as data: a union discriminated by `kind`. All word values are NFC, Polish ones in lower case, German and
 * English ones as dictionaries spell them.
 */

import type { DiagnosisKind } from '../diagnosis/hypothesis.ts';

/** Optional fields of a detail of any kind. */
interface Shared {
  /** Another word involved: the reading under which the string stays legal, the regular form of which this is a variant. */
  other?: string;
  /** Number of the printed closed list (0 to 7) that decides. */
  list?: number;
  /** The document itself prints the word as barred by the rule. */
  printed?: true;
  /** An unpublished file to which the document refers: `defekt.txt`. */
  appendix?: string;
  /** Name of the user's word list that has the word or lacks it; empty if it must not be named. */
  official?: string;
  /** The probable kind of the word, if it is not that of the rule that bars it: letters left out in speech. */
  diagnosed?: DiagnosisKind;
}

/** A reason with no data except its rule. */
interface Word extends Shared {
  kind: 'word';
}

/** A form of a lemma. */
interface Reading extends Shared {
  kind: 'reading';
  lemma: string;
  /** Grammatical tag of the form. */
  tag?: string;
  /** The form as a dictionary spells it or as it was typed, if tiles show it otherwise. */
  spelling?: string;
  /** Letters of the lemma that no tile has. */
  letters?: string;
}

/** An entry of a list of names, abbreviations, brands or phrases. */
interface Entry extends Shared {
  kind: 'entry';
  lemma: string;
  /** The spelling of the list, if it is not the form. */
  spelling?: string;
  /** Its meaning: an expansion, the whole phrase. */
  source?: string;
  /** The kind of thing that a name, a brand or an affix stands for, in the words of its list: “Vorname”. */
  denotes?: string;
  tag?: string;
  /** The open lists that have it. */
  sources?: string[];
  /** The word of today, or the word from which it is made. */
  base?: string;
}

/** The spelling that a dictionary has for the typed word: `Warszawa`, `op-art`; as typed if no dictionary has it. */
interface Spelling extends Shared {
  kind: 'spelling';
  spelling: string;
  lemma?: string;
  /** The expansion of an abbreviation. */
  source?: string;
  tag?: string;
  /** The word without the sign. */
  base?: string;
}

/** The meaning of the letters: an abbreviation's expansion, a whole phrase. */
interface Meaning extends Shared {
  kind: 'meaning';
  source: string;
  lemma?: string;
  tag?: string;
}

/** Letters, digits and signs that no tile has, or that tiles show otherwise. */
interface Letters extends Shared {
  kind: 'letters';
  /** As typed, each once, in order of appearance. */
  letters: string;
  /** The word that has them. */
  spelling?: string;
  /** The word without them, or with the right ones. */
  base?: string;
  /** The spelling of the word today. */
  today?: string;
}

/** The base of a derivation: `chętny` in an elided form, the word that is drawn out. */
interface Base extends Shared {
  kind: 'base';
  base: string;
  lemma?: string;
  /** Grammatical tag of the base, or of the judged form. */
  tag?: string;
  /** Letters that the form adds or lacks. */
  letters?: string;
}

/** A particle, ending or affix that is attached or left out. */
interface Attached extends Shared {
  kind: 'attached';
  /** With its hyphen: `-li`, `nie-`, `-że`, `-em`, `-es`; or a word that goes with the form: `się`. */
  particle: string;
  /** The word to which it is attached: `chcesz` in `chceszli`. */
  base?: string;
  lemma?: string;
  /** Grammatical tag of the base. */
  tag?: string;
  /** The whole as it is written. */
  spelling?: string;
  /** The letters between the two. */
  letters?: string;
  /** The part to which it is attached, if that is no word by itself: a number, the members of a compound. */
  root?: string;
  parts?: string[];
  /** The two words that are written apart. */
  intended?: string;
  /** The open sources that have the word. */
  sources?: string[];
}

/** The members of a compound. */
interface Parts extends Shared {
  kind: 'parts';
  /** In their order: `holz`, `tür`. */
  parts: string[];
  lemma?: string;
  tag?: string;
  /** The open sources that have the word. */
  sources?: string[];
}

/** The spelling of the word today, or by the rule. */
interface Standard extends Shared {
  kind: 'standard';
  lemma: string;
  today: string;
  tag?: string;
}

/** A verb that lacks forms. */
interface Defective extends Shared {
  kind: 'defective';
  lemma: string;
  /** The form category that it lacks: `imps`, `ppas`, `ger`, `fin`, `impt`, `cond`, `praet`, `pcon`, `pact`, `pant`. */
  missing?: string;
  tag?: string;
}

/** A number in Roman numerals: `XIV`. */
interface Numeral extends Shared {
  kind: 'numeral';
  numeral: string;
}

/** A word of an earlier round that this one repeats, or is of one family with. */
interface EarlierWord extends Shared {
  kind: 'earlier-word';
  /** The earlier word. */
  other: string;
  /** Lemma of this word; absent if it is the earlier word itself. */
  lemma?: string;
  /** The root of both: `dom`, `nieść/nosić`. */
  root?: string;
  /** Set if the root was inferred from the letters, so that the players have to confirm it. */
  likely?: true;
}

/** A word longer than a row of the board, or a single letter. */
interface Length extends Shared {
  kind: 'length';
  /** Number of tiles of the word. */
  length: number;
  /** Squares of a row. */
  row: number;
  /** The word, if it is a single letter. */
  letters?: string;
}

/** No list of the game has the word, but another list has it. */
interface Elsewhere extends Shared {
  kind: 'elsewhere';
  /** Open sources that have it: `Wiktionary`. */
  sources?: string[];
  lemma?: string;
  spelling?: string;
}

/** The user's note on an exception. */
interface Note extends Shared {
  kind: 'note';
  note: string;
}

/** The probable kind of a word that no rule bars as that: the kinds are those of hypotheses. */
interface Claim extends Shared {
  /** Set if the odds are at least 10:1; otherwise the kind is only probable. */
  stated?: true;
  /** The two words of which it may be composed. */
  parts?: string[];
}

/** A misspelling of `intended`. */
interface Misspelling extends Claim {
  kind: 'misspelling';
  intended: string;
}

/** An informal spelling of `intended`: with a contraction, or without an ending. */
interface Clitic extends Claim {
  kind: 'clitic';
  intended?: string;
}

/** A word with letters repeated for effect. */
interface Elongation extends Claim {
  kind: 'elongation';
  intended?: string;
}

/** Several words without the space: `today` if they once were one word, `intended` otherwise. */
interface WrittenTogether extends Claim {
  kind: 'written-together';
  today?: string;
  intended?: string;
}

/** The spelling of today: `historia`. */
interface OldSpelling extends Claim {
  kind: 'old-spelling';
  today: string;
}

/** A word of another language; with `english` if a list of English has it. */
interface Foreign extends Claim {
  kind: 'foreign';
  english?: string;
}

/** The word as typed, with the capital of a name, or the name of which it is a form. */
interface Name extends Claim {
  kind: 'name';
  name: string;
  /** The open lists that have it among names; absent if none has it. */
  sources?: string[];
}

/** A few capitals, as typed, that no list has. */
interface Abbreviation extends Claim {
  kind: 'abbreviation';
  abbreviation: string;
}

/** A word formed from others, which no list has. */
interface Derivation extends Claim {
  kind: 'derivation';
  parts: string[];
}

/** A part of a word. */
interface Fragment extends Claim {
  kind: 'fragment';
}

/** The claims about a word that no list has. */
export type ClaimDetail =
  | Misspelling
  | Clitic
  | Elongation
  | WrittenTogether
  | OldSpelling
  | Foreign
  | Name
  | Abbreviation
  | Derivation
  | Fragment;

export type Detail =
  | Word
  | Reading
  | Entry
  | Spelling
  | Meaning
  | Letters
  | Base
  | Attached
  | Parts
  | Standard
  | Defective
  | Numeral
  | EarlierWord
  | Length
  | Elsewhere
  | Note
  | ClaimDetail;

export type DetailKind = Detail['kind'];

/** The details of these kinds. */
export type DetailOf<K extends DetailKind> = Extract<Detail, { kind: K }>;

type FieldName = Detail extends infer D ? (D extends Detail ? Exclude<keyof D, 'kind'> : never) : never;
type FieldValue<D, F> = D extends Detail ? (F extends keyof D ? Exclude<D[F], undefined> : never) : never;

/** The fields of all kinds; each is optional. */
export type Fields = { readonly [F in FieldName]?: FieldValue<Detail, F> };

/** Returns the detail with the fields of all kinds, for a reader that does not distinguish kinds. */
export const fieldsOf = (detail: Detail | undefined): Fields => detail ?? {};

/** The kinds of claims. */
export const CLAIM_KINDS = [
  'misspelling',
  'clitic',
  'elongation',
  'written-together',
  'old-spelling',
  'foreign',
  'name',
  'abbreviation',
  'derivation',
  'fragment',
] as const satisfies readonly ClaimDetail['kind'][];

/** Returns true when the detail is a claim about what the word probably is. */
export const isClaim = (detail: Detail): detail is ClaimDetail => CLAIM_KINDS.some((kind) => kind === detail.kind);

/** Returns the detail with only the fields that all kinds share. */
export function bareDetail({ other, list, printed, appendix, official }: Detail): DetailOf<'word'> {
  return {
    kind: 'word',
    ...(other !== undefined && { other }),
    ...(list !== undefined && { list }),
    ...(printed && { printed }),
    ...(appendix !== undefined && { appendix }),
    ...(official !== undefined && { official }),
  };
}
