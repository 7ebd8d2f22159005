/**
 * Polish alternations at the end of a stem and in its last syllable: the stems from which a derived stem may come (*ręcz-ny* → *ręk-a*,
 * *nóż-ka* → *nog-a*, *kroplo-wy* → *kropel*). These are candidates; a lexicon says which exist.
 *
 * Patterns here and in the neighbouring files have no `u` flag. All letters are single code units, and with the flag a negated class takes
 * milliseconds to compile, which the first words of a worker would wait for.
 */

/** End of a derived stem, and the ends of bases from which it may come, apart from itself. The longest match counts. */
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

/** Last vowel of a derived stem, and the vowels of bases at no cost. */
const VOWELS: Readonly<Record<string, readonly string[]>> = {
  ó: ['o'],
  o: ['ó'],
  ą: ['ę'],
  ę: ['ą'],
  ió: ['io'],
  io: ['ió'],
};
/** The same at a cost. */
const FAR_VOWELS: Readonly<Record<string, readonly string[]>> = {
  ie: ['', 'ia', 'io'],
  ia: ['ie', 'io'],
  io: ['ie'],
  e: ['', 'o', 'a'],
};
/** The same in verbs with a for o: *wy-rabi-ać* of *wy-rob-ić*. */
const VERB_VOWELS: Readonly<Record<string, readonly string[]>> = { a: ['o', 'ó'], ia: ['io'] };
const LAST_VOWEL = /^(.*?)(i[eaoó]|[óoąęea])([^aąeęioóuy]*)$/;
const TWO_CONSONANTS = /^(.*[^aąeęioóuy])(ch|cz|sz|rz|dz|dź|[^aąeęioóuy])$/;

/** Returns a stem before a vowel as it is spelled alone: `kon(i)` → `koń`, `ziem(i)` → `ziem`. */
export function bareStem(stem: string): string {
  if (!/[^aąeęioóuy]i$/.test(stem)) return stem;
  const bare = stem.slice(0, -1);
  return bare.replace(/(dz|[nszc])$/, (end) => SOFT[end] ?? end);
}

const SOFT: Readonly<Record<string, string>> = { n: 'ń', s: 'ś', z: 'ź', c: 'ć', dz: 'dź' };
const PLAIN: Readonly<Record<string, string>> = { ń: 'n', ś: 's', ź: 'z', ć: 'c', dź: 'dz' };

/** Joins stem and ending in spelling: `koń` + `a` → `konia`, `nog` + `e` → `noge`, which no lexicon has. */
export function join(stem: string, ending: string): string {
  if (!/^[aąeęioóuy]/.test(ending)) return stem + ending;
  const soft = /(dź|[ńśźć])$/.exec(stem)?.[0];
  if (!soft) return stem + ending;
  return stem.slice(0, -soft.length) + PLAIN[soft] + (ending[0] === 'i' ? '' : 'i') + ending;
}

/** Which alternations may apply. */
export interface Changes {
  /** The last consonant may change; not before -ować. */
  end: boolean;
  /** a may stand for o, as in iterative verbs. */
  verbVowel: boolean;
}

/**
 * Returns the stems from which a derived one may come, nearest first, with their distance: 0 for itself, below 1 for usual alternations.
 */
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
