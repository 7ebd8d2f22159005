import {
  isAdjective,
  isAdverb,
  isAfterPo,
  isGenitivePlural,
  isGerund,
  isInfinitive,
  isNoun,
  isPassiveParticiple,
  isPlural,
  isPresentOrFuture,
  type Tag,
} from './tag.ts';

/** Undoes Polish spelling from before the reform of 1936, and in part from before 1918, by letters alone. */
export interface Modernised {
  /** Present spelling; a lexicon says whether it is a word. */
  today: string;
  /** Returns true when a word with this tag may have been spelled so. */
  fits: (tag: Tag) => boolean;
  /** True when only -em or -emi for -ym or -ymi is old. */
  isEnding: boolean;
  /** Names of the rules that were undone, in order. */
  rules: readonly string[];
  /** Another form that the same word must have. */
  requiredForm?: string;
}

interface OldRule {
  /** Its name as a feature of the diagnosis. */
  name: string;
  /** The old spelling; all its places in a word are changed together. */
  once: RegExp;
  today: string;
  /** Condition on the tag of the present word; if absent, any word. */
  fits?: (tag: Tag) => boolean;
  /** Another form that the same word has. */
  requiredForm?: (today: string) => string;
  /** True if the rule applies only together with another one; alone, such a spelling is likelier foreign, or a slip. */
  neverAlone?: true;
}

/** Cases for which adjectives, pronouns and participles had -em and -emi: `dobrem` → dobrym, `jakiemiś` → jakimiś. */
const isCaseOfAdjective = ({ pos, values }: Tag): boolean =>
  (values.has('inst') || values.has('loc')) && pos !== 'depr' && pos !== 'ger';

const isAccusativeOfAdjective = (tag: Tag): boolean => isAdjective(tag) && tag.values.has('acc');

/** The form after *po* counts as well: `francuzku`. */
const isAdjectivalOrAdverb = (tag: Tag): boolean => isAdjective(tag) || isAdverb(tag) || isAfterPo(tag);

const isUninflected = (tag: Tag): boolean => isAdverb(tag) || ['conj', 'comp', 'part', 'qub'].includes(tag.pos);

const isPluralNoun = (tag: Tag): boolean => isNoun(tag) && isPlural(tag);

/** Particles after the ending of a pronoun: `jakiemś`, `którymkolwiek`. */
const AFTER_ENDING = '(?=i?(?:ś|ż|że|kolwiek)?$)';

const RULES: readonly OldRule[] = [
  // After a soft consonant, and after k and g, the ending is -im: `taniem`, `wielkiem`; after a vowel the j goes too: `mojem`. With é it is
  // no other ending: `ciemném` is no form of *ciemno*.
  { name: 'soft-em', once: new RegExp(`[ij][eé]m${AFTER_ENDING}`), today: 'im', fits: isCaseOfAdjective },
  // `zaszłem` is likelier *zaszedłem* than *zaszłym*.
  { name: 'em', once: new RegExp(`(?:(?<!szł)e|é)m${AFTER_ENDING}`), today: 'ym', fits: isCaseOfAdjective },
  // In words of Polish origin é is never the last letter, and has an i before it after k and g (`Pokémon` is foreign).
  { name: 'e-acute', once: /(?<![kg])é(?!$)/g, today: 'e' },
  // Foreign -ia: `historya` and `historja`, `stacya`, `materyał`, `djabeł`; in the middle j stands for i after these consonants only,
  // for elsewhere it is likelier a slip (`objad`).
  { name: 'foreign-j-after-cs', once: /(?<=[csz])yj?(?=[aąeęioóu])/g, today: 'j' },
  { name: 'foreign-j-after-consonant', once: /(?<=[bdfghklłmnprtw])yj?(?=[aąeęioóu])/g, today: 'i' },
  { name: 'foreign-j-for-i', once: /(?<=[tdrlfhg])j(?=[aąeęioóu])/g, today: 'i' },
  // `genjusz`, `pjanista`, `opjum`: after others only before what begins a foreign ending.
  {
    name: 'foreign-j-ending',
    once: /(?<=[bkmnpsw])j(?=usz|um|u[mr]|al[niz]|ał|anis|ans|ant|at|en[tc]|ograf|olog|on)/g,
    today: 'i',
  },
  // `biljet`, `klijent`.
  { name: 'lj', once: /lj(?=e)/, today: 'l' },
  { name: 'ij', once: /(?<=[lrtdn])ij(?=en)/, today: 'i' },
  // `hygiena`; `xiądz`, `exystencya`, `kommissya`.
  { name: 'hy', once: /^hy(?=[gp](?!er))/, today: 'hi' },
  { name: 'xi', once: /^xi/, today: 'ksi' },
  // `exemplarz`, `examin`; in another place x by itself is likelier foreign.
  { name: 'ex', once: /^ex(?=[aeioy])/, today: 'egz' },
  { name: 'x-gz', once: /x(?=[aeiouy])/, today: 'gz', neverAlone: true },
  { name: 'x-ks', once: /x/, today: 'ks', neverAlone: true },
  { name: 'double', once: /([^aeiouy])\1/g, today: '$1', neverAlone: true },
  // `massa`, `rossyjski`; `grammatyka`; `assystent`, `kollega`.
  { name: 'ss', once: /(?<=[aeiouy])ss(?=[aeioóuyąęć])/, today: 's' },
  { name: 'gramm', once: /(?<=gram)m/, today: '' },
  { name: 'double-at-start', once: /^(a|ko|e|i|o)([lmnfpstcr])\2(?=[aąeęioóuyrl])/, today: '$1$2' },
  // Older still: `iego`, `ia`, `staią`, `biie`, `przyidę`, `przyydzie`, `więcey`, `klękniy`.
  {
    name: 'i-for-j',
    once: /^i(?=[aąeęoóu].|[aą]$)|(?<=[aeioóuy])i(?=[aąeęoóu])|(?<=y)[iy](?=[^aąeęioóuy])|(?<=[aeioóu])y(?![aąeęioóuy])/g,
    today: 'j',
  },
  // After a prefix, which ends in no vowel: `odiazd`, `wiechać`.
  { name: 'prefix-i', once: /(?<=^(?:[np]?[ao]d|ob|roz|[wz]))i(?=[aąeę])/, today: 'j' },
  // ó was often spelled o: `poydę`, `moy`.
  { name: 'oy', once: /oy(?![aąeęioóuy])/, today: 'ój' },
  // Pronouns had the accusative of nouns: `moję`, `naszę`.
  { name: 'pronoun-accusative', once: /(?<=[^aąeęioóuy])ę$/, today: 'ą', fits: isAccusativeOfAdjective },
  { name: 'foreign-j-in-case', once: /(?<=[bgkmnpw])j(?=(?:a|ą|e|ę|i|o|om|ami|ach)$)/, today: 'i', fits: isNoun },
  // `inteligiencja`, `ewangielia`; `jenerał`.
  { name: 'gie', once: /(?<=..)gie|^gie(?=n|o)/g, today: 'ge' },
  { name: 'je', once: /^je(?=n|om?[egm])/, today: 'ge' },
  // `módz`, `biedz`: of verbs with a g, as their past has it.
  { name: 'dz', once: /dz$/, today: 'c', fits: isInfinitive, requiredForm: (today) => today.replace(/c$/, 'gł') },
  { name: 'sc', once: /ść$/, today: 'źć', fits: isInfinitive },
  // `bydź`.
  { name: 'dzi', once: /dź$/, today: 'ć', fits: isInfinitive },
  // z- before voiceless consonants: `zpod`, `zkąd`, `zchodzić`.
  { name: 'z-soft', once: /^z(?=ć|ci)/, today: 'ś' },
  { name: 'z-voiceless', once: /^z(?=[pktf]|c[^i])/, today: 's' },
  // Roots that were spelled otherwise: `tłómaczyć`, `bióro`, `żóraw`, `puhar`, `chróst`, `Jakób`, `bronzowy`, `chrześcianin`, `mięszać`.
  {
    name: 'o-in-root',
    once: /(?<=^bi)ó(?=r)|(?<=^ż)ó(?=raw)|(?<=chr)ó(?=st)|(?<=pł)ó(?=k)|(?<=dł)ó(?=t)|(?<=n)ó(?=c[ią])|(?<=^br)ó(?=[zź]d)|(?<=^jak)ó(?=b)/,
    today: 'u',
  },
  { name: 'tlom', once: /tł[óo]m/, today: 'tłum' },
  { name: 'puh', once: /^puh(?=ar)/, today: 'puch' },
  { name: 'bronz', once: /bronz/, today: 'brąz' },
  { name: 'scia', once: /ścia/, today: 'ścija' },
  { name: 'iesz', once: /ięsz/, today: 'iesz' },
  // `blizki`, `wązko`; `męztwo`.
  {
    name: 'zk',
    once: /(?<![cs])zk(?=(?:i|iego|iemu|iej|im|ich|imi|ie|a|ą|o|u)$)/,
    today: 'sk',
    fits: isAdjectivalOrAdverb,
  },
  { name: 'ztw', once: /z(?=tw)/, today: 's', fits: isNoun },
  // `reprezentaciję`, `kommissiję`.
  { name: 'cij', once: /(?<=[csz])ij(?=[aąeęoi])/, today: 'j' },
  // Adverbs in -ym: `potym`, `zaczym`; in -no and -le: `wyraźno`.
  { name: 'adverb-ym', once: /ym$/, today: 'em', fits: isUninflected },
  { name: 'adverb-no', once: /no$/, today: 'nie', fits: isAdverb },
  // Endings that nouns had: `czasiech`, `polmi`, `interesa`.
  { name: 'iech', once: /iech$/, today: 'ach', fits: isPluralNoun },
  { name: 'soft-iech', once: /(?<=i)ech$/, today: 'ach', fits: isPluralNoun },
  { name: 'mi', once: /(?<=[^aąeęioóuy])mi$/, today: 'ami', fits: isPluralNoun },
  // After the stems of nouns from Latin; in other nouns it is a genitive that should have -u (`telefona`).
  { name: 'plural-a', once: /(?<=[knp]t|es)a$/, today: 'y', fits: isPluralNoun },
  // Genitives that nouns had: `obywatelów`, `lekarzów`.
  { name: 'genitive-i', once: /(?<=[lńśźć])ów$/, today: 'i', fits: isGenitivePlural },
  { name: 'genitive-y', once: /(?<=[csdr]z|ż|c)ów$/, today: 'y', fits: isGenitivePlural },
  // `dopiro`, `pirwszy`, `śmirć`.
  { name: 'ir', once: /(?<=[pśsw])ir(?=[^z])/, today: 'ier' },
  // `zadowolniony`; `jachał`; `dawam`, `stawa`.
  { name: 'lniony', once: /lnion(?=[yaąei]$|ego$|emu$|y(?:ch|mi?)$|ej$)/, today: 'lon' },
  { name: 'jachac', once: /jacha(?=[łl])/, today: 'jecha' },
  { name: 'awa', once: /(?<=st|d|zn)awa(?=$|sz$|my$|cie$)/, today: 'aje', fits: isPresentOrFuture },
  { name: 'awam', once: /(?<=st|d|zn)awam$/, today: 'aję', fits: isPresentOrFuture },
  // Endings that verbs had: `widziemy`, `ruszemy`; `zatrzymywa`, `podżartowywam`.
  { name: 'iemy', once: /iemy$/, today: 'imy', fits: isPresentOrFuture },
  { name: 'emy', once: /(?<=[csdrż]z|ż)emy$/, today: 'ymy', fits: isPresentOrFuture },
  { name: 'ywa', once: /ywa(?=$|sz$|my$|cie$)/, today: 'uje', fits: isPresentOrFuture },
  { name: 'ywam', once: /ywam$/, today: 'uję', fits: isPresentOrFuture },
  { name: 'ywają', once: /ywają$/, today: 'ują', fits: isPresentOrFuture },
  // `przepchniony`, `wtargnienie`.
  { name: 'niony', once: /nion(?=[yaąei]$|ego$|emu$|y(?:ch|mi?)$|ej$)/, today: 'nięt', fits: isPassiveParticiple },
  { name: 'nienie', once: /nieni(?=[eau]$|em$|om$|ach$|ami$)/, today: 'nięci', fits: isGerund },
];

/** Letters that some rule needs; most words have none. */
const ANY = new RegExp(
  RULES.filter(({ neverAlone }) => !neverAlone)
    .map(({ once }) => once.source)
    .join('|'),
);

/** Maximum number of rules in one word: `historyografję`, `przédniemi`. */
const MOST_RULES = 3;

/**
 * Returns the present spellings for which an old spelling may stand, those with the fewest rules first, without the word itself.
 * @param form in lower case
 */
export function modernised(form: string): Modernised[] {
  if (!ANY.test(form)) return [];
  const found = new Map<string, Modernised>();
  let last: Modernised[] = [{ today: form, fits: () => true, isEnding: true, rules: [] }];
  for (let rules = 0; rules < MOST_RULES; rules++) {
    const next: Modernised[] = [];
    for (const { today: spelled, fits, isEnding, rules: undone } of last) {
      for (const rule of RULES) {
        if (rules === 0 && rule.neverAlone) continue;
        const today = spelled.replace(rule.once, rule.today);
        if (today === spelled || today === form || found.has(today)) continue;
        const one = {
          today,
          fits: (tag: Tag) => fits(tag) && (rule.fits?.(tag) ?? true),
          isEnding: isEnding && rule.fits === isCaseOfAdjective,
          rules: [...undone, rule.name],
          ...(rule.requiredForm ? { requiredForm: rule.requiredForm(today) } : {}),
        };
        found.set(today, one);
        next.push(one);
      }
    }
    last = next;
  }
  return [...found.values()];
}
