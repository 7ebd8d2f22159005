import type { Marks } from '../../words/diacritics.ts';
import type { Keyboard } from '../../words/keyboard.ts';
import { sharedEnds } from '../../words/shared.ts';

/** One spelling written for another that sounds like it. */
export interface Misspelling {
  written: string;
  meant: string;
  /** They sound the same, or only similar, as voiced and voiceless consonants do. */
  sound: 'same' | 'similar';
  /** One letter put in, left out or replaced makes one of the other: then a search among neighbours finds it. */
  oneEdit: boolean;
}

/** How words of a language are mistyped and misspelled. */
export interface Orthography {
  /** Letters by what is typed for them without diacritics. */
  marks: Marks;
  /** By the first letter written. */
  misspellings: ReadonlyMap<string, readonly Misspelling[]>;
  keyboard: Keyboard;
}

/** Spellings that sound the same, or only similar; either may be written for the other. */
export type Sounds = Readonly<Record<Misspelling['sound'], ReadonlyArray<readonly [one: string, other: string]>>>;

export function misspellings(sounds: Sounds): ReadonlyMap<string, readonly Misspelling[]> {
  const byLetter = new Map<string, Misspelling[]>();
  for (const sound of ['same', 'similar'] as const) {
    for (const [one, other] of sounds[sound]) {
      const oneEdit = isOneEdit(one, other);
      for (const [written, meant] of [
        [one, other],
        [other, one],
      ] as const) {
        const first = written.charAt(0);
        const known = byLetter.get(first) ?? [];
        byLetter.set(first, [...known, { written, meant, sound, oneEdit }]);
      }
    }
  }
  return byLetter;
}

function isOneEdit(one: string, other: string): boolean {
  return Math.max(one.length, other.length) - sharedEnds(one, other) <= 1;
}
