/**
 * Builds whole paradigms of the defective verbs of list 7 (rules of 2018), including the forms that the rules deny them, because only a
 * form that can be built can be explained as missing. Nine small classes cover the list. Other verbs have no forms here.
 */

/** Form category, as a detail of the kind `defective` names it. */
export type VerbCategory =
  | 'inf'
  | 'fin'
  | 'praet'
  | 'cond'
  | 'impt'
  | 'imps'
  | 'ppas'
  | 'pact'
  | 'pcon'
  | 'pant'
  | 'ger';

export interface VerbForm {
  form: string;
  category: VerbCategory;
  /** PoliMorf-style tag without aspect: alternatives inside a position joined by dots, whole alternatives by `+`. */
  tag: string;
  /** True for the third person singular neuter: present `dnieje`, past `dniało`, conditional `dniałoby`. */
  thirdNeuter: boolean;
  /** True for a form of another pattern than the verb's own, which a speaker might use and a grammar would not print. */
  conceivable: boolean;
}

/** Stems from which forms are built. A verb may have two sets (`brakł` and `braknął`). */
interface Parts {
  /** 1sg 2sg 3sg 1pl 2pl 3pl. */
  fin?: readonly string[];
  /** Masculine third person (`doszedł`), stem of the other singulars and of -ły (`doszł`), masculine-personal plural (`doszli`). */
  past?: readonly [masculine: string, stem: string, personal: string];
  impt?: string;
  imps?: string;
  /** Stem and masculine-personal plural: `cnion`, `cnieni`. */
  ppas?: readonly [stem: string, personal: string];
  /** Stem of the active participle; without an ending it is the present converb: `cniąc`. */
  pact?: string;
  pant?: string;
  /** Stem of the gerund before -e: `cnieni`. */
  ger?: string;
  conceivable?: true;
}

const FIN_E = ['ę', 'esz', 'e', 'emy', 'ecie', 'ą'];
const FIN_TAGS = ['sg:pri', 'sg:sec', 'sg:ter', 'pl:pri', 'pl:sec', 'pl:ter'];

/** Genders that share a form, as tags list them. */
const MASCULINE = 'm1.m2.m3';
const NOT_FEMININE = 'm1.m2.m3.n1.n2';
const NEUTER = 'n1.n2';
const PERSONAL = 'm1.p1';
const OTHERS = 'm2.m3.f.n1.n2.p2.p3';
const ALL = 'm1.m2.m3.f.n1.n2.p1.p2.p3';

/** Endings of participles with their features. The masculine-personal plural has a stem of its own. */
const ADJECTIVAL: ReadonlyArray<readonly [ending: string, ...positions: string[]]> = [
  ['y', `sg:nom.voc:${MASCULINE}`, 'sg:acc:m3'],
  ['a', 'sg:nom.voc:f'],
  ['e', `sg:nom.acc.voc:${NEUTER}`, `pl:nom.acc.voc:${OTHERS}`],
  ['ego', `sg:gen:${NOT_FEMININE}`, 'sg:acc:m1.m2'],
  ['ej', 'sg:gen.dat.loc:f'],
  ['emu', `sg:dat:${NOT_FEMININE}`],
  ['ym', `sg:inst.loc:${NOT_FEMININE}`, `pl:dat:${ALL}`],
  ['ych', `pl:gen.loc:${ALL}`, `pl:acc:${PERSONAL}`],
  ['ymi', `pl:inst:${ALL}`],
  ['ą', 'sg:acc.inst:f'],
];
const PERSONAL_NOMINATIVE = `pl:nom.voc:${PERSONAL}`;

const GERUND: ReadonlyArray<readonly [ending: string, ...positions: string[]]> = [
  ['e', 'sg:nom.acc'],
  ['a', 'sg:gen', 'pl:nom.acc.voc'],
  ['u', 'sg:dat.loc'],
  ['em', 'sg:inst'],
  ['om', 'pl:dat'],
  ['ami', 'pl:inst'],
  ['ach', 'pl:loc'],
];

/** Personal endings of the past by number, each with its person. */
const SINGULAR_ENDINGS = [
  ['', 'ter'],
  ['m', 'pri'],
  ['ś', 'sec'],
] as const;
const PLURAL_ENDINGS = [
  ['', 'ter'],
  ['śmy', 'pri'],
  ['ście', 'sec'],
] as const;

const cut = (lemma: string, ending: string): string => lemma.slice(0, -ending.length);

/** dojść, pójść, iść, wnijść: present stem in -jd-, past from another root. */
function partsOfIść(lemma: string): Parts[] {
  const stem = lemma === 'iść' ? 'id' : `${cut(lemma, 'ść')}d`;
  const common = {
    fin: [`${stem}ę`, `${stem}ziesz`, `${stem}zie`, `${stem}ziemy`, `${stem}ziecie`, `${stem}ą`],
    impt: `${stem}ź`,
    imps: `${stem}ziono`,
    ger: lemma === 'iść' ? 'iści' : `${cut(lemma, 'ść')}ści`,
  };
  const parts: Parts[] = [
    { ...common, ppas: [`${stem}zion`, `${stem}zeni`] },
    { imps: `${stem}zono`, ppas: [`${stem}zon`, `${stem}zieni`], ger: `${stem}zeni`, conceivable: true },
  ];
  // *wnijść* shares the past of *wejść*; only these forms show what list 7 takes from it.
  if (lemma === 'wnijść') parts.push({ past: ['wszedł', 'wszł', 'wszli'], pant: 'wszedłszy' });
  return parts;
}

/** siąść and its prefixed verbs: impersonal, participle and gerund after the -nąć and after the -ść pattern. */
function partsOfSiąść(lemma: string): Parts[] {
  const stem = `${cut(lemma, 'ść')}d`;
  return [
    { imps: `${stem}nięto`, ppas: [`${stem}nięt`, `${stem}nięci`], ger: `${stem}nięci` },
    { imps: `${stem}ziono`, ppas: [`${stem}zion`, `${stem}zieni`], ger: `${stem}zeni`, conceivable: true },
    { imps: `${stem}zono`, ppas: [`${stem}zon`, `${stem}zeni`], conceivable: true },
  ];
}

/** braknąć, fartnąć: past with -ną-, and for verbs in -knąć also the short one without it. */
function partsOfNąć(lemma: string): Parts[] {
  const stem = cut(lemma, 'nąć');
  const long: Parts = {
    fin: [`${stem}nę`, ...FIN_E.slice(1, 5).map((ending) => `${stem}ni${ending}`), `${stem}ną`],
    past: [`${stem}nął`, `${stem}nęł`, `${stem}nęli`],
    impt: `${stem}nij`,
    imps: `${stem}nięto`,
    ppas: [`${stem}nięt`, `${stem}nięci`],
    pact: `${stem}nąc`,
    pant: `${stem}nąwszy`,
    ger: `${stem}nięci`,
  };
  return stem.endsWith('k') ? [{ past: [`${stem}ł`, `${stem}ł`, `${stem}li`], pant: `${stem}łszy` }, long] : [long];
}

/** cnić, powodzić: -ę/-i-; the d of powodzić changes in the participle. */
function partsOfIć(lemma: string): Parts[] {
  const stem = cut(lemma, 'ić');
  const soft = stem.endsWith('dz') ? stem : `${stem}i`;
  return [
    {
      fin: [`${soft}ę`, `${stem}isz`, `${stem}i`, `${stem}imy`, `${stem}icie`, `${soft}ą`],
      past: [`${stem}ił`, `${stem}ił`, `${stem}ili`],
      impt: stem.endsWith('dz') ? `${stem.slice(0, -2)}dź` : `${stem}ij`,
      imps: `${soft}ono`,
      ppas: [`${soft}on`, `${soft}eni`],
      pact: `${soft}ąc`,
      pant: `${stem}iwszy`,
      ger: `${soft}eni`,
    },
  ];
}

/** dnieć like rdzewieć, odechcieć like chcieć. */
function partsOfEć(lemma: string): Parts[] {
  const stem = cut(lemma, 'eć');
  const wanting = lemma.endsWith('chcieć');
  const present = wanting ? cut(lemma, 'ieć') : `${stem}ej`;
  return [
    {
      fin: FIN_E.map((ending) => present + ending),
      past: [`${stem}ał`, `${stem}ał`, `${stem}eli`],
      impt: `${stem}ej`,
      imps: `${stem}ano`,
      ppas: [`${stem}an`, `${stem}ani`],
      pact: `${present}ąc`,
      pant: `${stem}awszy`,
      ger: `${stem}eni`,
    },
  ];
}

/** odechciewać, słychać, widać like bywać. */
function partsOfAć(lemma: string): Parts[] {
  const stem = cut(lemma, 'ać');
  return [
    {
      fin: ['am', 'asz', 'a', 'amy', 'acie', 'ają'].map((ending) => stem + ending),
      past: [`${stem}ał`, `${stem}ał`, `${stem}ali`],
      impt: `${stem}aj`,
      imps: `${stem}ano`,
      ppas: [`${stem}an`, `${stem}ani`],
      pact: `${stem}ając`,
      pant: `${stem}awszy`,
      ger: `${stem}ani`,
    },
  ];
}

/** powinien, winien: a set of its own that resembles a past; only the conditional is built here. */
function conditionalOfWinien(lemma: string): VerbForm[] {
  const stem = cut(lemma, 'ien');
  const hosts = [
    [lemma, `sg:${MASCULINE}`],
    [`${stem}na`, 'sg:f'],
    [`${stem}no`, `sg:${NEUTER}`],
    [`${stem}ni`, `pl:${PERSONAL}`],
    [`${stem}ny`, `pl:${OTHERS}`],
  ] as const;
  return hosts.flatMap(([host, gender]) =>
    (gender.startsWith('sg') ? SINGULAR_ENDINGS : PLURAL_ENDINGS).map(
      ([ending, person]): VerbForm => ({
        form: `${host}by${ending}`,
        category: 'cond',
        tag: `verb:pot:${gender}:${person}`,
        thirdNeuter: gender.endsWith(NEUTER) && gender.startsWith('sg') && person === 'ter',
        conceivable: false,
      }),
    ),
  );
}

function partsOf(lemma: string): Parts[] {
  if (lemma.endsWith('siąść')) return partsOfSiąść(lemma);
  if (lemma.endsWith('jść') || lemma === 'iść') return partsOfIść(lemma);
  if (lemma.endsWith('nąć')) return partsOfNąć(lemma);
  if (lemma.endsWith('ić')) return partsOfIć(lemma);
  if (lemma.endsWith('eć')) return partsOfEć(lemma);
  if (lemma.endsWith('ać')) return partsOfAć(lemma);
  return [];
}

/** Returns the genitive plural of a gerund: `cnieni-` → `cnień`, `siądnięci-` → `siądnięć`. */
function gerundGenitivePlural(stem: string): string {
  return stem.endsWith('ni') ? `${stem.slice(0, -2)}ń` : `${stem.slice(0, -2)}ć`;
}

function formsOf(parts: Parts): VerbForm[] {
  const forms: VerbForm[] = [];
  const add = (form: string, category: VerbCategory, tag: string, thirdNeuter = false) =>
    forms.push({ form, category, tag, thirdNeuter, conceivable: parts.conceivable === true });
  const addWithNie = (form: string, category: VerbCategory, tags: readonly string[]) => {
    add(form, category, tags.join('+'));
    add(`nie${form}`, category, tags.map((tag) => `${tag}:neg`).join('+'));
  };
  const addParticiple = (stem: string, personal: string, category: 'ppas' | 'pact') => {
    for (const [ending, ...positions] of ADJECTIVAL) {
      const shared = stem + ending === personal ? [PERSONAL_NOMINATIVE] : [];
      addWithNie(
        stem + ending,
        category,
        [...positions, ...shared].map((position) => `${category}:${position}`),
      );
    }
    if (personal !== `${stem}y`) addWithNie(personal, category, [`${category}:${PERSONAL_NOMINATIVE}`]);
  };

  for (const [person, form] of (parts.fin ?? []).entries())
    add(form, 'fin', `verb:fin:${FIN_TAGS[person]}`, person === 2);

  if (parts.past) {
    const [masculine, stem, personal] = parts.past;
    for (const [ending, person] of SINGULAR_ENDINGS) {
      const linked = masculine + (ending === '' ? '' : `e${ending}`);
      add(linked, 'praet', `verb:praet:sg:${MASCULINE}:${person}`);
      add(`${masculine}by${ending}`, 'cond', `verb:pot:sg:${MASCULINE}:${person}`);
      for (const [vowel, gender] of [
        ['a', 'f'],
        ['o', NEUTER],
      ] as const) {
        const neuter = vowel === 'o' && person === 'ter';
        add(`${stem}${vowel}${ending}`, 'praet', `verb:praet:sg:${gender}:${person}`, neuter);
        add(`${stem}${vowel}by${ending}`, 'cond', `verb:pot:sg:${gender}:${person}`, neuter);
      }
    }
    for (const [host, gender] of [
      [personal, PERSONAL],
      [`${stem}y`, OTHERS],
    ] as const) {
      for (const [ending, person] of PLURAL_ENDINGS) {
        add(host + ending, 'praet', `verb:praet:pl:${gender}:${person}`);
        add(`${host}by${ending}`, 'cond', `verb:pot:pl:${gender}:${person}`);
      }
    }
  }

  if (parts.impt) {
    const { impt } = parts;
    for (const form of [impt, `${impt}że`]) add(form, 'impt', 'verb:impt:sg:sec');
    for (const form of [`${impt}my`, `${impt}myż`]) add(form, 'impt', 'verb:impt:pl:pri');
    for (const form of [`${impt}cie`, `${impt}cież`]) add(form, 'impt', 'verb:impt:pl:sec');
  }
  if (parts.imps) add(parts.imps, 'imps', 'verb:imps');
  if (parts.ppas) addParticiple(...parts.ppas, 'ppas');
  if (parts.pact) {
    add(parts.pact, 'pcon', 'pcon');
    addParticiple(parts.pact, `${parts.pact}y`, 'pact');
  }
  if (parts.pant) add(parts.pant, 'pant', 'pant');
  if (parts.ger) {
    for (const [ending, ...positions] of GERUND) {
      addWithNie(
        parts.ger + ending,
        'ger',
        positions.map((position) => `ger:${position}:n2`),
      );
    }
    addWithNie(gerundGenitivePlural(parts.ger), 'ger', ['ger:pl:gen:n2']);
  }
  return forms;
}

/** Returns all forms of the verb except the infinitive; empty for a verb outside the classes. A form may come twice. */
export function conjugate(lemma: string): VerbForm[] {
  return lemma.endsWith('winien') ? conditionalOfWinien(lemma) : partsOf(lemma).flatMap(formsOf);
}
