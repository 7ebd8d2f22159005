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
