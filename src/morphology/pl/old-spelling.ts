import { isAdjective, isAdverb, isAfterPo, isInfinitive, isNoun, type Tag } from './tag.ts';

/** What Polish was spelled like before the reform of 1936, and in part before 1918, undone by spelling alone. */
export interface Modernised {
  /** As it would be spelled today; whether it is a word is for a lexicon to say. */
  today: string;
  /** May a word of today with this tag have been spelled so? */
  fits: (tag: Tag) => boolean;
  /** Is nothing else old about it than -em or -emi for -ym or -ymi? */
  isEnding: boolean;
  /** Another form that there is of the same word. */
  besides?: string;
}

interface OldRule {
  /** How it was spelled; all its places in a word are changed together. */
  once: RegExp;
  today: string;
  /** Of what the word of today must be a form; any word without it. */
  fits?: (tag: Tag) => boolean;
  /** Another form that the same word has. */
  besides?: (today: string) => string;
  /** Only where something else is old about the word: by itself it is rather foreign, or a slip. */
  neverAlone?: true;
}

/** Endings that -em and -emi of an adjective, pronoun or participle stood for: `dobrem` → dobrym, `jakiemiś` → jakimiś. */
const isCaseOfAdjective = ({ pos, values }: Tag): boolean =>
  (values.has('inst') || values.has('loc')) && pos !== 'depr' && pos !== 'ger';

const isAccusativeOfAdjective = (tag: Tag): boolean => isAdjective(tag) && tag.values.has('acc');

/** The form after *po* is one of an adjective, too: `francuzku`. */
const isAdjectivalOrAdverb = (tag: Tag): boolean => isAdjective(tag) || isAdverb(tag) || isAfterPo(tag);

/** What may follow the ending of a pronoun: `jakiemś`, `którymkolwiek`. */
const AFTER_ENDING = '(?=i?(?:ś|ż|że|kolwiek)?$)';

const RULES: readonly OldRule[] = [
  // After a soft consonant, and after k and g, the ending is -im: `taniem`, `wielkiem`; after a vowel the j goes too: `mojem`. With é it is
  // no other ending: `ciemném` is no form of *ciemno*.
  { once: new RegExp(`[ij][eé]m${AFTER_ENDING}`), today: 'im', fits: isCaseOfAdjective },
  { once: new RegExp(`[eé]m${AFTER_ENDING}`), today: 'ym', fits: isCaseOfAdjective },
  // In words of Polish origin é is never the last letter, and has an i before it after k and g (`Pokémon` is foreign).
  { once: /(?<![kg])é(?!$)/g, today: 'e' },
  // Foreign -ia: `historya` and `historja`, `stacya`, `materyał`, `djabeł`; in the middle j stands for i after these consonants only,
  // for elsewhere it is rather a slip (`objad`).
  { once: /(?<=[csz])yj?(?=[aąeęioóu])/g, today: 'j' },
  { once: /(?<=[bdfghklłmnprtw])yj?(?=[aąeęioóu])/g, today: 'i' },
  { once: /(?<=[tdrlfhg])j(?=[aąeęioóu])/g, today: 'i' },
  // `genjusz`, `pjanista`, `opjum`: after others only before what begins a foreign ending.
  { once: /(?<=[bkmnpsw])j(?=usz|um|u[mr]|al[niz]|ał|anis|ans|ant|at|en[tc]|ograf|olog|on)/g, today: 'i' },
  // `biljet`, `klijent`.
  { once: /lj(?=e)/, today: 'l' },
  { once: /(?<=[lrtdn])ij(?=en)/, today: 'i' },
  // `hygiena`; `xiądz`, `exystencya`, `kommissya`.
  { once: /^hy(?=[gp](?!er))/, today: 'hi' },
  { once: /^xi/, today: 'ksi' },
  // `exemplarz`, `examin`; in another place x by itself is rather foreign.
  { once: /^ex(?=[aeioy])/, today: 'egz' },
  { once: /x(?=[aeiouy])/, today: 'gz', neverAlone: true },
  { once: /x/, today: 'ks', neverAlone: true },
  { once: /([^aeiouy])\1/g, today: '$1', neverAlone: true },
  // `massa`, `rossyjski`; `grammatyka`; `assystent`, `kollega`.
  { once: /(?<=[aeiouy])ss(?=[aeioóuyąęć])/, today: 's' },
  { once: /(?<=gram)m/, today: '' },
  { once: /^(a|ko|e|i|o)([lmnfpstcr])\2(?=[aąeęioóuyrl])/, today: '$1$2' },
  // Older still: `iego`, `ia`, `staią`, `biie`, `przyidę`, `przyydzie`, `więcey`, `klękniy`.
  {
    once: /^i(?=[aąeęoóu].|[aą]$)|(?<=[aeioóuy])i(?=[aąeęoóu])|(?<=y)[iy](?=[^aąeęioóuy])|(?<=[aeioóu])y(?![aąeęioóuy])/g,
    today: 'j',
  },
  // After a prefix, which ends in no vowel: `odiazd`, `wiechać`.
  { once: /(?<=^(?:[np]?[ao]d|ob|roz|[wz]))i(?=[aąeę])/, today: 'j' },
  // ó was often spelled o: `poydę`, `moy`.
  { once: /oy(?![aąeęioóuy])/, today: 'ój' },
  // Pronouns had the accusative of nouns: `moję`, `naszę`.
  { once: /(?<=[^aąeęioóuy])ę$/, today: 'ą', fits: isAccusativeOfAdjective },
  { once: /(?<=[bgkmnpw])j(?=(?:a|ą|e|ę|i|o|om|ami|ach)$)/, today: 'i', fits: isNoun },
  // `inteligiencja`, `ewangielia`; `jenerał`.
  { once: /(?<=..)gie|^gie(?=n|o)/g, today: 'ge' },
  { once: /^je(?=n|om?[egm])/, today: 'ge' },
  // `módz`, `biedz`: of verbs with a g, as their past has it.
  { once: /dz$/, today: 'c', fits: isInfinitive, besides: (today) => today.replace(/c$/, 'gł') },
  { once: /ść$/, today: 'źć', fits: isInfinitive },
  // `bydź`.
  { once: /dź$/, today: 'ć', fits: isInfinitive },
  // z- before voiceless consonants: `zpod`, `zkąd`, `zchodzić`.
  { once: /^z(?=ć|ci)/, today: 'ś' },
  { once: /^z(?=[pktf]|c[^i])/, today: 's' },
  // Roots that were spelled otherwise: `tłómaczyć`, `bióro`, `żóraw`, `puhar`, `chróst`, `Jakób`, `bronzowy`, `chrześcianin`, `mięszać`.
  {
    once: /(?<=^bi)ó(?=r)|(?<=^ż)ó(?=raw)|(?<=chr)ó(?=st)|(?<=pł)ó(?=k)|(?<=dł)ó(?=t)|(?<=n)ó(?=c[ią])|(?<=^br)ó(?=[zź]d)|(?<=^jak)ó(?=b)/,
    today: 'u',
  },
  { once: /tł[óo]m/, today: 'tłum' },
  { once: /^puh(?=ar)/, today: 'puch' },
  { once: /bronz/, today: 'brąz' },
  { once: /ścia/, today: 'ścija' },
  { once: /ięsz/, today: 'iesz' },
  // `blizki`, `wązko`; `męztwo`.
  { once: /(?<![cs])zk(?=(?:i|iego|iemu|iej|im|ich|imi|ie|a|ą|o|u)$)/, today: 'sk', fits: isAdjectivalOrAdverb },
  { once: /z(?=tw)/, today: 's', fits: isNoun },
];

/** What all the rules look for: most words have none of it. */
const ANY = new RegExp(
  RULES.filter(({ neverAlone }) => !neverAlone)
    .map(({ once }) => once.source)
    .join('|'),
);

/** Several rules may have changed one word: `historyografję`, `przédniemi`. */
const MOST_RULES = 3;

/**
 * The spellings of today that a word of old spelling may stand for, those first that take the fewest rules; none of them is the word.
 * @param form lower case.
 */
export function modernised(form: string): Modernised[] {
  if (!ANY.test(form)) return [];
  const found = new Map<string, Modernised>();
  let last: Modernised[] = [{ today: form, fits: () => true, isEnding: true }];
  for (let rules = 0; rules < MOST_RULES; rules++) {
    const next: Modernised[] = [];
    for (const { today: spelled, fits, isEnding } of last) {
      for (const rule of RULES) {
        if (rules === 0 && rule.neverAlone) continue;
        const today = spelled.replace(rule.once, rule.today);
        if (today === spelled || today === form || found.has(today)) continue;
        const one = {
          today,
          fits: (tag: Tag) => fits(tag) && (rule.fits?.(tag) ?? true),
          isEnding: isEnding && rule.fits === isCaseOfAdjective,
          ...(rule.besides ? { besides: rule.besides(today) } : {}),
        };
        found.set(today, one);
        next.push(one);
      }
    }
    last = next;
  }
  return [...found.values()];
}
