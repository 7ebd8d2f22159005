/**
 * What word lists have only because they break expressions of other languages at spaces: words of *de revolutionibus orbium caelestium*,
 * *épater le bourgeois*, *first lady*. No dictionary has them by themselves; `dictionaries/curated/foreign-phrases.tsv` has those that
 * players of other games meet, with their expressions. Shorter ones are left out as uncertain anyway.
 */
export const PHRASE_WORDS: ReadonlySet<string> = new Set(
  `absens absentes activité adscripti aedificas aetas affreux against agere albus alcohol alteri althaea amoureuse
  anatomicum angelicus anguis application armis asinus astronomicum athénienne atque avancer avertat avibus banque
  bastardiae beach beatum beginning better beurre bienséance bouche braccio caeca caelestis caelestium
  captivabimus captus cardiaca carens catenatus catholique certum chamomillae charitativum christianitatis
  chronique civitas civitate clamavi clausis colligendi commerce conditae confessionis consensum consulaire
  continuity cooperation coverage crumenam curavit damnant dealing death defensores deliberandi delphinum denique
  desint despiciant devant différence discrétion divinus doces doctus doloris dormitat dream driving droit duties
  earth emendanda entrées erubescunt erudita eruditus evaluation every examinalis excepto exclusive excudit
  executable exhortatio expanded expedition experiri explicit extended extinguitur extérieur exusat faciendi fames
  father fatuorum faustum febris fecisti feriae ferroque fervet fidelitas fidelitatis fieri filat filius finitum
  first fletus fluctuant fortunae fortunatumque found fraternité friday fridays fudit futuram generatio gladium
  glebae gliscit gloriosum gratiam graviora grazia grecque général heaven homines honores horae iacet ianuis ideae
  ignavis ignique ignotae illuminativa imagines immisio impos incompatibilitas indignati ingeniis inquieto
  instantiae intelligence intelligunt interdite interpretatio interreptus intervalla invenit invidia invocatio
  iudicabo iustitias iuvenum lascivus legant leonurus leurs liberté liquidae litterae litterarum loquendi loyalty
  lucky lupum lusus macte magazine maquillage martyrum matricaria matter melior merentium meritus miserum missae
  modestiae mortuum multorum nativitatem naturam natus naufragii naufragio neanderthalensis negatio negationis
  nobis noirs nominis notam nullam nummos obligatur oboedientia offensionis omissione omissionis operation opere
  orbium ovation panis papae paratum parietaria patere paternité patitur pauperum peccato pensant people
  philologorum phrase piacere pleasure plurimae poisson politique posthumum praestanda praetoria price principiis
  prophetus publicis publicum puellae puerorum punitis pupillam purgativa purus quaestio quality quandoque quemque
  quick recommandé rencontrent renversement requiris resonat resources respective revolutionibus rites réservé
  sacramentales saepe saevit salvus sartago school scire sclavus scribis secret separatio sepultus sequentes
  sequentia sesquipedalia sessions sexual siberian siccus silvae smooth sophisticated spectatores sperare
  spontanea spécialité staffordshire station subsecivae sugar surtout tenebris tenebrosa terrae terrent terris
  theatre timens tractantur travels tremendae triginta trouvez turbare turpia tutte ubique unius upper urbis
  utinam utriusque vaches valeque vanitatem varicosis varietas vates vatum velis veniale venientibus verborum
  vergine vestigia vestras vicem victim victum vierge vieux vincere virilis virtus virtuti virumque vision vitrum
  vitulus vivente vivum vixit voces voice volucres voluntary voluptas votis vulgares witch women young égalité
  épater`.split(/\s+/),
);
