import type { Encoding } from './encoding.ts';

/** A place in the text that shows what is wrong. */
export interface Place {
  /** From 1. */
  line: number;
  /** The beginning of the line as decoded. */
  sample: string;
}

/** Why a file became no word list. Whatever it is, the lists that were there are as before. */
export type ListTrouble =
  /** No byte, or only empty lines and comments. */
  | { kind: 'empty' }
  /** No text: a picture, a program, a document of a word processor. */
  | { kind: 'binary' }
  /** Text, but too many lines that are no words (`share`, 0 to 1): prose, a table of something else. */
  | ({ kind: 'not-a-list'; share: number } & Place)
  /** Strings that have so little in common that they cannot be packed: no words of a language. */
  | { kind: 'made-up' }
  /** Words, but of another language: which one it looks like (BCP 47), null where that cannot be told. */
  | ({ kind: 'wrong-language'; looksLike: string | null; share: number } & Place)
  /** Too many bytes that mean nothing in this encoding; `looksLike` is the one that fits better, null when none does. */
  | ({ kind: 'encoding'; encoding: Encoding; looksLike: Encoding | null } & Place)
  /** The gzip or zip file is cut off or damaged; `line` is the last whole line before that, 0 for none. */
  | { kind: 'damaged'; packing: 'gzip' | 'zip'; line: number }
  /** A zip file that asks for a password. */
  | { kind: 'locked' }
  /** A file of a zip file is packed by a method that browsers cannot unpack; its name, or its number where it has none. */
  | { kind: 'zip-method'; method: string }
  /** A zip file with no text file in it, or with several (their names): say which with `entry`. */
  | { kind: 'zip-entries'; entries: string[] }
  /** More words or bytes than a list may have. */
  | { kind: 'too-large'; of: 'words' | 'bytes'; most: number }
  /** The disk or the browser's share of it is full; `needed` bytes. */
  | { kind: 'no-room'; needed: number }
  /** The browser keeps no database here: a private window, a broken profile. */
  | { kind: 'no-database' }
  /** A newer version of the extension has stored the lists that are there; this one cannot add to them. */
  | { kind: 'newer-database' }
  /** The file cannot be read: moved, deleted, changed meanwhile, or not ours to read. */
  | { kind: 'unreadable' }
  /** Another tab is importing a list. */
  | { kind: 'other-tab' }
  /** The import's worker ended by itself, most likely for want of memory. */
  | { kind: 'stopped' };

export type ListProblemKind = ListTrouble['kind'];

/** A file, or a list that has been stored, that cannot serve. Carries data; the interface has the sentences. */
export class ListProblem extends Error {
  override name = 'ListProblem';
  readonly trouble: ListTrouble;

  constructor(trouble: ListTrouble, cause?: unknown) {
    super(trouble.kind, { cause });
    this.trouble = trouble;
  }

  get kind(): ListProblemKind {
    return this.trouble.kind;
  }
}
