/**
 * Builds the spelling lexicon: what open dictionaries have and the game lexicon lacks. It says what a refused word is: a name, an
 * abbreviation, a brand, a word with a hyphen, an apostrophe or letters without a tile.
 */
import { LEMMA_MARKS, type LemmaMark } from '../../src/core/lexicon/lexicon.ts';
import { meaningsOf } from '../../src/core/rules/abbreviations.ts';
import { isUncertain } from '../../src/core/rulesets/7slow/dictionary.ts';
import { hasInnerCapital, isSentenceOrHeadlineCase } from '../../src/core/words/capital.ts';
import { besideWord } from './beside-word.ts';
import { byLook, inferGroups } from './infer.ts';
import { type LemmaGroup, NIE, slotForm, slotKey, splitSlot } from './lemma-groups.ts';
import type { PackedGroup } from './pack/lexicon-writer.ts';
import { inferPastVariants } from './past-variants.ts';
import { readTable } from './tsv.ts';
import type { WordSet, Words } from './word-set.ts';

export interface SpellingSources {
  /** Words of the spelling lists, as they are spelled. */
  spelled: WordSet;
  /** Those in lower case. */
  spelledLower: WordSet;
  /** Words of the newest list; since the reform of 2026 it writes product names with a capital, *Toyota* for *toyota*. */
  current: Words;
  /** All PoliMorf groups, as spelled there. */
  groups: readonly LemmaGroup[];
  /** Words of the game lists that the rules bar, lower case. */
  barred: ReadonlySet<string>;
  /** Names of brands as they are spelled. */
  brands: readonly string[];
  /** English words that Polish texts have, lower case. */
  english: readonly string[];
  /** Closed-class words that stand in every English text, whatever their frequency in Polish. */
  englishInEveryText: ReadonlySet<string>;
  /** Word frequencies, regardless of case. */
  met: ReadonlyMap<string, number>;
  /** Forms and groups of the game lexicon. */
  game: Words;
  gameGroups: readonly LemmaGroup[];
}

/** Source bit after that of the edition of 2015: a word list has the forms in lower case. */
const LISTED_BIT = 2;

const MARK_OF_RULE: Record<string, LemmaMark> = {
  'pfs-2018/product-name': 'brand',
  'pfs-2018/product-name-diminutive': 'brand-diminutive',
  'pfs-2018/product-name-acronym': 'brand-acronym',
  'pfs-2018/product-name-colloquial': 'brand-colloquial',
  'pfs-2018/chain-store': 'chain',
  'pfs-2018/lowercase-proper-name': 'lowercase-name',
  'pfs-2018/abbreviation': 'abbreviation',
  'pfs-2018/foreign-phrase': 'foreign-phrase',
};

interface CuratedLemma {
  mark: LemmaMark;
  source: string;
  forms: string[];
}

const CURATED_TABLES = [
  'brands.tsv',
  'chains.tsv',
  'lowercase-names.tsv',
  'abbreviations.tsv',
  'foreign-phrases.tsv',
  'only-2023-barred.tsv',
  'game-barred.tsv',
];

/** Returns the curated tables by lower-case lemma. */
function curatedLemmas(sources: SpellingSources): Map<string, CuratedLemma> {
  const lemmas = new Map<string, CuratedLemma>();
  for (const table of CURATED_TABLES) {
    for (const row of readTable(`curated/${table}`)) {
      const mark = MARK_OF_RULE[row.rule as string];
      const lemma = (row.lemma ?? row.word ?? '').toLowerCase();
      if (!mark || !lemma) continue;
      const known = lemmas.get(lemma);
      const forms = (row.forms ?? '').split(' ').filter(Boolean);
      if (known) known.forms.push(...forms);
      else lemmas.set(lemma, { mark, source: sourceOf(row), forms });
    }
  }
  const pointed = readTable('curated/abbreviations-pointed.tsv').map(({ abbreviation = '', stands_for = '' }) => ({
    lemma: abbreviation.slice(0, -1).toLowerCase(),
    source: stands_for,
  }));
  const words = wordsAmong(new Set(pointed.map(({ lemma }) => lemma)), sources);
  for (const { lemma, source } of pointed) {
    const known = lemmas.get(lemma);
    if (known?.mark === 'abbreviation') known.source = withFurther(known.source, source);
    else if (!known && !words.has(lemma)) lemmas.set(lemma, { mark: 'abbreviation', source, forms: [] });
  }
  return lemmas;
}

/**
 * Returns what an abbreviation stands for without its point, and then with it, if both are the same abbreviation: `adm` (*administracyjny*)
 * is also typed for an admiral, since points are often omitted; `cm` is never *cmentarz*.
 */
function withFurther(source: string, pointed: string): string {
  const own = meaningsOf(source);
  const all = meaningsOf(pointed);
  return own.some((meaning) => all.includes(meaning)) ? [...new Set([...own, ...all])].join('; ') : source;
}

/**
 * Returns those letters of abbreviations that are also a word: `lot`, `poet`. A spelling list is not enough: it has `niedz` and `socjol`
 * for what is written with a point.
 */
function wordsAmong(letters: ReadonlySet<string>, { game, spelledLower, groups }: SpellingSources): Set<string> {
  const words = new Set<string>([...letters].filter((one) => game.has(one)));
  for (const { lemma, pos, slots } of groups) {
    if (pos === 'brev' || lemma !== lemma.toLowerCase()) continue;
    for (const key of slots.keys()) {
      const form = slotForm(key);
      if (letters.has(form) && spelledLower.has(form)) words.add(form);
    }
  }
  return words;
}

/** Returns what a row's word stands for, if it is a name or a phrase and not a description. */
function sourceOf(row: Record<string, string>): string {
  if (row.phrase) return row.phrase;
  const text = row.stands_for ?? '';
  if (row.rule === 'pfs-2018/abbreviation') return text;
  const name = text.split(',')[0] as string;
  return /^[^a-ząćęłńóśźż]/u.test(name) ? name : '';
}

/** Hyphen, apostrophe and letters without a tile. */
const SPECIAL_LETTERS = /[^a-zA-ZąćęłńóśźżĄĆĘŁŃÓŚŹŻ ]|[qvx]/u;

/** PoliMorf's tag of the first part of a hyphenated adjective: `licealno`. */
const COMPOUND_PART = 'adja';

/** Minimum share of forms in the game lexicon for which a group is left out; the rest are variants that no list has. */
const KNOWN_SHARE = 0.5;

export function buildSpellingLexicon(sources: SpellingSources): PackedGroup[] {
  // A spelling with a capital does not show a lower-case word: *Iwickiego* is no form of an adjective.
  const known = sources.spelledLower.copy();
  for (const word of sources.spelledLower) if (fold(word) !== word) known.add(fold(word));
  for (const word of sources.barred) known.add(fold(word));

  const groups: PackedGroup[] = [];
  for (const group of sources.groups) {
    const cased = group.lemma !== group.lemma.toLowerCase();
    const special = cased || group.pos === 'brev' || SPECIAL_LETTERS.test(group.lemma);
    const forms = Array.from(group.slots, ([key, tags]) => ({ key, tags, form: fold(slotForm(key)) }));
    const fresh = forms.filter(({ form }) => !sources.game.has(form)).length > forms.length * KNOWN_SHARE;
    const slots = new Map<string, string>();
    for (const { key, tags, form } of forms) {
      if (form.includes(' ') || /\d/.test(form)) continue;
      // For common words, only forms that no tile can show (`remake’u`) or that a word list has count, since PoliMorf has variants that no
      // list has.
      const part = tags === COMPOUND_PART && known.has(form) && !sources.game.has(form);
      if (!special && !SPECIAL_LETTERS.test(form) && !part && !(fresh && known.has(form))) continue;
      slots.set(slotKey(form, splitSlot(key).mark), tags);
    }
    if (slots.size === 0) continue;
    const lemma = fold(group.lemma);
    groups.push({
      ...group,
      lemma,
      slots,
      ...(cased && group.pos !== 'brev' ? { spelling: apostrophe(group.lemma) } : {}),
    });
  }

  // A name does not explain the common word with its spelling: `club`, `input`, `dobromieszczanka`.
  const common = new Set<string>();
  note(
    groups.filter(({ spelling }) => spelling === undefined),
    common,
  );
  const inferred = inferLowerCase(sources, common);
  const explained = new Set<string>();
  note([...groups, ...inferred], explained);
  groups.push(...inferred);
  groups.push(...inferTitleCase(sources, groups, explained));
  groups.push(...singles(sources, explained, common));
  groups.push(...brandsOfToday(sources, explained));
  markCurated(groups, sources);
  groups.push(...acronyms(groups, sources), ...pointed(sources));
  groups.push(...ofEnglish(sources, groups));
  return groups.flatMap((group) => confirmListed(group, sources));
}

/** Returns the key of a form: lower case, one kind of apostrophe. */
function fold(word: string): string {
  return apostrophe(word.toLowerCase());
}

function apostrophe(word: string): string {
  return word.includes("'") ? word.replaceAll("'", '’') : word;
}

function note(groups: readonly LemmaGroup[], explained: Set<string>): void {
  for (const group of groups) for (const key of group.slots.keys()) explained.add(slotForm(key));
}

/** Maximum factor by which a form of a name is more common than the name. */
const TIMES_OF_NAME = 5;

/**
 * Returns true when a possible form of a name is too common to be that name's: *micro* of *Micra*, *nia* of *Nio*. No list has such forms
 * of names that are inflected by their look.
 */
function isMoreLikelyAnotherWord(form: string, lemma: string, { met, spelledLower }: SpellingSources): boolean {
  const times = met.get(form) ?? 0;
  return form !== lemma && times > TIMES_OF_NAME * (met.get(lemma) ?? 0) && !spelledLower.has(form);
}

/** Infers lower-case words without a dictionary entry. */
function inferLowerCase(sources: SpellingSources, explained: Set<string>): PackedGroup[] {
  const words = new Set<string>(sources.barred);
  for (const word of sources.spelledLower) if (!sources.game.has(word)) words.add(word);
  const open = [...words].filter((word) => !explained.has(word)).sort();
  const models = [...sources.gameGroups, ...withoutNegations(sources.gameGroups)];
  // A form may also belong to a listed word: `insektowi`, of *insektowy* and of *insekt*.
  const groups = inferGroups(models, open, (form) => words.has(form) || sources.game.has(form));
  for (const { slots } of groups)
    for (const key of slots.keys()) if (sources.game.has(slotForm(key))) slots.delete(key);
  note(groups, explained);
  const pasts = pastsOfGameVerbs(sources, new Set(open.filter((word) => !explained.has(word))));
  note(pasts, explained);
  return [...groups, ...pasts];
}

/** Returns adjectives without their negations: the spelling lists have those of few adjectives that the game lists lack. */
function withoutNegations(groups: readonly LemmaGroup[]): LemmaGroup[] {
  return groups
    .filter(({ pos }) => pos === 'adj')
    .map((group) => ({ ...group, slots: new Map([...group.slots].filter(([key]) => key[0] !== NIE)) }));
}

/** Returns pasts of verbs in -nąć of which the game lists have one variant and only a spelling list the other: `dościgłam`. */
function pastsOfGameVerbs(sources: SpellingSources, unexplained: ReadonlySet<string>): PackedGroup[] {
  const verbs = sources.gameGroups
    .filter((group) => group.pos === 'verb')
    .map((group): PackedGroup => ({ ...group, slots: new Map(), inferred: true }));
  inferPastVariants(verbs, unexplained);
  return verbs.filter((group) => group.slots.size > 0);
}

/**
 * Infers names without a dictionary entry, and adjectives of names (`Wilhelmowy`), by the inflection of known names, nouns and adjectives.
 */
function inferTitleCase(
  sources: SpellingSources,
  tagged: readonly PackedGroup[],
  explained: Set<string>,
): PackedGroup[] {
  const words = new Set<string>();
  for (const word of sources.spelled) if (/^\p{Lu}[^\p{Lu}]+$/u.test(word)) words.add(fold(word));
  const open = [...words].filter((word) => !explained.has(word)).sort();
  const models = [...sources.gameGroups, ...tagged].filter(
    // An adjective in -ski that is spelled with a capital is a surname.
    ({ pos, lemma }) => pos === 'subst' || (pos === 'adj' && lemma.endsWith('y')),
  );
  const groups = inferGroups(models, open, (form) => words.has(form));
  note(groups, explained);
  return groups.map((group) => ({ ...group, spelling: group.lemma.charAt(0).toUpperCase() + group.lemma.slice(1) }));
}

/**
 * Returns the remaining words, of which only the spelling is known.
 * @param common explained lower-case words; another word with the letters of a name is reported as listed all the same
 */
function singles(sources: SpellingSources, explained: Set<string>, common: Set<string>): PackedGroup[] {
  const groups: PackedGroup[] = [];
  const isCased = (word: string) => apostrophe(word) !== fold(word);
  const isKnown = (word: string) => {
    const lemma = fold(word);
    return isCased(word) ? explained.has(lemma) : common.has(lemma) || sources.game.has(lemma);
  };
  const add = (word: string) => {
    if (isKnown(word)) return;
    const lemma = fold(word);
    const cased = isCased(word);
    const besideName = !cased && explained.has(lemma);
    explained.add(lemma);
    if (!cased) common.add(lemma);
    const slots = new Map([[lemma, '']]);
    groups.push({
      lemma,
      pos: '',
      features: '',
      slots,
      inferred: true,
      ...(cased ? { spelling: apostrophe(word) } : {}),
      ...(besideName ? { attested: LISTED_BIT } : {}),
    });
  };
  // Explained words are filtered first, so few of the millions have to be sorted.
  const open: string[] = [];
  for (const word of sources.spelled) if (!isKnown(word)) open.push(word);
  for (const word of open.sort()) add(word);
  for (const word of [...sources.barred].sort()) add(word);
  return groups;
}

/** A word that may be declined: only the first letter is a capital, and all have a tile. */
const DECLINED = /^\p{L}\p{Ll}+$/u;

/** Returns names of brands that no dictionary has yet, as names with a capital, declined by their look except for known forms. */
function brandsOfToday(sources: SpellingSources, explained: Set<string>): PackedGroup[] {
  const { brands, game, gameGroups } = sources;
  const nounByLook = byLook(gameGroups, 'subst');
  const isKnown = (form: string): boolean => game.has(form) || explained.has(form);
  const groups = brands
    .filter((spelling) => !isKnown(fold(spelling)))
    .map((spelling): PackedGroup => {
      const lemma = fold(spelling);
      const noun = DECLINED.test(spelling) && !SPECIAL_LETTERS.test(lemma) ? nounByLook(lemma) : undefined;
      const slots = [...(noun?.slots ?? [])].filter(
        ([key]) => !isKnown(slotForm(key)) && !isMoreLikelyAnotherWord(slotForm(key), lemma, sources),
      );
      return noun
        ? { ...noun, slots: new Map(slots), spelling }
        : { lemma, pos: '', features: '', slots: new Map([[lemma, '']]), inferred: true, spelling };
    });
  note(groups, explained);
  return groups;
}

/** Marks of words that the lists have by their lemma only, and that inflect like nouns. */
const NAMES: ReadonlySet<LemmaMark> = new Set([
  'brand',
  'brand-diminutive',
  'brand-acronym',
  'brand-colloquial',
  'chain',
  'lowercase-name',
]);

/**
 * Splits from a name that a curated table has in lower case the forms that the newest word list also has: it treats *adidas* and *empik*
 * as common nouns, *Lidl* and *Toyota* not.
 */
function confirmListed(group: PackedGroup, { current }: SpellingSources): PackedGroup[] {
  if (!group.mark || !NAMES.has(group.mark) || group.spelling !== undefined) return [group];
  const isListed = (key: string) => current.has(slotForm(key));
  const part = (listed: boolean) => new Map([...group.slots].filter(([key]) => isListed(key) === listed));
  return [
    { ...group, slots: part(false) },
    { ...group, slots: part(true), attested: LISTED_BIT },
  ].filter(({ slots }) => slots.size > 0);
}

/** Returns true for a name, or a word of a foreign phrase, whose letters are an English word in texts: *just*, *code* of *dress code*. */
const isBesideEnglish = ({ spelling, mark }: PackedGroup): boolean =>
  (spelling !== undefined && spelling !== '') || mark === 'foreign-phrase';

/**
 * Returns true for a name of products or shops. Their forms are rare beside an English word: *them* is not *thema*, *multiple* not
 * *multipla*.
 */
const isOfGoods = ({ mark = '' }: PackedGroup): boolean => mark.startsWith('brand') || mark === 'chain';

/** Returns true when only a list has the word: *people*, *wine*. 7 słów does not accept them. */
const isOnlyListed = ({ pos, lemma }: PackedGroup): boolean => pos === '' && isUncertain(lemma, []);

/**
 * Returns English words whose letters are otherwise only a name, a form of a product name, or a foreign phrase; those that stand in every
 * English text also beside an abbreviation (*and*, of *andante*).
 */
function ofEnglish(
  { english, englishInEveryText, game }: SpellingSources,
  groups: readonly PackedGroup[],
): PackedGroup[] {
  const known = new Set<string>();
  note(
    groups.filter((group) => !isBesideEnglish(group) && !isOfGoods(group) && !isOnlyListed(group)),
    known,
  );
  for (const group of groups) if (isOfGoods(group)) known.add(group.lemma);
  return [...new Set([...english, ...englishInEveryText])]
    .filter((word) => !game.has(word) && (!known.has(word) || englishInEveryText.has(word)))
    .map((word) => ({
      lemma: word,
      pos: 'curated',
      features: '',
      slots: new Map([[word, '']]),
      inferred: true,
      mark: 'english' as const,
    }));
}

/**
 * Adds the expansions of abbreviations with capitals (`PKP`, `kWh`), and returns those that no dictionary spells so. If the letters are
 * also a word of the game that may be written with these capitals, the abbreviation gets a key of its own; `kPa` does not.
 */
function acronyms(groups: readonly PackedGroup[], { game }: SpellingSources): PackedGroup[] {
  const missing: PackedGroup[] = [];
  for (const { abbreviation = '', stands_for: source = '' } of readTable('curated/pl-acronyms.tsv')) {
    const known = groups.filter(({ spelling }) => spelling === abbreviation);
    for (const group of known) group.source = source;
    const lemma = fold(abbreviation);
    if (game.has(lemma) && isSentenceOrHeadlineCase(abbreviation)) {
      // A single capital may be that of a sentence start.
      if (hasInnerCapital(abbreviation) || abbreviation === lemma)
        missing.push(besideWord(abbreviation, lemma, source));
    } else if (known.length === 0) {
      const slots = new Map([[lemma, '']]);
      missing.push({ lemma, pos: '', features: '', slots, inferred: true, spelling: abbreviation, source });
    }
  }
  return missing;
}

/**
 * Returns abbreviations with signs, with a single letter, and with the point that distinguishes them from a word of the game or another
 * abbreviation: `m.in.`, `s.`, `tłum.`, `gr.`
 */
function pointed({ game }: SpellingSources): PackedGroup[] {
  const others = new Map(
    readTable('curated/abbreviations.tsv').map(({ lemma = '', stands_for = '' }) => [lemma, stands_for]),
  );
  const always = new Set(readTable('curated/pl-abbreviations-inner-points.tsv'));
  return [...readTable('curated/abbreviations-pointed.tsv'), ...always].flatMap((row) => {
    const { abbreviation = '', stands_for = '' } = row;
    const letters = fold(abbreviation.slice(0, -1));
    const isAnother = (others.get(letters) ?? stands_for) !== stands_for;
    const isApart = always.has(row) || letters.length === 1 || game.has(letters) || isAnother;
    return isApart ? [besideWord(abbreviation, fold(abbreviation), stands_for)] : [];
  });
}

/** Adds to a name inflected by its look the genitive that other names of things have: *athlona* beside *athlonu*, *lublinu* beside *lublina*. */
function addOtherGenitive(noun: PackedGroup): void {
  if (!MASCULINE_THING.test(noun.features)) return;
  for (const [key, tags] of [...noun.slots]) {
    const genitive = tags.split('+').find((tag) => GENITIVE.test(tag));
    const other = OTHER_GENITIVE[key.at(-1) as string];
    if (genitive === undefined || other === undefined) continue;
    const form = key.slice(0, -1) + other;
    if (!noun.slots.has(form)) noun.slots.set(form, genitive);
  }
}

const OTHER_GENITIVE: Readonly<Record<string, string>> = { a: 'u', u: 'a' };
const GENITIVE = /\bsg:gen\b/;
const MASCULINE_THING = /m[23]/;

/** Marks the lemmas of the curated tables. A name that no dictionary has is inflected by its look. */
function markCurated(groups: PackedGroup[], sources: SpellingSources): void {
  const curated = curatedLemmas(sources);
  const marked = new Set<string>();
  const known = new Set<string>();
  for (const group of groups) {
    const row = curated.get(group.lemma);
    if (group.pos === 'brev') group.mark = 'abbreviation';
    // A capitalised name beside a lower-case brand is a name; the mark belongs to the lower-case word.
    if (!row || group.spelling) continue;
    group.mark = row.mark;
    if (row.source) group.source = row.source;
    // A list that has nothing but the lemma does not say how it is declined: *gamescom*.
    if (group.slots.size > 1) known.add(group.lemma);
    for (const key of group.slots.keys()) marked.add(slotForm(key));
  }
  const nounByLook = byLook(sources.gameGroups, 'subst');
  for (const [lemma, row] of curated) {
    if (!LEMMA_MARKS.includes(row.mark)) throw new Error(`unknown mark ${row.mark}`);
    const about = { mark: row.mark, ...(row.source ? { source: row.source } : {}) };
    const noun = NAMES.has(row.mark) && !known.has(lemma) && row.forms.length === 0 ? nounByLook(lemma) : undefined;
    if (noun) {
      addOtherGenitive(noun);
      for (const key of noun.slots.keys()) {
        const form = slotForm(key);
        if (sources.game.has(form) || isMoreLikelyAnotherWord(form, lemma, sources)) noun.slots.delete(key);
      }
      const undeclined = groups.findIndex((group) => group.lemma === lemma && group.mark === row.mark);
      if (undeclined >= 0) groups.splice(undeclined, 1);
      groups.push({ ...noun, ...about });
      continue;
    }
    const missing = [lemma, ...row.forms].filter((form) => !sources.game.has(form) && !marked.has(form));
    if (missing.length === 0) continue;
    const slots = new Map(missing.map((form) => [form, '']));
    groups.push({ lemma, pos: 'curated', features: '', slots, inferred: true, ...about });
  }
}
