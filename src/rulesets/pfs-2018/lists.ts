/**
 * The closed lists 0 to 7 of the rule document, as the rules use them. The same facts stand as tables in `dictionaries/lists/`,
 * where the lexicon compiler reads them; a test compares the two.
 */

const words = (text: string): string[] => text.trim().split(/\s+/);

/** List 0: words of polonised foreign phrases. `w` is left out: a one-letter word cannot be laid. */
export const LIST_0: ReadonlyMap<string, string> = new Map([
  ['ganc', 'ganc egal'],
  ['egal', 'ganc egal'],
  ['hip', 'hip, hip, hurra'],
  ['hurra', 'hip, hip, hurra'],
  ['kamera', 'kamera obskura'],
  ['obskura', 'kamera obskura'],
  ['pizdu', 'w pizdu'],
  ['try', 'w try miga'],
  ['miga', 'w try miga'],
  ['trymiga', 'w trymiga'],
]);

/** List 1: lemmas that come from brands and mean more than the brand's product. All their forms follow. */
export const LIST_1: ReadonlySet<string> = new Set(
  words(`adidas discman dżambo dżet dżip elektroluks jacuzzi jale jeep junkers maggi martens martini meleks pampers pershing
    perszing segway taser walkman yale`),
);

/** List 2: interjections with a doubled letter; the value is the printed variant with a single letter, if there is one. */
export const LIST_2: ReadonlyMap<string, string | null> = new Map(
  words(`aa auu:au bee:be brr buu:bu bzz chrr cii ćśś drr ee fee:fe frr fuu:fu grr hallo:halo hmm:hm hurra:hura ii mee:me mrr
    muu:mu oo pff pii:pi prr pss psst:pst trr tss:ts uff:uf uu wrr`).map((entry): [string, string | null] => {
    const [doubled, single] = entry.split(':');
    return [doubled!, single ?? null];
  }),
);

/** The printed single-letter variants of list 2, each with the entry that it stands beside. */
export const LIST_2_SINGLE: ReadonlyMap<string, string> = new Map(
  [...LIST_2].flatMap(([doubled, single]): Array<[string, string]> => (single ? [[single, doubled]] : [])),
);

/** List 3: words with the particle -ż/-że; those with a star inflect. */
const LIST_3_ENTRIES =
  words(`alboż ależ azaliż bodajże bogdajże cóż* czemuż czyjże* czyliż czyż dalejże dlaczegoż dlaczegóż
  dlategoż dlategóż dokądże dopieroż dopokądże dopókiż dośćże ejże gdybyż gdyż gdzież hejże ileż* jakiż* jakoż jakże
  jednakowoż jednakże jegoż jegóż jejże jeszczeż kędyż kiedyż którędyż któryż* któż* małoż możnaż niechajże niechże niemalże
  nieomalże nieprawdaż niktże* noż obyż omalże onże* otóż ówże* oż podobnież pokądże pókiż prawdaż przecież samże* skądże
  takiż* takoż także tamże tenże* toż trzebaż tuż tyleż* wieleż* wszakoż wszakże zaliż znowuż żebyż`);

export const LIST_3: ReadonlySet<string> = new Set(LIST_3_ENTRIES.map((entry) => entry.replace('*', '')));

/** The inflecting entries of list 3 without their particle, that is the lemmas whose forms may carry -ż/-że: `cóż*` → `co`. */
export const LIST_3_INFLECTING: ReadonlyMap<string, string> = new Map(
  LIST_3_ENTRIES.filter((entry) => entry.endsWith('*')).map((entry): [string, string] => {
    const word = entry.slice(0, -1);
    const base = word.endsWith('że') ? word.slice(0, -2) : word.slice(0, -1);
    // The ó of cóż comes from the particle's closed syllable; the pronoun alone is co.
    return [base === 'có' ? 'co' : base === 'któ' ? 'kto' : base, word];
  }),
);

/** List 4: words with the particle -ć/-ci. */
export const LIST_4: ReadonlySet<string> = new Set(words('boć jużci podobnoć ponoć toć wolnoć zawszeć'));

/** List 5: prepositions with -ń, each with its preposition. */
export const LIST_5: ReadonlyMap<string, string> = new Map(
  words(`bezeń:bez dlań:dla doń:do nadeń:nad nań:na odeń:od oń:o podeń:pod poń:po przedeń:przed przezeń:przez weń:w zań:za
    zeń:z`).map((entry) => entry.split(':') as [string, string]),
);

/** List 6: words with the particle -by. */
export const LIST_6: ReadonlySet<string> = new Set(
  words(`aby aczkolwiekby alboby albożby albowiemby aleby ależby aniby aniżeliby azaliby azaliżby ażby ażeby bądźby boby bodajby
    bogdajby bowiemby byleby chociażby choćby chybaby coby czyby czyżby czyliby gdyby gdyżby gdzieby gdzieżby iżby jakby jakżeby
    jakkolwiekby jakoby jakożby jednakby jednakżeby jednakowożby jeśliby jeżeliby leczby natomiastby niby niżby niechby niechżeby
    niechajby nimby niźliby niżeliby nużby oby otóżby ponieważby przecieżby przetoby skoroby tedyby toby tożby toćby toteżby więcby
    wszakby wszakżeby wszakożby wszelakoby zaliby zaliżby zanimby zaśby zatemby żeby`),
);

export const PERSONAL_ENDINGS = ['m', 'ś', 'śmy', 'ście'] as const;

/** 2.f.4 to 2.f.6: the printed forms of *by*, *byle*, *bodaj* and *bogdaj* with a mobile ending, each with its host. */
export const CLOSED_ENDINGS: ReadonlyMap<string, 'by' | 'byle' | 'bodaj' | 'bogdaj'> = new Map([
  ...PERSONAL_ENDINGS.map((ending) => [`by${ending}`, 'by'] as const),
  ...PERSONAL_ENDINGS.map((ending) => [`byle${ending}`, 'byle'] as const),
  ...(['bodaj', 'bogdaj'] as const).flatMap((host) =>
    ['em', 'eś', 'ś', 'eśmy', 'śmy', 'eście', 'ście'].map((ending) => [`${host}${ending}`, host] as const),
  ),
]);

/** List 7, groups A to D: which defective verb belongs to which block. */
export type DefectiveRule =
  | 'defective-A'
  | 'defective-B'
  | 'defective-C'
  | 'defective-powinien'
  | 'defective-slychac'
  | 'defective-widac'
  | 'defective-wnijsc'
  | 'defective-zwyknac';

export const LIST_7: ReadonlyMap<string, DefectiveRule> = new Map([
  ...words(
    'dojść nadejść najść obejść odejść podejść pójść przejść przyjść rozejść ujść wejść wyjść wzejść zajść zejść',
  ).map((lemma) => [lemma, 'defective-A'] as const),
  ...words(`iść dosiąść obsiąść osiąść podsiąść posiąść przesiąść przysiąść rozsiąść siąść usiąść wsiąść wysiąść zasiąść
    zsiąść`).map((lemma) => [lemma, 'defective-B'] as const),
  ...words(`braknąć cnić cknić dnieć fartnąć odechcieć odechciewać powodzić rozednieć rozedniewać zabraknąć zadnieć
    zbraknąć`).map((lemma) => [lemma, 'defective-C'] as const),
  ['powinien', 'defective-powinien'],
  ['winien', 'defective-powinien'],
  ['słychać', 'defective-slychac'],
  ['widać', 'defective-widac'],
  ['wnijść', 'defective-wnijsc'],
  ['zwyknąć', 'defective-zwyknac'],
]);

/**
 * Words that the document itself names as barred although the lexicon knows the same string as a form of another lemma:
 * *znaszli* is also a past form of *znajść*, *żeż* the imperative of *żec*, and an open list has *tyś*. What the document names, it
 * decides.
 */
export const NAMED_AS_BARRED: ReadonlyMap<
  string,
  { rule: 'particle-li' | 'ze-double' | 'ending-other'; base: string; particle: string }
> = new Map([
  ['znaszli', { rule: 'particle-li', base: 'znasz', particle: '-li' }],
  ['żeż', { rule: 'ze-double', base: 'że', particle: '-ż' }],
  ['tyś', { rule: 'ending-other', base: 'ty', particle: '-ś' }],
]);
