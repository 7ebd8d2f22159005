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
  /** m, f, n, several joined by dots (`m.n`), empty for nouns without a singular. */
  gender: string;
  /** Endings of the genitive singular, most usual first; `['']` for one like the nominative, `['adj']`, `[]` without singular. */
  genitive: readonly string[];
  /** Plural codes, most usual first; empty for none. */
  plural: readonly string[];
}

/** Reads a class as printed above, its three parts separated by blanks. */
export function parseNounClass(code: string): NounClass {
  const [gender = '', genitive = '', plural = ''] = code.split(/ +/);
  return {
    gender: gender === '.' ? '' : gender,
    genitive: genitive === 'none' ? [] : genitive.split('/').map((ending) => (ending === '-' ? '' : ending)),
    plural: plural === 'none' ? [] : plural.split('/').map((ending) => (ending === '.' ? '' : ending)),
  };
}

/** The code of a class, one string for equal classes. */
export function formatNounClass({ gender, genitive, plural }: NounClass): string {
  return [
    gender || '.',
    genitive.map((ending) => ending || '-').join('/') || 'none',
    plural.map((ending) => ending || '.').join('/') || 'none',
  ].join(' ');
}

const UMLAUT: Readonly<Record<string, string>> = { aa: 'ä', oo: 'ö', au: 'äu', a: 'ä', o: 'ö', u: 'ü' };
const LAST_NUCLEUS = /(aa|oo|(?<!e)au|(?<![aeq])u|o|a)([^aouäöü]*)$/u;

/** The stem with its last a, o, u or au umlauted: `Apfel` → `Äpfel`, `Saal` → `Säl`; undefined where it has none. */
export function umlauted(stem: string): string | undefined {
  const match = LAST_NUCLEUS.exec(stem);
  if (!match) return undefined;
  return stem.slice(0, match.index) + UMLAUT[match[1] as string] + match[2];
}

/** The nominative plural of a lower-case lemma by one plural code; undefined when the lemma does not have the shape. */
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
