/** The result of the generators of this folder: the forms of one lemma, each with the rule of sd-2026 that admits or bars it. */

/**
 * Groups of forms. A dictionary entry that lacks one form of a group lacks all of it. A word list that has other forms of the lemma and
 * none of a group is evidence that the group does not exist.
 */
export type FormGroup =
  /** Always formed: infinitive, finite forms, participle I, base form of an adjective, singular of a noun. */
  | 'basic'
  | 'participle1-inflected'
  | 'participle2-inflected'
  | 'zu-participle'
  | 'declension'
  | 'comparison'
  | 'plural'
  | 'genitive'
  | 'dative-e'
  /** Short and long forms that the rules grant beyond what a dictionary prints; no list is evidence against them. */
  | 'by-rule';

export interface BuiltForm {
  /** As spelled, lower case (nouns too), with ß and accents. */
  form: string;
  /** See tag.ts; without the lexeme's features. */
  tag: string;
  group: FormGroup;
  /** Rule of sd-2026 without the ruleset (`II.2.4.gerundive`), if more than plain inflection decides. */
  rule?: string;
  /** True when the rule bars the form. It overrides word lists, unless another reading admits the form. */
  barred?: true;
}

/** A lexeme with its forms. */
export interface Lexeme {
  /** The dictionary's spelling: `Haustür`, `abgeben`. */
  lemma: string;
  pos:
    | 'ver'
    | 'sub'
    | 'adj'
    | 'num'
    | 'adv'
    | 'pro'
    | 'prp'
    | 'kon'
    | 'art'
    | 'itj'
    | 'ptl'
    | 'abk'
    | 'name'
    | 'fm'
    | '';
  /** Features of all forms, added to each tag after a colon: gender of a noun, traits of a verb. Empty for none. */
  features: string;
  forms: BuiltForm[];
  /** True when the class comes from a similar word, not from a dictionary. */
  inferred: boolean;
  /** The whole verb, for a detached part of a separable verb (I.7.3). */
  source?: string;
}
