/**
 * Families that no rule of derivation joins, one a line: words of one root, attested ones only. A word with a hyphen stands with a
 * prefix only: `-jąć` of *przyjąć*, `-bór` of *zbiór*. A verb here stands with any prefix too. The first names the root.
 */

const ROWS = `
brać -bierać -biórka -bór -biór bierny
nieść nosić -niosły nosze wniosek
iść chodzić -jść chód szedł przyszły przeszły -chodni pójść przechodzień
jechać jeździć przejażdżka zajezdnia jazda -jazd jezdny jezdnia -jeżdżać
siedzieć siadać siad siąść siodło sadzić siedlisko osiedle sadzonka sad
śmiać śmiech -śmiewisko
pić pijak -pijać -pój pijany poić
bić bójka -bijać -bój bój bijak bitwa bicz bitny bijatyka
wieść wodzić prowadzić -wód wódz przewodnik powodować dowodny udowodnić zawodny zawodnik przewodniczyć
wieźć wozić wóz woźny woźnica
rosnąć rość -rost -rastać -rosły -rostek rosły -rośl
mrzeć śmierć martwy mór -mierać -marły umarły zmarły morowy
trzeć tarcie -cierać tarka -cier
drzeć -dzierać darń
pisać pismo pisarz pisemny piśmienny -pis
ciąć cięcie -cinać cios
jąć -ejmować -jmować -jem wyjątek wynajem
słać poseł -syłać posłanie
kłaść kładka -kładać -łożyć -łóg położyć wykładowca
stać stawać stanąć stawić -stój stan -stan stojak stanowisko stanowić stoisko
lecieć latać lot -lot latywać latawiec ulotka
ciec tok cieknąć ciekać -ciek -tok -taczać ciecz
płynąć pływać płyn -pływ pławić
wisieć wieszać -wiesić -wis wieszak -wiesie
gorzeć żar gorący pogorzelec gorliwy żarliwy grzać -grzewać pożar grzejny grzejka grzałka
żyć żywy żywić żywot życiorys
widzieć widok niewidomy widz widać widno widzialny telewidz widmo
wiedzieć opowieść powieść wiedza -wiedzieć -powiadać świadek wiadomy -wiedni powiedzieć opowiadać świadomy
mówić mowa niemowa
myśleć myśl -mysł -myślny -mysłowy
robić robota robotnik
służyć sługa -sługa
prosić prośba -praszać -proszenie
wrócić zwrot -rócić -wrotny -rotowy
wiercić wiertarka wiertło -wiert
łamać złom łom
łowić łów -łów -ławiać
lać lej -lewać -liw polewa polewka
myć -myw mydło umywalka
szyć szew szwaczka szwalnia
kryć -krycie -kryw skryty kryjówka -krywka pokrywa pokrowiec
kroić krój -krój krajać krajalnica
ryć ryj rylec
tyć tycie otyły
gnić -gniwać zgnilizna gnój gnilny
dać dawać podatny przydatny datek -datek -dajny sprzedać sprzedaż dawka
mieć majątek
być bycie dobrobyt byt bywać -byt -bytek bytność przybysz
jeść jadło jadać jadalny niejadek
czuć uczucie czujny
słyszeć słuch -słuch słychać
spać sen śnić sypiać śpioch sypialnia sypialny zasnąć -snąć
ssać -sysać wessać ssak
schnąć suchy suszyć susza -sychać suszarka
moc móc mocny -magać pomocny wzmocnić mocarz -możny możny możliwy pomoc
rzec -rzekać wyrok
rzeka rzeczny rzeczułka
piec piekarz -piekać pieczywo -piek piekarnia wypiek piecuch pieczyste
tłuc tłuczek -tłukać stłuczka
wlec włóczyć -wlekać -włok włóka włóczęga
strzec straż -strzegać stróż przestroga
strzyc strzyżenie -strzygać -strzyc
lec -legać -lec leżeć legowisko nocleg -leg leże legać łoże obłożny położna położnictwo położyć
biec biegać bieg biegły biegnąć
-żegać -żec podżegacz
siec siekać -siec siekiera zasieki
ciągnąć ciąg cięgno
tknąć tykać dotyk styk
zamknąć zamykać zamek -mykać -mknąć
mknąć mykać
pchać pchnąć -pychać
tchnąć dech -dech dychać dyszeć -dechnąć dychawica tchawica
giąć gięcie -ginać giętki
ginąć zguba gubić zginąć
piąć -pinać spinka pięcie
kląć -klinać przekleństwo klątwa
kraść kradzież -kradać kradziony
paść padać -paść pad padlina napaść
paść pasać pastwisko pasterz pasza -paść
pleść plecionka -platać -plot plot plątać
gnieść -gniatać gniot gnieciony -gniot
mieść miotać -miatać miotła -miot miotacz
gryźć gryzoń -gryzać gryz
leźć łazić łazęga
znaleźć znajdować znalazca znalezisko -najdować znajda
wynaleźć wynajdywać wynalazek wynalazca
trząść trzęsienie -trząsać wstrząs trzęsawisko
prząść przędza prządka
grzęznąć grzęzawisko
rządzić rząd -rząd
sądzić sąd -sądny
rozumieć rozum umieć umiejętny
marznąć mróz zamarzać
mierzyć miara -miar -mierzać wymiar miernik zamiar namiar przymierze pomiar
wierzyć wiara -wierzać wierny wiarygodny
świecić świeca światło świetlny świetlica -świetlać świtać oświata
świat światowy zaświaty świecki
kwiat kwitnąć kwiecie kwiecień
las leśny leśniczy zalesić
lato letni letnik lecie latek
ciało cielesny wcielić
wiatr wietrzny wietrzyk powietrze zawietrzna wiać wiew -wiew zawieja
miasto miejski mieszczanin miasteczko śródmieście mieszczański
miejsce mieścić miejscowy
mieszkać mieszkanie mieszkalny
gwiazda gwiezdny
jezioro pojezierze
wiosna wiosenny wiośniany przedwiośnie
żona żenić żonaty żeniaczka żeński
siostra siostrzany siostrzeniec siostrzenica
kościół kościelny
popiół popielaty popielniczka popielić
anioł anielski archanioł
czoło czelny naczelny bezczelny
wesoły wesele
zielony zieleń ziele zielnik zioło zielsko
czarny czerń
czerwony czerwień
biały biel bielizna białko bieliźniany
żółty żółć żółtko żółknąć
siwy siwieć
siny siniak sinieć
złoty złoto złocić złotówka złotnik
dzień dniówka dniowy dzienny dnieć południe codzienny
noc nocny nocleg północ
dziś dzisiaj
jutro jutrzejszy pojutrze
wczoraj wczorajszy
teraz teraźniejszy
dom domowy domownik domek
wieś wiejski wieśniak
dwór dworski dworzec dworzanin
ojciec ojcowski ojczyzna ojczulek ojczym ojczysty
matka macierz macierzyństwo matczyny
brat braterski braciszek bratni braterstwo
dziecko dziecięcy dziecina dzieciak dzieci dzieciaty bezdzietny dzietność
człowiek człowieczeństwo człek
ksiądz księży książę księżna księżniczka książęcy księstwo
księga książka księgowy
król królewna królewski
chłop chłopiec chłopak
mąż męski zamążpójście mężczyzna
starosta stary starzec
panna panieński panienka
pies psi psiak psisko psiarnia
koń konny konik koński koniuszy
lew lwi lwica lwiątko
kot koci kotek kociak kocur
ptak ptasi ptaszek ptasznik ptaszarnia
orzeł orli orlę
osioł ośli oślica
koza kozi kózka kozioł koźlę
wół wołowy
ręka ręczny rękaw -ręczny rękawica -ręczać oburącz naręcze leworęczny praworęczny
noga nożny nóżka dwunożny -nóżek podnóże czworonóg
oko oczny oczy naoczny
ucho uszny uszko uszy uszaty
serce serdeczny serduszko -sierdzie miłosierdzie miłosierny
krew krwawy krwisty krewny krwiak
kość kostny kościec okostna
mięso mięsny mięsień mięśniowy mięsiwo
róg rożny rożek rogal rogacz
słońce słoneczny słonko słonecznik
ogień ognisty ognisko ogniowy
dym dymny
piekło piekielny
niebo niebieski niebiański niebiosa podniebny wniebowzięty wniebowstąpienie
ziemia ziemny ziemski cudzoziemiec
sól słony solić solny solniczka słonina
kwas kwaśny -kwaszać
imię imienny mianować miano imieniny
nazwa zwać nazywać -zywać nazwisko -zew zew
ramię ramienny naramienny ramiączko
plemię plemienny
siemię siać nasienie siew -siew siewnik zasiew nasiono nasienny
cielę cielak
kurczę kurczak kurczątko
źrebię źrebak
prosię prosiak prosiątko
zwierzę zwierz zwierzak zwierzyna
szczenię szczeniak
miły miłość miłosny umilić
kochać kochanek kochliwy kochany
radość radosny rad -radować radować
żałość żałosny żal żałować
rozkosz rozkoszny
zawiść zawistny nienawiść nienawidzić
litość litościwy litować
boleść ból boleć bolesny
korzyść korzystny korzystać
głosić głos -głos
gość gościć gościniec
część częściowy cząstka uczestnik
cześć czcić czczony czcigodny
chrzest chrzcić chrześniak chrzestny
wosk woskować
post pościć postny
deszcz dżdżysty deszczowy dżdżownica
miażdżyć miazga
mazać maź mazidło
wiązać więź więzy więzić wiązka węzeł
stąpać -stąpić -stępować stęp -stęp
dzielić dział -dział -dzielać dzielnica -dzielczy
granica graniczny graniczyć
prawić -prawić -prawiać poprawny
kraj krajowy krajan krajowiec kraniec skraj
przysięga przysięgać przysiąc przysięgnąć
płacić płaca płatny płatnik wypłata
chwycić chwyt -chwyt
tworzyć twórca twór -twór
otworzyć otwór otwierać roztwierać
przeć -pierać opór -pór -party -pora podpora
wrzeć war wrzątek -wrzeć warzyć -warzać wrzący
wywrzeć wywierać zawrzeć zawierać zawór
żreć żarłok żer żarcie
trwać trwały -trwalać
słowo słowny przysłowie cudzysłów
sława sławny
dziać dzieje -dziewać odzież odzienie nadzienie nadziać
chcieć niechcący chęć chętny chciwy
kląć klątwa
piękny piękno -piększyć
gęsty gąszcz gęstwina gęstnieć zagęszczać
wąski węższy zwęzić
niski niziutki niżej -niżyć niższy nizina
wysoki wyższy -wyższyć wyżyna wyżej wyższość podwyżka
bliski zbliżyć bliżej -bliżać bliźni pobliże
krótki skrócić -krócić krócej
gorzki gorycz gorzknąć
słodki słodzić -sładzać słodycz słodzik
gładki gładzić gładzik
rzadki rzednąć rozrzedzić rzedniej przerzedzić
ciężki ciężar ciążyć ciężej ciąża
lekki lżej ulżyć ulga lżejszy
miękki zmiękczyć miękisz -miękczać
szeroki szerzej szerzyć
głęboki głębia głębiej pogłębić głębina -głębiać
daleki dalej oddalić dal -dalać
długi dłużej -dłużać wydłużyć dłużyzna
szybki szybciej
spieszyć pośpiech śpieszyć pospieszny
dobry dobro dobrobyt dobroć dobra dobre udobruchać
zły zło złość
duży dużo
wielki wielkość powiększyć większy większość
mały maleć malec
mniej mniejszy zmniejszyć umniejszać
lepszy lepiej ulepszyć polepszyć -lepszać
gorszy gorzej pogorszyć -garszać
młody młodzież młodociany odmłodnieć
mądry mądrość mędrzec mędrkować
zdrowy zdrowie zdrowotny
chory choroba chorować
nowy nowość odnowić -nawiać nowinka
równy równać równowaga
prosty prostować uprościć
gruby grubość
ostry ostrze ostrzyć
pół połowa połówka przepołowić południe północ
jeden jedność jedyny jednoczyć pojedynczy
dwa dwoje dwójka dwunasty dwoić podwajać podwójny dwieście dwanaście dwadzieścia obydwa dwudziesty dwukrotny
trzy trójka troje trzeci trzydzieści trzynaście trzysta potrójny troić trzydziesty trzynasty
cztery czwórka czworo czwarty czterdzieści czternaście czterysta czterdziesty czternasty czterokrotny czworonóg
pięć piątka pięcioro piąty pięćdziesiąt piętnaście pięćset
sześć szóstka sześcioro szósty sześćdziesiąt szesnaście sześćset szesnasty
siedem siódemka siedmioro siódmy siedemdziesiąt siedemnaście siedemnasty
osiem ósemka ośmioro ósmy osiemdziesiąt osiemnaście osiemnasty
dziewięć dziewiątka dziewięcioro dziewiąty dziewięćdziesiąt dziewiętnaście
dziesięć dziesiątka dziesięcioro dziesiąty
sto setka setny
tysiąc tysięczny tysiąclecie
góra górny górski górnik pagórek wzgórze
dół dolny dolina
wierzch nawierzchnia powierzchnia wierzchołek zwierzchnik
koniec końcowy kończyć
początek zacząć -cząć -czynać poczynać
imać -jmać
pamięć pamiętać -mnieć -pominać pomnik
mienić zmiana zamiana odmiana wymiana
mierzić zmierzły
ruszyć ruch ruszać -ruch ruchomy ruchliwy
kazać rozkaz wskazówka wskaźnik
znać znak znawca znajomy znaczyć
grać gra -grywać gracz igrać igrzysko igraszka
zegar zegarek zegarmistrz
skoczyć skakać skok skoczek
kroczyć krok -kraczać -krok
prać pralnia -pierać pralka praczka
rwać -rywać rwanie urwis zryw poryw
gnać gonić gończy goniec gonitwa
żąć żniwo -żynać żniwiarz żniwny żniwa
żuć przeżuwacz
kuć kowal kucie podkowa kowadło kuźnia
snuć -snuwać osnowa
pluć plwocina -pluwać plucie plunąć
kłuć kłucie kolec kolczasty
psuć -psuwać zepsuć psucie -psuj zepsuty
truć trucizna trutka zatruty
bać bojaźń bojaźliwy -bawa
stroić strój -strajać -strój
koić spokój -kajać uspokoić pokój pokojowy niepokoić
gotować gotowy
budować budowla budynek budowa
budzić budzik
tańczyć taniec tancerz tańcować
walczyć walka waleczny
strzelać strzał strzelić strzelec -strzał
szkło szklany szklić szklanka
mleko mleczny mlecz
jabłko jabłoń jabłkowy jabłuszko
ogród ogrodnik ogrodniczy grodzić -gradzać gród -groda
bóg boski bożek boży ubóstwić pobożny bóstwo
modlić modlitwa modły
wróżyć wróżba wróżka
krzyczeć krzyk
milczeć milczący milknąć
warczeć warknąć
trzask trzasnąć -trzaskiwać trzeszczeć
blask błysk błyszczeć błysnąć błyskotka
płakać płacz
śledzić ślad śledczy
dąć dmuchać dmuchnąć podmuch -dymać nadęty
kocioł kotlarz kotłować kotłownia
siła silny silić -silać siłacz osiłek posiłek usiłować
tłusty tłuszcz tłuścić
ciemny ćmić zaćmienie
głuchy głusza głuszyć głuchnąć
nos nozdrze
gardło gardziel
mrówka mrowisko mrowie mrówczy
kaczka kaczor kaczy kaczę
gęś gęsi gąska gąsior
zając zajęczy
drzewo drewno drewniany drwal zadrzewić drzewny drzewko drewutnia
korzeń korzonek korzenić
ziarno uziarnienie ziarenko
kapusta kapuśniak
nóż nożyce nożyczki nożyk
gar garnek garncarz garniec
igła igliwie iglica iglasty igiełka
gwóźdź gwoździk gwoździować
mnich mnisi mniszka
lęk lękać -lęknąć zalękniony
pycha pyszny pysznić pyszałek
zazdrość zazdrosny zazdrościć
mózg móżdżek
dźwięk dźwięczny dźwięczeć wydźwięk
wrzask wrzeszczeć wrzasnąć
broda brodacz podbródek
wąs wąsacz
kosa kosić kosiarz kosiarka pokos
kurować kuracja
szal szalik
wata watować
żebrać żebrak żebranina
targ targować targowisko
targać targnąć
drabina drabiniasty
palić -palać opał upał zapał
patrzeć patrzyć -patrywać opatrunek
ton tonacja tonowy tonować tonalny
kuchnia kucharz kuchenny kuchcik
kawa kawiarnia kawiarka kawowy
pole polana polny
stół stolarz stołek stolik stołówka
szał szaleć szalony szaleniec
cło clić celnik
kopać kopalnia koparka -kop -kopywać
pas pasek pasiak pasiasty
stal stalowy stalówka stalownia
plantacja plantator plantować
wolny wolność -zwolić powolny
woleć wola dowolny dobrowolny pozwolić zezwolić
syty sytość -sycać
pusty pustka opustoszeć pustynia pustkowie pustelnia pustelnik
twardy twardnieć zatwardzenie
zimny zima zimno ziębić ziębnąć
ciepły ciepło -cieplać
stygnąć studzić
kupić kupno kupiec kupować kupczyć
sprzedać sprzedaż
winić wina winny winowajca
wino winny winnica winorośl winogrono winiarz winiarnia
karać kara karny karalny
oś osiowy ośka
wieczór wieczorny wieczerza
rano ranek poranny poranek zaranie
woda wodny wódka wodnik powódź powodziowy
kolano kolanko
klęczeć klęknąć klękać klęcznik
stopa stopka
rdza rdzewieć rdzawy
mgła mglisty mgiełka zamglić
lud ludzie zaludnić
szlachta szlachcic szlachetny szlachecki
druh drużyna drużba drużka
sąsiad sąsiedzki
obiad obiadowy
śniadanie śniadaniowy śniadać
drewno drewniany drwa
drzewo drzewny
burza burzyć burzliwy burzowy
produkcja produkować produkt producent
kompozycja komponować
reakcja reagować reaktor akcja aktywny aktywista aktywować
transmisja transmitować
operacja operować
akcja akcjonariusz
kontrakcja kontrakt
inspekcja inspektor
projekcja projektor
korekcja korygować korekta
kolekcja kolekcjoner
selekcja selekcjonować
funkcja funkcjonować
prowokacja prowokować
egzekucja egzekwować
poezja poeta poemat
teoria teoretyk
problem problematyczny problematyka
dramat dramaturg
temat tematyczny
klimat klimatyczny
geografia geograf
lekarz leczyć lek
żołnierz żołnierski
rycerz rycerski
policja policyjny
antropologia antropologiczny antropomorfizm antropoid filantrop mizantrop antropogeniczny
wojna wojenny wojować wojak wojsko wojownik
broń bronić obrona zbroja -brajać -broić
Polska polski Polak polak polka polonista
Niemcy niemiecki Niemiec niemiec
Rosja rosyjski Rosjanin rusycysta
Francja francuski Francuz
Anglia angielski Anglik
Włochy włoski Włoch
Czechy czeski Czech
Grecja grecki Grek
Rzym rzymski
Europa europejski Europejczyk
Ameryka amerykański Amerykanin
wiek wieczny
krąg okrąg okrągły krążyć krążek
włos włosy włochaty owłosiony rudowłosy
cichy cisza uciszyć
płot opłotki
duch dusza duszpasterz duchowy zaduszki zaduszek duszny
paść pasterz duszpasterz
bogaty bogacz
śmiały śmieć ośmielić śmielszy
brud brudny brudas
nagroda nagrodzić nagradzać
golić golas goły
zdrada zdradzić zdradzać zdrajca
polecić zlecić zlecenie -lecić polecać zalecać zlecać zaleta polecenie zalecenie
polityka polityk polityczny politolog
muzyka muzyk muzykalny
lewy lewo lewica lewak lewicowy leworęczny
malować malarz malunek malarka malarski
zgadnąć zgadywać zagadka -gadnąć -gadywać
skarb skarbiec skarbnik skarbonka skarbowy
radzić rada porada -radzać doradztwo radca narada obrady obradować radny
surowy surowiec surówka
kolano kolanko
smak smakować smakosz
kler kleryk klerykalny
karta kartka kartoteka
urząd urzędnik urzędowy urzędować
uderzyć uderzać udar
uczta ucztować
ćwiczyć ćwiczenie ćwiczebny
malina malinowy
obiecać obiecywać obietnica
opieka opiekun opiekować
oszukać oszust oszukaństwo oszukiwać
przyjaciel przyjaźń przyjazny przyjaciółka zaprzyjaźnić
nieprzyjaciel nieprzyjazny
stolica stołeczny
czekać oczekiwać
tydzień tygodniowy tygodnik
most mostek pomost
różny różnica różnić różność
róża różowy różany
leń lenić leniwy lenistwo leniuch
łączyć łącze włącznie łącznik łączny
cel celować celny celownik celowy
bór borowy borowik
małżeństwo małżonek małżeński
stosować stosowny
ulica uliczny
właściwy własny właściciel przywłaszczyć
morderca morderstwo mord mordować
święty święto świątynia -święcać
spojrzeć -jrzeć -gląd -glądnąć spoglądać pogląd
wić -wijać -winąć -wój zwój zwitek
zwyczaj zwykły -zwyczaić nawyk -wyknąć
przód przed przedni -przedzić -przedni naprzód
odpocząć -poczynek spocząć -poczywać
chylić -chył schylać
przeciw przeciwny sprzeciw przeciwieństwo przeciwko
sam samotny samotnia samouk
prawda prawdziwy prawdopodobny
prawo prawny prawnik praworządny bezprawie uprawnić uprawniać
sprawa sprawny sprawić sprawiać sprawca
drobny drobiazg drób
elektryczny elektryk elektrownia elektron elektroda elektryzować
pewny pewien zapewne
kosmos kosmiczny kosmonauta kosmodrom
seks seksualny seksowny
chować wychowawca -chów
ciemny ciemność ciemno ciemnota
smród śmierdzieć śmierdzący
szczepić szczepionka szczep
hamować hamulec
krzywy krzywda
stulecie sto lato
tajemnica tajny taić tajniak
bezpieczny bezpieczeństwo zabezpieczyć ubezpieczyć -bezpieczać
czarodziej czar czarować czarownica
złodziej zło kraść
dręczyć udręka
męczyć męka męczennik
wstyd wstydzić
sklep sklepowy sklepikarz
unia unijny
literatura literat literacki literatka
energia energetyka
fizyka fizyk
mechanik mechaniczny
technika technik techniczny technikum technologia
klasa klasowy klasyfikować
klasyk klasyczny klasycyzm
kultura kulturalny
moralny moralność morał
reforma reformować
rewolucja rewolucyjny rewolucjonista
ekonomia ekonomista ekonomiczny ekonomika
depresja depresyjny
prezydent prezydentura
sekretarz sekretariat
komunizm komunista
zwyciężyć zwycięzca zwycięski
dziedzic dziedziczyć dziedziczny
stacja stacyjny stacjonarny
pianino pianista fortepian
gospodarz gospodyni gospodarstwo gospodarka gospodarować gospodarny gospodarczy
rodzić rodzina rodzic rodzimy ród rodak rodzaj urodzaj -radzać rodowy zarodek zarodnik pierworodny
cisnąć ciskać ciśnienie
sierota sierociniec
dojrzały dojrzewać
pierwszy pierwotny pierwiastek pierwociny pierworodny
reportaż reporter
psychika psychiczny psychiatra psychologia psychopata psychoza
komisja komisarz
konkurs konkurować
dyskretny dyskrecja
centrum centralny centrala
oficjum oficjalny
telewizja telewizor telewidz telewizyjny
koszula koszulka
nos nosowy nosek nosacz
ząb zębowy uzębienie
pieszy piechota pieszo piechur
piasek piaskowy piaszczysty piaskownica
drzwi drzwiowy drzwiczki odrzwia odźwierny
urok uroczy uroczyć uroczysko
wołać -woływać zawołanie
mocz moczyć moczowy
zasłonić zasłona osłona -słaniać -słonić
podobać podobny podobieństwo spodobać
morze morski pomorze pomorski nadmorski
czysty oczyszczalnia
pochlebiać schlebiać pochlebny pochlebca pochlebstwo
wnętrze wewnątrz wewnętrzny
zewnątrz zewnętrze
pięta napiętek zapiętek
ścielić posłanie wyściółka ściółka -ściełać -ścielać słać
chemia alchemia chemikalia
tragedia tragik tragikomedia
komedia komik tragikomedia
komunikacja komunikować
student studia studium
geneza gen genom genotyp
paraliż paralityk
alergia alergen
religia religioznawca religioznawstwo
kolor koloryt
architekt architektoniczny
publiczny publika publicysta
kontrola kontroler
geniusz genialny
inwestować inwestycja
eksport eksporter
import importer
instrukcja instruować
migracja emigrować imigracja migrować
prowincja prowincjusz
pióro pierze opierzony
syn synalek
baba babcia
łaźnia łazienka łaziebny
pień pniak
kura kurczę kurczak
świnia zaświnić ześwinić
mysz mysi
wilk wilkołak
pająk pajęczy
pszczoła pszczeli
osa osi
pan panicz pani
pieniądz pieniężny
bank bankier
czas wczasy
cienki cieniutki ścienić
mokry moknąć mokradło moczyć mocz
rysować rys zarys życiorys
bawić zabawa
odwaga odważny odważyć
darować dar darczyńca darmo
płótno płócienny
but obuwie obuć
trawić -trawić potrawa
latarnia latarka
kremacja krematorium
wart wartość warto warty
użyć używać użytkować użyteczny pożytek pożyteczny pożytkować
winien powinność powinowaty
trzeba potrzeba potrzebny
środek ośrodek śródmieście średni
tył odtylcowy
brzeg wybrzeże
cały całkiem
strona ustronie
linia linijka
wyraz wyrazić
ile ileś ilość
ważyć waga -waga równowaga -ważać ważki -ważyć
gadać gadatliwy gaduła gawęda pogawędka
dziękować dziękczynny dzięki
żart żartobliwy żartowniś żartować
łza łzawy
głowa bezgłowy
palec paluch
łódź łodzik
żagiel żeglarz żeglować żegluga
ster sterować
koło wokół okolica około
uczyć samouk nieuk -uczka
diagnoza diagnosta
kuleć kulawy kulas
trawa trawnik
azyl azylant
bandyta banda
barbarzyńca barbarzyński barbarzyństwo barbaria
beczka beczułka
bez bzowy
biuro biurokrata
błąd obłęd błąkać
brzydki brzydzić brzydnąć
całować całus
chwiać chwiejny
cudzy cudzysłów cudzołóstwo cudzoziemiec
ćwierć ćwiartować
delikatny delikates
dieta dietetyk
doić dojny udój dojarka
dowcip dowcipniś
drżeć dreszcz
dziura dziurkacz
efekt efektywny
fałsz fałszerz
fantazja fantasta fantasmagoria
finanse finansista
fragment fragmentaryczny
fundować fundusz
garb garbus
godny godziwy
hańba haniebny
idea ideał ideologia
instrument instrumentalista
jad zjadliwy
kąpać kąpiel kąpielówki kąpielowy
kieszeń kieszonka
klaskać klaśnięcie klasnąć oklaski
kleić klej
kropla kropić
kwestia kwestionariusz
len lniany
lepić lepki -lep -lepek lepik
łaska łaskawca
marsz maszerować
maska maskarada
materia materiał
migać migotać migawka
milion milioner
mistrz zegarmistrz
motor motorniczy
nagi obnażyć
nerwy nerw denerwować
okrutny okrucieństwo
parkować parking parkometr
piana pienić pienisty
płomień płonąć płomyk -płonąć
poczta pocztylion
rasa rasizm
regularny reguła regulamin regulować
romans romansidło
rudy rudzielec rudowłosy
ruina rujnować
rzemień rzemyk
sanie sanna
seria serial
skrzypce skrzypek skrzypaczka
śliski ślizg -ślizg -ślizgnąć
ślub ślubować ślubny
studnia studzienka
szanować szacunek
szewc szewski szewstwo
tabela tabelaryczny
talent utalentowany
tkać tkacz
topić topielec -tapiać topik topielica
ufać ufny
wakacje wakacjusz
wiedźma wiedźmin
wiersz wierszokleta
władza władać -władnąć
żądać żądza -żądać
drogeria drogista
gwarancja gwarant
jarzyna jarzynowy
klinika klinicysta
kucać kucki
oponent oponować
pieścić pieszczota pieszczoch
dusić duszny duszność
szacować szacunek
ankieta ankieter
antyk antykwariat antykwariusz
bilet bileter
chudy chudzielec
depozyt deponować
drapać drapieżnik drapieżny
grób grabarz
hodować hodowla hodowca
inny inaczej
jarzyć jarzeniówka
kręcić pokrętło
`;

/** Words that look as if they came from another and do not: *panika* from *pan*. Nothing is sought behind them. */
const UNDERIVED = `
algorytm bandaż bania barak bańka beczeć bojówka borować burak chrapać ciasny ciekawy czekolada daniel dawny desant deska
domina dominikanin dominować dowód drugi dudek dzielny fajny fasada fokus ganek garaż garbować generalny generować gigant
godzina granat granik grań halka hipoteza hojny indyk internat jasny jednolity jury kabina kamienica kapować katarynka
kawaler klinik koka kokaina kolarz kolczyk kolka koniak kopernik koral korek kozak krasny kreska krzak kubizm kurator kurek
kurtka laska lawina legat lice logik lustrować marina marka marny marzec masaż maszyna militarny minister minus miska morfina
mszyca muzealny naleśnik narciarz nasada nerka niecka nudysta obcy obszerny ochota opinia pachnąć palant panika panorama
pantera parada parter pasować pastor patyk piknik pilny piosenka piłka placek platyna poduszka poetka porażka porcja potomek
potyczka promować przytomny pytać półka późny płaski rabat raczyć radykalny ratować rekord robak robal rokować rolka rozpacz
rynka sadysta samiec saper sekcja sikać skała skrzydło spisek spółka starać starczyć statek stopień suknia sutek szlak szynka
taksówka tortura traktować turnia uciec ujemny unikalny uroczystość uroczysty usta usunąć walać walijski wariant wariat
warunek wierzba wieża worek wyspa zasada zbawić zbroić zdobić zdobyć zebra zniszczyć wariować logia komunik mieszać potkać
krytyk krytyka remont okupować okupacja niszczyć start działać ładny ładować łasica łyżka żegnać mamić matura transport
puchacz sowity garnizon garbarz garbarnia kantyna kantor haker opat opal sankcja świta zraz ogon barka benzyna biwak ciocia
cytryna czapla despota dekada donica faktura goleń gracja gromada hamak kajak kaleka kalka kanalia kaplica kartacz kaskada
kolacja komunia korba korsarz korytarz krokodyl kurant kurtyna lament lekcja likier machina malaria maniera manifest matnia
melina menedżer mentalny miednica mieniać mięta miniatura misterny monitor nagan negatyw notariusz oblat odra oficyna ogier
opera otręby partacz partia patelnia patriota pestka plener pogoda polemika premia prezent procent regres rektor replika
rezerwa rodzynek rutyna rycyna satyra sensacja serwatka skrzat smoczek spacer step stoper struś szminka szpik trafika traktor
tropik ważka zmora tłumacz tłumić tonaż planeta polerować sadzawka szczotka mata parafina postura wolant postać
rybonukleinowy rybosom rzęsisty futryna halogen hordeina krupier kumkać łupież punkcja pionek rumak rymarz tonik wydra
perzyna taczka metropolia parafia szybować walec kula los obecny polować jamnik
`;

/** Words of one root. */
export interface Root {
  /** As players see it: its first word, and the first one without that one's beginning: `nieść/nosić`, `brać/-bierać`. */
  name: string;
  /** The first word of it. */
  word: string;
  /** Row of the table: *paść* of falling and *paść* of grazing have one name. */
  row: number;
}

interface RootTable {
  free: ReadonlyMap<string, readonly Root[]>;
  bound: ReadonlyMap<string, readonly Root[]>;
  underived: ReadonlySet<string>;
}

/** Letters that two words share when one of them tells enough of the root. */
const LIKE = 3;

function readTable(): RootTable {
  const free = new Map<string, Root[]>();
  const bound = new Map<string, Root[]>();
  for (const [row, line] of ROWS.trim().split('\n').entries()) {
    const words = line.split(' ');
    const first = words[0] as string;
    const like = Math.min(LIKE, first.length);
    const other = words.find((word) => !word.includes(first.slice(0, like)));
    const root = { name: other ? `${first}/${other}` : first, word: first, row };
    for (const word of words) {
      const [map, key] = word[0] === '-' ? [bound, word.slice(1)] : [free, word];
      map.set(key, [...(map.get(key) ?? []), root]);
    }
  }
  return { free, bound, underived: new Set(UNDERIVED.trim().split(/\s+/u)) };
}

/** Read when first asked for: most starts of the worker never do. */
let table: RootTable | undefined;
function roots(): RootTable {
  table ??= readTable();
  return table;
}

const INFINITIVE = /([aąeiuy]|^paś)ć$/;

/** The irregular roots that a word belongs to, by itself; a noun like an infinitive (*brać* of brothers) belongs to none. */
export const rootsOf = (lemma: string, pos = 'verb'): readonly Root[] =>
  (pos !== 'verb' && INFINITIVE.test(lemma) ? undefined : roots().free.get(lemma)) ?? [];
/** The irregular roots that the rest of a word without its prefix belongs to. */
export const rootsOfRest = (rest: string): readonly Root[] => roots().bound.get(rest) ?? [];
/** Does the word come from no other? */
export const isUnderived = (lemma: string): boolean => roots().free.has(lemma) || roots().underived.has(lemma);

/** The words of the table that stand by themselves. */
export const freeWords = (): string[] => [...roots().free.keys(), ...roots().underived];
/** The words of the table that stand with a prefix, without it. */
export const boundWords = (): string[] => [...roots().bound.keys()];
