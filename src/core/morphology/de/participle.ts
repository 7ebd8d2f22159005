/** Declension and comparison of participles (II.2.3, II.5.2.b). */
import type { VerbForms } from './verb-forms.ts';

export const DECLENSION = ['e', 'em', 'en', 'er', 'es'] as const;

/** Adds the declined participle: `gebend` → gebende, gebendem … */
export function addDeclined(
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
export function barDeclined(forms: VerbForms, participle: string, tag: 'ver:part2' | 'ver:zupart', rule: string): void {
  for (const ending of DECLENSION) forms.bar(participle + ending, `${tag}:${ending}`, rule);
}

/** Participles II in an unstressed -en: gegeben, not getan and geschrien. */
function hasShortStem(participle: string): boolean {
  return participle.endsWith('en') && !participle.endsWith('ien');
}

/** Adds declined forms of participle II that lose the e of -en: gefrorne; none after n (II.5.2.b). */
export function addShortDeclined(forms: VerbForms, participle: string): void {
  if (!hasShortStem(participle)) return;
  const short = `${participle.slice(0, -2)}n`;
  for (const ending of DECLENSION) {
    if (participle.endsWith('nen')) forms.bar(short + ending, `ver:part2:${ending}`, 'II.5.2.b.nen');
    else forms.grant(short + ending, `ver:part2:${ending}`, 'II.5.2.b');
  }
}

/** Adds comparative and superlative: schreiender, schreiendste; geglückter, geglückteste; gebrochener, gebrochenste. */
export function addCompared(forms: VerbForms, participle: string, tag: 'ver:part1' | 'ver:part2'): void {
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
