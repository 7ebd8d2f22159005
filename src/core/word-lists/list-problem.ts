import type { Encoding } from './encoding.ts';

/** A place in the text that shows the problem. */
export interface Place {
  /** From 1. */
  line: number;
  /** The beginning of the line as decoded. */
  sample: string;
}

/** Why a file is no word list. Existing lists are unchanged in every case. */
export type ListTrouble =
  /** No bytes, or only empty lines and comments. */
  | { kind: 'empty' }
  /** Not a text: a picture, a program, a document of a word processor. */
  | { kind: 'binary' }
  /** Too many lines that are no words (`share`, 0 to 1): prose, a table of something else. */
  | ({ kind: 'not-a-list'; share: number } & Place)
  /** Strings with so little in common that they cannot be packed: no words of a language. */
  | { kind: 'made-up' }
  /** Words of another language: the likely one (BCP 47), or null. */
  | ({ kind: 'wrong-language'; looksLike: string | null; share: number } & Place)
  /** Too many bytes that are invalid in this encoding; `looksLike` fits better, or is null. */
  | ({ kind: 'encoding'; encoding: Encoding; looksLike: Encoding | null } & Place)
  /** The gzip or zip file is cut off or damaged; `line` is the last complete line, 0 for none. */
  | { kind: 'damaged'; packing: 'gzip' | 'zip'; line: number }
  /** A zip file that asks for a password. */
  | { kind: 'locked' }
  /** A file of a zip file uses a compression that browsers cannot unpack; its name, or its number. */
  | { kind: 'zip-method'; method: string }
  /** A zip file with no text file, or with several (their names); choose one with `entry`. */
  | { kind: 'zip-entries'; entries: string[] }
  /** More words or bytes than a list may have. */
  | { kind: 'too-large'; of: 'words' | 'bytes'; most: number }
  /** The disk or the browser's share of it is full; `needed` bytes. */
  | { kind: 'no-room'; needed: number }
  /** The browser has no database here: a private window, a broken profile. */
  | { kind: 'no-database' }
  /** A newer version of the extension has stored lists; this one cannot add to them. */
  | { kind: 'newer-database' }
  /** The file cannot be read: moved, deleted, changed meanwhile, or not permitted. */
  | { kind: 'unreadable' }
  /** Another tab is importing a list. */
  | { kind: 'other-tab' }
  /** The worker of the import ended by itself, probably for lack of memory. */
  | { kind: 'stopped' };

export type ListProblemKind = ListTrouble['kind'];

/** A file or a stored list that cannot be used. Carries data; the interface has the sentences. */
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
