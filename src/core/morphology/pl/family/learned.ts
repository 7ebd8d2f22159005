/**
 * Endings that replace one another, mostly in learned words: *demonstr-acja*, *-ować*, *-ator*; *fizyk*, *fizyka*, *fizyczny*. Each with
 * its replacements; the stem does not change.
 */
const REPLACED = new Map(
  `
  acja:ować,at,yka actwo:ak acyjny:acja,ować ada:ador alny:um,us ancja:ant,ować anka:anin ant:ować,acja,a ara:arz
  arny:a,ura,ia,ita,enda at:ować ator:ować,acja atyka:acja atysta:acja atywny:ować,acja awać:ać
  cja:tor,t,tować,ować,kować,cić cje:cja czyni:ca żczyni:zca cyjny:cja czyzna:cki,czy eczny:ka,ko,kie encja:ent,ować,yjny,endent
  enić:ę enka:en enny:ę ent:ować,encja fia:f fikacja:fikować graf:grafia grafia:graf ialny:ia,ium ianin:a ica:ik
  iczny:os,a,ika,ia,ik ija:ować ijny:ia ijski:ia ik:ika,ia ika:ik ista:izm,istyka,ika,o,ia istka:ista
  istyczny:ista,izm,istyka istyka:ista ita:iczny,it iw: iwny:ja izacja:ny,izm,izować,iczny izm:ista,iczny izna:ski
  izować:ny jać:ić jny:ja,ia ka:ek,ak,iec kcja:ktor,kt,kować,ować,gować ktywny:kcja ktyw:kcja ktaż:kcja ktarz:kt kracja:krata krata:kracja
  kratyczny:krata,kracja ktor:kcja lizacja:ł lizować:ł log:logia nica:nik niczka:nik,nica nienie:nąć nięcie:nąć
  ność:nieć oczny:ok oner:a,ować onalizm:onalny,a onalista:onalny,a onalny:a onować:a or:ura owianka:ów,owianin owie: owiec:ów ownictwo:ownik owywać:ować
  ozycja:onować sja:sarz,tować,sować,syjny,sor stwa:stwo tni:tek tor:tować,cja torka:tor tura:tor,t,tować tyczny:za tyk:za tyka:za tyzer:za tyzować:za ualny:
  ura:or,ować wać:ć yca:ik ycki:yka ycyna:yczny yczny:yka,ia,yk yjny:ja,ia,je,ium yjski:yzm,ia yk:yka,ia yka:yk
  ysta:yzm,yka ystyczny:ysta,yzm,ystyka ystyka:ysta yw: ywny:ować,cja,ja,uować yzacja:ny,yczny,yzować
  yzm:ysta,yczny yzna:ski zja:dować,zor,zyjny,zować ątek:ę ątko:ę ęcina:ę ęcy:ę ści:ść
`
    .trim()
    .split(/\s+/u)
    .map((row) => {
      const [own, bases] = row.split(':') as [string, string];
      return [own, bases.split(',')] as const;
    }),
);

/** Shorter stems match by chance: *ator*, *acja*. */
const SHORTEST_STEM = 3;
const LONGEST_ENDING = 9;

/** Returns words with another ending in place of this one's. */
export function replacedEndings(lemma: string): string[] {
  const found: string[] = [];
  for (let at = Math.max(SHORTEST_STEM, lemma.length - LONGEST_ENDING); at < lemma.length; at++) {
    for (const base of REPLACED.get(lemma.slice(at)) ?? []) found.push(lemma.slice(0, at) + base);
  }
  return found;
}
