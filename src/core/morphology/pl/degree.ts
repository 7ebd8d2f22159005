/** Finds the positives of a comparative or superlative, whether recorded or not. */

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
