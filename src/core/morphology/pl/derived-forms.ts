/**
 * Relates derived forms to their bases by spelling alone: adverbs to adjectives, degrees to positives, passive participles to infinitives,
 * variant genitives to regular ones. A lexicon says which of the candidates exist.
 */

/** The consonant before -e of an adverb, and that of its adjective: znakomici-e → znakomity, zwięźl-e → zwięzły. */
const HARDENED: ReadonlyArray<readonly [soft: string, hard: string]> = [
  ['źl', 'zł'],
  ['śl', 'sł'],
  ['l', 'ł'],
  ['śni', 'sn'],
  ['źni', 'zn'],
  ['rz', 'r'],
  ['ści', 'st'],
  ['ździ', 'zd'],
  ['ci', 't'],
  ['dzi', 'd'],
  ['dz', 'd'],
  ['c', 't'],
  // A participle's stem vowel: zasłużeni-e, zasłużon-y.
  ['eni', 'on'],
  ['i', ''],
];

/** Adverbs whose stem is not their adjective's. */
const SUPPLETIVE: Readonly<Record<string, string>> = { źle: 'zły', śmiele: 'śmiały', wesele: 'wesoły' };

/**
 * Returns true for the ending of a regular adverb in -o: *rowerowo*, *kosmato*. Adjectives whose stem ends with n, ł or most t have adverbs
 * in -e: *komicznie*, *wspaniale*, *obficie*.
 */
export const isInRegularO = (form: string): boolean => /(?:[^nłt]|[as]t)o$/.test(form);

/** Returns the adjectives from which an adverb may be derived, by spelling: `długo` → długi, `tanio` → tani, `zrozumiale` → zrozumiały. */
export function adjectivesBehind(adverb: string): string[] {
  const stem = adverb.slice(0, -1);
  if (adverb.endsWith('o')) return stem.endsWith('i') ? [stem] : [`${stem}y`, `${stem}i`];
  if (!adverb.endsWith('e')) return [];
  const suppletive = SUPPLETIVE[adverb];
  const hardened = HARDENED.filter(([soft]) => stem.endsWith(soft)).map(
    ([soft, hard]) => `${stem.slice(0, -soft.length)}${hard}y`,
  );
  return [...(suppletive ? [suppletive] : []), `${stem}y`, ...hardened];
}

/** Returns the adverbs that may be derived from an adjective: `biały` → biało, białe. A lexicon says which exist. */
export function adverbsFrom(adjective: string): string[] {
  const stem = /[yi]$/.test(adjective) ? adjective.slice(0, -1) : adjective;
  const softened = HARDENED.filter(([, hard]) => stem.endsWith(hard)).map(
    ([soft, hard]) => `${stem.slice(0, stem.length - hard.length)}${soft}e`,
  );
  const suppletive = Object.keys(SUPPLETIVE).filter((adverb) => SUPPLETIVE[adverb] === adjective);
  // After k and g the i is only spelling: wysoki, wysoko. Otherwise it belongs to the stem: tani, tanio.
  const inO = adjective.endsWith('i') && !/[kg]i$/.test(adjective) ? [`${stem}io`] : [`${stem}o`];
  return [...suppletive, ...inO, `${stem}e`, ...softened];
}

/** Adjectival endings, longest first; the rest is the stem. */
const ENDINGS = ['ego', 'emu', 'ymi', 'imi', 'ych', 'ich', 'ym', 'im', 'ej', 'ą', 'a', 'e', 'y', 'i'];

/** Softening of the last consonant of the positive before -iejszy, and before -szy. */
const BEFORE_IEJ: ReadonlyArray<readonly [soft: string, hard: string]> = [
  ['zdzi', 'zd'],
  ['ździ', 'zd'],
  ['ści', 'st'],
  ['dzi', 'd'],
  ['ci', 't'],
  ['si', 's'],
  ['zi', 'z'],
  ['rz', 'r'],
  ['źl', 'zł'],
  ['l', 'ł'],
  ['ni', 'n'],
  ['wi', 'w'],
  ['mi', 'm'],
  ['pi', 'p'],
  ['bi', 'b'],
  ['ż', 'g'],
  ['', ''],
];
const BEFORE_SZY: ReadonlyArray<readonly [soft: string, hard: string]> = [
  ['ż', 'g'],
  ['ż', 'z'],
  ['ź', 'z'],
  ['l', 'ł'],
  ['ń', 'n'],
  ['ś', 's'],
  ['', ''],
];

/** Suffixes of the positive that -szy replaces: *słod-ki*, *dal-eki*, *szer-oki*. */
const DROPPED = ['', 'k', 'ek', 'ok'];

function hardened(stem: string, table: ReadonlyArray<readonly [string, string]>): string[] {
  return table
    .filter(([soft]) => stem.endsWith(soft))
    .map(([soft, hard]) => stem.slice(0, stem.length - soft.length) + hard);
}

/** Returns adjectives of which the word may be a comparative or superlative by its letters: `błoższy` → błogi. */
export function positivesOfAdjective(word: string): string[] {
  const form = word.startsWith('naj') ? word.slice(3) : word;
  const found = new Set<string>();
  for (const ending of ENDINGS) {
    if (!form.endsWith(ending)) continue;
    const stem = form.slice(0, -ending.length);
    // Masculine-personal plural: starszy, starsi.
    const compared = ending === 'i' && stem.endsWith('s') && !stem.endsWith('sz') ? `${stem}z` : stem;
    if (!compared.endsWith('sz')) continue;
    const base = compared.slice(0, -2);
    const positives = base.endsWith('ej')
      ? hardened(base.slice(0, -2), BEFORE_IEJ)
      : hardened(base, BEFORE_SZY).flatMap((one) => DROPPED.map((suffix) => one + suffix));
    for (const positive of positives) {
      found.add(`${positive}y`);
      found.add(`${positive}i`);
    }
  }
  return [...found];
}

/** Returns adverbs of which the word may be a comparative or superlative by its letters: `bladziej` → blado. */
export function positivesOfAdverb(word: string): string[] {
  const form = word.startsWith('naj') ? word.slice(3) : word;
  if (!form.endsWith('ej')) return [];
  return hardened(form.slice(0, -2), BEFORE_IEJ).flatMap((stem) => [`${stem}o`, `${stem}e`, `${stem}ie`]);
}

const PARTICIPLE_ENDINGS = ['ego', 'emu', 'ymi', 'ych', 'ym', 'ej', 'ą', 'a', 'e', 'y'];

/** Softening of the last consonant of a verb in -ić or -yć before -ony: noszony → nosić. */
const SOFTENED: ReadonlyArray<readonly [soft: string, infinitive: string]> = [
  ['szcz', 'ścić'],
  ['żdż', 'ździć'],
  ['sz', 'sić'],
  ['dz', 'dzić'],
  ['ż', 'zić'],
  ['c', 'cić'],
  ['l', 'lić'],
  ['j', 'ić'],
  ['i', 'ić'],
  ['i', 'ieć'],
  ['', 'yć'],
  // Verbs in -ść and -c: niesiony, pleciony, pieczony.
  ['si', 'ść'],
  ['zi', 'źć'],
  ['ci', 'ść'],
  ['dzi', 'ść'],
  ['cz', 'c'],
  ['ż', 'c'],
];

function fromStem(stem: string): string[] {
  if (stem.endsWith('an')) return [`${stem.slice(0, -2)}ać`, `${stem.slice(0, -2)}eć`];
  if (stem.endsWith('on')) {
    const root = stem.slice(0, -2);
    return SOFTENED.filter(([soft]) => root.endsWith(soft)).map(
      ([soft, ending]) => root.slice(0, root.length - soft.length) + ending,
    );
  }
  if (stem.endsWith('nięt')) {
    const root = stem.slice(0, -4);
    const hard = root.endsWith('ś') ? `${root.slice(0, -1)}s` : root;
    return [`${hard}nąć`, ...(root.endsWith('d') ? [`${root.slice(0, -1)}ść`] : [])];
  }
  if (stem.endsWith('ęt')) return [`${stem.slice(0, -2)}ąć`];
  return stem.endsWith('t') ? [`${stem.slice(0, -1)}ć`] : [];
}

/** Returns infinitives of which the word may be the passive participle by its letters: `banych` → bać, `popadnięci` → popadnąć, popaść. */
export function infinitivesOfPassive(word: string): string[] {
  const stems = PARTICIPLE_ENDINGS.filter((ending) => word.endsWith(ending)).map((ending) =>
    word.slice(0, -ending.length),
  );
  if (word.endsWith('ci')) stems.push(`${word.slice(0, -2)}t`);
  else if (word.endsWith('eni')) stems.push(`${word.slice(0, -3)}on`);
  else if (word.endsWith('ani')) stems.push(word.slice(0, -1));
  return [...new Set(stems.flatMap(fromStem))];
}

/**
 * Returns the genitives beside which a variant genitive plural in -ij or -yj stands; empty for other endings. -ji goes with -yj (gracyj).
 * -ii goes with -yj after d, t and r (feeryj), with either after c, s and z (caccij, caccyj), and with -ij after other consonants
 * (bazylij).
 */
export function genitivesBesideIjYj(form: string): string[] {
  const stem = form.slice(0, -2);
  if (form.endsWith('ij')) return /[dtr]$/.test(stem) ? [] : [`${stem}ii`];
  if (form.endsWith('yj')) return /[dtrcsz]$/.test(stem) ? [`${stem}ji`, `${stem}ii`] : [`${stem}ji`];
  return [];
}
