/** Builds all forms of a verb under sd-2026. */
import { type BuiltForm, VerbForms } from './built-form.ts';
import type { VerbClass, VerbUse } from './verb-class.ts';
import { addFinite, addImperative } from './verb-finite.ts';
import { addInfinitives, addParticiples, DECLENSION, presentParticiple } from './verb-nonfinite.ts';

/** Returns the forms of the whole verb; for a separable one the joined forms only. */
export function buildVerb(verb: VerbClass): BuiltForm[] {
  const { particle, use } = verb.traits;
  const finite = new VerbForms(particle);
  addFinite(finite, verb);
  if (!particle) addImperative(finite, verb);
  const nonfinite = new VerbForms();
  addInfinitives(nonfinite, verb);
  addParticiples(nonfinite, verb);
  const forms = [...nonfinite.build(), ...finite.build()].flatMap((form) => restrict(form, use));
  const merged = use.kind === 'full' ? mergeEqual(forms) : forms;
  return verb.conjugation.infinitive.endsWith('dingen') ? merged.map(nameDingen) : merged;
}

/** The strong past of dingen stands beside the weak one by a rule of its own (II.2.2). */
function nameDingen(form: BuiltForm): BuiltForm {
  return /:(?:pst|sub2):/.test(form.tag) && /d[aä]ng/.test(form.form) && !form.barred
    ? { ...form, rule: 'II.2.2' }
    : form;
}

/** Merges equal forms of both halves: a plain reading wins over a granted one, any reading over a barred one. */
function mergeEqual(forms: readonly BuiltForm[]): BuiltForm[] {
  const plain = new Set(forms.filter(({ group }) => group !== 'by-rule').map(({ form }) => form));
  const admitted = new Set(forms.filter(({ barred }) => !barred).map(({ form }) => form));
  return forms.filter((one) => {
    if (one.barred) return !admitted.has(one.form);
    return one.group !== 'by-rule' || !plain.has(one.form);
  });
}

/** Returns the forms of a separable verb's base that is no verb by itself: the finite ones; the others are barred (I.7.3). */
export function buildBarePart(verb: VerbClass): BuiltForm[] {
  const { infinitive, participles } = verb.conjugation;
  const forms = new VerbForms();
  addFinite(forms, verb);
  addImperative(forms, verb);
  const rule = 'I.7.3.participle';
  const present = presentParticiple(infinitive);
  forms.bar(`${infinitive}s`, 'ver:inf:gen', rule);
  for (const [participle, tag] of [
    [present, 'ver:part1'] as const,
    ...participles.map((one) => [one, 'ver:part2'] as const),
  ]) {
    forms.bar(participle, tag, rule);
    for (const ending of DECLENSION) forms.bar(participle + ending, `${tag}:${ending}`, rule);
  }
  return forms.build().map((form) => (form.rule ? form : { ...form, rule: 'I.7.3' }));
}

/** The rule that restricts the verb. */
const RULE_OF_USE = {
  only: 'II.1.3',
  participle: 'II.1.3',
  third: 'II.2.6',
  impersonal: 'II.2.6.impersonal',
} as const satisfies Partial<Record<VerbUse['kind'], string>>;

/**
 * Bars the form if the verb's use excludes it, and names the rule if it stays. A form that stays for some persons only (wir geschehen, sie
 * geschehen) has two readings.
 */
function restrict(form: BuiltForm, use: VerbUse): BuiltForm[] {
  const positions = form.tag.split(':');
  if (form.barred || positions[1] === 'inf' || positions[1] === 'zu' || use.kind === 'full') return [form];
  const rule = RULE_OF_USE[use.kind];
  const withPersons = (persons: readonly string[]): string => [...positions.slice(0, -1), persons.join('.')].join(':');
  const left = (tag: string): BuiltForm => ({ ...form, tag, rule: form.rule ?? rule });
  const gone = (tag: string): BuiltForm => ({ ...form, tag, group: 'by-rule', rule, barred: true });
  const persons = hasPerson(positions) ? (positions[3] ?? '').split('.') : [];
  const third = persons.includes('3') && isThirdLeft(form, positions, use);
  if (persons.length === 0) return [isNonfiniteLeft(form, positions, use) ? left(form.tag) : gone(form.tag)];
  if (!third) return [gone(form.tag)];
  const others = persons.filter((person) => person !== '3');
  return [left(withPersons(['3'])), ...(others.length > 0 ? [gone(withPersons(others))] : [])];
}

/** Returns true for forms with a person: finite ones except the imperative. */
function hasPerson(positions: readonly string[]): boolean {
  return positions.length === 4 && (positions[2] === 'sg' || positions[2] === 'pl');
}

function isThirdLeft({ form }: BuiltForm, positions: readonly string[], use: VerbUse): boolean {
  if (use.kind === 'third') return true;
  if (positions[2] !== 'sg') return false;
  return use.kind === 'impersonal' || (use.kind === 'only' && use.forms.has(form));
}

/** Returns true for participles, which stay; the imperative never does. */
function isNonfiniteLeft({ form }: BuiltForm, positions: readonly string[], use: VerbUse): boolean {
  if (positions[1] === 'imp') return false;
  if (use.kind === 'third') return true;
  if (use.kind === 'only') return use.forms.has(form);
  return positions[1] === 'part2';
}

/** Returns the features of all forms of the verb (see tag.ts). */
export function verbFeatures({ traits }: VerbClass): string {
  return [
    ...(traits.particle ? ['sep'] : []),
    ...(traits.participle2Declined ? ['tr'] : []),
    ...(traits.english === 'no' ? [] : ['eng']),
    ...(traits.english === 'silent-e' ? ['enge'] : []),
  ].join(':');
}
