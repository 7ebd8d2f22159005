/** Infinitives and participles, with the declension and comparison of participles (II.2.3, II.2.4, II.2.8, II.5.1.e, II.5.2.b, II.6.2). */
import type { VerbForms } from './built-form.ts';
import type { VerbClass } from './verb-class.ts';
import { endsInVowel, join, presentStem } from './verb-stem.ts';

export const DECLENSION = ['e', 'em', 'en', 'er', 'es'] as const;

/** Adds the declined participle: `gebend` → gebende, gebendem … */
function addDeclined(
  forms: VerbForms,
  participle: string,
  tag: 'ver:part1' | 'ver:part2' | 'ver:zupart',
  rule?: string,
): void {
  const group =
    tag === 'ver:part1' ? 'participle1-inflected' : tag === 'ver:part2' ? 'participle2-inflected' : 'zu-participle';
  for (const ending of DECLENSION) forms.add(participle + ending, `${tag}:${ending}`, group, rule);
}

/** Bars the declined participle of a verb that has none (II.2.3, II.2.4.a). */
function barDeclined(forms: VerbForms, participle: string, tag: 'ver:part2' | 'ver:zupart', rule: string): void {
  for (const ending of DECLENSION) forms.bar(participle + ending, `${tag}:${ending}`, rule);
}

/** Participles II in an unstressed -en: gegeben, not getan and geschrien. */
function hasShortStem(participle: string): boolean {
  return participle.endsWith('en') && !participle.endsWith('ien');
}

/** Adds declined forms of participle II that lose the e of -en: gefrorne; none after n (II.5.2.b). */
function addShortDeclined(forms: VerbForms, participle: string): void {
  if (!hasShortStem(participle)) return;
  const short = `${participle.slice(0, -2)}n`;
  for (const ending of DECLENSION) {
    if (participle.endsWith('nen')) forms.bar(short + ending, `ver:part2:${ending}`, 'II.5.2.b.nen');
    else forms.grant(short + ending, `ver:part2:${ending}`, 'II.5.2.b');
  }
}

/** Adds comparative and superlative: schreiender, schreiendste; geglückter, geglückteste; gebrochener, gebrochenste. */
function addCompared(forms: VerbForms, participle: string, tag: 'ver:part1' | 'ver:part2'): void {
  const superlative = tag === 'ver:part2' && participle.endsWith('t') ? `${participle}est` : `${participle}st`;
  forms.add(`${participle}er`, `${tag}:comp`, 'comparison', 'II.2.3');
  for (const ending of DECLENSION) {
    forms.add(`${participle}er${ending}`, `${tag}:comp:${ending}`, 'comparison', 'II.2.3');
    forms.add(superlative + ending, `${tag}:sup:${ending}`, 'comparison', 'II.2.3');
  }
  if (tag !== 'ver:part2' || !hasShortStem(participle) || participle.endsWith('nen')) return;
  const short = `${participle.slice(0, -2)}n`;
  forms.grant(`${short}er`, `${tag}:comp`, 'II.5.2.b');
  for (const ending of DECLENSION) forms.grant(`${short}er${ending}`, `${tag}:comp:${ending}`, 'II.5.2.b');
}

/** Adds the infinitive, its genitive as a noun, and the infinitive with zu. The collector has no particle here. */
export function addInfinitives(
  forms: VerbForms,
  { conjugation: { infinitive }, traits: { particle } }: VerbClass,
): void {
  const whole = particle + infinitive;
  forms.add(whole, 'ver:inf');
  forms.add(`${whole}s`, 'ver:inf:gen', 'basic', 'II.2.8');
  if (particle) forms.add(`${particle}zu${infinitive}`, 'ver:zu', 'basic', 'II.2.4');
  const short = shortInfinitive(infinitive);
  if (!short) return;
  forms.grant(particle + short, 'ver:inf', 'II.5.1.e');
  forms.bar(`${particle}${short}s`, 'ver:inf:gen', 'II.5.1.e.excl');
  if (particle) forms.grant(`${particle}zu${short}`, 'ver:zu', 'II.5.1.e.zu');
}

/** `gehen` → `gehn`; undefined where no vowel comes before -en. */
function shortInfinitive(infinitive: string): string | undefined {
  const stem = presentStem(infinitive);
  return endsInVowel(stem) && infinitive === join(stem, 'en') ? `${stem}n` : undefined;
}

/** Returns participle I, formed from the infinitive: gebend, wandernd, tuend. */
export function presentParticiple(infinitive: string): string {
  if (infinitive === 'sein') return 'seiend';
  return infinitive.endsWith('tun') ? `${infinitive.slice(0, -1)}end` : `${infinitive}d`;
}

export function addParticiples(forms: VerbForms, verb: VerbClass): void {
  const { conjugation, traits } = verb;
  const present = traits.particle + presentParticiple(conjugation.infinitive);
  forms.add(present, 'ver:part1');
  if (traits.participle1Declined) addDeclined(forms, present, 'ver:part1');
  if (traits.comparedParticiples.has(present)) addCompared(forms, present, 'ver:part1');
  if (traits.particle) addZuParticiple(forms, verb);
  for (const one of conjugation.participles) addPastParticiple(forms, verb, traits.particle + one);
  // The auxiliary's participle has no ge and stands with another verb only.
  if (conjugation.infinitive === 'werden' && !traits.particle) forms.add('worden', 'ver:part2');
  if (traits.edParticiple) addEnglishParticiple(forms, verb);
}

/** Adds the participle with zu, declined only; the bare one is barred (II.2.4.b). */
function addZuParticiple(forms: VerbForms, { conjugation: { infinitive }, traits }: VerbClass): void {
  const bare = `${traits.particle}zu${presentParticiple(infinitive)}`;
  if (traits.zuParticiple) addDeclined(forms, bare, 'ver:zupart', 'II.2.4.gerundive');
  else barDeclined(forms, bare, 'ver:zupart', 'II.2.4.a');
  forms.bar(bare, 'ver:zupart', 'II.2.4.b');
}

function addPastParticiple(forms: VerbForms, { conjugation: { infinitive }, traits }: VerbClass, whole: string): void {
  forms.add(whole, 'ver:part2');
  if (whole.endsWith('en') && !whole.endsWith('ien') && endsInVowel(whole.slice(0, -2)))
    forms.grant(`${whole.slice(0, -2)}n`, 'ver:part2', 'II.5.1.e');
  if (infinitive.endsWith('jen') && whole.endsWith('jet')) {
    const lost = `${whole.slice(0, -2)}t`;
    forms.bar(lost, 'ver:part2', 'II.5.1.c');
    for (const ending of DECLENSION) forms.bar(lost + ending, `ver:part2:${ending}`, 'II.5.1.c');
  }
  if (traits.participle2Declined) {
    // If there is an English participle in -ed, too, the German one is declined.
    addDeclined(forms, whole, 'ver:part2', traits.edParticiple ? 'II.6.2.a' : undefined);
    addShortDeclined(forms, whole);
  } else barDeclined(forms, whole, 'ver:part2', 'II.2.3.nonattributive');
  if (traits.comparedParticiples.has(whole)) addCompared(forms, whole, 'ver:part2');
}

/** `gegamed`, never declined (II.6.2.a). */
function addEnglishParticiple(forms: VerbForms, { conjugation, traits }: VerbClass): void {
  for (const german of conjugation.participles) {
    if (!german.endsWith('t')) continue;
    const stem = german.replace(/e?t$/, '');
    const whole = `${traits.particle}${stem}ed`;
    forms.grant(whole, 'ver:part2', 'II.6.2.a');
    for (const ending of DECLENSION) forms.bar(whole + ending, `ver:part2:${ending}`, 'II.6.2.a.attr');
  }
}
