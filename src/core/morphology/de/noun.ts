/** Declension classes and forms of nouns (II.3). */
import type { BuiltForm } from './built-form.ts';

/**
 * Declension classes of German nouns, written as short codes: gender, endings of the genitive singular, plurals.
 *
 * ```
 * f  -     en         Zeitung, Zeitung, Zeitungen
 * m  s/es  ^e         Baum, Baums or Baumes, Bäume
 * n  s     -um+en     Museum, Museums, Museen
 * m  en    en         Mensch, Menschen, Menschen
 * n  s     .          Fenster: plural like the singular
 * n  s     none       Laub: no plural
 * .  none  .          Ferien: plural only, the lemma is the plural
 * m  adj   adj        Beamter: declined like an adjective; the lemma is the weak form in -e
 * ```
 *
 * A plural is `[^][-CUT+]ENDING`: `^` umlauts the stem, CUT is taken off the lemma; `.` leaves the lemma as it is.
 */

export interface NounClass {
  /** Genders m, f, n, joined by dots (`m.n`); empty for nouns without a singular. */
  gender: string;
  /** Endings of the genitive singular, most usual first; `['']` if it is like the nominative, `['adj']`, `[]` without a singular. */
  genitive: readonly string[];
  /** Plural codes, most usual first; empty for none. */
  plural: readonly string[];
}

/** Parses a class as printed above, its three parts separated by blanks. */
export function parseNounClass(code: string): NounClass {
  const [gender = '', genitive = '', plural = ''] = code.split(/ +/);
  return {
    gender: gender === '.' ? '' : gender,
    genitive: genitive === 'none' ? [] : genitive.split('/').map((ending) => (ending === '-' ? '' : ending)),
    plural: plural === 'none' ? [] : plural.split('/').map((ending) => (ending === '.' ? '' : ending)),
  };
}

/** Returns the code of a class; equal classes have equal codes. */
export function formatNounClass({ gender, genitive, plural }: NounClass): string {
  return [
    gender || '.',
    genitive.map((ending) => ending || '-').join('/') || 'none',
    plural.map((ending) => ending || '.').join('/') || 'none',
  ].join(' ');
}

const UMLAUT: Readonly<Record<string, string>> = { aa: 'ä', oo: 'ö', au: 'äu', a: 'ä', o: 'ö', u: 'ü' };
const LAST_NUCLEUS = /(aa|oo|(?<!e)au|(?<![aeq])u|o|a)([^aouäöü]*)$/u;

/** Returns the stem with its last a, o, u or au umlauted: `Apfel` → `Äpfel`, `Saal` → `Säl`; undefined if there is none. */
export function umlauted(stem: string): string | undefined {
  const match = LAST_NUCLEUS.exec(stem);
  if (!match) return undefined;
  return stem.slice(0, match.index) + UMLAUT[match[1] as string] + match[2];
}

/** Returns the nominative plural of a lower-case lemma by one plural code; undefined if the lemma does not have the shape. */
export function pluralForm(lemma: string, code: string): string | undefined {
  let rest = code;
  let stem: string | undefined = lemma;
  if (rest.startsWith('^')) {
    rest = rest.slice(1);
    stem = umlauted(lemma);
    if (stem === undefined) return undefined;
  }
  const plus = rest.indexOf('+');
  if (rest.startsWith('-') && plus > 0) {
    const cut = rest.slice(1, plus);
    if (!stem.endsWith(cut)) return undefined;
    return stem.slice(0, stem.length - cut.length) + rest.slice(plus + 1);
  }
  return stem + rest;
}

/** What a dictionary entry states in addition to gender and endings. */
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
function dativePlural(plural: string): string {
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

const PLAIN: Readonly<Record<string, string>> = { äu: 'au', ä: 'a', ö: 'o', ü: 'u' };

/** Yields what the masculine noun of a women's form may be, given the form without its -in: Bauer, Abchas-e, Zauber-er, and Arzt of Ärzt. */
export function* masculinesOf(stem: string): Generator<string> {
  if (/[aeiouäöü]$/.test(stem)) return;
  yield stem;
  yield `${stem}e`;
  if (stem.endsWith('er')) yield `${stem}er`;
  const plain = stem.replace(/äu(?=[^äöü]*$)|[äöü](?=[^äöü]*$)/, (umlaut) => PLAIN[umlaut] ?? umlaut);
  if (plain !== stem) {
    yield plain;
    yield `${plain}e`;
  }
}
