/** Traits of single nouns from curated tables and suffixes: foreign entry, unchanged dative plural, "nur in …". */
import { type NounClass, type NounTraits, parseNounClass } from '../../../src/core/morphology/de/noun.ts';
import { toGermanTiles } from '../../../src/core/words/tiles.ts';
import { readTable } from '../tsv.ts';
import { isCertain } from './headwords.ts';
import type { NounCore } from './noun-core.ts';
import type { CuratedClass, NounDraft } from './noun-drafts.ts';

/** Lemmas of a curated table, as laid. */
function lemmas(file: string): ReadonlySet<string> {
  return new Set(readTable(`curated/${file}`).map(({ lemma }) => toGermanTiles(lemma as string)));
}

export class CuratedNouns {
  /** Duden names a source language, or the last member's entry does (II.3.1, II.3.3). */
  readonly foreign = lemmas('de-noun-foreign.tsv');
  /** The same spelling without a source language though an ending looks foreign, or is the end of a foreign word. */
  readonly native = lemmas('de-noun-native.tsv');
  /** Dative plural like the nominative (II.3.4). */
  readonly unchanged = lemmas('de-noun-unchanged.tsv');
  /** Only the lemma is playable (II.1.3). */
  readonly restricted = lemmas('de-noun-restricted.tsv');
  /** Nouns that, as far as we know, the base dictionary has though the core list lacks them: as laid → as spelled. */
  readonly entries: ReadonlyMap<string, string> = new Map(
    [
      ...readTable('curated/de-noun-entries.tsv'),
      ...readTable('curated/de-noun-derived-entries.tsv').filter(isCertain),
    ].map(({ lemma }) => [toGermanTiles(lemma as string), lemma as string]),
  );
  /** Further classes of single nouns. */
  readonly classes: readonly CuratedClass[] = readTable('curated/de-noun-classes.tsv').map((row) => ({
    lemma: row.lemma as string,
    nounClass: parseNounClass(row.class as string),
    replaces: row.replaces === 'yes',
  }));
}

/** Endings of words that Duden gives a source language, where the genitive in -es is in use beside -s. */
const FOREIGN_ENDING =
  /(?:ment|ett|ent|ant|ist|at|it|ot|et|id|od|ut|al|ell|il|iv|or|ar|är|ör|eur|ier|ion|on|an|in|ol|yl|um|us|ismus|gramm|graf|graph|phon|fon|skop|thek|zid|oid|yp|op|ap|ekt|akt|ikt|ukt|ept|ex|ix|ax|mand|end|and|yt|yst|ost)$/;
/** Native nouns with such an ending, as the last member of a compound whose first member is unknown: Findelhaus. */
const NATIVE_ENDING =
  /(?:[hlm]aus|[bklrstz]aum|kraut|h[aäu]ut|b[lr]?ut|[mg]ut|flut|stein|wein|bein|schein|schwein|rein|lein|teil|seil|beil|keil|pfeil|kleid|leid|neid|[bf]ett|brett|brot|boot|moor|haar|paar|jahr|tier|land|[swbh]and|stand|brand|pfand|rand|abend|rost|frost|most|geist|frist|feld|beet|lied|tod|nuss|kuss|fluss|schuss|stuss|(?:er|rr|ch|chs|og|tz|ig|gen|den|sten|ris)tum)$/;
/** Dialect diminutives of the south-west: neuter, plural and dative plural alike. */
const DIALECT_DIMINUTIVE = /(?:[äöü][^aou]*[^l]|er|e)le$/;

/** Minimum length of a foreign last member that no class shows, and of the part before it: Agrar-export. */
const MIN_MEMBER = 5;
const MIN_FIRST = 4;

function endsInForeignNoun(laid: string, { foreign }: CuratedNouns): boolean {
  for (let at = MIN_FIRST; at <= laid.length - MIN_MEMBER; at++) if (foreign.has(laid.slice(at))) return true;
  return false;
}

/**
 * Returns true when the noun, or its last member, counts as foreign. If no entry decides, a foreign ending decides, unless the list has the
 * dative -e.
 */
export function isForeign(draft: NounDraft, core: NounCore, curated: CuratedNouns): boolean {
  const { laid } = draft;
  if (curated.foreign.has(laid)) return true;
  if (curated.native.has(laid)) return false;
  if (draft.head) return isForeign(draft.head, core, curated);
  if (endsInForeignNoun(laid, curated)) return true;
  if (core.nouns.has(`${laid}e`) || core.others.has(`${laid}e`)) return false;
  return laid.length > 4 && FOREIGN_ENDING.test(laid) && !NATIVE_ENDING.test(laid);
}

export function nounTraits(draft: NounDraft, nounClass: NounClass, core: NounCore, curated: CuratedNouns): NounTraits {
  const { laid, head } = draft;
  const traits: NounTraits = {};
  // The trait affects only the dative -e, so it is determined only for classes that have one.
  const inQuestion = nounClass.genitive.some((ending) => ending === 'es' || ending === 'ses');
  if (inQuestion && isForeign(draft, core, curated)) traits.foreign = true;
  const dialect = nounClass.gender === 'n' && nounClass.plural.includes('') && DIALECT_DIMINUTIVE.test(laid);
  if (dialect || curated.unchanged.has(laid) || (head !== undefined && curated.unchanged.has(head.laid)))
    traits.unchangedPlural = true;
  if (curated.restricted.has(laid)) traits.restricted = true;
  return traits;
}

/**
 * Returns the class with the plural in -e, if the list shows that plural of a foreign noun: it has the forms in -e and -en, and no other
 * plural has the form in -en. Without this, the dative -e would bar the plural.
 */
export function withShownPlural(draft: NounDraft, core: NounCore): NounClass {
  const { laid, nounClass } = draft;
  const { plural, genitive } = nounClass;
  const strong = genitive.length > 0 && genitive.every((ending) => ending === 's' || ending === 'es' || ending === '');
  if (!strong || plural.includes('e') || plural.includes('en') || plural.some((code) => code.startsWith('^')))
    return nounClass;
  const dative = `${laid}en`;
  if (!core.nouns.has(`${laid}e`) || !(core.nouns.has(dative) || core.others.has(dative))) return nounClass;
  return { ...nounClass, plural: [...plural, 'e'] };
}
