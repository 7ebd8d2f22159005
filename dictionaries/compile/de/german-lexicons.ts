/** Builds the two German lexicons: playable words, and further words of the sources and curated tables. */

import type { BuiltForm, FormGroup, Lexeme } from '../../../src/core/morphology/de/built-form.ts';
import { startsWithCapital } from '../../../src/core/words/capital.ts';
import { toGermanTiles } from '../../../src/core/words/tiles.ts';
import type { PackedGroup } from '../pack/lexicon-writer.ts';
import type { CoreList } from './core-list.ts';
import { hintedForms } from './curated-forms.ts';
import { EnteredForms } from './entered-forms.ts';
import { type Attested, CORE, lemmaKey, partOfSpeech, TAGGER, WIKTIONARY } from './lemma-evidence.ts';
import { packedGroups } from './packed-groups.ts';

/** Names of the open sources, in the order of their bits in the lexicon. */
export const SOURCE_NAMES = ['enz', 'german-pos-dict', 'Wiktionary'] as const;

/** Source of names and English words that no German source has. It is stored in the entry, because the bits of the sources are used up. */
const FOREIGN_SOURCE = 'SCOWL';
/** The library that has common names of persons. */
const PERSONS_SOURCE = 'Faker';
/** The collections of names of brands. */
const BRANDS_SOURCE = 'Simple Icons, Lobe Icons, NSI';

export interface GermanSources {
  core: CoreList;
  /** Lemmas of german-pos-dict, as spelled. */
  tagger: ReadonlySet<string>;
  /** Words of Wiktionary, as spelled: lemmas and forms. */
  wiktionary: ReadonlySet<string>;
  /** Lemmas that curated tables of the base dictionary add to an open source. */
  entries: ReadonlySet<string>;
  /** Those that the rule document names, or whose entry is beyond doubt. */
  certain: ReadonlySet<string>;
  judge: AdmissionJudge;
}

/** The share of a lemma, and whether it is admitted. */
export interface Judgement {
  /** 0 to 1. */
  share: number;
  admitted: boolean;
}

/** Judges lemmas by all evidence, each with its relatives among the others. @returns by `lemmaKey` */
export type AdmissionJudge = (attested: readonly Attested[]) => ReadonlyMap<string, Judgement>;

/** A lexeme of a curated table. */
export interface CuratedLexeme extends Lexeme {
  rule: string;
  note: string;
}

export interface GermanLexemes {
  /** Lexemes of the core list and of german-pos-dict. */
  lexemes: readonly Lexeme[];
  /** Lexemes that only open dictionaries attest. */
  candidates: readonly Lexeme[];
  /** Closed word classes and two-letter words, playable whatever the sources have. */
  closed: readonly Lexeme[];
  /** Playable by a row of a curated table. */
  admitted: readonly CuratedLexeme[];
  /** Refused by a row of a curated table. */
  barred: readonly CuratedLexeme[];
  /** Names as spelled, used if their letters have no other word or name. */
  names: readonly string[];
  /** Names of persons that are common in German-speaking countries, used likewise. */
  persons: readonly string[];
  /** Names of brands, as spelled. */
  brands: readonly string[];
  /** English words, used if nothing else is known of their letters. */
  english: readonly string[];
  /** English words so common that a small letter shows them, whatever name has their letters. */
  commonEnglish: ReadonlySet<string>;
  /** Abbreviations whose letters are a word; they bar nothing. */
  besideWords: readonly PackedGroup[];
  /** Returns the rule by which a row bars the lexeme itself: `Teflon`, which a word list has like any noun. */
  barredAs: (lexeme: Lexeme, inCore: boolean) => string | undefined;
  /** Keys of forms that the document prints as barred although they have a reading, with their rule. */
  named: ReadonlyMap<string, string>;
}

/** Share of closed-class words, which come from grammars and the rule document; it was not measured. */
const OF_CLOSED_CLASS = 0.95;

/** Up to this length the core list is nearly complete: absence from it is evidence against a lemma. */
const CORE_COMPLETE = 9;

/** Number of forms in the core list that attest a lemma which it lacks. */
const ENOUGH_FORMS = 3;

/** Returns the bits of the lexeme's sources. */
export function attestation(lexeme: Lexeme, { core, tagger, wiktionary }: GermanSources): number {
  const inCore = (form: string) =>
    core.get(form)?.some((spelling) => isNounSpelling(spelling) === (lexeme.pos === 'sub'));
  const laid = toGermanTiles(lexeme.lemma);
  let bits = 0;
  if (inCore(laid)) bits |= CORE;
  else {
    let forms = 0;
    for (const { form, barred } of lexeme.forms) {
      if (!barred && inCore(toGermanTiles(form)) && ++forms >= ENOUGH_FORMS) break;
    }
    if (forms >= ENOUGH_FORMS) bits |= CORE;
  }
  if (tagger.has(lexeme.lemma)) bits |= TAGGER;
  if (wiktionary.has(lexeme.lemma)) bits |= WIKTIONARY;
  return bits;
}

function isNounSpelling(spelling: string): boolean {
  const first = spelling.charAt(0);
  return first !== first.toLowerCase();
}

/** Returns the lexeme in present spelling if a dictionary has that of before 1996 and the core list the present one: mißlingen. */
export function spelledToday<T extends Lexeme>(lexeme: T, core: CoreList): T {
  const { lemma, forms } = lexeme;
  const spellings = lemma.includes('ß') ? core.get(toGermanTiles(lemma)) : undefined;
  if (!spellings || spellings.some((spelling) => spelling.includes('ß'))) return lexeme;
  const today = (word: string) => word.replaceAll('ß', 'ss');
  return { ...lexeme, lemma: today(lemma), forms: forms.map((one) => ({ ...one, form: today(one.form) })) };
}

/**
 * Returns true when the infinitive is in the core list, Wiktionary or the table of entries, or when the core list has no form of the verb, so
 * that the verb comes from a dictionary or text with its infinitive. The whole verb attests its detached part.
 */
function hasInfinitive(
  { lemma, source }: Lexeme,
  attested: number,
  { core, wiktionary, entries }: GermanSources,
): boolean {
  const whole = source ?? lemma;
  return core.has(toGermanTiles(whole)) || entries.has(whole) || wiktionary.has(whole) || (attested & CORE) === 0;
}

/** Returns false for closed-class words by suffix, which the core list decides. */
function isScored({ pos }: Lexeme): boolean {
  return partOfSpeech({ pos }) !== 'other';
}

/** Returns true for a detached part of a separable verb that is no verb by itself. */
function isPart({ features }: Lexeme): boolean {
  return features.split(':').includes('bare');
}

/** Returns the judgement of each lexeme. The whole verb attests its detached part (I.7.3), which no source has as a lemma. */
function judgements(
  attested: readonly Attested[],
  { judge }: Pick<GermanSources, 'judge'>,
): (one: Attested) => Judgement | undefined {
  const judged = judge(attested.filter(({ lexeme }) => isScored(lexeme) && !isPart(lexeme)));
  return ({ lexeme }) => {
    const { pos, lemma, source } = lexeme;
    return judged.get(lemmaKey({ pos, lemma: isPart(lexeme) ? (source ?? lemma) : lemma }));
  };
}

/** Number of declined forms in the core list from which on it lacks the others by oversight: erbötige. */
const ENOUGH_DECLINED = 4;
const ENDING = /e[mnrs]?$/;
const DECLINED: ReadonlySet<FormGroup> = new Set<FormGroup>([
  'declension',
  'participle1-inflected',
  'participle2-inflected',
]);

/**
 * Returns true when the core list lacks a form by oversight: it has most others of the adjective's declension, or all other persons of a
 * preterite: homophobe, schwurst.
 */
function isForgotten({ form, tag, group }: BuiltForm, { forms }: Lexeme, core: CoreList): boolean {
  const laid = toGermanTiles(form);
  if (DECLINED.has(group)) {
    const declined = laid.replace(ENDING, '');
    const listed = forms.filter((other) => other.group === group && core.has(toGermanTiles(other.form)));
    const same = listed.filter((other) => toGermanTiles(other.form).replace(ENDING, '') === declined);
    return new Set(same.map((other) => toGermanTiles(other.form))).size >= ENOUGH_DECLINED;
  }
  const stem = laid.slice(0, -'st'.length);
  return (
    /^ver:pst.*:2$/.test(tag) && laid.endsWith('st') && core.has(stem) && core.has(`${stem}en`) && core.has(`${stem}t`)
  );
}

/**
 * Returns true when a form of an admitted lemma is playable. A plain inflected form of a short word is not playable if the core list lacks
 * it, because the class is wrong. A verb without an infinitive in any source (`edeldenken`, from *edeldenkend*) has only the forms of the
 * core list.
 */
function isFormed(built: BuiltForm, lexeme: Lexeme, { attested, core, whole }: Evidence): boolean {
  const { form, barred, rule, group } = built;
  if (barred) return false;
  const laid = toGermanTiles(form);
  if (!whole) return core.has(laid);
  if (rule !== undefined || group === 'by-rule' || !(attested & CORE)) return true;
  return laid.length > CORE_COMPLETE || core.has(laid) || isForgotten(built, lexeme, core);
}

/** Evidence for the forms of an admitted lemma. */
interface Evidence {
  attested: number;
  core: CoreList;
  /** False for a verb whose infinitive is in no source. */
  whole: boolean;
}

/** Adjectives that are entries in this form (II.5.2.f): hintere, mittlere. */
const OF_PLACE = /ere$/;

/**
 * Returns lexemes of a word list only, whose forms are all those of nouns or adjectives of a dictionary, or participles of its verbs:
 * Worte, größte, gewunken. They would only add a wrong lemma. So would the plural of a noun in -um if the core list has none of the other
 * forms of a noun in -a: Feminina.
 */
function guesses(
  { tagger, core }: GermanSources,
  { lexemes, closed }: GermanLexemes,
): (lexeme: Lexeme, formed: readonly BuiltForm[], attested: number) => boolean {
  const plurals = new Set(
    lexemes.flatMap(({ pos, lemma, forms }) =>
      pos === 'sub' && lemma.endsWith('um') ? forms.flatMap(({ form }) => (form.endsWith('a') ? [form] : [])) : [],
    ),
  );
  const isPluralOfUm = ({ pos, lemma, forms }: Lexeme): boolean =>
    pos === 'sub' &&
    plurals.has(lemma.toLowerCase()) &&
    !forms.some(({ form, barred }) => !barred && form !== lemma.toLowerCase() && core.has(toGermanTiles(form)));
  const nouns = new Set<string>();
  const adjectives = new Set<string>();
  for (const { lemma, pos, forms } of [...lexemes, ...closed]) {
    if (!tagger.has(lemma)) continue;
    for (const { form, tag, barred } of forms) {
      if (barred) continue;
      if (pos === 'sub') nouns.add(toGermanTiles(form));
      else if (pos === 'adj' || tag.startsWith('ver:part2')) adjectives.add(toGermanTiles(form));
    }
  }
  return (lexeme, formed, attested) => {
    const { pos, lemma, inferred } = lexeme;
    if (attested & TAGGER || formed.length === 0 || (pos === 'adj' && OF_PLACE.test(lemma))) return false;
    if (inferred && isPluralOfUm(lexeme)) return true;
    const known = pos === 'sub' && inferred ? nouns : pos === 'adj' ? adjectives : undefined;
    return known !== undefined && formed.every(({ form }) => known.has(toGermanTiles(form)));
  };
}

export interface GermanLexicons {
  game: PackedGroup[];
  spelling: PackedGroup[];
  report: GermanReport;
}

export interface GermanReport {
  lexemes: number;
  admittedCandidates: number;
  coreWords: number;
  /** Core words that some admitted form explains. */
  explained: number;
  /** Core words that only barred forms explain, by rule, as laid. */
  dropped: Map<string, string[]>;
  /** Core words that nothing explains. */
  unexplained: string[];
  /** Keys of core words whose lemmas, or which themselves, are not likely enough. */
  refusedWords: string[];
  /** Playable forms that the core list lacks, by the rule or group that builds them, as laid. */
  added: Map<string, string[]>;
}

function push<K>(map: Map<K, string[]>, key: K, value: string): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

const FINITE = /^ver:(?:prs|pst|sub|imp)/;

/** Returns the keys of the finite forms of a verb. */
const finiteForms = ({ pos, forms }: Lexeme): string[] =>
  pos === 'ver' ? forms.flatMap(({ form, tag }) => (FINITE.test(tag) ? [toGermanTiles(form)] : [])) : [];

/** Returns true for a finite form with the s of es, which is barred whatever lists have it (I.7.2): stimmts. Nouns have a capital. */
function isWithEs(laid: string, core: CoreList, finite: ReadonlySet<string>): boolean {
  const spellings = [...(core.get(laid) ?? [])];
  return finite.has(laid.slice(0, -1)) && spellings.every((one) => one.endsWith('s') && one === one.toLowerCase());
}

/** Joins the lexemes of all generators into the two lexicons. */
export function buildGermanLexicons(sources: GermanSources, given: GermanLexemes): GermanLexicons {
  const { core } = sources;
  const game: PackedGroup[] = [];
  const spelling: PackedGroup[] = [];
  const playable = new Set<string>();
  const entered = new EnteredForms();
  const barredBy = new Map<string, string>(given.named);
  const added = new Map<string, string[]>();
  let admittedCandidates = 0;

  const add = (lexeme: Lexeme, forms: readonly BuiltForm[], about: Parameters<typeof packedGroups>[2]): void => {
    const unnamed = forms.filter(({ form }) => !given.named.has(toGermanTiles(form)));
    for (const { form, rule, group } of unnamed) {
      const laid = toGermanTiles(form);
      if (playable.has(laid)) continue;
      playable.add(laid);
      if (!core.has(laid)) push(added, `${lexeme.pos} ${rule ?? group}`, laid);
    }
    game.push(...packedGroups(lexeme, unnamed, about));
    entered.note(lexeme, unnamed, about);
  };

  /** Forms that rules take from an admitted lexeme go into the second lexicon with the rule. */
  const takeAway = (lexeme: Lexeme, attested: number): void => {
    spelling.push(
      ...packedGroups(
        lexeme,
        lexeme.forms.filter(({ barred }) => barred),
        { attested },
      ),
    );
  };

  const isGuess = guesses(sources, given);
  const refused: { lexeme: Lexeme; attested: number; share?: number }[] = [];
  const known = new Set(given.lexemes.map(({ pos, lemma }) => `${pos} ${lemma}`));
  const attestedLexemes: Attested[] = [];
  for (const found of [...given.lexemes, ...given.candidates]) {
    const lexeme = spelledToday(found, core);
    if (lexeme !== found && known.has(`${lexeme.pos} ${lexeme.lemma}`)) continue;
    const attested = attestation(lexeme, sources);
    const bar = given.barredAs(lexeme, (attested & CORE) !== 0);
    if (bar === undefined) attestedLexemes.push({ lexeme, sources: attested });
    else for (const { form } of lexeme.forms) barredBy.set(toGermanTiles(form), bar);
  }
  const judgementOf = judgements(attestedLexemes, sources);
  for (const one of attestedLexemes) {
    const { lexeme, sources: attested } = one;
    const judgement = judgementOf(one);
    const share = judgement === undefined ? {} : { share: judgement.share };
    const isCertain = sources.certain.has(lexeme.source ?? lexeme.lemma);
    const admitted = judgement?.admitted ?? (isPart(lexeme) || (attested & CORE) !== 0);
    if (!(isCertain || admitted)) {
      refused.push({ lexeme, attested, ...share });
      continue;
    }
    if (!(attested & CORE)) admittedCandidates++;
    const whole = lexeme.pos !== 'ver' || hasInfinitive(lexeme, attested, sources);
    // A form of an entry that the core list lacks is no evidence, since it lacks the entry.
    const listed = sources.entries.has(lexeme.lemma) ? 0 : attested;
    const evidence = { attested: listed, core, whole };
    const formed = lexeme.forms.filter((form) => isFormed(form, lexeme, evidence));
    if (!isGuess(lexeme, formed, attested))
      add(lexeme, formed, { attested, ...share, ...(lexeme.source ? { source: lexeme.source } : {}) });
    for (const { form, barred, rule } of lexeme.forms) if (barred) barredBy.set(toGermanTiles(form), rule ?? '?');
    if (whole) takeAway(lexeme, attested);
  }
  for (const lexeme of given.closed) {
    // A source with the form of a row has it as a word of its own: zum, of zu.
    const [{ form = lexeme.lemma } = {}] = lexeme.forms;
    const attested = attestation(lexeme, sources) | attestation({ ...lexeme, lemma: form }, sources);
    const rule = lexeme.forms[0]?.rule ?? 'I.1.1';
    const about = { attested, share: OF_CLOSED_CLASS };
    add(lexeme, lexeme.forms, attested & CORE ? about : { ...about, mark: 'curated', source: rule });
  }
  for (const lexeme of given.admitted) {
    add(lexeme, lexeme.forms, { attested: attestation(lexeme, sources), mark: 'curated', source: sourceOf(lexeme) });
  }
  for (const lexeme of given.barred) {
    spelling.push(...packedGroups(lexeme, lexeme.forms, { mark: 'curated', source: sourceOf(lexeme) }));
    for (const { form } of lexeme.forms)
      if (!barredBy.has(toGermanTiles(form))) barredBy.set(toGermanTiles(form), lexeme.rule);
  }
  const names = new Set([...given.names, ...given.barred.map(({ lemma }) => lemma)].map((name) => name.toLowerCase()));
  game.push(...entered.groups(), ...entered.nouns((word) => names.has(word)));

  const finite = new Set(given.lexemes.flatMap(finiteForms));
  const dropped = new Map<string, string[]>();
  const unexplained: string[] = [];
  const ofRefused = new Set(refused.flatMap(({ lexeme }) => lexeme.forms.map(({ form }) => toGermanTiles(form))));
  const refusedWords: string[] = [];
  let explained = 0;
  for (const laid of core.keys()) {
    if (playable.has(laid)) {
      explained++;
      continue;
    }
    const rule = barredBy.get(laid) ?? (isWithEs(laid, core, finite) ? 'I.7.2' : undefined);
    if (rule !== undefined) {
      push(dropped, rule, laid);
      continue;
    }
    (ofRefused.has(laid) ? refusedWords : unexplained).push(laid);
  }
  const words = unexplained.flatMap((laid) => withoutLemma(laid, sources));
  const judgedWords = sources.judge(words);
  const likely = new Set(
    words
      .filter(({ lexeme }) => judgedWords.get(lemmaKey(lexeme))?.admitted)
      .map(({ lexeme }) => toGermanTiles(lexeme.lemma)),
  );
  for (const word of words) {
    const laid = toGermanTiles(word.lexeme.lemma);
    const group = withoutReading(word, judgedWords.get(lemmaKey(word.lexeme))?.share);
    (likely.has(laid) ? game : spelling).push(group);
    if (likely.has(laid)) playable.add(laid);
    else refusedWords.push(laid);
  }

  for (const { lexeme, attested, ...share } of refused) {
    const forms = lexeme.forms
      .filter(
        ({ form, barred, rule }) =>
          !barred && !(rule && !core.has(toGermanTiles(form))) && !playable.has(toGermanTiles(form)),
      )
      // A form that a rule grants to a word that is not admitted counts as any form of it.
      .map(({ rule: _, ...form }): BuiltForm => form);
    if (forms.length > 0) spelling.push(...packedGroups(lexeme, forms, { attested, ...share }));
  }
  const nouns = refused.map(({ lexeme }) => lexeme).filter(({ pos }) => pos === 'sub');
  const rows = given.barred.filter((row) => !(NO_WORD.test(row.rule) || isOldSmall(row)));
  const formsOf = (of: readonly Lexeme[]) => of.flatMap(({ forms }) => forms.map(({ form }) => toGermanTiles(form)));
  const named = new Set([...playable, ...refusedWords, ...formsOf(nouns), ...formsOf(rows)]);
  spelling.push(...ofNames(given.names, named, FOREIGN_SOURCE));
  for (const name of given.names) named.add(toGermanTiles(name));
  const persons = ofNames(given.persons, named, PERSONS_SOURCE);
  for (const name of given.persons) named.add(toGermanTiles(name));
  const brands = given.brands.filter(
    (name) => !(LIKE_A_NOUN.test(name) && isOfTwoWords(toGermanTiles(name), playable)),
  );
  spelling.push(...ofNames(brands, named, BRANDS_SOURCE));
  const packed = spelling.flatMap(({ slots }) => [...slots.keys()]);
  // Common English words are added beside a name or an old noun, which have a capital: save, Save; function, Function.
  const withCapital = new Set(formsOf(given.barred.filter(({ rule }) => HAS_CAPITAL.test(rule))));
  const beside = packed.filter((form) => !(withCapital.has(form) && given.commonEnglish.has(form)));
  spelling.push(...ofEnglish(given.english, new Set([...playable, ...beside])));
  spelling.push(...persons, ...given.besideWords);
  return {
    game,
    spelling,
    report: {
      lexemes: given.lexemes.length,
      admittedCandidates,
      coreWords: core.size,
      explained,
      dropped,
      unexplained,
      refusedWords,
      added,
    },
  };
}

/**
 * Rules of rows about what is no word by itself: parts of phrases, abbreviations, signs, affixes. A name with the same letters is more
 * familiar: Ali, of Ali Baba; Max, maximal.
 */
const NO_WORD = /^I\.(?:1\.2\.[bde]|3\.|8\.2)/;

/** Returns true for the old spelling of a word without a capital, whose letters a name has: roth, Roth. */
const isOldSmall = ({ rule, lemma }: CuratedLexeme): boolean => rule === 'I.10.2.old' && !startsWithCapital(lemma);

/** Rules of rows about names and old spellings. */
const HAS_CAPITAL = /^I\.(?:1\.2\.c|4\.1|5\.|10\.2)/;

/** One capital, as nouns have: not PlayStation. */
const LIKE_A_NOUN = /^\p{Lu}\p{Ll}+$/u;

/** Minimum length of either word of a name that is an ordinary compound: Stadtbäckerei. */
const SHORTEST_MEMBER = 3;

/** Returns true when the letters are two playable words, so that a capital does not make them a name. */
function isOfTwoWords(laid: string, playable: ReadonlySet<string>): boolean {
  for (let at = SHORTEST_MEMBER; at <= laid.length - SHORTEST_MEMBER; at++)
    if (playable.has(laid.slice(0, at)) && playable.has(laid.slice(at))) return true;
  return false;
}

/** Returns groups of names whose letters no known word or name has, each with its genitive. */
function ofNames(names: readonly string[], known: ReadonlySet<string>, source: string): PackedGroup[] {
  return names.flatMap((name) => {
    const { pos, features, forms } = hintedForms(name, /[sxzß]$/.test(name) ? '-' : '-s', 'name');
    const unknown = forms.filter(({ form }) => !known.has(toGermanTiles(form)));
    if (known.has(toGermanTiles(name))) return [];
    return packedGroups({ lemma: name, pos, features, forms: unknown, inferred: false }, unknown, { source });
  });
}

/** Returns groups of English words whose letters are unknown. */
function ofEnglish(words: readonly string[], known: ReadonlySet<string>): PackedGroup[] {
  return words.flatMap((word) => {
    const form = word.toLowerCase();
    if (known.has(form)) return [];
    const forms: BuiltForm[] = [{ form, tag: 'fm', group: 'basic' }];
    const lexeme: Lexeme = { lemma: word, pos: 'fm', features: '', forms, inferred: false };
    return packedGroups(lexeme, forms, { source: FOREIGN_SOURCE });
  });
}

/** Returns the source of a curated reading: the rule, and what the word is. */
function sourceOf({ rule, note }: CuratedLexeme): string {
  return note ? `${rule}|${note}` : rule;
}

/** Returns a core word without a known lemma as lexemes of one form, one for each spelling. */
function withoutLemma(laid: string, { core, wiktionary }: GermanSources): Attested[] {
  return (core.get(laid) ?? []).map((lemma) => ({
    lexeme: { lemma, pos: '', features: '', forms: [{ form: lemma, tag: '', group: 'basic' }], inferred: true },
    sources: wiktionary.has(lemma) ? CORE | WIKTIONARY : CORE,
  }));
}

function withoutReading({ lexeme, sources }: Attested, share?: number): PackedGroup {
  const laid = toGermanTiles(lexeme.lemma);
  return {
    lemma: laid,
    pos: '',
    features: '',
    slots: new Map([[laid, '']]),
    inferred: true,
    spelling: lexeme.lemma,
    attested: sources,
    ...(share === undefined ? {} : { share }),
  };
}
