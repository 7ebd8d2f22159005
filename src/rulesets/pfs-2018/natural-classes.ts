/**
 * Hand-kept classes for rules 1.b, 2.a, 4.a, 4.d, 4.e, 4.g, 4.h and excl.2, which speak of meaning: a lexicon does not say of whom a word is said.
 * They decide no verdict, only which reason is named first; reasons that rest on them are marked as curated.
 */

const words = (text: string): Set<string> => new Set(text.trim().split(/\s+/));

/** Adjectives said of one sex. */
const SAID_OF_FEMALES =
  words(`zamężny niezamężny ciężarny brzemienny szczenny kotny źrebny cielny prośny sukotny jagniący
  wysokocielny pierworodzący`);
const SAID_OF_MALES = words('żonaty nieżonaty dzieciaty bezżenny brodaty wąsaty');

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

/** Adjectives said of materials, plants, horses' coats, food, cloth, weather, seasons, shapes, tools and what they are for. */
const SAID_OF_THINGS =
  words(`gniady bułany kasztanowaty izabelowaty cisawy srokaty szpakowaty jabłkowity napotny przeciwbólowy przeciwgorączkowy
  nasenny przeczyszczający wykrztuśny moczopędny żółciopędny drewniany gliniany skórzany wełniany lniany bawełniany jedwabny płócienny
  blaszany miedziany mosiężny stalowy ołowiany cynowy cynkowy platynowy szklany porcelanowy papierowy tekturowy
  kartonowy betonowy asfaltowy ceglany kamienny marmurowy granitowy piaskowy żwirowy gipsowy cementowy wapienny gumowy plastikowy foliowy
  nylonowy futrzany pluszowy aksamitny słomiany wiklinowy bambusowy korkowy woskowy parafinowy smołowy drożdżowy mączny maślany mleczny
  serowy twarogowy śmietanowy jogurtowy czekoladowy waniliowy cytrynowy pomarańczowy jabłkowy gruszkowy śliwkowy wiśniowy malinowy
  truskawkowy jagodowy porzeczkowy orzechowy migdałowy makowy miodowy cukrowy pieprzowy kminkowy czosnkowy cebulowy szczypiorkowy
  ogórkowy pomidorowy ziemniaczany kapuściany buraczany fasolowy grochowy grzybowy rybny mięsny drobiowy wieprzowy wołowy cielęcy
  sosnowy dębowy bukowy brzozowy lipowy jesionowy klonowy olchowy topolowy wierzbowy świerkowy jodłowy modrzewiowy cisowy iglasty liściasty
  liściowy korzeniowy łodygowy kwiatowy nasienny owocowy warzywny zbożowy pszenny żytni jęczmienny owsiany gryczany ryżowy kukurydziany
  deszczowy śnieżny mroźny gradowy mglisty wietrzny burzowy księżycowy gwiezdny zimowy wiosenny jesienny poranny
  popołudniowy wieczorny dobowy styczniowy lutowy marcowy kwietniowy majowy czerwcowy lipcowy sierpniowy wrześniowy październikowy
  listopadowy grudniowy poniedziałkowy wtorkowy środowy czwartkowy piątkowy sobotni niedzielny kwadratowy prostokątny trójkątny sześcienny stożkowy walcowy kulisty eliptyczny pionowy poziomy ukośny równoległy prostopadły kwaśny zasadowy alkaliczny tlenowy azotowy
  siarkowy fosforowy węglowy benzynowy naftowy olejowy gazowy parowy elektryczny magnetyczny radiowy telefoniczny silnikowy
  kołowy szynowy mostowy dachowy okienny drzwiowy podłogowy ścienny sufitowy piwniczny strychowy łazienkowy
  stołowy krzesłowy szafkowy półkowy dywanowy zasłonowy firankowy guzikowy sznurkowy nitkowy igłowy śrubowy gwoździowy młotkowy kieszonkowy
  rękawowy kołnierzowy mankietowy podeszwowy obcasowy monetarny walutowy czynszowy podatkowy fakturowy
  dwupiętrowy jednopiętrowy wielopiętrowy parterowy dwudrzwiowy trzydrzwiowy pięciodrzwiowy murowany brukowany żwirowany lukrowany
  pasteryzowany niskotłuszczowy pełnotłusty bezołowiowy bezalkoholowy bezglutenowy gazowany niegazowany rozpuszczalny nierozpuszczalny
  łamliwy palny niepalny ogniotrwały wodoodporny wodoszczelny nieprzemakalny żaroodporny rdzoodporny kwasoodporny
  przemakalny ścieralny zmywalny`);

/** Verbs whose objects are buildings, fields, food, cloth and tools, so that their passive participles are said of things. */
const DONE_TO_THINGS =
  words(`murować zamurować wymurować orać zaorać przeorać siać zasiać obsiać kosić skosić zaasfaltować asfaltować betonować zabetonować
  tynkować otynkować brukować wybrukować prasować wyprasować cerować zacerować smażyć usmażyć piec upiec wypiec gotować ugotować zagotować
  marynować zamarynować kisić ukisić zakisić solić posolić słodzić posłodzić pieprzyć popieprzyć mleć zemleć zmielić wędzić uwędzić
  pasteryzować lukrować polukrować drukować wydrukować kserować skserować parkować zaparkować tankować zatankować cynkować ocynkować
  chromować galwanizować emaliować lakierować polakierować fakturować sumować zsumować rąbać porąbać tapicerować wytapicerować
  haftować wyhaftować dziergać wydziergać tkać utkać prząść uprząść`);

/** Is the adjective, or the verb's passive participle (`pos` adj or ppas), said of things? (4.d) */
export function isSaidOfThings(lemma: string, pos: string): boolean {
  return pos === 'adj' ? SAID_OF_THINGS.has(lemma) : pos === 'ppas' && DONE_TO_THINGS.has(lemma);
}

/** Verbs that go with *się* in every sense that is still in use, though a dictionary of forms lets them stand without it. */
const WITH_SIE =
  words(`kłaniać ukłonić pokłonić zdarzać zdarzyć wydarzać domyślać wzdrygać wzdrygnąć wahać zawahać przechwalać ociągać
  zmagać opamiętać opamiętywać wspinać wspiąć dopatrzyć rozmyślić zaprzyjaźnić
  stęsknić zdrzemnąć ubiegać pałętać guzdrać domyślić przydarzyć przydarzać jąkać`);

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
  kwakać chrumkać pobekiwać meczeć zabeczeć zamuczeć zarżeć zaszczekać zamiauczeć zakukać zakrakać zagdakać zakwakać bzykać
  rechotać pohukiwać czerstwieć sczerstwieć wilgotnieć zwilgotnieć zapleśnieć owocować jesienieć`);

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
  niedorostek nierób niejadek nielot niewypał niewolnik niewolnica niewiasta niedowiarek niemniej nieborak nieboraczek niebożę niebożątko
  nieboszczyk nieboszczka niechluj niedojda niedomoga niedosyt niedobitek niedopałek niedoróbka niedoróbstwo niedobór niedostatek
  niedorzeczność niedowład niedowaga niedociągnięcie niedomówienie niezguła nieużytek niewybuch niespodzianka
  niesnaska nienawiść nieomal niejako niespełna`);

/** Is the lemma a word of its own in which nie- was once the particle? */
export function isGrownTogetherWithNie(lemma: string): boolean {
  return WITH_NIE.has(lemma);
}
