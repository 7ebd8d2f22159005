/** Derives adverbs from adjectives and back, by spelling. */

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

/** Returns the adverbs that may be derived from an adjective: `biały` → biało, białe. Only a lexicon tells which exist. */
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
