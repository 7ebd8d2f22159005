/** The conjugation class of a verb. */

/** A preterite by its first person: `gab`, `legte`, `brachte`. A preterite in -te takes weak endings. */
export interface Preterite {
  form: string;
  /** For strong preterites: true when the second person may take an e (`flogest`, `floget`). After d and t it always may (II.2.1.b). */
  longSecond: boolean;
}

/** An alternative second or third person of the present (II.2.5). */
export interface AlternativePresent {
  form: string;
  person: '2' | '3' | '2.3';
  /** Obsolete ones belong to the simple verb only (II.2.5.veraltet). */
  obsolete: boolean;
}

/**
 * Restrictions on the forms of a verb. `only` names the forms that the verb has in addition to the infinitive and its genitive (II.1.3).
 * Impersonal verbs have the third person singular and participle II (II.2.6). `third` has the third persons and the participles,
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
  /** First person singular of the present, if it is not stem + e: `darf`, `weiß`. */
  first?: string;
  /** Second and third person singular of the present, if irregular: `gibst`, `gibt`. */
  second?: string;
  third?: string;
  /** Imperative singular, if it is not stem + e: `gib`; with a long form `sieh`, `siehe`. */
  imperatives: readonly string[];
  preterites: readonly Preterite[];
  /** Subjunctive II by its first person: `gäbe`, `dächte`; empty if it is the preterite. */
  subjunctives: readonly string[];
  /** Participles II in full: `gegeben`, `vergeben`, `gelegt`. */
  participles: readonly string[];
  /** True when regular forms exist as well: quillst and quellst. */
  regularToo: boolean;
  alternatives: readonly AlternativePresent[];
}

export interface VerbTraits {
  /** Separable particle: `ab`, `weiß`; empty for none. */
  particle: string;
  use: VerbUse;
  /** From English (II.6); `final-e` when the English word ends in -e, `silent-e` when that is silent (game, not handle). */
  english: 'no' | 'yes' | 'final-e' | 'silent-e';
  /** True when the English participle in -ed exists as well as the German one (II.6.2.a). */
  edParticiple: boolean;
  /** Whether participle I and participle II are declined (II.2.3), and whether there is a declined participle with zu (II.2.4.a). */
  participle1Declined: boolean;
  participle2Declined: boolean;
  zuParticiple: boolean;
  /** Whole participles that are compared (II.2.3): umwerfend, gespalten, but not the rarer gespaltet. */
  comparedParticiples: ReadonlySet<string>;
}

export interface VerbClass {
  conjugation: Conjugation;
  traits: VerbTraits;
}

/** Verbs whose present and subjunctive I never lose the final e (II.5.1.b), compounds included. */
export const NO_FINAL_E_DROP: readonly string[] = ['dürfen', 'können', 'mögen', 'müssen', 'wollen', 'wissen'];
