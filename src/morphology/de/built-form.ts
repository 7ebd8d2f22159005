/**
 * What the generators of this folder build: the forms of one lemma, each with the rule of sd-2026 that admits or bars it.
 */

/**
 * Forms that stand or fall together: a dictionary entry that lacks one of a group lacks all of it. A word list that has the
 * lemma's other forms but none of a group is evidence that the group is not formed.
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
  /** Rule of sd-2026 without the ruleset (`II.2.4.gerundive`) where more than plain inflection decides. */
  rule?: string;
  /** True when the rule bars the form: a word list that has it is overruled, unless another reading admits it. */
  barred?: true;
}

/** One dictionary word with its forms. */
export interface Lexeme {
  /** As dictionaries spell it: `Haustür`, `abgeben`. */
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
  /** What holds for all forms, joined to every tag by a colon: gender of a noun, traits of a verb. Empty for none. */
  features: string;
  forms: BuiltForm[];
  /** True when the class was taken from a similar word, not from a dictionary. */
  inferred: boolean;
  /** Of a detached part of a separable verb (I.7.3): the whole verb. */
  source?: string;
}
