/** What the conjugation of a verb depends on. */

/** A preterite by its first person: `gab`, `legte`, `brachte`. One that ends in -te takes weak endings. */
export interface Preterite {
  form: string;
  /** Strong ones: may the second person take an e (`flogest`, `floget`)? After d and t it always may (II.2.1.b). */
  longSecond: boolean;
}

/** Second or third person of the present besides the regular ones (II.2.5). */
export interface AlternativePresent {
  form: string;
  person: '2' | '3' | '2.3';
  /** Obsolete ones belong to the simple verb only (II.2.5.veraltet). */
  obsolete: boolean;
}

/**
 * What a verb may be used for. `only` names the forms that a verb has besides the infinitive and its genitive (II.1.3); the
 * impersonal ones have the third person singular and participle II (II.2.6), `third` the third persons and the participles,
 * `participle` participle II alone.
 */
export type VerbUse =
  | { kind: 'full' }
  | { kind: 'impersonal' }
  | { kind: 'third' }
  | { kind: 'participle' }
  | { kind: 'only'; forms: ReadonlySet<string> };

/** Stems of one conjugation, without a separable particle. */
export interface Conjugation {
  /** `geben`, `wandern`, `tun`, `vergeben`. */
  infinitive: string;
  /** First person singular of the present where it is not stem + e: `darf`, `weiß`. */
  first?: string;
  /** Second and third person singular of the present where they are not regular: `gibst`, `gibt`. */
  second?: string;
  third?: string;
  /** Imperative singular where it is not stem + e: `gib`; with a long one `sieh`, `siehe`. */
  imperatives: readonly string[];
  preterites: readonly Preterite[];
  /** Subjunctive II by its first person: `gäbe`, `dächte`; empty when it is the preterite. */
  subjunctives: readonly string[];
  /** Participles II in full: `gegeben`, `vergeben`, `gelegt`. */
  participles: readonly string[];
  /** Regular second and third person besides the changed ones: quillst and quellst. */
  regularToo: boolean;
  alternatives: readonly AlternativePresent[];
}

export interface VerbTraits {
  /** Separable particle: `ab`, `weiß`; empty for none. */
  particle: string;
  use: VerbUse;
  /** From English (II.6); `final-e` when the English word ends in -e, `silent-e` when that is silent (game, not handle). */
  english: 'no' | 'yes' | 'final-e' | 'silent-e';
  /** English participle in -ed besides the German one (II.6.2.a). */
  edParticiple: boolean;
  /** Is participle I declined, is participle II (II.2.3), is there a declined participle with zu (II.2.4.a)? */
  participle1Declined: boolean;
  participle2Declined: boolean;
  zuParticiple: boolean;
  /** Are the participles compared (II.2.3)? */
  /** Participles that are compared, whole: umwerfend, gespalten, which the rarer gespaltet is not. */
  comparedParticiples: ReadonlySet<string>;
}

export interface VerbClass {
  conjugation: Conjugation;
  traits: VerbTraits;
}

/** Verbs whose present and subjunctive I never lose the final e (II.5.1.b), compounds included. */
export const NO_FINAL_E_DROP: readonly string[] = ['dürfen', 'können', 'mögen', 'müssen', 'wollen', 'wissen'];
