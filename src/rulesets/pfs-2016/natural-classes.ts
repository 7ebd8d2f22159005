/**
 * Hand-kept classes for sections 7 and 9, which speak of what a dictionary's entry looks like. They decide no verdict, only which
 * reason is named; reasons that rest on them are marked as curated.
 */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * Nouns that dictionaries enter in the plural, as names of classes: plants, animals, minerals, compounds, groups of people (9). The
 * document's own list, lplm.html, is not to be had; all of these but the first three come from general knowledge.
 */
const ENTERED_IN_PLURAL =
  words(`azyna plazmid trylobit alkaloid aldehyd alken alkan alkin amid amina aminokwas antybiotyk azotan azotyn barbituran bezkręgowiec
  boran brunatnica chloran chlorek chlorowiec chromian cukrowiec cyjanek dinozaur estrogen fenol flawonoid fluorek fluorowiec
  fosforan gad glikozyd glon głowonóg grzyb halogenek helowiec hydrat ichtiozaur jamochłon jednokomórkowiec jodek karotenoid
  keton krasnorost kręgowiec krzemian lantanowiec lipid litowiec małż mięczak mszak naczelny nukleotyd okrzemka osłonica owad
  paprotnik pierścienica pierwotniak płaz płaziniec prostaglandyna przeżuwacz ramienionóg roztocz sacharyd siarczan siarczek
  siarczyn skorupiak skrzyp ssak stawonóg sterol strunowiec szkarłupień terpen torbacz torfowiec węglan węglowodan węglowodór
  wapniowiec wiciowiec widłak wielocukier wrotek zielenica żachwa`);

export function isEnteredInPlural(lemma: string): boolean {
  return ENTERED_IN_PLURAL.has(lemma);
}

/** Words of foreign phrases, most of them of musical terms, that dictionaries enter by themselves too (7). */
const ENTERED_ALONE = words(`molto assai poco tanto sempre mezzo subito
  forte piano pianissimo fortissimo allegro allegretto andante andantino adagio largo larghetto lento presto prestissimo vivace
  moderato grave dolce cantabile espressivo maestoso ritardando rallentando accelerando crescendo decrescendo diminuendo
  legato staccato pizzicato rubato tutti solo`);

export function isEnteredAlone(word: string): boolean {
  return ENTERED_ALONE.has(word);
}
