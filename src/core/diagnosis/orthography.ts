import { type Keyboard, type Marks, sharedEnds, touchingKeys } from '../words/letters.ts';
import { type EditCosts, type Limits, limitsOf } from './edit-costs.ts';

/** One spelling written for another that sounds like it. */
export interface Misspelling {
  written: string;
  intended: string;
  /** They sound the same, or only similar, as voiced and voiceless consonants do. */
  sound: 'same' | 'similar';
  /** Set if one inserted, deleted or replaced letter turns one into the other, so that a search for neighbours finds it. */
  oneEdit: boolean;
  /** Set if it holds at the end of a word only. */
  isLast: boolean;
  /** Set if one is voiced and the other voiceless. */
  isVoice: boolean;
}

/** The typical misspellings and typing errors of a language. */
export interface Orthography {
  /** Letters by the text without diacritics that is typed for them. */
  marks: Marks;
  /** The entries of `marks` for texts of one letter and of two, as the edit model needs them. */
  marked: ReadonlyMap<string, string>;
  markedOfTwo: ReadonlyArray<readonly [typed: string, intended: string]>;
  /** Like `marks`, and also letters by those with another mark: `ź` by `ż`. */
  otherMarks: Marks;
  /** The letter without a mark by the letter with it. */
  unmarked: ReadonlyMap<string, string>;
  /** Misspellings by the first letter written. */
  misspellings: ReadonlyMap<string, readonly Misspelling[]>;
  /** Returns true when these letters of a form are pronounced alike voiced and voiceless. A consonant takes the voice of the next one. */
  takesVoice?: (form: string, at: number, letters: number) => boolean;
  /** Letters of the neighbouring keys, by letter. */
  touching: ReadonlyMap<string, string>;
  costs: EditCosts;
  limits: Limits;
  /**
   * Minimum length of a word for which two edits are not tried if there is a candidate with one, however rare. It bounds the search, like the
   * limits of near-words.ts.
   */
  oneSlipFrom: number;
}

type Pairs = ReadonlyArray<readonly [one: string, other: string]>;

/**
 * Pairs of spellings that sound the same or similar; either may be written for the other. The pairs `last` sound the same at the end of a
 * word. Of the pairs `voice` one is voiced and the other voiceless; they are similar, and the same where both are pronounced alike.
 */
export type Sounds = Readonly<Record<Misspelling['sound'], Pairs>> & { readonly last?: Pairs; readonly voice?: Pairs };

/** The description of an orthography, from which its tables are made. */
interface Described extends Pick<Orthography, 'marks' | 'takesVoice' | 'oneSlipFrom' | 'costs'> {
  sounds: Sounds;
  keyboard: Keyboard;
}

export function orthography({ sounds, keyboard, ...described }: Described): Orthography {
  const marks = Object.entries(described.marks);
  const unmarked = new Map<string, string>();
  const otherMarks: Record<string, string> = { ...described.marks };
  for (const [typed, intended] of marks) {
    if (typed.length > 1) continue;
    for (const letter of intended) {
      unmarked.set(letter, typed);
      otherMarks[letter] = intended.replace(letter, '');
    }
  }
  return {
    ...described,
    otherMarks,
    unmarked,
    marked: new Map(marks.filter(([typed]) => typed.length === 1)),
    markedOfTwo: marks.filter(([typed]) => typed.length === 2),
    misspellings: misspellings(sounds),
    touching: touchingKeys(keyboard),
    limits: limitsOf(described.costs),
  };
}

function misspellings(sounds: Sounds): ReadonlyMap<string, readonly Misspelling[]> {
  const byLetter = new Map<string, Misspelling[]>();
  for (const kind of ['same', 'last', 'voice', 'similar'] as const) {
    const isLast = kind === 'last';
    const isVoice = kind === 'voice';
    const sound = isLast || kind === 'same' ? 'same' : 'similar';
    for (const [one, other] of sounds[kind] ?? []) {
      const oneEdit = isOneEdit(one, other);
      for (const [written, intended] of [
        [one, other],
        [other, one],
      ] as const) {
        const first = written.charAt(0);
        const known = byLetter.get(first) ?? [];
        byLetter.set(first, [...known, { written, intended, sound, oneEdit, isLast, isVoice }]);
      }
    }
  }
  return byLetter;
}

function isOneEdit(one: string, other: string): boolean {
  return Math.max(one.length, other.length) - sharedEnds(one, other) <= 1;
}
