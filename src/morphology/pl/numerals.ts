/**
 * Numerals that decline like adjectives and count as such before nie- (rule 2.a): ordinal, multiple (-aki), multiplicative (-ny)
 * and repetitive (-krotny). The class is closed but for compounds, so it is told from the lemma.
 */

const ORDINALS = new Set(
  (
    'zerowy pierwszy drugi trzeci czwarty piąty szósty siódmy ósmy dziewiąty dziesiąty jedenasty dwunasty trzynasty czternasty ' +
    'piętnasty szesnasty siedemnasty osiemnasty dziewiętnasty dwudziesty trzydziesty czterdziesty pięćdziesiąty sześćdziesiąty ' +
    'siedemdziesiąty osiemdziesiąty dziewięćdziesiąty setny dwusetny dwóchsetny trzysetny trzechsetny czterysetny czterechsetny ' +
    'pięćsetny pięciusetny sześćsetny sześciusetny siedemsetny siedmiusetny osiemsetny ośmiusetny dziewięćsetny dziewięciusetny ' +
    'tysięczny tysiączny milionowy miliardowy bilionowy biliardowy trylionowy enty'
  ).split(' '),
);

/** First part of compound ordinals: `dwutysięczny`, `pięciomilionowy`. */
const COMPOUND_ORDINAL =
  /^(?:dwu|trzy|cztero|pięcio|sześcio|siedmio|ośmio|osiem|dziewięcio|dziesięcio|sto|stu|kilku|wielo|paru)\p{L}*(?:tysięczny|milionowy|miliardowy|setny|nasty|dziesty|dziesiąty)$/u;

const MULTIPLE =
  /^(?:jedn|dw|ob|tr|czwor|pięci|sześci|siedmi|ośmi|dziewięci|dziesięci|stor|wielor|kilkor|parer|tylor|ilor|dwoj|oboj|troj|pięcior|sześcior|siedmior|ośmior|dziewięcior|dziesięcior|kilkunastor|kilkudziesięcior)aki$/;

const MULTIPLICATIVES = new Set('pojedynczy podwójny potrójny poczwórny popiątny poszóstny'.split(' '));

export type NumeralKind = 'ordinal' | 'multiple' | 'multiplicative' | 'repetitive';

/** Which numeral the lower-case adjective lemma is; null when it is none. `nie-` must be taken off before. */
export function numeralKind(lemma: string): NumeralKind | null {
  if (lemma.endsWith('krotny')) return lemma.length > 'krotny'.length ? 'repetitive' : null;
  if (ORDINALS.has(lemma) || COMPOUND_ORDINAL.test(lemma)) return 'ordinal';
  if (MULTIPLE.test(lemma)) return 'multiple';
  return MULTIPLICATIVES.has(lemma) ? 'multiplicative' : null;
}
