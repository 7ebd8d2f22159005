/**
 * Tags of English forms: positions joined by colons, alternatives inside a position by dots.
 *
 * ```
 * noun:sg, noun:pl
 * verb:base             infinitive, and the present but for the third person singular
 * verb:modal            modal verb, which has no infinitive: `can`, `must`
 * verb:prs              another form of the present: `am`, `canst`, `hast`
 * verb:prs3             third person singular of the present
 * verb:past, verb:part2 past tense, past participle; verb:past.part2 where they are spelled alike
 * verb:ing              present participle and gerund
 * adj:pos, adj:comp, adj:sup; adv:pos, adv:comp, adv:sup
 * pron, det, prep, conj, intj, num, ptl
 * ```
 */

/** First positions of a tag. */
export const ENGLISH_PARTS = [
  'noun',
  'verb',
  'adj',
  'adv',
  'pron',
  'det',
  'prep',
  'conj',
  'intj',
  'num',
  'ptl',
] as const;
/** A part of speech. */
export type EnglishPart = (typeof ENGLISH_PARTS)[number];

/** A parsed tag. */
export interface EnglishTag {
  part: EnglishPart;
  /** The alternatives of the second position, in order; empty if there is none. */
  forms: readonly string[];
}

/** Parses a tag; null if it is not of the tag set. */
export function parseEnglishTag(text: string): EnglishTag | null {
  const [first, forms = ''] = text.split(':');
  const part = ENGLISH_PARTS.find((one) => one === first);
  return part ? { part, forms: forms.split('.').filter(Boolean) } : null;
}
