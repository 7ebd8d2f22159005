/**
 * What a reason says of the word, as data: a union discriminated by `kind`. All word values are NFC, Polish ones in lower case, German and
 * English ones as dictionaries spell them.
 */

import type { DiagnosisKind } from '../diagnosis/hypothesis.ts';

/** What a detail of any kind may have besides. */
interface Shared {
  /** Another word involved: the reading under which the string stays legal, the regular form of which this is a variant. */
  other?: string;
  /** Number of the printed closed list (0 to 7) that decides. */
  list?: number;
  /** The document itself prints the word as barred by the rule. */
  printed?: true;
  /** A file that the document refers to for this, and that is not to be had: `defekt.txt`. */
  appendix?: string;
  /** Name of the user's word list, where that has the word or lacks it; empty where it is not to be named. */
  official?: string;
  /** What the word was probably meant as, where the rule that bars it is not about that: letters left out in speech. */
  diagnosed?: DiagnosisKind;
}

/** There is no more to say than the rule does. */
interface Word extends Shared {
  kind: 'word';
}

/** A form of a lemma. */
interface Reading extends Shared {
  kind: 'reading';
  lemma: string;
  /** Grammatical tag of the form. */
  tag?: string;
  /** How a dictionary spells the form, or how it was asked, where that differs from how it is laid. */
  spelling?: string;
  /** Letters of the lemma that no tile has. */
  letters?: string;
}

/** What a list of names, abbreviations, brands or phrases has the letters as. */
interface Entry extends Shared {
  kind: 'entry';
  lemma: string;
  /** As the list spells it, where that is not the form. */
  spelling?: string;
  /** What it stands for: an expansion, the name of a brand, the whole phrase. */
  source?: string;
  tag?: string;
  /** The open lists that have it. */
  sources?: string[];
  /** The word that it is today, or that it is made from. */
  base?: string;
}

/** The spelling that a dictionary has for the typed word: `Warszawa`, `op-art`; or as it was typed, where none has it. */
interface Spelling extends Shared {
  kind: 'spelling';
  spelling: string;
  lemma?: string;
  /** What it stands for: the expansion of an abbreviation. */
  source?: string;
  tag?: string;
  /** What is left without the sign. */
  base?: string;
}

/** What the letters stand for: an abbreviation's expansion, a whole phrase. */
interface Meaning extends Shared {
  kind: 'meaning';
  source: string;
  lemma?: string;
  tag?: string;
}

/** Letters, digits and signs that no tile has, or that are laid otherwise. */
interface Letters extends Shared {
  kind: 'letters';
  /** As they were asked, each once, in order of appearance. */
  letters: string;
  /** The word that has them. */
  spelling?: string;
  /** The word without them, or with the right ones. */
  base?: string;
  /** How the word is spelled today. */
  today?: string;
}

/** The form that a derivation was undone to: `chętny` in an elided form, the word that is drawn out. */
interface Base extends Shared {
  kind: 'base';
  base: string;
  lemma?: string;
  /** Grammatical tag of the base, or of the judged form. */
  tag?: string;
  /** Letters that the form adds or lacks. */
  letters?: string;
}

/** A particle, ending or affix that is attached, or left out. */
interface Attached extends Shared {
  kind: 'attached';
  /** With its hyphen: `-li`, `nie-`, `-że`, `-em`, `-es`; or a word that goes with the form: `się`. */
  particle: string;
  /** What it is attached to: `chcesz` in `chceszli`. */
  base?: string;
  lemma?: string;
  /** Grammatical tag of the base. */
  tag?: string;
  /** The whole as it is written. */
  spelling?: string;
  /** The letters between the two. */
  letters?: string;
  /** What it is attached to, where that is no word by itself: a number, the members of a compound. */
  root?: string;
  parts?: string[];
  /** How it is written: two words. */
  intended?: string;
  /** The open sources that have the word. */
  sources?: string[];
}

/** The words that a compound is made of. */
interface Parts extends Shared {
  kind: 'parts';
  /** In their order: `holz`, `tür`. */
  parts: string[];
  lemma?: string;
  tag?: string;
  /** The open sources that have the word. */
  sources?: string[];
}

/** How the word is written today, or by the rule. */
interface Standard extends Shared {
  kind: 'standard';
  lemma: string;
  today: string;
  tag?: string;
}

/** A verb that has not all forms. */
interface Defective extends Shared {
  kind: 'defective';
  lemma: string;
  /** The form category that it lacks: `imps`, `ppas`, `ger`, `fin`, `impt`, `cond`, `praet`, `pcon`, `pact`, `pant`. */
  missing?: string;
  tag?: string;
}

/** A number in Roman figures, as it is written: `XIV`. */
interface Numeral extends Shared {
  kind: 'numeral';
  numeral: string;
}

/** A word of an earlier round that this one repeats, or is of one family with. */
interface EarlierWord extends Shared {
  kind: 'earlier-word';
  /** The earlier word. */
  other: string;
  /** Lemma of this word; absent where it is the earlier one itself. */
  lemma?: string;
  /** What both are derived from: `dom`, `nieść/nosić`. */
  root?: string;
  /** The root is found by the look of derivation: it is for the players to confirm. */
  likely?: true;
}

/** A word that no row of the board has room for, or a single letter. */
interface Length extends Shared {
  kind: 'length';
  /** Letters of the word as it is laid. */
  length: number;
  /** Squares of a row. */
  row: number;
  /** The letter of a word of one. */
  letters?: string;
}

/** No list of the game has the word, but another one. */
interface Elsewhere extends Shared {
  kind: 'elsewhere';
  /** Open sources that know it: `Wiktionary`. */
  sources?: string[];
  lemma?: string;
  spelling?: string;
}

/** The user's own words on an exception. */
interface Note extends Shared {
  kind: 'note';
  note: string;
}

/** What the word probably is, which no rule bars: the kinds are those of hypotheses. */
interface Claim extends Shared {
  /** The odds are 10 to 1 at least; without it, it is only probable. */
  stated?: true;
  /** The two words that it may be put together from. */
  parts?: string[];
}

/** A misspelling of `meant`. */
interface Misspelling extends Claim {
  kind: 'misspelling';
  intended: string;
}

/** Informally written for `meant`: with a contraction or an ending left out. */
interface Clitic extends Claim {
  kind: 'clitic';
  intended?: string;
}

/** A word drawn out by repeating letters. */
interface Elongation extends Claim {
  kind: 'elongation';
  intended?: string;
}

/** Words written as one: as they are written today, or as they never were one word. */
interface WrittenTogether extends Claim {
  kind: 'written-together';
  today?: string;
  intended?: string;
}

/** How the word is spelled today: `historia`. */
interface OldSpelling extends Claim {
  kind: 'old-spelling';
  today: string;
}

/** A word of another language; of English where a list of it has the word. */
interface Foreign extends Claim {
  kind: 'foreign';
  english?: string;
}

/** The word as it was asked with the capital of a name that nobody knows. */
interface Name extends Claim {
  kind: 'name';
  name: string;
}

/** A few capitals, as they were asked, that nothing is known of. */
interface Abbreviation extends Claim {
  kind: 'abbreviation';
  abbreviation: string;
}

/** A word formed from others that no list has. */
interface Derivation extends Claim {
  kind: 'derivation';
  parts: string[];
}

/** A piece of a word. */
interface Fragment extends Claim {
  kind: 'fragment';
}

/** What a word is taken for that no list has. */
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

/** The details of some kinds. */
export type DetailOf<K extends DetailKind> = Extract<Detail, { kind: K }>;

type FieldName = Detail extends infer D ? (D extends Detail ? Exclude<keyof D, 'kind'> : never) : never;
type FieldValue<D, F> = D extends Detail ? (F extends keyof D ? Exclude<D[F], undefined> : never) : never;

/** The fields of all kinds, each of which a detail has or has not. */
export type Fields = { readonly [F in FieldName]?: FieldValue<Detail, F> };

/** The detail for a reader to whom its kind makes no difference: what has the field is read. */
export const fieldsOf = (detail: Detail | undefined): Fields => detail ?? {};

/** The kinds that say what the word probably is. */
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

const CLAIMS: ReadonlySet<DetailKind> = new Set<DetailKind>(CLAIM_KINDS);

/** Does the detail say what the word probably is? */
export const isClaim = (detail: Detail): detail is ClaimDetail => CLAIMS.has(detail.kind);
