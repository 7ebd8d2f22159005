/**
 * Hand-kept classes for rules 1.b, 2.a, 4.a, 4.e, 4.g, 4.h and excl.2, which speak of meaning: a lexicon does not say of whom a word is said.
 * They decide no verdict, only which reason is named first; reasons that rest on them are marked as curated.
 */

const words = (text: string): Set<string> => new Set(text.trim().split(/\s+/));

/** Adjectives said of one sex. */
const SAID_OF_FEMALES =
  words(`zamężny niezamężny ciężarny brzemienny szczenny kotny źrebny cielny prośny sukotny jagniący
  wysokocielny pierworodzący`);
const SAID_OF_MALES = words('żonaty nieżonaty dzieciaty bezżenny');

/** Verbs whose active participles are said of females or of males; what is born or fathered may be of either sex. */
const FEMALE_VERBS = words(
  'źrebić cielić kocić szczenić jagnić koźlić menstruować miesiączkować laktować jajeczkować owulować rodzić',
);
const MALE_VERBS = words('płodzić zapładniać ejakulować');

/** The sex that an adjective or a verb's active participle (`pos` adj or pact) is naturally said of; null for all others. */
export function naturalSex(lemma: string, pos: string): 'f' | 'm' | null {
  if (pos === 'adj') return SAID_OF_FEMALES.has(lemma) ? 'f' : SAID_OF_MALES.has(lemma) ? 'm' : null;
  if (pos !== 'pact') return null;
  return FEMALE_VERBS.has(lemma) ? 'f' : MALE_VERBS.has(lemma) ? 'm' : null;
}

/** Verbs that go with *się* in every sense that is still in use, though a dictionary of forms lets them stand without it. */
const WITH_SIE =
  words(`kłaniać ukłonić pokłonić zdarzać zdarzyć wydarzać domyślać wzdrygać wzdrygnąć wahać zawahać przechwalać ociągać
  zmagać opamiętać opamiętywać wspinać wspiąć dopatrzyć`);

/** Is the verb used with *się* only, as far as usage goes? (1.b) */
export function goesWithSię(lemma: string): boolean {
  return WITH_SIE.has(lemma);
}

/** Verbs of weather, growth, decay and matter, and others with no person for a subject. */
const NOT_SAID_OF_PEOPLE = words(`chlupotać ciec cieknąć ciurkać dmieć dżdżyć dżdżeć grzmieć kapać kiełkować kwitnąć
  linieć lśnić mżyć mżeć mrozić owocować pachnieć parcieć parować pąkować pienić płonąć próchnieć
  przekwitać przekwitnąć rdzewieć rozkwitać rozkwitnąć rozbłyskać roztajać siąpić skraplać  sparcieć spróchnieć
  stajać strupieszeć szumieć śniedzieć śnieżyć świtać tajać tlić topnieć trzeszczeć wietrzeć wrzeć wykiełkować wyparować
  wyschnąć wysychać zakwitać zakwitnąć zamarzać zardzewieć zaśniedzieć zetleć zmierzchać zwietrzeć żarzyć żółknąć pożółknąć
  pomżyć pośnieżyć posiąpić zagrzmieć błysnąć zasiąpić odtajać odmarzać butwieć zbutwieć murszeć zmurszeć pleśnieć
  spleśnieć kisnąć skisnąć fermentować jełczeć zjełczeć owocnieć drewnieć zdrewnieć kostnieć krystalizować
  sublimować wylinieć widnieć ściemniać ciemnieć mętnieć zmętnieć kłosić pylić zapylać ziarnować
  merdać gdakać beczeć muczeć rżeć szczekać miauczeć gęgać kumkać ćwierkać ujadać kląskać kukać krakać bzyczeć
  pączkować gnić zgnić przegnić wygnić więdnąć zwiędnąć uwiędnąć skwierczeć bulgotać zabulgotać pochmurnieć spochmurnieć
  rozpogadzać wypogadzać rozwidniać rozwidnieć zmierzchnąć przemarzać rozmarzać rozmarznąć wyrdzewieć przerdzewieć kwaśnieć
  skwaśnieć gęstnieć zgęstnieć tężeć stężeć wyparowywać ulatniać kipieć wykipieć zaowocować zakiełkować zaparować
  kwakać chrumkać pobekiwać meczeć`);

/** Is the verb's natural subject a thing, the weather or an animal? (4.g) */
export function isNotSaidOfPeople(lemma: string): boolean {
  return NOT_SAID_OF_PEOPLE.has(lemma);
}

/** Verbs of people's states and of obligation that are hardly ever used in the imperative. */
const HARDLY_IMPERATIVE =
  words(`musieć woleć móc potrafić umieć zdołać potrzebować zawdzięczać ważyć mierzyć kosztować znaczyć oznaczać
  zależeć należeć wynosić dotyczyć boleć swędzieć mdlić starczyć wystarczyć wystarczać brakować przypominać podobać`);

/** Is the imperative of the verb unusual? (4.h) */
export function isHardlyImperative(lemma: string): boolean {
  return NOT_SAID_OF_PEOPLE.has(lemma) || HARDLY_IMPERATIVE.has(lemma);
}

/** Is the impersonal past of the verb unusual? (4.h) */
export function isHardlyImpersonal(lemma: string): boolean {
  return NOT_SAID_OF_PEOPLE.has(lemma) || lemma === 'być';
}

/** Substances, above all elements, and what is told as a whole: dictionaries give these nouns no plural. */
const USUALLY_SINGULAR =
  words(`aktyn aluminium amoniak antymon argon arsen astat azot beryl bizmut brom cer cez chlor chrom cyrkon cyna
  cynk dysproz erb europ fluor fosfor frans gadolin german glin hafn hel holm ind iryd iterb itr jod kadm kobalt krypton krzem ksenon
  lantan lutet magnez mangan miedź molibden neodym nikiel niob ołów osm ozon pallad platyna polon potas prazeodym promet protaktyn radon
  rod rtęć rubid ruten samar selen siarka skand sód stront tal tantal technet tellur terb tlen tul uran wanad wapń wodór wolfram
  bawełna celuloza gliceryna gnój kauczuk metan nafta nikotyna plastelina sacharoza wata
  biżuteria bydło chłopstwo chuliganeria duchowieństwo dziatwa dzicz drób gawiedź generalicja hołota kupiectwo ludzkość młodzież
  mieszczaństwo motłoch obuwie odzież pospólstwo ptactwo robactwo rycerstwo starszyzna studenteria szlachta ziemiaństwo żebractwo
  cierpliwość dobroć gościnność grzeczność lenistwo litość męstwo miłosierdzie młodość odwaga pilność pokora posłuszeństwo pycha
  skromność starość tchórzostwo ubóstwo uczciwość wdzięczność wierność wytrwałość zawiść zazdrość`);

/** Nouns in -izm and -yzm of which there are several; the others name doctrines, styles and ways of being. */
const COUNTED_IZM =
  words(`organizm mikroorganizm makroorganizm mechanizm serwomechanizm aforyzm anachronizm archaizm neologizm
  frazeologizm prozaizm poetyzm wulgaryzm regionalizm dialektyzm prowincjonalizm kolokwializm eufemizm idiotyzm egzorcyzm katechizm
  paroksyzm sylogizm truizm kataklizm afrykanizm anglicyzm germanizm rusycyzm polonizm latynizm galicyzm amerykanizm bohemizm
  hungaryzm italianizm turcyzm grecyzm hebraizm internacjonalizm leksykalizm paralogizm barbaryzm solecyzm automatyzm paralelizm
  schematyzm`);

/** Do dictionaries give the noun no plural, as far as its kind tells? (4.a) */
export function isUsuallySingular(lemma: string): boolean {
  return USUALLY_SINGULAR.has(lemma) || (/[iy]zm$/.test(lemma) && !COUNTED_IZM.has(lemma));
}

/** Clippings and contractions that are read exactly as they are written, each with what it comes from (excl.2). */
const SHORTENINGS: ReadonlyMap<string, string> = new Map(
  `bus:autobus op:op-art baon:batalion auto:automobil foto:fotografia kino:kinematograf lab:laboratorium
  komp:komputer promo:promocja demo:demonstracja aku:akumulator żelbet:żelazobeton kombi:kombinowany repo:repozytorium
  matma:matematyka geo:geografia admin:administrator info:informacja
  sowchoz:sowietskoje_choziajstwo kołchoz:kollektiwnoje_choziajstwo gestapo:geheime_Staatspolizei
  radar:radio_detection_and_ranging sonar:sound_navigation_and_ranging ubek:UB esbek:SB akowiec:AK pekaes:PKS zomowiec:ZOMO
  ormowiec:ORMO laser:light_amplification_by_stimulated_emission_of_radiation maser:microwave_amplification lidar:light_detection
  pesel:PESEL esemes:SMS ememes:MMS emka:M enerdowiec:NRD enerdowski:NRD enkawudzista:NKWD enkawudysta:NKWD
  enkawudowski:NKWD akowski:AK esbecki:SB esbecja:SB ubecki:UB ubecja:UB ubowiec:UB zomowski:ZOMO kaowiec:KO tir:TIR ufo:UFO
  kilo:kilogram deko:dekagram amfa:amfetamina klima:klimatyzacja limo:limuzyna alko:alkohol perka:perkusja moto:motocykl
  politruk:politiczeskij_rukowoditiel komsomoł:kommunisticzeskij_sojuz_mołodioży agitprop:agitacja_i_propaganda
  specnaz:specjalnoje_naznaczenije stasi:Staatssicherheit piksel:picture_element bit:binary_digit modem:modulator_demodulator`
    .trim()
    .split(/\s+/)
    .map((entry) => entry.replaceAll('_', ' ').split(':') as [string, string]),
);

/** What a clipped or contracted lemma comes from. */
export function shortenedFrom(lemma: string): string | undefined {
  return SHORTENINGS.get(lemma);
}

/** Words of their own with the particle nie-, the rest of which is no word today or not one of the same kind (2.a). */
const WITH_NIE =
  words(`niebawem niecnota niegdyś niemal niemowa niemowlę niemowlak niestety nieuk niezbyt niezdara niedołęga niedorajda
  niedorostek nierób niejadek nielot niewypał niewolnik niewolnica niewiasta`);

/** Is the lemma a word of its own in which nie- was once the particle? */
export function isGrownTogetherWithNie(lemma: string): boolean {
  return WITH_NIE.has(lemma);
}
