/** All forms of a verb under sd-2026. */
import type { BuiltForm } from './built-form.ts';
import { DECLENSION } from './participle.ts';
import type { VerbClass, VerbUse } from './verb-class.ts';
import { addFinite, addImperative } from './verb-finite.ts';
import { VerbForms } from './verb-forms.ts';
import { addInfinitives, addParticiples, presentParticiple } from './verb-nonfinite.ts';

/** Forms of the whole verb; of a separable one the joined forms only. */
export function buildVerb(verb: VerbClass): BuiltForm[] {
  const { particle, use } = verb.traits;
  const finite = new VerbForms(particle);
  addFinite(finite, verb);
  if (!particle) addImperative(finite, verb);
  const nonfinite = new VerbForms();
  addInfinitives(nonfinite, verb);
  addParticiples(nonfinite, verb);
  const forms = [...nonfinite.build(), ...finite.build()].map((form) => restrict(form, use));
  return mergeEqual(verb.conjugation.infinitive.endsWith('dingen') ? forms.map(nameDingen) : forms);
}

/** The strong past of dingen stands beside the weak one by a rule of its own (II.2.2). */
function nameDingen(form: BuiltForm): BuiltForm {
  return /:(?:pst|sub2):/.test(form.tag) && /d[aä]ng/.test(form.form) && !form.barred
    ? { ...form, rule: 'II.2.2' }
    : form;
}

/** What is said of a form that both halves have: a plain reading outweighs a granted one, any reading a barred one. */
function mergeEqual(forms: readonly BuiltForm[]): BuiltForm[] {
  const plain = new Set(forms.filter(({ group }) => group !== 'by-rule').map(({ form }) => form));
  const admitted = new Set(forms.filter(({ barred }) => !barred).map(({ form }) => form));
  return forms.filter((one) => {
    if (one.barred) return !admitted.has(one.form);
    return one.group !== 'by-rule' || !plain.has(one.form);
  });
}

/** Forms of a separable verb's part that is no verb by itself: finite ones; the others are barred (I.7.3). */
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

/** Bars the form where the verb's use excludes it, and names the rule where it stays. */
function restrict(form: BuiltForm, use: VerbUse): BuiltForm {
  const positions = form.tag.split(':');
  if (form.barred || positions[1] === 'inf' || positions[1] === 'zu' || use.kind === 'full') return form;
  const rule =
    use.kind === 'only' || use.kind === 'participle'
      ? 'II.1.3'
      : use.kind === 'impersonal'
        ? 'II.2.6.impersonal'
        : 'II.2.6';
  if (!isLeft(form, positions, use)) return { ...form, group: 'by-rule', rule, barred: true };
  return form.rule ? form : { ...form, rule };
}

function isLeft({ form }: BuiltForm, positions: readonly string[], use: VerbUse): boolean {
  const participle = positions[1] === 'part1' || positions[1] === 'part2' || positions[1] === 'zupart';
  const third = positions.at(-1)?.split('.').includes('3') ?? false;
  if (use.kind === 'only') return third && positions.includes('sg') && use.forms.has(form);
  if (use.kind === 'participle') return positions[1] === 'part2';
  if (use.kind === 'third') return participle || third;
  return positions[1] === 'part2' || (third && positions.includes('sg'));
}

/** Features of all forms of the verb (see tag.ts). */
export function verbFeatures({ traits }: VerbClass): string {
  return [
    ...(traits.particle ? ['sep'] : []),
    ...(traits.participle2Declined ? ['tr'] : []),
    ...(traits.english === 'no' ? [] : ['eng']),
    ...(traits.english === 'silent-e' ? ['enge'] : []),
  ].join(':');
}
