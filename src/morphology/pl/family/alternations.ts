/**
 * Polish alternations at the end of a stem and in its last syllable: which stems a derived stem may go back to
 * (*ręcz-ny* → *ręk-a*, *nóż-ka* → *nog-a*, *kroplo-wy* → *kropel*). Candidates only: a lexicon says which there are.
 * Patterns here and in the files beside have no `u` flag: all letters are single units, and with it a negated class takes milliseconds to
 * compile, which the first words of a worker would wait for.
 */

/** End of a derived stem, and the ends of the bases that it may come from, besides itself; the longest end that fits counts. */
const ENDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  (
    'szcz:st,sk,ść,szk szc:st,ść st:ść żdż:zd,źdź śc:st,ść ść:st źdz:zd źdź:zd śl:sł źl:zł śn:sn,s cz:k,c sz:ch,~s ż:g,~z ' +
    'rz:r dz:d,dź dź:d c:t,ć ć:t l:ł ł:l n:ń ń:n s:ś ś:s,ść ź:z z:ź,ż d:dź t:ć r:rz k:cz ch:sz j:jk'
  )
    .split(' ')
    .map((row) => {
      const [end, bases] = row.split(':') as [string, string];
      return [end, bases.split(',')];
    }),
);
const LONGEST_END = 4;

/** Last vowel of a derived stem, and the ones of the bases that it may come from: first those that cost nothing. */
const VOWELS: Readonly<Record<string, readonly string[]>> = {
  ó: ['o'],
  o: ['ó'],
  ą: ['ę'],
  ę: ['ą'],
  ió: ['io'],
  io: ['ió'],
};
/** The same, farther apart. */
const FAR_VOWELS: Readonly<Record<string, readonly string[]>> = {
  ie: ['', 'ia', 'io'],
  ia: ['ie', 'io'],
  io: ['ie'],
  e: ['', 'o', 'a'],
};
/** The same in verbs that have a for o: *wy-rabi-ać* of *wy-rob-ić*. */
const VERB_VOWELS: Readonly<Record<string, readonly string[]>> = { a: ['o', 'ó'], ia: ['io'] };
const LAST_VOWEL = /^(.*?)(i[eaoó]|[óoąęea])([^aąeęioóuy]*)$/;
const TWO_CONSONANTS = /^(.*[^aąeęioóuy])(ch|cz|sz|rz|dz|dź|[^aąeęioóuy])$/;

/** A stem as it stands before a vowel, spelled as if nothing followed: `kon(i)` → `koń`, `ziem(i)` → `ziem`. */
export function bareStem(stem: string): string {
  if (!/[^aąeęioóuy]i$/.test(stem)) return stem;
  const bare = stem.slice(0, -1);
  return bare.replace(/(dz|[nszc])$/, (end) => SOFT[end] ?? end);
}

const SOFT: Readonly<Record<string, string>> = { n: 'ń', s: 'ś', z: 'ź', c: 'ć', dz: 'dź' };
const PLAIN: Readonly<Record<string, string>> = { ń: 'n', ś: 's', ź: 'z', ć: 'c', dź: 'dz' };

/** Stem and ending as they are spelled together: `koń` + `a` → `konia`, `nog` + `e` → `noge`, which no lexicon has. */
export function join(stem: string, ending: string): string {
  if (!/^[aąeęioóuy]/.test(ending)) return stem + ending;
  const soft = /(dź|[ńśźć])$/.exec(stem)?.[0];
  if (!soft) return stem + ending;
  return stem.slice(0, -soft.length) + PLAIN[soft] + (ending[0] === 'i' ? '' : 'i') + ending;
}

/** What may change on the way from a stem to the one that it goes back to. */
export interface Changes {
  /** The last consonant: not before -ować, where it stays as it is. */
  end: boolean;
  /** a for o, as in verbs of repetition. */
  verbVowel: boolean;
}

/** The stems that a derived one may go back to, nearest first, each with its distance: 0 for itself, below 1 for what is usual. */
export function stemVariants(derived: string, { end, verbVowel }: Changes): [stem: string, distance: number][] {
  const found = new Map<string, number>();
  const add = (stem: string, distance: number): void => {
    if (stem.length > 1 && !((found.get(stem) ?? 9) <= distance)) found.set(stem, distance);
  };
  add(derived, 0);
  for (let length = Math.min(LONGEST_END, derived.length - 1); end && length > 0; length--) {
    const bases = ENDS[derived.slice(-length)];
    if (!bases) continue;
    for (const base of bases) add(derived.slice(0, -length) + base.replace('~', ''), base[0] === '~' ? 0.3 : 0.1);
    break;
  }
  for (const [stem, distance] of [...found]) {
    const [, head, vowel, tail] = LAST_VOWEL.exec(stem) ?? [];
    if (vowel !== undefined) {
      for (const other of VOWELS[vowel] ?? []) add(head + other + tail, distance + 0.2);
      if (verbVowel) for (const other of VERB_VOWELS[vowel] ?? []) add(head + other + tail, distance + 0.3);
      if (derived.length > 3) for (const other of FAR_VOWELS[vowel] ?? []) add(head + other + tail, distance + 0.5);
    }
    const [, before, last] = TWO_CONSONANTS.exec(stem) ?? [];
    if (before !== undefined && !verbVowel) {
      add(join(before, `e${last}`), distance + 0.2);
      add(`${before}ie${last}`, distance + 0.2);
    }
  }
  return [...found].sort(([, a], [, b]) => a - b);
}
