/** Builds all forms of a noun from lemma, class and traits (sd-2026 II.3). */
import type { BuiltForm } from './built-form.ts';
import { type NounClass, pluralForm } from './noun-class.ts';

/** What a dictionary entry states besides gender and endings. */
export interface NounTraits {
  /** The entry, or that of a compound's last member, names a foreign source language (II.3.1, II.3.3). */
  foreign?: boolean;
  /** The dative plural is like the nominative though it ends in -e, -el or -er (II.3.4). */
  unchangedPlural?: boolean;
  /** Only the lemma itself counts (II.1.3: "nur in …"). */
  restricted?: boolean;
  /** No dative in -e, because lists with all other forms lack it. */
  noDativeE?: boolean;
}

/** Genitive endings with an e before the s: they go with a dative in -e. */
const FULL_GENITIVE: Readonly<Record<string, string>> = { es: 'e', ses: 'se', zes: 'ze' };
/** Endings that the other singular cases share. */
const OBLIQUE: Readonly<Record<string, string>> = { n: 'n', en: 'en', ns: 'n', ens: 'en', nen: 'nen' };
const VOWEL_STEM = /[aeiouyäöü]h?$/;
const TAKES_DATIVE_N = /(?:e|e[lr])$/;

/** Returns true when the stem ends in a vowel, or in a vowel and h, so that it takes no dative -e (II.3.1). */
export function endsInVowel(stem: string): boolean {
  return VOWEL_STEM.test(stem);
}

/** Returns the dative plural for a nominative plural, both in lower case: -n after -e, -el, -er (II.3.4). */
export function dativePlural(plural: string): string {
  return TAKES_DATIVE_N.test(plural) ? `${plural}n` : plural;
}

/** Returns the forms in lower case, those of one case and number once, barred ones last. `lemma` may be in any case. */
export function buildNoun(lemma: string, nounClass: NounClass, traits: NounTraits = {}): BuiltForm[] {
  const base = lemma.toLowerCase();
  if (nounClass.genitive[0] === 'adj') return likeAnAdjective(base);
  const forms: BuiltForm[] = [];
  if (nounClass.genitive.length > 0) singular(base, nounClass, forms);
  for (const code of nounClass.plural) plural(base, code, traits, forms);
  dativeE(base, nounClass, traits, forms);
  if (traits.restricted)
    for (const form of forms) Object.assign(form, { rule: 'II.1.3', ...(form.form === base ? {} : { barred: true }) });
  const admitted = new Set(forms.filter((form) => !form.barred).map(({ form }) => form));
  return forms.filter((form) => !form.barred || !admitted.has(form.form));
}

function singular(base: string, { genitive }: NounClass, forms: BuiltForm[]): void {
  const endings = new Set(genitive);
  const oblique = genitive.map((ending) => OBLIQUE[ending]).find((ending) => ending !== undefined);
  const cases = ['nom'];
  if (endings.has('')) cases.push('gen');
  const strong = genitive.some((ending) => OBLIQUE[ending] === undefined);
  // Herz: the accusative is like the nominative; Name: it is not.
  if (oblique === undefined || strong) cases.push('dat', 'acc');
  else if (genitive[0] === 'ens') cases.push('acc');
  forms.push({ form: base, tag: `sub:sg:${cases.join('.')}`, group: 'basic' });
  if (oblique !== undefined) {
    const weak = ['dat', 'acc'].filter((name) => strong || !cases.includes(name));
    if (genitive[0] === 'ens') weak.splice(weak.indexOf('acc'), Number(weak.includes('acc')));
    if (endings.has(oblique)) weak.unshift('gen');
    forms.push({ form: base + oblique, tag: `sub:sg:${weak.join('.')}`, group: 'basic' });
  }
  for (const ending of genitive)
    if (ending !== '' && ending !== oblique)
      forms.push({ form: base + ending, tag: 'sub:sg:gen', group: ending === 'es' ? 'genitive' : 'basic' });
}

function plural(base: string, code: string, { unchangedPlural }: NounTraits, forms: BuiltForm[]): void {
  const nominative = pluralForm(base, code);
  if (nominative === undefined) return;
  const dative = dativePlural(nominative);
  const unchanged = dative === nominative || unchangedPlural;
  forms.push({ form: nominative, tag: `sub:pl:nom.gen${unchanged ? '.dat' : ''}.acc`, group: 'plural' });
  if (dative === nominative) return;
  const form: BuiltForm = { form: dative, tag: 'sub:pl:dat', group: 'plural', rule: 'II.3.4' };
  forms.push(unchangedPlural ? { ...form, rule: 'II.3.4.unchanged', barred: true } : form);
}

function dativeE(base: string, { genitive, plural: codes }: NounClass, traits: NounTraits, forms: BuiltForm[]): void {
  const full = genitive.find((ending) => FULL_GENITIVE[ending] !== undefined);
  if (full === undefined || traits.noDativeE) return;
  const form: BuiltForm = { form: base + FULL_GENITIVE[full], tag: 'sub:sg:dat', group: 'dative-e', rule: 'II.3.1' };
  const umlauting = codes.some((code) => code.startsWith('^'));
  if (endsInVowel(base)) forms.push({ ...form, rule: 'II.3.1.vowel', barred: true });
  else if (!traits.foreign) forms.push(form);
  else if (umlauting) forms.push({ ...form, rule: 'II.3.2' });
  else forms.push({ ...form, rule: 'II.3.1.foreign', barred: true });
}

/** Endings of the weak and the strong declension of persons, with the cases that they stand for. */
const LIKE_ADJECTIVES: readonly (readonly [ending: string, tag: string])[] = [
  ['e', 'sub:sg:nom'],
  ['en', 'sub:sg:gen.dat.acc'],
  ['en', 'sub:pl:nom.gen.dat.acc'],
  ['er', 'sub:sg:nom'],
  ['em', 'sub:sg:dat'],
];

/** Nominalised adjectives and participles with an entry of their own: der Beamte, ein Beamter. */
function likeAnAdjective(base: string): BuiltForm[] {
  const stem = base.replace(/er?$/, '');
  return LIKE_ADJECTIVES.map(([ending, tag]) => ({ form: stem + ending, tag, group: 'basic' }));
}
