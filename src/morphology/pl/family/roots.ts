/**
 * Families that no rule of derivation joins, one a line: words of one root, attested ones only. A word with a hyphen stands with a
 * prefix only: `-jąć` of *przyjąć*, `-bór` of *zbiór*. A verb here stands with any prefix too. The first two name the root.
 */
const ROWS = `
brać -bierać -biórka -bór -biór bierny -biorca -biorczy -bierka
nieść nosić -niosły -niosłość -naszać -nos nosze nosiciel -niesienie
iść chodzić -jść chód -chód szedł przyszły przeszły -chadzać -ejście -jście schody -chody -chodni przychodnia pójść przechodzień przyjść
jechać jeździć przejażdżka zajezdnia jazda -jazd jezdny jezdnia -jeżdżać jeździec
siedzieć siadać siad siąść -siad -siadać siedziba siodło sadzić -sadzać osad osada siedlisko osiedle
śmiać śmiech śmieszny śmiewać -śmiewisko pośmiewisko
pić pijak napój -pijać -pój -poić pijany poić pitny
bić bójka -bijać -bój bój bijak bitwa bicz bitny
wieść wodzić prowadzić -wód zawód wódz -wadzać przewodnik powód
wieźć wozić wóz -wóz wózek woźny woźnica
rosnąć rość roślina -rost -rastać wzrost -rosły -rostek rosły -rośl
mrzeć śmierć martwy mór -mrzeć -mierać -mór -morzyć -marły umarły zmarły
trzeć tarcie -cierać tarka -cier
drzeć -dzierać darń -dzierca
pisać pismo -pis -pisywać pisarz pisemny piśmienny
czytać -czytywać czytelny
ciąć cięcie -cinać -cinek cięty cios -cięzca
jąć -ejmować -jąć -jmować -jęcie -jem -jmy
słać poseł -syłać -seł posłaniec poselstwo
kłaść kładka -kładać -kład -łożyć -łóg położyć
stać stawać stanąć stawić -stój -staw -stawać -stoić stan -stan stojak stanowisko stanowić stoisko
lecieć latać lot -lot lotny lotnik
ciec tok cieknąć ciekać -ciek -tok toczyć -taczać -ciekły ciecz ciekły
płynąć pływać płyn -pływ pławić -ływ
wisieć wieszać -wiesić -wis wieszak -wiesie
gorzeć żar gorący gorączka żarzyć pogorzelec gorliwy żarliwy grzać -grzewać
żyć żywy żywić życie -żywać żywot -żyć -życie -żytny
widzieć widok niewidomy widoczny widz -wid -widywać widać widzenie -widny widno widzialny -widomy
wiedzieć wiedza -wiedzieć -powiadać -wiadomy wiadomość -wieść powieść opowieść świadomy świadek wiadomy -wiadać -wiedni -wiadywać
mówić mowa -mawiać -mów mówca -mowny -mówca niemowa -mowa
myśleć myśl -mysł -myślać -myślny zmysł umysł pomysł -mysłowy -myślić
robić robota -rabiać -rób -róbka robotnik -róbca wyrób
służyć sługa -sługa -ługiwać służba -służny -sługiwać
prosić prośba -praszać -proszenie
wrócić zwrot -rót -wrót -wracać -rócić obrót obrotny powrót -rotny -wrotny wracać -racać -rotowy
wiercić wiertarka wiertło -wiert
łamać złom -łam łom -łomić -łamek -łamywać
łowić łów -łów łowca -ławiać
lać lej -lew -lewać -lewka -liw -lać lejek
myć -mywać -myw mydło mycie umywalka mydlić
szyć szew -szywać -szew szwaczka -szycie szwalnia
kryć -krywać -krycie -kryw skryty kryjówka -krywka pokrywa
kroić krój -krój -krajać krajać krajalnica
ryć ryj ryjek rylec
tyć tycie otyły
gnić -gniwać zgnilizna gnój gnilny zgniły
dać dawać podatny przydatny przydać datek -dawać -datek dawca -dajny -danie -dać podatek wydatek datny -dawca
mieć majątek mienie
być bycie dobrobyt byt -bywać bywać -byt -bytek bytność bytować zabytek -bytny
jeść jadło jadać jedzenie -jadać -jeść jadalny zjeść
czuć uczucie -czuwać czujny -czucie czuły -czuć czuwać
słyszeć słuch -słuch słuchać -słuszny posłuszny -słyszeć -słuchiwać słychać
spać sen senny śnić sypiać -sypiać -spać śpiący śpioch sypialnia sypialny zasnąć -snąć senność śpiączka
ssać -sysać wessać ssak
sypać wysyp -syp -sypywać nasyp
schnąć suchy suszyć susza -sychać -schnąć suszarka
moc móc pomóc mocny -móc -magać przemoc pomocny wzmocnić mocarz -możny możny możliwy niemoc wzmagać pomoc
rzec rzekać -rzec -rzekać wyrok -rzeczenie
rzeka rzeczny rzeczułka
piec piekarz -piekać -piec pieczeń pieczywo -piek piekarnia wypiek piecuch pieczyste
tłuc tłuczek -tłukać -tłuc tłuczeń stłuczka
wlec włóczyć -wlekać -wlec -włoka powłoka -włok -włóczyć włóka włóczęga
strzec straż strażnik -strzegać -strzec -strzeżenie stróż
strzyc strzyżenie -strzygać postrzyżyny -strzyc
lec -legać -lec leżeć -leganie legowisko nocleg -leżeć -leg leże
biec biegać bieg -biec -biegać -bieg biegły biegacz zbieg biegnąć
żec -żegać -żec podżegacz
siec siekać -siec -siekać siekiera sieczka zasieki
ciągnąć ciąg -ciągać -ciąg -ciągnąć cięgno
tknąć tykać -tykać -tknąć dotyk -tyk styk
zamknąć zamykać zamek -mykać -mknąć zamknięcie
mknąć mykać
pchać pchnąć -pychać -pchnąć -pych
tchnąć dech -dychać oddech -dech dychać dyszeć tchnienie -tchnąć -etchnąć -detchnąć -dechnąć dychawica tchawica
giąć gięcie -ginać -giąć -gięcie zgięcie giętki
ginąć zguba gubić zgubić -gubić -ginąć zginąć
piąć -pinać -piąć spinka -pinka -pięcie pięcie -pinacz
kląć -klinać -kląć przekleństwo klątwa
kraść kradzież -kradać -kraść kradziony
paść padać upadek -padać -padek -paść -pad pad spadek wypadek opad padlina napaść
paść pasać -pasać pastwisko pasterz popas pasza wypas -paść
pleść plecionka -platać -pleść splot -plot plot plątać
gnieść -gniatać gniot -gnieść gnieciony -gniot zgniatać
mieść miotać -mieść -miatać miotła zamieć -miotać -miot pomiot miotacz zmiatać
gryźć gryzoń -gryzać -gryźć gryz gryzący -gryzka zgryz
leźć łazić -łazić -leźć -łaz łazęga łazik -łazy właz
znaleźć znajdować znalazca znalezisko -najdować znajda
wynaleźć wynajdywać wynalazek wynalazca
trząść trzęsienie -trząsać -trząść wstrząs -trząs trzęsawisko
prząść przędza -przędza prządka -prząść przędzalnia
grząść grzęznąć grzęzawisko ugrzęznąć
rządzić rząd -rząd -rządzać rządowy zarządzać
sądzić sąd sędzia osąd -sądzać rozsądny sądny -sądek -sądny rozsądek przesąd
rozumieć rozum umieć umiejętny -rozumiewać rozumny
gasić gasnąć -gaszać -gasać gaśnica -gasnąć zgaszony
marznąć mróz -mrażać -mrozić mroźny -marzać zmarzlina mrozić -marzlina -marznąć zamarzać
mierzyć miara -miar -mierzać -mierny -mierzyć -miara wymiar pomiar miernik rozmiar
wierzyć wiara -wierzać wierny -wiara -wierzyć wiarygodny
świecić świeca światło świt oświata -świecać -świetlić świetlny świetlica -świetlać -świata świtać świetny
świat światowy zaświaty wszechświat świecki
kwiat kwitnąć kwiecie kwiaciarnia kwiecień -kwitać rozkwit kwiecisty przekwitać
las leśny leśniczy zalesić leśnik leśniczówka
lato letni letniskowy letnik
ciało cielesny ciałko ucieleśnić wcielić
wiatr wietrzny wietrzyć wietrzyk powietrze zawietrzna
miasto miejski mieszczanin miasteczko śródmieście mieszczański
miejsce mieścić miejscowy -mieścić -mieszczać
mieszkać mieszkanie
gwiazda gwiezdny gwiazdka gwiazdozbiór
jezioro jezierny pojezierze
wiosna wiosenny wiośniany
żona żenić żonaty ożenek żeniaczka
siostra siostrzany siostrzeniec siostrzenica
kościół kościelny kościółek
popiół popielaty popielniczka popielić popielec
anioł anielski aniołek archanioł
czoło czelny czołowy naczelny bezczelny naczelnik
wesoły wesele weselić weselny
zielony zieleń ziele zielnik ziółko zioło zielsko
czarny czerń czernić czernieć sczernieć
czerwony czerwień czerwienić
biały biel bielić bielizna bieleć białko
żółty żółć żółtko żółknąć żółcić
bury buro
siwy siwieć
siny siniak sinieć
szary szarość
złoty złoto złocić pozłota złotówka złotnik -złacać pozłacać
dzień dniówka dniowy dzienny -dnić dnieć południe codzienny dziennik
noc nocny nocleg nocować północ
dziś dzisiaj dzisiejszy
jutro jutrzejszy pojutrze jutrzenka
wczoraj wczorajszy przedwczoraj
teraz teraźniejszy
rok roczny rocznik rocznica
dom domowy domownik domek udomowić
wieś wiejski wioska wieśniak
dwór dworski dworzec dworzanin dworek
ojciec ojcowski ojczyzna ojczulek ojczym ojczysty
matka macierz macierzyński macierzyństwo matczyny mateczka macierzysty
brat braterski braciszek bratni -bratać
dziecko dziecięcy dziecina dzieciak dzieciństwo dzieci dziecinny dzieciaty bezdzietny dzietność
człowiek człowieczeństwo człek
ksiądz księży książę księżna książęcy księstwo
księga książka księgowy księgarnia księgować
król królewna królewski królewicz królowa
chłop chłopiec chłopak chłopięcy
mąż męski zamążpójście mężczyzna mężny mężatka
starosta stary starzec starość -starzeć
panna panieński panienka
pies psi psiak psisko piesek psiarnia
koń konny konik koński
owca owczy owczarek owieczka
krowa krowi krówka
lew lwi lwica
kot koci kotek kociak
ptak ptasi ptactwo ptaszek
gołąb gołębi gołębica
orzeł orli orlica orlik
osioł ośli oślica osiołek
kozioł koźlę koźli
wół wołowy wołowina
ręka ręczny rączka rękaw -ręczny rękawica zaręczyny ręczyć -ręczać
noga nożny nóżka dwunożny
oko oczny oczko oczy naoczny
ucho uszny uszko uszy uszaty
serce serdeczny sercowy serduszko
krew krwawy krwisty krewny krwawić krwiak
kość kostny kostka kościec
mięso mięsny mięsień mięśniowy mięsisty mięsiwo
róg rożny rożek rogaty rogal
słońce słoneczny słonko -słonecznić słonecznik
ogień ognisty ognisko ogniowy
dym dymny
piekło piekielny
niebo niebieski niebiański niebiosa podniebny
ziemia ziemny ziemski podziemny ziemniak
sól słony solić -salać solny solniczka
cukier cukrowy cukiernia
miód miodowy miodny
kwas kwaśny kwasić -kwaszać kwaśnieć
imię imienny imienniczka przeimienić mianować miano imieniny
nazwa zwać -zwać nazywać -zywać nazwisko wezwać wyzwać wezwanie -zew zew -zwanie odezwa przezwisko
ramię ramienny naramienny ramiączko
plemię plemienny
siemię siemienny siać nasienie -siewać siew -siew -siać siewnik zasiew
strzemię strzemienny
brzemię brzemienny
cielę cielak cielęcy cielęcina cielątko
kurczę kurczak kurczątko
źrebię źrebak źrebięcy
prosię prosiak prosięcy prosiątko
niemowlę niemowlęcy
zwierzę zwierz zwierzak zwierzyna zwierzęcy
szczenię szczeniak szczenięcy szczeniacki
szczęście szczęśliwy nieszczęście szczęśliwiec szczęścić -szczęśliwić
miły miłość miłosny miłować umilić miłośnik
kochać kochanek kochliwy kochany
radość radosny rad -radować radować -radosny
żałość żałosny żal żałować żałoba
rozkosz rozkoszny
zawiść zawistny nienawiść nienawidzić nienawistny
litość litościwy litować
boleść ból boleć bolesny bolączka
korzyść korzystny korzystać
głosić głos -głos -głaszać ogłosić
powiedzieć opowiadać
gość gościć gościnny gościna ugościć gościniec
część częściowy cząstka cząsteczka uczestnik uczestniczyć cząstkowy
cześć czcić czczony czcigodny uczcić czciciel
chrzest chrzcić chrześniak chrzciny chrzestny chrzcielnica
wosk woskować
post pościć postny
deszcz dżdżysty deszczowy dżdżownica
miażdżyć miazga
mazać maź -mazywać mazidło
wiązać więź -wiązywać związek -wiąz -wiązać więzy więzień więzić uwięzić więzienie wiązka
płacić płaca -płata -płacać płatny -płacalny zapłata płatnik wypłata
chwycić chwyt chwytać -chwyt -chwytać uchwyt
chwalić chwała -chwalać pochwała -chwała
tworzyć twórca -twarzać twór -twór utwór -twórczy tworzywo
otworzyć otwór otwierać otwarty roztwierać
przeć -pierać -przeć opór opora parcie -pór -party -pora podpora
wrzeć war wrzątek -wrzeć warzyć -warzać wrzący
wywrzeć wywierać zawrzeć zawierać zawór
żreć żarłok żer -żerać -żreć -żarty żarcie żarłoczny
trwać trwały -trwalać utrwalić -trwać wytrwały
słowo słowny przysłowie -słowie
sława sławny -sławić
dziać dzieje dziejowy dzieło -dziać -dziewać odzież odzienie
wiać wiew -wiewać powiew -wiew -wiać nawiew wiewać
chcieć niechcący chęć chętny zachcianka -chcieć chciwy zachęcić niechęć
kląć klątwa
piękny piękno piękność -piększyć
gęsty gąszcz gęstwina gęstnieć zagęszczać
wąski węższy zwężać zwęzić wężej zwężenie
niski niziutki niżej -niżyć -niżać niższy zniżka obniżyć nizina
wysoki wyższy -wyższyć wysokość wyżyna wyżej wywyższyć -wyższać wyższość
bliski zbliżyć bliżej -bliżać bliźni bliskość pobliże zbliżenie
krótki skrócić -krócić -kracać krócej skrót skrótowy
gorzki gorycz gorzknąć goryczka gorzkość
słodki słodzić -słodzić -sładzać słodycz słodzik
gładki gładzić -gładzać gładzik
rzadki rzednąć rozrzedzić rzedniej rzadkość przerzedzić
ciężki ciężar ciążyć obciążyć ciężej ciąża -ciążać -ciążyć
lekki lżej ulżyć ulga lżejszy lekkość
miękki zmiękczyć miękisz miękczyć -miękczać
szeroki szerzej -szerzyć -szerzać szerzyć
głęboki głębia głębiej pogłębić głębina -głębiać
daleki dalej oddalić dal -dalać oddalać daleko
długi dłużej -dłużyć -dłużać wydłużyć dłużyzna
drogi drożej -drożyć drożyzna podrożeć
szybki szybciej szybkość
spieszyć pośpiech śpieszyć -śpiech pospieszny -śpieszać
dobry dobro dobrobyt dobrze dobroć
zły zło źle złość złościć
duży dużo
wielki wielkość powiększyć większy większość
mały maleć malec zmaleć mało maluch
mniej mniejszy zmniejszyć umniejszać
lepszy lepiej ulepszyć polepszyć
gorszy gorzej pogorszyć
młody młodzież młodość -młodzić
mądry mądrość mędrzec mędrkować
zdrowy zdrowie uzdrowić zdrowieć
chory choroba chorować
tchórz tchórzliwy
nowy nowość odnowić -nawiać nowinka
równy równać -równywać wyrównać równość
prosty prostować prościć upraszczać uprościć -praszczać
czysty czyścić -czyszczać
gruby grubość zgrubieć
ostry ostrze ostrzyć -ostrzać
pełny pełnić -pełniać pełnia
pół połowa połówka przepołowić południe północ
jeden jedność jedyny jednoczyć zjednoczyć jednostka pojedynczy jedynka
dwa dwoje dwójka podwoić dwunasty dwoić podwajać podwójny dwieście dwanaście dwadzieścia obydwa dwudziesty dwukrotny
trzy trójka troje trzeci potroić trzydzieści trzynaście trzysta potrójny troić trzydziesty trzynasty
cztery czwórka czworo czwarty czterdzieści czternaście czterysta czterdziesty czternasty czterokrotny
pięć piątka pięcioro piąty pięćdziesiąt piętnaście pięćset
sześć szóstka sześcioro szósty sześćdziesiąt szesnaście sześćset szesnasty
siedem siódemka siedmioro siódmy siedemdziesiąt siedemnaście siedemnasty
osiem ósemka ośmioro ósmy osiemdziesiąt osiemnaście osiemnasty
dziewięć dziewiątka dziewięcioro dziewiąty dziewięćdziesiąt dziewiętnaście
dziesięć dziesiątka dziesięcioro dziesiąty
sto setka setny
tysiąc tysięczny tysiączny tysiąclecie
góra górny górski górnik pogórze górować
dół dolny dolina -dole
wierzch nawierzchnia wierzchni powierzchnia wierzchołek zwierzchnik
koniec końcowy kończyć -kończyć końcówka
początek zacząć -cząć -czynać poczynać począć
czynić czyn czynny -czyniać czynność uczynny przyczyna -czynić wyczyn uczynek
imać -jmać
pamięć pamiętać -mnieć -minać pamiętnik pamiątka -pomnieć -pominać pomnik wspominać zapomnieć niepamięć upomnieć przypomnieć upominek
mienić zmiana -mieniać zamiana -miana odmiana wymiana
mierzić zmierzły
ruszyć ruch ruszać -ruszać -ruch ruchomy poruszać ruchliwy
kazać rozkaz -kazywać -kaz wskazówka wskaźnik -kazać -kaźnik
znać znak znawca -znawać -znać znany znajomy -znaka znaczyć znaczek
grać gra -grywać gracz -grywka -gra igrać igrzysko
zegar zegarek zegarmistrz
trzymać -trzymywać utrzymanie
rzucić rzucać rzut -rzut -rzucać wyrzut -rzutny
skoczyć skakać skok -skakiwać skoczek -skok
kroczyć krok -kraczać -kroczyć -krok
prać pralnia -pierać -prać pranie pralka praczka
rwać -rywać rwanie -erwać przerwa zerwać -rwać urwis zryw poryw -ryw urwisko
gnać gonić -ganiać -gnać pogoń -gonić gończy goniec pogonić gonitwa
żąć żniwo -żynać żniwiarz dożynki żniwny
żuć -żuwać przeżuwacz -żuć żucie
kuć kowal -kuwać okucie -kuć kucie podkowa okuć
snuć -snuwać osnowa -snuć
pluć plwocina -pluwać plucie splunąć plunąć
kłuć kłucie -kłuwać kolec ukłucie kolczasty ukłuć
pruć -pruwać prucie -pruć
psuć -psuwać zepsuć psucie popsuć -psuj zepsuty
truć trucizna -truwać trutka -truć zatruty
bać bojaźń obawa bojaźliwy obawiać -bawa bojaźliwość
stroić strój -strajać -strój strojny
koić spokój -kajać ukoić kojący spokojny uspokoić
gotować gotowy -gotowywać
budować budowla -budowa budynek budowa -budówka
budzić -budzać budzik
ubrać ubiór
tańczyć taniec tancerz tańcować
walczyć walka
strzelać strzał strzelić strzelec -strzał -strzeliwać
szkło szklany szklić szklanka oszklić
mleko mleczny mlecz
jabłko jabłoń jabłkowy jabłonka
ogród ogrodnik grodzić -gradzać gród -groda zagroda
bóg boski bogini bożek boży ubóstwić pobożny bóstwo
modlić modlitwa
wróżyć wróżba wróżka
gwizdać gwizd gwizdek
świst świstać świstak
krzyczeć krzyk -krzyk -krzykiwać krzyknąć
milczeć milczący -milczać milknąć zamilknąć umilknąć
ryczeć ryk ryknąć
warczeć warknąć
brzęczeć brzęk
dźwięczeć dźwięk dźwięczny
szumieć szum
szeptać szept
trzask trzasnąć -trzaskiwać trzaskać
blask błysk błyszczeć błysnąć błyskać błyskotka
pluskać plusk
śpiewać śpiew
płakać płacz -płakiwać
śledzić ślad naśladować śladowy -śladować śledczy
wolny wolność -zwolić powolny zwolnić
woleć wola dowolny dobrowolny -wolić pozwolić zezwolić
syty sytość nasycić -sycać
pusty pustka opustoszeć pustynia pustkowie pustelnik
słaby słabnąć słabość osłabić
tępy tępić stępić stępiać
tęgi tężeć tęgość stężeć
twardy twardnieć utwardzić zatwardzenie
zimny zima zimno zimować ziębić oziębły przeziębić ziębnąć oziębić
ciepły ciepło ocieplić cieplarnia -cieplać
stygnąć studzić
kupić kupno kupiec kupować zakup -kup kupczyć
sprzedać sprzedaż
winić wina winny winowajca
karać kara karny karalny
nauka uczyć uczeń uczony uczelnia -uczać nauczyć
oś osiowy
wieczór wieczorny wieczerza
rano ranek poranny poranek zaranie
woda wodny wódka wodnik
rosa rosić
kolano kolanko
klęczeć klęknąć klękać klęcznik
stopa stopka
rdza rdzewieć rdzawy
mgła mglisty mgiełka zamglić
igła iglasty igiełka iglica
krzesło krzesełko
lud ludzie ludzki ludność ludowy zaludnić
gwałt gwałcić gwałtowny
kształt kształcić kształtować wykształcić -kształcać
szlachta szlachcic szlachetny szlachecki
wróg wrogi wrogość
druh drużyna drużba drużka
sąsiad sąsiedzki sąsiedztwo
obiad obiadowy
śniadanie śniadaniowy śniadać
drewno drewniany drwal drwa
drzewo drzewny
burza burzyć burzliwy burzowy
redakcja redagować redaktor redakcyjny
dyrekcja dyrektor
produkcja produkować produkt producent
kompozycja komponować kompozytor
reakcja reagować reaktor
decyzja decydować
transmisja transmitować
dyskusja dyskutować
operacja operować operator
akcja akcjonariusz
instrukcja instruować instruktor
kontrakcja kontrakt
inspekcja inspektor
projekcja projektor
korekcja korygować korekta korektor
kolekcja kolekcjoner
selekcja selekcjonować
ilustracja ilustrować
satysfakcja satysfakcjonować
funkcja funkcjonować
emocja emocjonować
prowokacja prowokować
egzekucja egzekwować egzekutor
ewolucja ewoluować
kalkulacja kalkulować kalkulator
instalacja instalować
fascynacja fascynować
adres adresować
poezja poeta poetycki poemat
teoria teoretyk teoretyczny
system systematyczny
problem problematyczny
dramat dramaturg dramatyczny
schemat schematyczny
temat tematyczny
symptom symptomatyczny
klimat klimatyczny
automat automatyczny
filozofia filozof
geografia geograf
demokracja demokrata
apteka aptekarz
lekarz leczyć lek lekarstwo
żołnierz żołnierski
rycerz rycerski
policja policyjny policjant
milicja milicjant
wojna wojenny wojować wojak wojsko wojownik
broń bronić obrona zbrojny zbroja -brajać -broić
Polska polski Polak polak polka spolszczyć polonista
Niemcy niemiecki Niemiec niemiec
Rosja rosyjski Rosjanin rusycysta
Francja francuski Francuz
Anglia angielski Anglik
Włochy włoski Włoch
Czechy czeski Czech
Grecja grecki Grek
Rzym rzymski rzymianin
Europa europejski Europejczyk
Ameryka amerykański Amerykanin
wiek wieczny wieczność
kolej kolejny kolejowy
krąg okrąg okrągły krążyć krążek okrążyć
włos włosy włochaty owłosiony
cichy cisza cichnąć uciszyć ucichnąć
płot opłotki
duch dusza duszpasterz duchowy zaduszki
paść pasterz duszpasterz
bogaty bogacz bogacić
śmiały śmieć śmiałek ośmielić śmielszy
brud brudny brudas brudzić
nagroda nagrodzić nagradzać
golić golas goły
zdrada zdradzić
polecić zlecić zalecić zlecenie -lecić -lecać
polityka polityk polityczny politolog
muzyka muzyk muzyczny muzykant muzykalny
lewy lewo lewica lewak lewicowy
malować malarz malunek malarstwo malowidło malarka malarski
zgadnąć zgadywać zagadka zagadkowy -gadnąć -gadywać odgadnąć
skarb skarbiec skarbnik skarbonka skarbowy
radzić rada poradzić porada doradca poradnia poradnik -radzać doradztwo radca narada obrady obradować
surowy surowiec surowica surówka
owoc owocowy owocny owocnik owocować
kolano kolanko
smak smakować smaczny smakosz niesmak przysmak
kler kleryk klerykalny
karta kartka kartoteka
urząd urzędnik urzędowy urzędować
uderzyć uderzać uderzenie udar
uczta ucztować
ćwiczyć ćwiczenie ćwiczebny
malina malinowy
obiecać obiecywać obietnica
opieka opiekun opiekuńczy opiekować
chmura chmurny chmurzyć zachmurzyć
oszukać oszust oszustwo oszukaństwo oszukiwać
przyjaciel przyjaźń przyjazny przyjacielski przyjaciółka zaprzyjaźnić
nieprzyjaciel nieprzyjazny
stolica stołeczny
czekać oczekiwać poczekalnia
tydzień tygodniowy tygodnik
most mostek pomost
różny różnica różnić różność
róża różowy różany
leń lenić leniwy lenistwo leniuch
łączyć łącze włącznie wyłącznie wyłączny łącznik -łączać połączyć łączny łączność
cel celować celny celownik celowy
bór borowy borowik
małżeństwo małżonek małżeński małżonka
stosować stosowny -stosować
ulica uliczny
właściwy własny własność właściciel właścicielka przywłaszczyć
społeczny społeczeństwo społeczność uspołecznić
morderca morderstwo mord mordować morderczy
zbrodnia zbrodniarz zbrodniczy
nadzieja beznadziejny
święty święto świątynia święcić -święcać świętość świąteczny
spojrzeć -jrzeć -glądać -gląd -glądnąć spoglądać wgląd przegląd pogląd -jrzany
wić -wijać -winąć -wój zwój -wojowy rozwijać zwijać zwitek -wiciel
zwyczaj zwykły -zwyczaić -zwyczajać nawyknąć nawyk -wyknąć zwyczajny niezwykły
przód przed przedni -przedzić -przedzać -przedni uprzedni poprzednik naprzód
odpocząć -poczynek spocząć -poczywać odpoczynek wypoczynek spoczynek
chłonąć -chłaniać -chłonąć chłonny
chylić -chylać -chył schylać
szczegół szczególny
przeciw przeciwny przeciwnik sprzeciw sprzeciwić przeciwieństwo sprzeciwiać przeciwko
przestrzeń przestrzenny przestrzennie
sam samotny samotność samotnik samotnia
prawda prawdziwy prawdopodobny sprawdzić
prawo prawny prawnik praworządny bezprawie
sprawa sprawny
drobny drobiazg drobina drobić rozdrobnić drobinka drób
elektryczny elektryk elektrownia elektron elektroniczny elektryczność elektronika elektroda
pewny pewien zapewne zapewnić pewność
kosmos kosmiczny kosmonauta kosmodrom
seks seksualny seksowny
chować wychowawca -chowawca -chowawczy -chów -chówek
ciemny ciemność ciemno ciemnota
smród śmierdzieć smrodzić śmierdzący
szczepić szczepionka szczep
hamować hamulec
niepokój niepokoić pokój
krzywy krzywda krzywić skrzywdzić
stulecie sto lato
tajemnica tajny taić tajemniczy tajniak
bezpieczny bezpieczeństwo zabezpieczyć ubezpieczyć niebezpieczny -bezpieczać
sumienie sumienny
plama plamić
źródło źródlany źródłowy
czarodziej czar czarować czarownica rozczarować
złodziej zło kraść
przykry przykrość
nędza nędzny nędzarz
dręczyć -dręczać udręka
męczyć męka -męczać męczennik
łkać łkanie
tęsknić tęsknota tęskny
wstyd wstydzić wstydliwy bezwstydny zawstydzać
wątpić wątpliwy zwątpienie niewątpliwy
sklep sklepowy sklepikarz
hrabia hrabstwo hrabina
unia unijny
elegancja elegancki elegant
inteligencja inteligentny inteligent
architekt architektura
literatura literat literacki literatka
uniwersytet uniwersytecki
energia energetyka energiczny energetyczny
chemia chemik chemiczny
fizyka fizyk fizyczny
mechanik mechaniczny mechanizm mechanika
technika technik techniczny technikum technologia
klasa klasowy klasówka klasyfikować
klasyk klasyczny klasycyzm klasyka
kultura kulturalny
moralny moralność morał
religia religijny
tradycja tradycyjny
reforma reformować
rewolucja rewolucyjny rewolucjonista
ekonomia ekonomista ekonomiczny ekonomika
agresja agresywny agresor
depresja depresyjny
proces procesować
prezydent prezydentura prezydencki
sekretarz sekretariat
komunizm komunista
zwyciężyć zwycięzca zwycięstwo zwycięski zwyciężać
dziedzic dziedziczyć dziedzictwo dziedziczny
stacja stacyjny stacjonarny stacjonować
pianino pianista fortepian
gospodarz gospodyni gospodarstwo gospodarka gospodarować gospodarny gospodarczy
rodzić rodzina rodzic rodzimy ród rodak rodzaj narodziny naród urodzaj -rodzić -radzać rodowy rodzony
cisnąć ciskać -cisk -cisnąć -ciskać ścisły cisk
sierota sierociniec sierocy
dojrzały dojrzewać dojrzałość
pierwszy pierwotny pierwiastek pierwszeństwo
reportaż reporter
psychika psychiczny psychiatra psycholog psychologia psychopata psychoza
komisja komisarz komisariat
konkurs konkurować konkurent konkurencja
dyskretny dyskrecja
centrum centralny centrala
oficjum oficjalny
telewizja telewizor telewidz telewizyjny
koszula koszulka
nos nosowy nosek nosacz
ząb zębowy zębaty uzębienie zębisko
`;

/** Words that look as if they came from another and do not: *panika* from *pan*. Nothing is sought behind them. */
const UNDERIVED = `
algorytm alkohol atak autobus bandaż bania barak bańka beczeć beczka blizna bojówka borować brzezina burak bułat
błagać całować chrapać ciasny ciekawy cnota czekolada debel debil desant deser deska domina domino dominować dowód
drabina drugi drzwi dudek dzielny fajny fasada fenomen fokus ganek garaż garbować garnitur generalny generować
genialny gigant gmina godny godzina granat granit halka hipoteza hojny indyk internat internet jamnik jasny
jednolity jury kabina kaczka kaliber kamienica kapitan kapować kariera katar katarynka kawaler kierunek klinik koka
kokaina kolarz kolczyk kolka kolor komik koniak kopernik koperta koral korek kozak krasny kreska krokodyl krzak
kubizm kurator kurek kurtka laska latarnia lawina legat lice linia logik lokomotywa losować lustrować luty makieta
maniera marina marka marny marzec masaż maska maszyna militarny minister minus minąć miska moczyć morfina motyl
mrówka mszyca mucha muzealny narciarz nerka niecka nudysta obcy obecny obszerny ochota okolica opinia osoba pachnąć
palant palec panika panorama pantera parada parasol parter pasować pastor patyk piknik pilny piłka placek platyna
plik poduszka poetka poligon porażka porcja postulować potomek potyczka powódź pragnąć promować protokół przytomny
publiczny pyszny pytać półka późny płaski rabat raczyć raić rakieta ratować rejon rekin rekord robal rokować rolka
rujnować rynka sadysta samica samiec saper sekcja senat sikać skała skrzydło sobie sobota spisek spółka starać
statek stopień studnia suchar suknia sutek szacować szlak szpital szyba szyna szynka taksówka telefon tonąć tortura
traktować turnia uciec ujemny unikalny uroczy uroczystość uroczysty usta usunąć walijski wariant warunek wdowa
witać worek wrak wyraz wyspa zasada zbawić zbroić zdobić zdobyć zebra zniszczyć ładny ładować łasica łaska łyżka
żegnać
`;

/** Words of one root. */
export interface Root {
  /** The name of the root: its first two words. */
  name: string;
}

const free = new Map<string, Root[]>();
const bound = new Map<string, Root[]>();
for (const row of ROWS.trim().split('\n')) {
  const words = row.split(' ');
  const root = {
    name: words
      .filter((word) => word[0] !== '-')
      .slice(0, 2)
      .join('/'),
  };
  for (const word of words) {
    const [map, key] = word[0] === '-' ? [bound, word.slice(1)] : [free, word];
    map.set(key, [...(map.get(key) ?? []), root]);
  }
}

/** The irregular roots that a word belongs to, by itself. */
export const rootsOf = (lemma: string): readonly Root[] => free.get(lemma) ?? [];
/** The irregular roots that the rest of a word without its prefix belongs to. */
export const rootsOfRest = (rest: string): readonly Root[] => bound.get(rest) ?? [];

const underived: ReadonlySet<string> = new Set(UNDERIVED.trim().split(/\s+/u));
/** Does the word come from no other? */
export const isUnderived = (lemma: string): boolean => free.has(lemma) || underived.has(lemma);
