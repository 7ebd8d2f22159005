import { sharedEnds } from '../words/common-letters.ts';
import { type Keyboard, type Marks, touchingKeys } from '../words/letters.ts';
import { type EditCosts, type Limits, limitsOf } from './edit-costs.ts';

/** One spelling written for another that sounds like it. */
export interface Misspelling {
  written: string;
  intended: string;
  /** They sound the same, or only similar, as voiced and voiceless consonants do. */
  sound: 'same' | 'similar';
  /** One letter put in, left out or replaced makes one of the other: then a search among neighbours finds it. */
  oneEdit: boolean;
  /** Only at the end of a word. */
  isLast: boolean;
  /** One has a voice and the other has none. */
  isVoice: boolean;
}

/** How words of a language are mistyped and misspelled. */
export interface Orthography {
  /** Letters by what is typed for them without diacritics. */
  marks: Marks;
  /** The same of one letter, and of two: what the edit model reads. */
  marked: ReadonlyMap<string, string>;
  markedOfTwo: ReadonlyArray<readonly [typed: string, meant: string]>;
  /** The same as `marks`, and letters by those that have another mark: `ź` by `ż`. */
  otherMarks: Marks;
  /** By a letter with a mark: the one that has none. */
  unmarked: ReadonlyMap<string, string>;
  /** By the first letter written. */
  misspellings: ReadonlyMap<string, readonly Misspelling[]>;
  /** Do these letters of a form sound the same with a voice and without? A consonant takes the voice of the next one. */
  takesVoice?: (form: string, at: number, letters: number) => boolean;
  /** By letter: those whose keys its key touches. */
  touching: ReadonlyMap<string, string>;
  /** How unlikely each edit is. */
  costs: EditCosts;
  limits: Limits;
  /** Letters of a word from which on what has one slip is meant, be it as rare as may be: words with two are not looked for then. */
  oneSlipFrom: number;
}

type Pairs = ReadonlyArray<readonly [one: string, other: string]>;

/**
 * Spellings that sound the same, or only similar; either may be written for the other. `last` sound the same at the end of a word,
 * `voice` have a voice and none, and are similar but where both are spoken alike.
 */
export type Sounds = Readonly<Record<Misspelling['sound'], Pairs>> & { readonly last?: Pairs; readonly voice?: Pairs };

/** What an orthography is made of. */
interface Described extends Pick<Orthography, 'marks' | 'takesVoice' | 'oneSlipFrom' | 'costs'> {
  sounds: Sounds;
  keyboard: Keyboard;
}

export function orthography({ sounds, keyboard, ...described }: Described): Orthography {
  const marks = Object.entries(described.marks);
  const unmarked = new Map<string, string>();
  const otherMarks: Record<string, string> = { ...described.marks };
  for (const [typed, meant] of marks) {
    if (typed.length > 1) continue;
    for (const letter of meant) {
      unmarked.set(letter, typed);
      otherMarks[letter] = meant.replace(letter, '');
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
      for (const [written, meant] of [
        [one, other],
        [other, one],
      ] as const) {
        const first = written.charAt(0);
        const known = byLetter.get(first) ?? [];
        byLetter.set(first, [...known, { written, intended: meant, sound, oneEdit, isLast, isVoice }]);
      }
    }
  }
  return byLetter;
}

function isOneEdit(one: string, other: string): boolean {
  return Math.max(one.length, other.length) - sharedEnds(one, other) <= 1;
}
