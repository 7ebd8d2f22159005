/**
 * Whole paradigms of the verbs that list 7 of the 2018 rules calls defective: also the forms that the rules deny them, for only
 * a form that can be built can be told to be missing. Nine small classes cover the list; a verb of none of them has no forms here.
 */

/** Form category, as `Evidence.missing` names it. */
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
  /** Third person singular that agrees with a neuter: present `dnieje`, past `dniało`, conditional `dniałoby`. */
  thirdNeuter: boolean;
}

/** What the forms are built from. A verb may have two sets of parts (`brakł` and `braknął`). */
interface Parts {
  /** 1sg 2sg 3sg 1pl 2pl 3pl. */
  fin?: readonly string[];
  /** Masculine third person (`doszedł`), the stem of the other singulars and of -ły (`doszł`), the masculine-personal plural (`doszli`). */
  past?: readonly [masculine: string, stem: string, personal: string];
  impt?: string;
  imps?: string;
  /** Stem and masculine-personal plural: `cnion`, `cnieni`. */
  ppas?: readonly [stem: string, personal: string];
  /** Stem of the active participle, which with no ending is the present converb: `cniąc`. */
  pact?: string;
  pant?: string;
  /** Stem of the gerund before -e: `cnieni`. */
  ger?: string;
}

const FIN_E = ['ę', 'esz', 'e', 'emy', 'ecie', 'ą'];
const ADJECTIVAL = ['y', 'a', 'e', 'ego', 'ej', 'emu', 'ym', 'ych', 'ymi', 'ą'];
const GERUND = ['e', 'a', 'u', 'em', 'om', 'ami', 'ach'];

const cut = (lemma: string, ending: string): string => lemma.slice(0, -ending.length);

/** dojść, pójść, iść, wnijść: present stem in -jd-, past built on another root. */
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
    { imps: `${stem}zono`, ppas: [`${stem}zon`, `${stem}zieni`], ger: `${stem}zeni` },
  ];
  // Wnijść shares the past of wejść: only these forms tell what list 7 takes from it.
  if (lemma === 'wnijść') parts.push({ past: ['wszedł', 'wszł', 'wszli'], pant: 'wszedłszy' });
  return parts;
}

/** siąść and its prefixed verbs: impersonal, participle and gerund after the -nąć and after the -ść pattern. */
function partsOfSiąść(lemma: string): Parts[] {
  const stem = `${cut(lemma, 'ść')}d`;
  return [
    { imps: `${stem}nięto`, ppas: [`${stem}nięt`, `${stem}nięci`], ger: `${stem}nięci` },
    { imps: `${stem}ziono`, ppas: [`${stem}zion`, `${stem}zieni`], ger: `${stem}zeni` },
    { imps: `${stem}zono`, ppas: [`${stem}zon`, `${stem}zeni`] },
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

/** powinien, winien: a past-like set of its own, on which only the conditional is built here. */
function conditionalOfWinien(lemma: string): VerbForm[] {
  const stem = cut(lemma, 'ien');
  const hosts = [
    ...[lemma, `${stem}na`, `${stem}no`].map((host) => ({ host, endings: ['', 'm', 'ś'] })),
    ...[`${stem}ni`, `${stem}ny`].map((host) => ({ host, endings: ['', 'śmy', 'ście'] })),
  ];
  return hosts.flatMap(({ host, endings }) =>
    endings.map(
      (ending): VerbForm => ({
        form: `${host}by${ending}`,
        category: 'cond',
        thirdNeuter: host.endsWith('no') && ending === '',
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

/** Genitive plural of a gerund: `cnieni-` → `cnień`, `siądnięci-` → `siądnięć`. */
function gerundGenitivePlural(stem: string): string {
  return stem.endsWith('ni') ? `${stem.slice(0, -2)}ń` : `${stem.slice(0, -2)}ć`;
}

function formsOf(parts: Parts): VerbForm[] {
  const forms: VerbForm[] = [];
  const add = (form: string, category: VerbCategory, thirdNeuter = false) =>
    forms.push({ form, category, thirdNeuter });
  const addWithNie = (form: string, category: VerbCategory) => {
    add(form, category);
    add(`nie${form}`, category);
  };

  for (const [person, form] of (parts.fin ?? []).entries()) add(form, 'fin', person === 2);

  if (parts.past) {
    const [masculine, stem, personal] = parts.past;
    const linked = (ending: string) => masculine + (ending === '' ? '' : `e${ending}`);
    for (const ending of ['', 'm', 'ś']) {
      add(linked(ending), 'praet');
      add(`${masculine}by${ending}`, 'cond');
      for (const vowel of ['a', 'o']) {
        const neuter = vowel === 'o' && ending === '';
        add(`${stem}${vowel}${ending}`, 'praet', neuter);
        add(`${stem}${vowel}by${ending}`, 'cond', neuter);
      }
    }
    for (const host of [personal, `${stem}y`]) {
      for (const ending of ['', 'śmy', 'ście']) {
        add(host + ending, 'praet');
        add(`${host}by${ending}`, 'cond');
      }
    }
  }

  if (parts.impt) {
    const { impt } = parts;
    for (const form of [impt, `${impt}że`, `${impt}my`, `${impt}myż`, `${impt}cie`, `${impt}cież`]) add(form, 'impt');
  }
  if (parts.imps) add(parts.imps, 'imps');
  if (parts.ppas) {
    const [stem, personal] = parts.ppas;
    for (const ending of ADJECTIVAL) addWithNie(stem + ending, 'ppas');
    addWithNie(personal, 'ppas');
  }
  if (parts.pact) {
    add(parts.pact, 'pcon');
    for (const ending of ADJECTIVAL) addWithNie(parts.pact + ending, 'pact');
  }
  if (parts.pant) add(parts.pant, 'pant');
  if (parts.ger) {
    for (const ending of GERUND) addWithNie(parts.ger + ending, 'ger');
    addWithNie(gerundGenitivePlural(parts.ger), 'ger');
  }
  return forms;
}

/** All forms of the verb, the infinitive left out; empty for a verb outside the classes. A form may come twice. */
export function conjugate(lemma: string): VerbForm[] {
  return lemma.endsWith('winien') ? conditionalOfWinien(lemma) : partsOf(lemma).flatMap(formsOf);
}
