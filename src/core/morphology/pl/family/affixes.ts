/** Prefixes, suffixes and endings of Polish words, which the family search removes and replaces. */
import PREFIXES from '../../../../../dictionaries/packed/tables/pl-prefixes.json' with { type: 'json' };

/** Longest first, so that the rest is as short as possible. */
const list = (of: keyof typeof PREFIXES): readonly string[] =>
  PREFIXES[of].split(' ').sort((a, b) => b.length - a.length);

const VERBAL = list('verb');
/** Learned prefixes; before short verbs they are chance: *re-parować*. */
const LEARNED_VERBAL = list('learned-verb');
const NOMINAL = list('noun');
/** Further prefixes of adjectives, of place and time: *na-ziemny*, *do-ustny*. */
const OF_ADJECTIVE = list('adjective');
/** Prefixes that form verbs from nouns together with an ending: *u-dom-owić*. */
const AROUND_VERB = list('around-verb');
/** The same for nouns and adjectives: *bez-droż-e*, *na-głów-ek*. */
const AROUND_NOUN = list('around-noun');
/** Endings of such nouns. */
const NOUN_AROUND = /(ek|e|ik|ka|y)$/;

/** Minimum length of the rest: *być* of *zbyć*, but not *ić* of *wić*. */
const SHORTEST_REST = 3;
/** Minimum length of the rest after a learned prefix: *organizować* of *reorganizować*. */
const SHORTEST_AFTER_LEARNED = 9;

const without = (prefixes: readonly string[], shortest: number) => (word: string) =>
  prefixes
    .filter((prefix) => word.startsWith(prefix) && word.length - prefix.length >= shortest)
    .map((prefix) => word.slice(prefix.length));

const withoutVerbal = without(VERBAL, SHORTEST_REST);
const withoutLearned = without(LEARNED_VERBAL, SHORTEST_AFTER_LEARNED);
/** Returns the rests of a verb, or of a noun made of one: `przepisać` → pisać. */
export const withoutVerbPrefix = (word: string): string[] => [...withoutVerbal(word), ...withoutLearned(word)];
const withoutNominal = without(NOMINAL, 3);
const withoutPlace = without(OF_ADJECTIVE, 5);
/** Returns the rests of a noun, adjective or adverb: `przydomowy` → domowy. */
export const withoutNounPrefix = (word: string, pos: string): string[] =>
  pos === 'adj' ? [...withoutNominal(word), ...withoutPlace(word)] : withoutNominal(word);
/** Returns the rests of a word made with prefix and suffix at once: `bezdroże` → droże. */
export function withoutPrefixAround(word: string, pos: string): string[] {
  if (pos === 'subst' && !NOUN_AROUND.test(word)) return [];
  return without(pos === 'verb' ? AROUND_VERB : AROUND_NOUN, 4)(word);
}

/**
 * Suffixes by part of speech of the derived word, each with what it is put to. Kinds of bases: nouns `P` (masculine person), `Z` (masculine
 * animal), `I` (masculine thing), `m` for these three, `f`, `n`, `p` (plural only), `N` for any noun, `a` adjective, `v` verb, `u` verb in -ować, `s` verb in -ić or -yć, whose participle has -ony, `c` verb whose stem ends in a vowel, `r` and `q` verbs that another in -ać, in -ywać repeats, `d` adverb, `w` name (*Warszawa* of *warszawski*). What is behind `/` counts only where nothing before it is found.
 */
export type Kind = string;

interface Suffix {
  suffix: string;
  kinds: Kind;
  /** Kinds that count only if there is no base of the former ones: *brodz-ik* of *brodzić*, since nothing else has this stem. */
  otherwise: Kind;
}

const table = (rows: string): ReadonlyMap<string, Suffix[]> => {
  const bySuffix = new Map<string, Suffix[]>();
  for (const row of rows.trim().split(/\s+/u)) {
    const [suffixes, all] = row.split(':') as [string, string];
    const [kinds, otherwise = ''] = all.replace('N', 'mfnp').replace('m', 'PZI').split('/') as [string, string?];
    for (const suffix of suffixes.split(',')) {
      bySuffix.set(suffix, [...(bySuffix.get(suffix) ?? []), { suffix, kinds, otherwise }]);
    }
  }
  return bySuffix;
};

const NOUN = table(`
  ek:mp/av ik,yk:m/av ka:fP/av ko:n czki,ki:p uszek:m uszka,ulka,unia,usia,uś,uszko:N
  arz,nik,nica,nictwo:N/av arka:Nv
  ownik,ownica,ówka,owisko,ownia:Navu anka,ówna,owa:Nav iec,ec,owiec,aniec:Navw anin:Nw czyk:Nw ak:Navw ca:vI iciel,yciel,awca,awczyni,wca,inier,czuch:v atnik,atka:vu
  ość:a stwo,ctwo,dztwo:Pfav/ZIn ostwo:Pav estwo,eństwo,ęstwo:Nav
  izm,yzm,ista,ysta,arzysta,owicz,ewicz,eria,at:Na eusz,ur:a er,ura:v enka,ula,ulek:N ariusz,aż,ator:Nv acz:vaN al:va onka:s
  ina,yna,izna,yzna:Na/v inka,ynka:Na isko,ysko:Nav ątko:Na ę:PZfn y,i:PZIfa alisko:Nv arnia,alnia,nia,elnia:Nav
  idło,ydło,adło:v awa,awica:v dło,ło:c ba,twa,awka,ałka,ałko,aczka,iwo,ywo,ędza,ielnia:v
  unek:vu ierka:u ota,oba:av nictwo:v ież:av uch,ucha,och,us,as,aś,yś:a ulec,eniec,anek,ajło,acha:va
  ica,yca:PZfa/I icha:PZa ini,yni,ynia:P ada,iada:N e:aIf a:aP ie,y:a iny,yny:Nv ia:PI iel,ziel:a
`);
const ADJECTIVE = table(`
  owy,owny:N/uvd ny:Navd iczny,yczny,any,aty,asty,isty,ysty,owaty,owity,ity:N/avd ni:Nd alny,elny,ilny,arny:Nv
  ski,cki,dzki:Nw ański,eński,iński,yński,owski,ejski:Nw i,y:Na czy,niczy,awczy:Nv
  liwy:Nvua iwy,ywy,awy:Nva ły:vc nięty,ący:v utki,iutki,eńki,uteńki,usieńki,uchny,aśny:a szy,ejszy,ajszy:d
`);
const VERB = table(`
  ować,izować,yzować:Na ić,yć:Nad eć,ieć:Na ać:Nva nąć:vNa iwać,ywać:vuN
`);

/** Learned suffixes, which need long stems: *pan-ika* would be chance. */
const LEARNED = /^(arz)?(i[zs]m|yzm|ista|ysta|eria|at|ia|awka|ałka|ura|ula|ur|alny|elny|iczny|yczny)$/;
const SHORTEST_LEARNED = 4;

const NONE: ReadonlyMap<string, Suffix[]> = new Map();
const LONGEST_SUFFIX = 8;

/** Returns the suffixes in which a lemma of this part of speech may end, with the rest as stem. */
export function suffixesOf(lemma: string, pos: string): (Suffix & { stem: string })[] {
  const rows = pos === 'subst' ? NOUN : pos === 'adj' ? ADJECTIVE : pos === 'verb' ? VERB : NONE;
  const found: (Suffix & { stem: string })[] = [];
  for (let at = Math.max(2, lemma.length - LONGEST_SUFFIX); at < lemma.length; at++) {
    if (at < SHORTEST_LEARNED && LEARNED.test(lemma.slice(at))) continue;
    for (const row of rows.get(lemma.slice(at)) ?? []) found.push({ stem: lemma.slice(0, at), ...row });
  }
  return found;
}

/** Consonants that merge with -ski, -stwo and their like: *męski* of *mąż*, *bogactwo* of *bogacz*. */
const SWALLOWED: ReadonlyArray<readonly [start: RegExp, ends: readonly string[]]> = [
  [/^(ski|stwo)$/, ['', 's', 'z', 'ż', 'sz', 'ś', 'ź', 'g', 'ch', 'h', 'st']],
  [/^(cki|ctwo)$/, ['t', 'c', 'cz', 'k', 'ć']],
  [/^(dzki|dztwo)$/, ['d', 'dz', 'dź']],
];

/** Returns the stems before a suffix that merges with the last consonant; for others the stem itself. */
export function stemsBefore(stem: string, suffix: string): string[] {
  const ends = SWALLOWED.find(([start]) => start.test(suffix))?.[1];
  return ends ? ends.map((end) => stem + end) : [stem];
}

/** Endings of the lemmas of a kind. */
const LEMMA_ENDINGS: Readonly<Record<string, readonly string[]>> = {
  P: ['', 'a', 'ia'],
  Z: [''],
  I: [''],
  f: ['a', '', 'ia', 'i'],
  n: ['o', 'e', 'ie', 'ę'],
  p: ['y', 'i', 'e', 'a', ''],
  a: ['y', 'i'],
  v: ['ać', 'ić', 'yć', 'eć', 'nąć', 'ieć', 'ąć'],
  c: ['ć'],
  q: ['ać', 'eć', 'ieć', 'nąć', 'ować'],
  r: ['ić', 'yć', 'nąć', 'eć', 'ąć'],
  s: ['ić', 'yć'],
  u: ['ować'],
  d: ['o', 'e', ''],
  w: ['', 'a', 'o', 'e', 'y', 'i', 'ia', 'ie'],
};

const endingsOfKinds = new Map<Kind, ReadonlyMap<string, Kind>>();

/** Returns the endings of lemmas of these kinds, each with the kinds that have it. */
export function endingsOf(kinds: Kind): ReadonlyMap<string, Kind> {
  let found = endingsOfKinds.get(kinds) as Map<string, Kind> | undefined;
  if (!found) {
    found = new Map();
    for (const kind of kinds)
      for (const ending of LEMMA_ENDINGS[kind] as readonly string[])
        found.set(ending, (found.get(ending) ?? '') + kind);
    endingsOfKinds.set(kinds, found);
  }
  return found;
}

/** Endings that only some stems take: *ziem-ia*, *bogin-i*. Each excluded candidate saves a lookup. */
const STEM_OF_ENDING: Readonly<Record<string, RegExp>> = {
  ia: /[pbwmf]$/,
  i: /[nńkgiżźśćl]$/,
  ie: /[pbwmfkg]$/,
  y: /[^kglńśźć]$/,
  o: /[^ńśźć]$/,
  e: /[lcjżńśźć]$|[rsc]z$/,
  ć: /[aeiuyó]$/,
  ić: /[^kgrchąęiy]$/,
  yć: /[rsc]z$|ż$/,
  eć: /[ijlżńśźć]$|[rsc]z$/,
  ieć: /[pbwmfnszc]$/,
  ąć: /[cdgjmnpż]$/,
  nąć: /[^aeoóuńśźćl]$/,
};

/** Returns true when a stem may take this ending, by spelling. */
export const fits = (stem: string, ending: string): boolean => STEM_OF_ENDING[ending]?.test(stem) ?? true;

/**
 * Endings that replace one another, mostly in learned words: *demonstr-acja*, *-ować*, *-ator*; *fizyk*, *fizyka*, *fizyczny*. Each with
 * its replacements; the stem does not change.
 */
const REPLACED = new Map(
  `
  acja:ować,at,yka actwo:ak acyjny:acja,ować ada:ador alny:um,us ancja:ant,ować anka:anin ant:ować,acja,a ara:arz
  arny:a,ura,ia,ita,enda at:ować ator:ować,acja atyka:acja atysta:acja atywny:ować,acja asta:azm astyczny:azm,asta awać:ać azm:asta
  cja:tor,t,tować,ować,kować,cić cje:cja czyni:ca żczyni:zca cyjny:cja czyzna:cki,czy eczny:ka,ko,kie encja:ent,ować,yjny,endent
  enić:ę enka:en enny:ę ent:ować,encja fia:f fikacja:fikować graf:grafia grafia:graf ialny:ia,ium ianin:a ica:ik
  iczny:os,a,ika,ia,ik ija:ować ijny:ia ijski:ia ik:ika,ia ika:ik ista:izm,istyka,ika,o,ia istka:ista
  istyczny:ista,izm,istyka istyka:ista ita:iczny,it iw: iwny:ja izacja:ny,izm,izować,iczny izm:ista,iczny izna:ski
  izować:ny jać:ić jny:ja,ia ka:ek,ak,iec kcja:ktor,kt,kować,ować,gować ktywny:kcja ktyw:kcja ktaż:kcja ktarz:kt kracja:krata krata:kracja
  kratyczny:krata,kracja ktor:kcja lizacja:ł lizować:ł log:logia nica:nik niczka:nik,nica nienie:nąć nięcie:nąć
  ność:nieć oczny:ok oner:a,ować onalizm:onalny,a onalista:onalny,a onalny:a onować:a or:ura owianka:ów,owianin owie: owiec:ów ownictwo:ownik owywać:ować
  ozycja:onować sja:sarz,tować,sować,syjny,sor stwa:stwo tni:tek tor:tować,cja torka:tor tura:tor,t,tować tyczny:za tyk:za tyka:za tyzer:za tyzować:za ualny:
  ura:or,ować wać:ć yca:ik ycki:yka ycyna:yczny yczny:yka,ia,yk yjny:ja,ia,je,ium yjski:yzm,ia yk:yka,ia yka:yk
  ysta:yzm,yka ystyczny:ysta,yzm,ystyka ystyka:ysta yw: ywny:ować,cja,ja,uować yzacja:ny,yczny,yzować
  yzm:ysta,yczny yzna:ski zja:dować,zor,zyjny,zować ątek:ę ątko:ę ęcina:ę ęcy:ę ści:ść
`
    .trim()
    .split(/\s+/u)
    .map((row) => {
      const [own, bases] = row.split(':') as [string, string];
      return [own, bases.split(',')] as const;
    }),
);

/** Shorter stems match by chance: *ator*, *acja*. */
const SHORTEST_STEM = 3;
const LONGEST_ENDING = 9;

/** Returns words with another ending in place of this one's. */
export function replacedEndings(lemma: string): string[] {
  const found: string[] = [];
  for (let at = Math.max(SHORTEST_STEM, lemma.length - LONGEST_ENDING); at < lemma.length; at++) {
    for (const base of REPLACED.get(lemma.slice(at)) ?? []) found.push(lemma.slice(0, at) + base);
  }
  return found;
}
