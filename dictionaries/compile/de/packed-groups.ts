/** Converts lexemes of the generators to groups of the packed lexicon: keys, with infixes separated. */

import { DERIVED_TAG, ESZETT_TAG, INFIXES, LAST_PLACE } from '../../../src/core/lexicon/format.ts';
import type { LemmaMark } from '../../../src/core/lexicon/lexicon.ts';
import { applyEdits, editsOf, withOwnEszett } from '../../../src/core/lexicon/spelling.ts';
import type { BuiltForm, Lexeme } from '../../../src/core/morphology/de/built-form.ts';
import { toGermanTiles } from '../../../src/core/words/tiles.ts';
import { addTag } from '../lemma-groups.ts';
import type { PackedGroup } from '../pack/lexicon-writer.ts';

/** Minimum number of additional letters that an infixed stem must share with the lemma to get an entry. */
const WORTH_AN_ENTRY = 2;

interface Infix {
  letters: (typeof INFIXES)[number];
  place: number;
}

const NONE: Infix = { letters: '', place: 0 };

function shared(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** Returns the position of *ge* or *zu* that the lemma lacks: `abgegeben` of `abgeben`, `gekauft` of `kaufen`. */
export function infixOf(form: string, lemma: string): Infix {
  const plain = shared(form, lemma);
  let best = NONE;
  let most = plain + WORTH_AN_ENTRY - 1;
  for (const letters of INFIXES.slice(1)) {
    for (let place = 0; place <= Math.min(plain, LAST_PLACE); place++) {
      if (!form.startsWith(letters, place)) continue;
      const without = form.slice(0, place) + form.slice(place + letters.length);
      const length = shared(without, lemma);
      if (length > most) {
        most = length;
        best = { letters, place };
      }
    }
  }
  return best;
}

/** Data of a group other than its forms. */
export interface About {
  attested?: number;
  /** Probability that the tournament list has the lemma, 0 to 1. */
  share?: number;
  mark?: LemmaMark;
  source?: string;
}

/** Returns the groups of one lexeme: one for plain forms and one for each infix. */
export function packedGroups(lexeme: Lexeme, forms: readonly BuiltForm[], about: About): PackedGroup[] {
  const lemma = toGermanTiles(lexeme.lemma);
  const edits = editsOf(lemma, lexeme.lemma) ?? '';
  const groups = new Map<string, PackedGroup>();
  for (const { form, tag, rule } of forms) {
    const laid = toGermanTiles(form);
    const infix = infixOf(laid, lemma);
    const key = `${infix.letters}${infix.place}`;
    let group = groups.get(key);
    if (!group) {
      group = {
        lemma,
        pos: lexeme.pos,
        features: lexeme.features,
        slots: new Map(),
        inferred: lexeme.inferred,
        spelling: lexeme.lemma,
        ...about,
        ...(infix.letters ? { infix } : {}),
      };
      groups.set(key, group);
    }
    const text = rule ? `${DERIVED_TAG}${rule}${DERIVED_TAG}${tag}` : tag;
    addTag(group.slots, laid, ownEszett(form, laid, lemma, edits, infix) ? ESZETT_TAG + text : text);
  }
  return [...groups.values()];
}

/** Returns true when the form has a ß that the lemma's spelling does not give it (`saß` of `sitzen`). */
function ownEszett(form: string, laid: string, lemma: string, edits: string, { letters, place }: Infix): boolean {
  if (!form.includes('ß')) return false;
  const bare = laid.slice(0, place) + laid.slice(place + letters.length);
  const spelled = applyEdits(bare, lemma, edits).toLowerCase();
  return spelled.length !== form.length - letters.length && withOwnEszett(bare, lemma) !== bare;
}
