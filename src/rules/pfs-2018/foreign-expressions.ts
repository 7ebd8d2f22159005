/**
 * Foreign expressions of which every word is playable by itself, or is in no list, so that no single word betrays them (excl.7): in
 * `femme fatale` the first word is known from such expressions only, in `prima donna` none is. Lower case, without commas, apostrophes as they are normalised. The whole
 * expressions stand in `dictionaries/curated/foreign-phrase-expressions.tsv`; a test compares the two.
 */
export const FOREIGN_EXPRESSIONS: ReadonlySet<string> = new Set(
  `a prima vista|a tempo|ab absurdo|ab initio|ab ovo|absente reo|absit omen|absolvo te|ad astra|ad calendas graecas|ad hoc|
ad interim|ad referendum|ad rem|adoro te devote|affaire d’honneur|agent provocateur|agnus dei|al fresco|al secco|
alla marcia|alla turca|allegro ma non troppo|allegro vivace|alma parens|aloe vera|ambo meliores|amicus curiae|amour fou|
anno domini|annus horribilis|annus mirabilis|apage satanas|ars longa|assa foetida|au rebours|audi alteram partem|
auf wiedersehen|ave maria|ballets russes|basta cosi|beati possidentes|bel ami|bel canto|bel esprit|big beat|big brother|
bis repetita placent|bloody mary|bon appétit|bon mot|bon ton|bon voyage|bona fides|bossa nova|bouquet garni|boy scout|
break dance|bungee jumping|bye bye|bête noire|call center|canis lupus|cash flow|casta diva|casus conscientiae|
causa efficiens|causa finalis|centrum symmetriae|cessante causa cessat effectus|chargé d’affaires|charme discret|
chef d’oeuvre|citius altius fortius|clara pacta boni amici|coitus reservatus|collegium maius|commedia dell’arte|common law|
communicatio in sacris|compact disc|compelle intrare|con brio|con moto|con sordino|concordia discors|conditio humana|
conditio sine qua non|consensus omnium|consilium abeundi|copy writer|cor pulmonale|cordon bleu|cordon sanitaire|
corpus christi|corruptio optimi pessima|cottage cheese|country music|cream cracker|credo ut intelligam|cross country|
crème brûlée|crème de la crème|cuius regio eius religio|da capo|dat veniam corvis|de jure|de se|deep house|
denominatio fit a potiori|ding an sich|disc jockey|do it yourself|do ut des|dolus directus|dolus eventualis|
dominium directum|double blind|drag king|drag race|drive in|dry martini|dulce et decorum|duty free|déjà vu|early adopter|
editio princeps|ego te absolvo|el niño|en plein air|en profil|en suite|ens rationis|ergo bibamus|ergo sum|esprit de corps|
esprit de l’escalier|esprit d’escalier|et in arcadia ego|et tu brute|ewig weibliche|ex commodo|ex concessis|ex libro|
ex post|ex promptu|exceptio probat regulam|extra muros|fair play|fair value|fait accompli|fake news|fallacia consequentis|
fama volat|fan club|fata morgana|favete linguis|fiat iustitia|fiat lux|film noir|fin de siècle|first lady|five o’clock|
flash mob|fleur de lis|flower power|foetor ex ore|foramen ovale|forma pauperis|fortiter in re|free jazz|free lance|
free rider|fritto misto|fun club|game over|gay pride|general manager|genu valgum|genu varum|gin fizz|gin tonic|glam rock|
gluteus maximus|gold rush|grand guignol|grand slam|green card|hallux valgus|hara kiri|hare kriszna|hasta la vista|hat trick|
hate speech|herpes simplex|herpes zoster|hic rhodus hic salta|hip hop|hoc loco|home run|homo economicus|homo sacer|homo sum|
hot dog|hot jazz|hot spot|human interest|hung jury|iam satis|idem per idem|ignis fatuus|ignis sanat|imitatio christi|
in blanco|in camera|in cassum|in contumaciam|in cumulo|in fine|in folio|in foro interno|in globo|in hoc signo vinces|
in loco|in medio|in minus|in natura|in nuce|in octavo|in persona|in petto|in plus|in principio|in quarto|in re|in rem|
in silico|in situ|in solidum|in spiritu|in suspenso|in toto|indie rock|intra muros|invita minerva|iuvenes dum sumus|
jeunesse dorée|kinder küche kirche|lapsus calami|largo sensu|lasciate ogni speranza|lato sensu|laudatio funebris|
lectio difficilior|lectio facilior|leges sine moribus vanae|legibus solutus|lex specialis|limes inferior|live act|
living newspaper|locum tenens|locus amoenus|long drink|long play|longum iter|lucidum intervallum|lupus erythematosus|
l’état c’est moi|ma chère|ma non tanto|ma non troppo|magister artium|magister equitum|magna charta|magnum opus|make up|
mane tekel fares|materia medica|materia prima|mein kampf|mezzo forte|mezzo piano|miles gloriosus|minimum minimorum|
mise en place|mise en scène|mon dieu|mountain bike|music hall|natale solum|natura abhorret vacuum|natura naturans|
natura naturata|natura non facit saltus|ne bis in idem|nec plus ultra|no comment|no future|no pasarán|nolle prosequi|
non bis in idem|non finito|non licet|non plus ultra|non profit|non stop|nova et vetera|o tempora o mores|odium theologicum|
old boy|one man show|open air|open source|open space|opera buffa|opera omnia|opera seria|opinion leader|opus magnum|
opus operatum|ora et labora|orate fratres|orbis terrarum|ordre du jour|ore rotundo|ottava rima|out of date|over size|
par pistolet|pars pro toto|parti pris|particeps criminis|partie de plaisir|parturiunt montes|pas de quatre|pater noster|
pax christi|pax romana|per acclamationem|per excellentiam|per inhabitantem|per os|per pro|per procura|per rectum|per saldo|
per se|per vaginam|perinde ac cadaver|perpetuum debile|perpetuum mobile|persona grata|persona non grata|personal computer|
petit bourgeois|petit four|petit point|pia desideria|pia fraus|piano nobile|pit bull|pit stop|pièce de résistance|più mosso|
placenta praevia|play off|plus minus|plus ultra|poco a poco|poco meno|poena talionis|pollice verso|pontifex maximus|
pop music|porca miseria|post fata|post festum|post hoc ergo propter hoc|post scriptum|post urbem conditam|poète maudit|
preux chevalier|prima ballerina|prima donna|prima facie|prima vista|pro bono|pro captu|pro et contra|pro forma|pro hac vice|
pro rata|procul negotiis|punctum saliens|punk rock|quae nocent docent|quantum satis|quelque chose|quidquid agis|
quis custodiet ipsos custodes|raison d’état|raison d’être|ratio decidendi|reformatio in peius|regina scientiarum|regnum dei|
remote control|risum teneatis|role playing game|roman à clef|rosa canina|sacra conversazione|sacro egoismo|sacrum imperium|
safe sex|se non è vero è ben trovato|sensu largo|senza sordino|sex shop|short story|show business|
si tacuisses philosophus mansisses|sic volo sic iubeo|simul iustus et peccator|sine anno|sine loco|sine nobilitate|
sine qua non|single malt|situs inversus|smart casual|snack bar|soft drink|soft porn|soft rock|sol lucet omnibus|
sol omnibus lucet|son et lumière|speed dating|stand by|stand up|star system|start up|status asthmaticus|status epilepticus|
step by step|stream of consciousness|street ball|suaviter in modo fortiter in re|sub auspiciis|sub rosa|sub secreto|
succès de scandale|succès d’estime|suo modo|super flumina|swinging london|tabes dorsalis|tabula rasa|tai chi|tale quale|
talk show|te deum|tempo giusto|tertium comparationis|tertium non datur|terza rima|test drive|tiers état|to be or not to be|
top model|top secret|top ten|toties quoties|toto coelo|totum pro parte|tour de chant|trait d’union|trip hop|tu quoque|
ulcus molle|ultima ratio|ultima thule|unguibus et rostro|up to date|ut supra|uti possidetis|vanity fair|varia lectio|
veni creator|veni vidi vici|venienti occurrite morbo|ventre à terre|verus amicus|via negativa|vim vi repellere licet|
vin ordinaire|vinculum matrimonii|vir bonus|vir doctissimus|vis inertiae|vis à vis|vitello tonnato|vol au vent|vivat academia|
vivos voco|walk over|yes man|à rebours`
    .replaceAll('\n', '')
    .split('|'),
);
