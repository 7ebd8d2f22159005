/**
 * Closed lists of the rule document and kinds of words that its rules name. The printed facts stand as tables in
 * `dictionaries/lists/`, where the lexicon compiler reads them; a test compares the two.
 */

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** II.5.2.d: these three must lose the e of -er; the last is printed without its usual c. */
export const MUST_ELIDE = words('illuster integer mediocker mediokre medioker');

/** II.4.6: the colours that may be compared. */
export const COMPARABLE_COLOURS: ReadonlySet<string> = new Set(
  words('blau blond braun gelb grau grün rot schwarz weiß'),
);

/** II.4.6: all other colours may not; those that are no compound of the nine are named here. */
export const OTHER_COLOURS: ReadonlySet<string> = new Set(
  words(`anthrazit apricot aquamarin aubergine azurn beige bordeaux bronze café chamois champagner cognac creme curry cyan
    eierschale flieder fuchsia gold hellrosa indigo karmesin karmin khaki kaki kobalt koralle lachs lavendel lila magenta malve
    marine mauve mint oliv orange ocker petrol pink purpurn purpur rosa rosé rost sand sepia siena silber smaragd tabak taupe
    terrakotta türkis umbra violett zimt zinnober zitron zyan zyklam`),
);

/** II.4.3, II.4.4: printed as indeclinable, and as used after the noun or predicatively alone. */
export const INDECLINABLE: ReadonlySet<string> = new Set(words('clean halal haram'));
export const PREDICATIVE_FOREIGN: ReadonlySet<string> = new Set(words('medium sec gay dry grave legato'));
/** II.4.4: adjectives in -y without comparison. */
export const Y_NOT_COMPARED: ReadonlySet<string> = new Set(words('gay dry'));
/** II.4.6.b: foreign colours that stay unchanged. */
export const INDECLINABLE_COLOURS: ReadonlySet<string> = new Set(words('petrol ocker'));

/** II.4.1: kinds of adjectives that have no comparison. Printed words first, others of the same kind after them. */
export const HIGHEST_OR_LOWEST: ReadonlySet<string> = new Set(
  words(`endgültig einhellig minimal einzig maximal optimal total absolut alleinig ausschließlich einmalig einstimmig
    einzigartig völlig gänzlich sämtlich unvergleichlich vollständig vollkommen erstklassig ideal zweitklassig
    drittklassig erstrangig zweitrangig drittrangig hundertprozentig tausendprozentig äußerst höchst letztgültig
    letztmalig erstmalig allgegenwärtig allwissend allmächtig alleinseligmachend ausnahmslos restlos bedingungslos
    komplett perfekt ultimativ universal universell omnipotent unendlich endlos grenzenlos immerwährend unbedingt
    unübertrefflich unüberbietbar unübertroffen unerreicht beispiellos konkurrenzlos unermesslich primär sekundär
    tertiär vollzählig lückenlos ganzheitlich gesamt halb nächst bestmöglich größtmöglich schnellstmöglich höchstmöglich
    kleinstmöglich frühestmöglich lebenslang lebenslänglich pausenlos unteilbar`),
);
export const END_STATE: ReadonlySet<string> = new Set(
  words(`eisfrei final tot ledig schwanger verheiratet geschieden verwitwet ganz halb fertig leer unverheiratet hirntot
    scheintot beendet abgeschlossen vollendet taubstumm nackt kinderlos elternlos mutterlos
    vaterlos staatenlos arbeitslos obdachlos wohnungslos heimatlos ehelich unehelich endständig gebürtig impotent
    anwesend abwesend ausverkauft viereckig dreieckig fünfeckig sechseckig achteckig rechteckig quadratisch kreisrund
    kugelrund kreisförmig bargeldlos fleischlos drahtlos schnurlos knochenlos zahnlos bartlos unsterblich trächtig
    jungfräulich volljährig minderjährig unmündig mündig`),
);
export const ATTRIBUTIVE_ONLY: ReadonlySet<string> = new Set(
  words(`obig hiesig dortig heutig gestrig vorgestrig morgig damalig ehemalig vormalig einstig jetzig bisherig sonstig vorig
    etwaig diesjährig letztjährig vorjährig nachherig vorherig baldig sofortig derzeitig seinerzeitig täglich
    wöchentlich monatlich jährlich stündlich minütlich nächtlich abendlich mittäglich halbjährlich vierteljährlich
    vierzehntäglich werktäglich sonntäglich diesseitig jenseitig beiderseitig jeweilig nunmehrig dermalig diesbezüglich
    anderweitig derartig mutmaßlich vermeintlich sogenannt besagt erwähnt obengenannt vorgenannt obenstehend
    untenstehend nachfolgend folgend nebenstehend umseitig allfällig abermalig mehrmalig nochmalig oftmalig nachmalig
    übrig zukünftig künftig`),
);
export const PREDICATIVE_ONLY: ReadonlySet<string> = new Set(
  words(`quitt baff futsch pleite perdu schnuppe egal einerlei gewillt schuld leid feind gram habhaft ansichtig eingedenk
    gewärtig abhold angst bange barfuß entzwei gar groggy kaputt knülle plemplem schade spitze super tabu untertan wett
    wurscht wurst zunutze zuwider unpässlich quitte okay meschugge schnurz schnurzegal schnurzpiepegal scheißegal
    piepegal wurstegal todfeind spinnefeind teilhaftig teilhaft verlustig vorstellig abspenstig anheischig ausfindig
    handgemein vonnöten zuteil imstande außerstande zumute hops passé passee pfutsch erbötig kund kusch mundtot dingfest
    balla gaga futschikato picobello paletti remis patt ratz`),
);
/** II.4.1.e: first members that are an intensifier themselves. */
export const INTENSIFIERS = words(
  `eis blut bein grund nigelnagel bums donners feder grab hauch klapper knatsch kreide leichen lamm mäuschen
    mucksmäuschen pechraben pfeil pflaumen quick raben schnee stahl staub steif topp tonnen wachs watte windel zentner
    zwerg brühe brüh glocken kerzen kugel spiegel spott sperrangel samt seiden affen affentitten arsch bettel bitter
    blitz bocks bomben brand bullen bären erz extra funkel funkelnagel furz giga grotten hagel hunde hunds hyper höllen
    kack kackt kern klatsch klitze knall knochen knüppel kohlraben kotz kreuz krotten mause mega mords mucks mutter
    mutterseelen nagel niegel ober oberaffen patsch piek piep pitsch pitschpatsch pudel pumperl quietsch quitschen
    rammel rappel ratten ratze riesen rotz sau scheiß schnur schnurz spindel splitter splitterfaser stein stern
    sternhagel stinke stock stroh sturz super sünd sündhaft teufels tief tod toten tropf turbo ultra ur wahnsinns wunder
    zappel zappen zucker über`,
);

/** II.4.6.b: colours that are no model for the declension of others. */
export const COLOURS_NO_MODEL: ReadonlySet<string> = new Set([...INDECLINABLE_COLOURS, 'beige']);

/** II.5.2.d: adjectives in -er from Latin or a Romance language, besides those that must lose the e. */
export const ROMANCE_IN_ER: ReadonlySet<string> = new Set(words('makaber proper power sinister'));

/** II.6.2: verbs that the document prints with their participles, and the rule under which. */
export const ENGLISH_PARTICIPLES: ReadonlyMap<string, 'II.6.2.a' | 'II.6.2.b'> = new Map([
  ['gamen', 'II.6.2.a'],
  ['muten', 'II.6.2.a'],
  ['upgraden', 'II.6.2.a'],
  ['losen', 'II.6.2.a'],
  ['handeln', 'II.6.2.b'],
  ['recyceln', 'II.6.2.b'],
  ['recyclen', 'II.6.2.b'],
]);

/** II.4.2: adjectives that are compared in a figurative sense only, besides those in un- and -los. */
export const FIGURATIVE: ReadonlySet<string> = new Set(
  words('hölzern voll leer eisern ledern gläsern bleiern golden silbern steinern stählern blind stumm taub tot'),
);

/** II.4.3: adjectives from English; those from Latin and French show by their suffix. */
export const ENGLISH_ADJECTIVES: ReadonlySet<string> = new Set(
  words(`cool straight high smart soft tough taff fair clever fit hip light live open safe down relaxed strange weird tight
    fresh nice clean stylish sophisticated british`),
);

/** II.4.5: printed elatives. */
export const ELATIVES: ReadonlySet<string> = new Set(words('höchst tunlichst ehest übelst'));

/** II.2.1.c: their 2nd person singular of the preterite ends in -st or -est. */
export const ST_OR_EST = words('fechten flechten winden fliehen');

/** II.2.3.c: verbs used with *sich* whose participle names a state. */
export const REFLEXIVE: ReadonlySet<string> = new Set(
  words(`erkälten verlieben verirren verspäten betrinken beeilen entschließen erbarmen überanstrengen verkrachen verloben
    verheiraten vermählen verkleiden verzanken verfeinden befreunden einigen bewerben erbrechen verhalten eignen entrüsten
    empören verwundern irren überarbeiten überfressen verkühlen versündigen verspekulieren zerstreiten absondern besaufen`),
);

/** II.2.3.a: verbs with an object that form a passive; those with be- and those with an adjective in -bar do so as well. */
export const TRANSITIVE: ReadonlySet<string> = new Set(
  words(`stehlen kochen öffnen backen bauen binden braten brauchen brechen bringen drucken dreschen essen fangen feiern finden
    flechten fordern formen fragen fressen führen füllen fürchten geben genießen gießen graben hassen hauen heben heilen hören
    holen hüten impfen jagen kaufen kennen klären kneten küssen kürzen laden legen lehren leihen lernen lesen lieben lösen malen
    mähen meiden melden melken messen mieten mischen nähen nehmen nennen ordnen packen pachten pfeifen pflanzen pflegen pflücken
    planen pressen prüfen putzen rauben reiben reinigen retten rösten rufen salzen schälen schätzen schenken schicken schieben
    schießen schildern schlachten schlagen schleifen schließen schmieden schneiden schnüren schreiben schützen segnen sehen senden
    setzen sieden singen sortieren spalten spannen spenden spinnen sprengen stechen stellen stören streichen stricken suchen
    tadeln tauschen teilen tragen trennen trinken üben wählen waschen weben wecken weihen werfen wiegen winden würzen zahlen zählen
    zeichnen zeigen ziehen züchten zwingen verkaufen verlieren vergessen verbieten verändern erfinden erzählen empfehlen
    empfangen entdecken zerstören zerreißen`),
);

/** II.2.3.b: intransitive verbs of completed events, with the perfect in *sein*; their compounds as well. */
export const INTRANSITIVE_WITH_SEIN =
  words(`eilen gasen gehen kommen fallen reisen laufen rennen fliehen fliegen steigen sinken
  wachsen sterben reifen wandern springen gelingen misslingen geschehen scheitern erscheinen verschwinden entstehen ergrauen
  erblühen verblühen aufblühen verwelken platzen schwinden erlöschen einschlafen aufwachen erwachen folgen begegnen radeln
  gleiten rutschen stürzen kriechen schreiten hasten rasen sausen flüchten emigrieren`);

/** II.6.1.b: verbs from English whose spelling has been made German, so that their -e may go. */
export const GERMANISED: ReadonlySet<string> = new Set(words('koken skoren'));

/** II.2.7: verbs that are impersonal by themselves; their compounds need not be. */
export const IMPERSONAL = words('regnen hageln schneien nieseln graupeln blitzen donnern');

/** II.1.2: verbs that entries call usual in the infinitive only. */
export const MOSTLY_INFINITIVE: ReadonlySet<string> = new Set(
  words(`weißbluten bauchreden bausparen bergsteigen bruchlanden delfinschwimmen feuerverzinken gewichtheben mähdreschen
    notschlachten schaulaufen schutzimpfen seilhüpfen seiltanzen uraufführen windsurfen`),
);
