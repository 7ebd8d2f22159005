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

/** Collects the forms of one verb. Merges tags of equal forms and drops readings that a plainer reading covers. */
export class VerbForms {
  readonly #forms: BuiltForm[] = [];
  readonly #particle: string;

  /** @param particle put before each form */
  constructor(particle = '') {
    this.#particle = particle;
  }

  add(form: string, tag: string, group: FormGroup = 'basic', rule?: string): void {
    this.#forms.push({ form: this.#particle + form, tag, group, ...(rule && { rule }) });
  }

  /** Adds a form that a rule grants beyond the dictionary. */
  grant(form: string, tag: string, rule: string): void {
    this.add(form, tag, 'by-rule', rule);
  }

  bar(form: string, tag: string, rule: string): void {
    this.#forms.push({ form: this.#particle + form, tag, group: 'by-rule', rule, barred: true });
  }

  /** Returns all forms. A granted form is left out beside a plain form with its spelling, a barred one beside any other. */
  build(): BuiltForm[] {
    const bySpelling = new Map<string, BuiltForm[]>();
    for (const form of this.#forms) {
      const alike = bySpelling.get(form.form);
      if (alike) alike.push(form);
      else bySpelling.set(form.form, [form]);
    }
    return [...bySpelling.values()].flatMap((alike) => {
      const plain = alike.filter(({ group }) => group !== 'by-rule');
      const granted = alike.filter(({ barred }) => !barred);
      return mergeTags(plain.length > 0 ? plain : granted.length > 0 ? granted : alike.slice(0, 1));
    });
  }
}

/** Merges tags that differ in one position: prs:pl:1 and prs:pl:3 → prs:pl:1.3. */
function mergeTags(forms: readonly BuiltForm[]): BuiltForm[] {
  const merged: BuiltForm[] = [];
  for (const form of forms) {
    let next = form;
    for (let i = 0; i < merged.length; i++) {
      const one = merged[i] as BuiltForm;
      const tag = one.group === next.group && one.rule === next.rule ? joinTags(one.tag, next.tag) : undefined;
      if (tag === undefined) continue;
      next = { ...one, tag };
      merged.splice(i, 1);
      i = -1;
    }
    merged.push(next);
  }
  return merged;
}

const MOODS = new Set(['prs', 'sub1', 'pst', 'sub2']);

function isMood(position: string): boolean {
  return position.split('.').every((mood) => MOODS.has(mood));
}

function joinTags(one: string, other: string): string | undefined {
  if (one === other) return one;
  const a = one.split(':');
  const b = other.split(':');
  if (a.length !== b.length) return undefined;
  const differing = a.flatMap((value, i) => (value === b[i] ? [] : [i]));
  if (differing.length !== 1) return undefined;
  const at = differing[0] as number;
  // entschiedner, declined or compared, is two readings as well.
  if (a[at] === 'comp' || b[at] === 'comp') return undefined;
  // Infinitive and participle II (bekommen) stay two readings.
  if (at === 1 && !(isMood(a[at] as string) && isMood(b[at] as string))) return undefined;
  a[at] = [...new Set(`${a[at]}.${b[at]}`.split('.'))].join('.');
  return a.join(':');
}
