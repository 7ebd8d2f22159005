/**
 * Foreign expressions of which every word is playable by itself, or is in no list, so that no single word betrays them (excl.7): in
 * `femme fatale` the first word is known from such expressions only, in `prima donna` none is. Lower case, without commas, apostrophes as they are normalised. The whole
 * expressions stand in `dictionaries/curated/foreign-phrase-expressions.tsv`; a test asks for all of them, so what a marked word betrays
 * need not be here.
 */
export const FOREIGN_EXPRESSIONS: ReadonlySet<string> = new Set(
  `a prima vista|a tempo|ab initio|ab ovo|ad astra|ad hoc|ad interim|ad referendum|ad rem|agnus dei|al fresco|al secco|
alla marcia|alla turca|allegro ma non troppo|allegro vivace|anno domini|ars longa|auf wiedersehen|ave maria|basta cosi|
bel ami|bel canto|bel esprit|big beat|big brother|bloody mary|bon ton|bona fides|bossa nova|boy scout|break dance|
bungee jumping|bye bye|call center|cash flow|causa finalis|collegium maius|commedia dell’arte|common law|compact disc|
consensus omnium|consilium abeundi|copy writer|corpus christi|country music|cross country|de se|deep house|ding an sich|
disc jockey|do ut des|double blind|drag king|drag race|drive in|dry martini|dulce et decorum|editio princeps|en profil|
en suite|ergo sum|esprit de l’escalier|esprit d’escalier|et in arcadia ego|et tu brute|ewig weibliche|ex libro|ex post|
ex promptu|fair play|fake news|fan club|fata morgana|fiat lux|film noir|first lady|flash mob|flower power|free jazz|
free lance|free rider|fun club|game over|gay pride|general manager|gin fizz|gin tonic|glam rock|grand guignol|grand slam|
green card|hare kriszna|hasta la vista|hat trick|hate speech|hip hop|hoc loco|home run|homo sum|hot dog|hot jazz|hot spot|
iam satis|idem per idem|imitatio christi|in blanco|in camera|in fine|in folio|in loco|in medio|in minus|in natura|in octavo|
in persona|in plus|in quarto|in re|in rem|in situ|in suspenso|in toto|indie rock|kinder küche kirche|lapsus calami|
largo sensu|lato sensu|live act|long drink|long play|l’état c’est moi|ma non tanto|ma non troppo|magna charta|magnum opus|
make up|materia prima|mein kampf|mezzo forte|mezzo piano|mon dieu|music hall|ne bis in idem|nec plus ultra|no comment|
no future|non bis in idem|non finito|non licet|non plus ultra|non profit|non stop|old boy|one man show|open air|open space|
opera buffa|opera omnia|opera seria|opus magnum|ore rotundo|ottava rima|par pistolet|pars pro toto|pater noster|pax christi|
pax romana|per os|per pro|per procura|per saldo|per se|perpetuum debile|perpetuum mobile|persona grata|persona non grata|
petit bourgeois|petit four|petit point|pia desideria|piano nobile|pit bull|pit stop|più mosso|play off|plus minus|
plus ultra|poco a poco|poco meno|pontifex maximus|pop music|porca miseria|post fata|prima donna|prima facie|prima vista|
pro bono|pro et contra|pro forma|pro hac vice|pro rata|punk rock|quantum satis|sacrum imperium|safe sex|sensu largo|
sex shop|short story|show business|sine anno|sine loco|sine qua non|smart casual|snack bar|soft drink|soft porn|soft rock|
son et lumière|stand by|stand up|star system|start up|step by step|street ball|sub rosa|suo modo|swinging london|
tabula rasa|tai chi|talk show|te deum|tempo giusto|tertium non datur|terza rima|test drive|to be or not to be|top model|
top secret|top ten|tour de chant|trip hop|ultima ratio|ultima thule|ut supra|vir bonus|vis à vis|vol au vent|vivat academia|
walk over|yes man`
    .replaceAll('\n', '')
    .split('|'),
);
