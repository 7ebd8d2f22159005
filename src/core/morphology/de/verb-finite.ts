/** Finite forms (II.2.1, II.2.5, II.5.1). */

import type { VerbForms } from './built-form.ts';
import type { VerbClass } from './verb-class.ts';
import {
  barsShortEr,
  endsInSibilant,
  endsInVowel,
  finalE,
  isElOrEr,
  join,
  mayJoinSubjunctive,
  needsE,
  presentStem,
  retainsEveryE,
} from './verb-stem.ts';

/** Adds all finite forms except the imperative. */
export function addFinite(forms: VerbForms, verb: VerbClass): void {
  if (verb.conjugation.infinitive === 'sein') {
    addSein(forms);
    return;
  }
  if (isElOrEr(verb.conjugation.infinitive)) addPresentElEr(forms, verb);
  else addPresent(forms, verb);
  for (const { form, longSecond } of verb.conjugation.preterites) {
    if (isWeak(form)) addWeakPast(forms, verb, form, isSubjunctiveToo(form, verb) ? 'pst sub2' : 'pst');
    else addStrongPreterite(forms, form, longSecond);
  }
  for (const form of verb.conjugation.subjunctives) {
    if (isWeak(form, verb)) addWeakPast(forms, verb, form, 'sub2');
    else addSubjunctive(forms, verb, form);
  }
  if (verb.conjugation.infinitive === 'werden') addWard(forms);
  addAlternatives(forms, verb);
  if (retainsEveryE(verb.conjugation.infinitive)) barLostE(forms, verb);
}

/** Returns true when a weak preterite is also the subjunctive: if it is regular (backte, beside büke) or no other subjunctive is named. */
function isSubjunctiveToo(form: string, { conjugation: { infinitive, subjunctives } }: VerbClass): boolean {
  const stem = presentStem(infinitive);
  return subjunctives.length === 0 || form === join(stem, needsE(stem) ? 'ete' : 'te');
}

/**
 * Returns true for a weak form. Preterites in -te are weak; a subjunctive is weak if its verb has a weak preterite (böte and träte are
 * strong).
 */
function isWeak(form: string, verb?: VerbClass): boolean {
  if (verb) return form.endsWith('te') && verb.conjugation.preterites.some((one) => isWeak(one.form));
  return form.endsWith('te');
}

/** Adds a form in -e and, if it may lose the e, the short form. */
function addInE(forms: VerbForms, verb: VerbClass, form: string, tags: readonly string[]): void {
  for (const tag of tags) forms.add(form, tag);
  // The e of a stem in -ee is not an ending: ich tee.
  if (!form.endsWith('e') || form.endsWith('ee')) return;
  const { rule, barred } = finalE(form, verb);
  for (const tag of tags) {
    if (barred) forms.bar(form.slice(0, -1), tag, rule);
    else forms.grant(form.slice(0, -1), tag, rule);
  }
}

/** Adds first and third person plural in -en; after a vowel also in -n (II.5.1.e). */
function addPlural(forms: VerbForms, stem: string, moods: readonly string[]): void {
  for (const mood of moods)
    for (const person of ['1', '3']) {
      forms.add(join(stem, 'en'), `ver:${mood}:pl:${person}`);
      if (endsInVowel(stem)) forms.grant(`${stem}n`, `ver:${mood}:pl:${person}`, 'II.5.1.e');
    }
}

function addPresent(forms: VerbForms, verb: VerbClass): void {
  const { infinitive, first, second, third, regularToo } = verb.conjugation;
  const stem = presentStem(infinitive);
  const e = needsE(stem) ? 'e' : '';
  const inE = join(stem, 'e');
  if (first !== undefined) forms.add(first, 'ver:prs:sg:1');
  addInE(forms, verb, inE, [...(first === undefined ? ['ver:prs:sg:1'] : []), 'ver:sub1:sg:1', 'ver:sub1:sg:3']);
  const regularSecond = stem + (endsInSibilant(stem) ? 't' : `${e}st`);
  forms.add(second ?? regularSecond, 'ver:prs:sg:2');
  forms.add(third ?? `${stem}${e}t`, 'ver:prs:sg:3');
  if (regularToo) {
    forms.add(regularSecond, 'ver:prs:sg:2');
    forms.add(`${stem}${e}t`, 'ver:prs:sg:3');
  }
  forms.add(`${stem}${e}t`, 'ver:prs:pl:2');
  forms.add(join(stem, 'est'), 'ver:sub1:sg:2');
  forms.add(join(stem, 'et'), 'ver:sub1:pl:2');
  if (infinitive === join(stem, 'en')) addPlural(forms, stem, ['prs', 'sub1']);
  else {
    forms.add(infinitive, 'ver:prs:pl:1');
    forms.add(infinitive, 'ver:prs:pl:3');
    // Austrian verbs in -ln (gaberln) have no other ending, tun has tuen.
    if (infinitive.endsWith('ln')) for (const person of ['1', '3']) forms.add(infinitive, `ver:sub1:pl:${person}`);
    else addPlural(forms, stem, ['sub1']);
  }
}

/** Verbs in -eln and -ern: no e before -st and -t (II.2.1), one of three shapes in the first person (II.5.1.f). */
function addPresentElEr(forms: VerbForms, verb: VerbClass): void {
  const { infinitive } = verb.conjugation;
  const stem = infinitive.slice(0, -1);
  const short = stem.slice(0, -2) + stem.slice(-1);
  const inE = ['ver:prs:sg:1', 'ver:sub1:sg:1', 'ver:sub1:sg:3'];
  addElErSingular(forms, verb, inE);
  for (const mood of ['prs', 'sub1']) {
    forms.add(`${stem}st`, `ver:${mood}:sg:2`);
    forms.add(`${stem}t`, `ver:${mood}:pl:2`);
    for (const person of ['1', '3']) forms.add(infinitive, `ver:${mood}:pl:${person}`);
  }
  forms.add(`${stem}t`, 'ver:prs:sg:3');
  forms.bar(`${stem}est`, 'ver:sub1:sg:2', 'II.2.1.el-er');
  forms.bar(`${stem}et`, 'ver:sub1:pl:2', 'II.2.1.el-er');
  forms.bar(short, 'ver:prs:sg:1', 'II.5.1.f.noext');
  forms.bar(`${short}est`, 'ver:sub1:sg:2', 'II.5.1.f.noext');
  forms.bar(`${short}et`, 'ver:sub1:pl:2', 'II.5.1.f.noext');
  forms.bar(`${short}en`, 'ver:prs:pl:1', 'II.5.1.f.noext');
}

/** `wandere`, `wandre`, `wander`; `sammele`, `sammle`, `sammel`. */
function addElErSingular(forms: VerbForms, verb: VerbClass, tags: readonly string[]): void {
  const { infinitive } = verb.conjugation;
  const stem = infinitive.slice(0, -1);
  const short = `${stem.slice(0, -2)}${stem.slice(-1)}e`;
  const barred = infinitive.endsWith('ern') && (verb.traits.english !== 'no' || barsShortEr(infinitive));
  for (const tag of tags) {
    forms.add(`${stem}e`, tag);
    if (infinitive.endsWith('eln')) forms.add(short, tag);
    else if (barred) forms.bar(short, tag, 'II.5.1.g');
    else forms.grant(short, tag, 'II.5.1.f');
    forms.grant(stem, tag, 'II.5.1.f');
  }
}

/** Weak endings on a form in -te: legte, dächte, hätte. */
function addWeakPast(forms: VerbForms, verb: VerbClass, form: string, moods: 'pst' | 'sub2' | 'pst sub2'): void {
  const stem = form.slice(0, -1);
  const both = moods.split(' ');
  addInE(
    forms,
    verb,
    form,
    both.flatMap((mood) => [`ver:${mood}:sg:1`, `ver:${mood}:sg:3`]),
  );
  for (const mood of both) {
    forms.add(`${stem}est`, `ver:${mood}:sg:2`);
    forms.add(`${stem}et`, `ver:${mood}:pl:2`);
  }
  addPlural(forms, stem, both);
}

/** `gab`: e before -st and -t after d and t, and where the dictionary has it (II.2.1.a–c). */
function addStrongPreterite(forms: VerbForms, form: string, longSecond: boolean): void {
  for (const person of ['1', '3']) forms.add(form, `ver:pst:sg:${person}`);
  addPlural(forms, form, ['pst']);
  const dental = /[dt]$/.test(form);
  const sibilant = /[sßxz]$/.test(form);
  // The second person of a strong preterite is lasest; last is not.
  if (!sibilant) forms.add(`${form}st`, 'ver:pst:sg:2');
  if (sibilant || longSecond)
    forms.add(join(form, 'est'), 'ver:pst:sg:2', 'basic', longSecond ? 'II.2.1.a' : undefined);
  else if (dental) forms.add(`${form}est`, 'ver:pst:sg:2', 'by-rule', 'II.2.1.b');
  forms.add(`${form}${dental ? 'e' : ''}t`, 'ver:pst:pl:2');
  if ((sibilant || longSecond) && !dental) forms.grant(join(form, 'et'), 'ver:pst:pl:2', 'II.2.1.a');
}

/** The old singular preterite of werden, in compounds too. */
function addWard(forms: VerbForms): void {
  for (const person of ['1', '3']) forms.add('ward', `ver:pst:sg:${person}`);
  forms.add('wardst', 'ver:pst:sg:2');
}

/** `gäbe`: endings with e, and without where no barred sequence arises (II.5.1.d). */
function addSubjunctive(forms: VerbForms, verb: VerbClass, form: string): void {
  const stem = form.slice(0, -1);
  addInE(forms, verb, form, ['ver:sub2:sg:1', 'ver:sub2:sg:3']);
  addPlural(forms, stem, ['sub2']);
  for (const [ending, tag] of [
    ['st', 'ver:sub2:sg:2'],
    ['t', 'ver:sub2:pl:2'],
  ] as const) {
    forms.add(join(stem, `e${ending}`), tag);
    if (mayJoinSubjunctive(stem, ending)) forms.grant(stem + ending, tag, 'II.5.1.d');
    else forms.bar(stem + ending, tag, 'II.5.1.d.seq');
  }
}

/** Adds second and third persons of II.2.5. Forms that extend them to other persons are barred. */
function addAlternatives(forms: VerbForms, { conjugation: { alternatives } }: VerbClass): void {
  for (const { form, person } of alternatives) {
    forms.add(form, `ver:prs:sg:${person}`, 'by-rule', 'II.2.5');
    if (!form.endsWith('t') || form.endsWith('st')) continue;
    const stem = form.slice(0, -1);
    forms.bar(join(stem, 'et'), 'ver:prs:pl:2', 'II.2.5.limits');
    forms.bar(join(stem, 'en'), 'ver:prs:pl:1', 'II.2.5.limits');
    forms.bar(join(stem, 'e'), 'ver:prs:sg:1', 'II.2.5.limits');
  }
}

/** Bars forms of verbs in -jen without e: rojt, rojte (II.5.1.c). */
function barLostE(forms: VerbForms, { conjugation: { infinitive } }: VerbClass): void {
  if (!infinitive.endsWith('jen')) return;
  const stem = presentStem(infinitive);
  for (const [ending, tag] of [
    ['st', 'prs:sg:2'],
    ['t', 'prs:sg:3'],
    ['te', 'pst:sg:1'],
    ['test', 'pst:sg:2'],
    ['ten', 'pst:pl:1'],
    ['tet', 'pst:pl:2'],
  ] as const)
    forms.bar(stem + ending, `ver:${tag}`, 'II.5.1.c');
}

/** Adds imperatives: komm, komme, kommt; gib, gebt. Separable verbs have them only with a detached particle. */
export function addImperative(forms: VerbForms, verb: VerbClass): void {
  const { infinitive, imperatives, first } = verb.conjugation;
  if (infinitive === 'sein') {
    forms.add('sei', 'ver:imp:sg');
    forms.add('seid', 'ver:imp:pl');
    return;
  }
  // Modal verbs have none.
  if (first !== undefined && infinitive !== 'wissen') return;
  if (isElOrEr(infinitive)) {
    addElErSingular(forms, verb, ['ver:imp:sg']);
    forms.add(`${infinitive.slice(0, -1)}t`, 'ver:imp:pl');
    return;
  }
  const stem = presentStem(infinitive);
  if (imperatives.length === 0 || verb.conjugation.regularToo) addInE(forms, verb, join(stem, 'e'), ['ver:imp:sg']);
  for (const form of imperatives) forms.add(form, 'ver:imp:sg');
  forms.add(`${stem}${needsE(stem) ? 'e' : ''}t`, 'ver:imp:pl');
  forms.add(join(stem, 'et'), 'ver:imp:pl');
}

function addSein(forms: VerbForms): void {
  for (const [form, ...tags] of [
    ['bin', 'prs:sg:1'],
    ['bist', 'prs:sg:2'],
    ['ist', 'prs:sg:3'],
    ['sind', 'prs:pl:1', 'prs:pl:3'],
    ['seid', 'prs:pl:2'],
    ['sei', 'sub1:sg:1', 'sub1:sg:3'],
    ['seist', 'sub1:sg:2'],
    ['seiest', 'sub1:sg:2'],
    ['seien', 'sub1:pl:1', 'sub1:pl:3'],
    ['seiet', 'sub1:pl:2'],
    ['war', 'pst:sg:1', 'pst:sg:3'],
    ['warst', 'pst:sg:2'],
    ['waren', 'pst:pl:1', 'pst:pl:3'],
    ['wart', 'pst:pl:2'],
    ['wäre', 'sub2:sg:1', 'sub2:sg:3'],
    ['wärest', 'sub2:sg:2'],
    ['wären', 'sub2:pl:1', 'sub2:pl:3'],
    ['wäret', 'sub2:pl:2'],
  ] as const)
    for (const tag of tags) forms.add(form, `ver:${tag}`);
  forms.grant('wär', 'ver:sub2:sg:1.3', 'II.5.1');
  forms.grant('wärst', 'ver:sub2:sg:2', 'II.5.1.d');
  forms.grant('wärt', 'ver:sub2:pl:2', 'II.5.1.d');
  forms.grant('sein', 'ver:sub1:pl:1.3', 'II.5.1.e');
}
