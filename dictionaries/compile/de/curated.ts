/** Hand-kept lists of words that only a dictionary entry decides (sd-2026 I.1.2, I.3 to I.6, I.8 to I.10). */
import type { Lexeme } from '../../../src/core/morphology/de/built-form.ts';
import { CATALOGUE, type RuleName } from '../../../src/core/rulesets/sd-2026/catalogue.ts';
import { toGermanTiles } from '../../../src/core/words/tiles.ts';
import { readTable } from '../tsv.ts';
import type { CoreList } from './core-list.ts';
import { hintedForms, isHint } from './curated-forms.ts';
import type { CuratedLexeme } from './german-lexicons.ts';

/** The lists, each with the part of speech of rows that give the word only. */
export const CURATED_LISTS: Readonly<Record<string, Lexeme['pos']>> = {
  'de-names': 'name',
  'de-products': 'name',
  'de-abbreviations': 'abk',
  'de-phrase-words': '',
  'de-affixes': '',
  'de-admitted': 'sub',
  'de-gendered': 'sub',
  'de-old-spellings': '',
};

export interface CuratedRow {
  /** As spelled, with its capital. */
  word: string;
  rule: RuleName;
  /** What the word is, in German: the expansion, the whole phrase, the kind of name. */
  note: string;
  /** `printed` when the rule document prints the word. */
  source: string;
  /** See curated-forms.ts. */
  forms: string;
}

/** Reads one list. @throws Error for a row with an unknown rule, with other characters than letters, or that is repeated */
export function readCuratedList(list: string): CuratedRow[] {
  const seen = new Set<string>();
  return readTable(`curated/${list}.tsv`).map((row) => {
    const { word = '', rule = '', note = '', source = '', forms = '' } = row;
    const fail = (what: string): never => {
      throw new Error(`${list}: ${word}: ${what}`);
    };
    if (!/^\p{L}{2,}$/u.test(word)) fail('not a word of letters');
    if (!Object.hasOwn(CATALOGUE, rule)) fail(`unknown rule ${rule}`);
    if (!isHint(forms)) fail(`no forms can be built from "${forms}"`);
    if (seen.has(`${word} ${rule}`)) fail(`twice under ${rule}`);
    seen.add(`${word} ${rule}`);
    return { word, rule: rule as RuleName, note, source, forms };
  });
}

export interface CuratedLists {
  /** Playable because of, or in spite of, the rule of the row. */
  admitted: CuratedLexeme[];
  /** Readings that the rule bars; the string may be playable by another reading. */
  barred: CuratedLexeme[];
}

/** Returns all lists as lexemes; each form carries the rule of its row. */
export function readCurated(): CuratedLists {
  const lists: CuratedLists = { admitted: [], barred: [] };
  for (const [list, pos] of Object.entries(CURATED_LISTS)) {
    for (const { word, rule, note, forms } of readCuratedList(list)) {
      const bars = CATALOGUE[rule].effect === 'excludes';
      const hinted = hintedForms(word, forms, pos);
      const lexeme: CuratedLexeme = {
        lemma: word,
        ...hinted,
        forms: hinted.forms.map((form) => ({ ...form, rule, ...(bars ? { barred: true as const } : {}) })),
        inferred: false,
        rule,
        note,
      };
      (bars ? lists.barred : lists.admitted).push(lexeme);
    }
  }
  return lists;
}

/** Rules under which a noun with the same spelling is the barred reading itself. */
const BARS_THE_NOUN = /^I\.(?:1\.2\.[cd]|3\.|4\.|5\.|6\.|9\.)/;

/**
 * Returns a function that gives the rule by which a row bars a lexeme itself: generators take names and products of a list for nouns, and a
 * dictionary of forms has old spellings that the core list lacks.
 */
export function barredAs(
  { barred, admitted }: CuratedLists,
  core: CoreList,
): (lexeme: Lexeme, inCore: boolean) => RuleName | undefined {
  const isOld = isSpelledAsBefore1996(admitted, core);
  const nouns = new Map<string, RuleName>();
  const old = new Map<string, RuleName>();
  /** Their other forms: generators take them for unknown nouns, Englands. */
  const inflected = new Map<string, RuleName>();
  for (const { lemma, rule, pos, forms } of barred) {
    if (BARS_THE_NOUN.test(rule)) nouns.set(toGermanTiles(lemma), rule as RuleName);
    if (pos === 'name') for (const { form } of forms) inflected.set(toGermanTiles(form), rule as RuleName);
    if (rule === 'I.10.2.old') old.set(toGermanTiles(lemma), rule);
  }
  return ({ lemma, pos, forms }, inCore) => {
    const laid = toGermanTiles(lemma);
    const isUnknownNoun = pos === 'sub' && forms.every(({ tag }) => tag === 'sub');
    const barredNoun =
      pos === 'sub' || pos === '' ? (nouns.get(laid) ?? (isUnknownNoun ? inflected.get(laid) : undefined)) : undefined;
    return (
      barredNoun ?? (inCore && !isOld(laid) ? undefined : (old.get(laid) ?? (isOld(laid) ? 'I.10.2.old' : undefined)))
    );
  };
}

/**
 * Returns true for keys of lemmas in a spelling from before 1996 whose present spelling the core list has: behende, Quentchen, tolpatschig.
 * They are no words without an entry for the old spelling (I.1.1); what the document admits is in the tables: rauh.
 */
function isSpelledAsBefore1996(admitted: readonly CuratedLexeme[], core: CoreList): (laid: string) => boolean {
  const entered = admitted.filter(({ rule }) => rule === 'I.1.1.old-spelling').map(({ lemma }) => toGermanTiles(lemma));
  const stems = readTable('curated/de-old-stems.tsv')
    .map(({ old = '', today = '' }) => ({ old: new RegExp(old), today }))
    .filter(({ old }) => !entered.some((lemma) => old.test(lemma)));
  return (laid) => stems.some(({ old, today }) => old.test(laid) && isLemma(laid.replace(old, today), core));
}

/** Returns true when the word is in the core list, and not only as a genitive: Mopps, beside the word Mops. */
const isLemma = (laid: string, core: CoreList): boolean =>
  core.has(laid) && !(laid.endsWith('s') && core.has(laid.slice(0, -1)));
