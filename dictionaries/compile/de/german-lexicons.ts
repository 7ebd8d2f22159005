/** The two German lexicons: what may be played, and what the sources or the hand-kept lists know besides. */

import type { BuiltForm, FormGroup, Lexeme } from '../../../src/morphology/de/built-form.ts';
import { lay } from '../../../src/words/lay.ts';
import type { PackedGroup } from '../pack/lexicon-writer.ts';
import type { CoreList } from './core-list.ts';
import { packedGroups } from './packed-groups.ts';

/** Names of the open sources, in the order of their bits in the lexicon. */
export const SOURCE_NAMES = ['enz', 'german-pos-dict', 'Wiktionary'] as const;
const CORE = 1;
const TAGGER = 2;
const WIKTIONARY = 4;

export interface GermanSources {
  core: CoreList;
  /** Lemmas of german-pos-dict, as spelled. */
  tagger: ReadonlySet<string>;
  /** Words of Wiktionary, as spelled: lemmas and forms. */
  wiktionary: ReadonlySet<string>;
  /** Lemmas that our own knowledge of the base dictionary adds to an open one. */
  entries: ReadonlySet<string>;
}

/** A lexeme that no more than open dictionaries vouch for. */
export interface Candidate extends Lexeme {
  /** How likely a tournament dictionary has it, 0 to 1, where the generator can tell more than the table of attestation. */
  likely?: number;
}

/** A lexeme of a hand-kept list. */
export interface CuratedLexeme extends Lexeme {
  rule: string;
  note: string;
}

export interface GermanLexemes {
  /** Lexemes of the core list and of german-pos-dict. */
  lexemes: readonly Lexeme[];
  candidates: readonly Candidate[];
  /** Closed word classes and two-letter words, playable whatever the sources have. */
  closed: readonly Lexeme[];
  /** Playable by a row of a hand-kept list. */
  admitted: readonly CuratedLexeme[];
  /** Refused by a row of a hand-kept list. */
  barred: readonly CuratedLexeme[];
  /** The rule by which such a row bars the lexeme itself: `Teflon`, which a word list has as any noun. */
  barredAs: (lexeme: Lexeme, inCore: boolean) => string | undefined;
  /** Forms that the document prints as barred although they have a reading, as laid, with their rule. */
  named: ReadonlyMap<string, string>;
}

/** Up to this length the core list is nearly complete: absence from it is evidence against a lemma. */
const CORE_COMPLETE = 9;

/** A noun that the core list lacks is admitted from this likelihood on. */
const LIKELY = 0.5;

/** Forms in the core list that vouch for a lemma which is not itself there. */
const ENOUGH_FORMS = 3;

/** Which sources have the lexeme, as bits. */
export function attestation(lexeme: Lexeme, { core, tagger, wiktionary }: GermanSources): number {
  const inCore = (form: string) =>
    core.get(form)?.some((spelling) => isNounSpelling(spelling) === (lexeme.pos === 'sub'));
  const laid = lay(lexeme.lemma);
  let bits = 0;
  if (inCore(laid)) bits |= CORE;
  else {
    let forms = 0;
    for (const { form, barred } of lexeme.forms) {
      if (!barred && inCore(lay(form)) && ++forms >= ENOUGH_FORMS) break;
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

/** The lexeme as spelled today, where a dictionary has it as before 1996 and the core list as today: mißlingen. */
export function spelledToday<T extends Lexeme>(lexeme: T, core: CoreList): T {
  const { lemma, forms } = lexeme;
  const spellings = lemma.includes('ß') ? core.get(lay(lemma)) : undefined;
  if (!spellings || spellings.some((spelling) => spelling.includes('ß'))) return lexeme;
  const today = (word: string) => word.replaceAll('ß', 'ss');
  return { ...lexeme, lemma: today(lemma), forms: forms.map((one) => ({ ...one, form: today(one.form) })) };
}

/**
 * Is the infinitive a word of the core list, or of the table of entries, or of Wiktionary, where the core list has forms of the verb? The
 * whole verb speaks for its detached part.
 */
function hasInfinitive(
  { lemma, source }: Lexeme,
  attested: number,
  { core, wiktionary, entries }: GermanSources,
): boolean {
  const whole = source ?? lemma;
  return core.has(lay(whole)) || entries.has(whole) || ((attested & CORE) !== 0 && wiktionary.has(whole));
}

/** Is a lemma that these sources have admitted? See docs/german.md for the precision of each case. */
export function isAdmitted(lexeme: Candidate, bits: number, { entries }: Pick<GermanSources, 'entries'>): boolean {
  // The whole verb vouches for its detached part (I.7.3), which no source has as a lemma.
  if (bits & CORE || entries.has(lexeme.lemma) || lexeme.features.includes('bare')) return true;
  // Of the verbs and adjectives all that open dictionaries have were looked through for the table of entries.
  if (lexeme.pos !== 'sub' || lay(lexeme.lemma).length <= CORE_COMPLETE) return false;
  const inBoth = (bits & TAGGER) !== 0 && (bits & WIKTIONARY) !== 0;
  return (lexeme.likely ?? (inBoth ? 1 : 0)) >= LIKELY;
}

/** Declined forms of an adjective that the core list has, from which on it is believed to have forgotten the others: erbötige. */
const ENOUGH_DECLINED = 4;
const ENDING = /e[mnrs]?$/;
const DECLINED: ReadonlySet<FormGroup> = new Set<FormGroup>([
  'declension',
  'participle1-inflected',
  'participle2-inflected',
]);

/**
 * Has the core list forgotten a form? It has most others of the adjective's declension, or of a preterite all persons but the second:
 * homophobe, schwurst.
 */
function isForgotten({ form, tag, group }: BuiltForm, { forms }: Lexeme, core: CoreList): boolean {
  const laid = lay(form);
  if (DECLINED.has(group)) {
    const declined = laid.replace(ENDING, '');
    const listed = forms.filter((other) => other.group === group && core.has(lay(other.form)));
    const same = listed.filter((other) => lay(other.form).replace(ENDING, '') === declined);
    return new Set(same.map((other) => lay(other.form))).size >= ENOUGH_DECLINED;
  }
  const stem = laid.slice(0, -'st'.length);
  return (
    /^ver:pst.*:2$/.test(tag) && laid.endsWith('st') && core.has(stem) && core.has(`${stem}en`) && core.has(`${stem}t`)
  );
}

/**
 * Is the form of an admitted lemma playable? Plain inflection that the core list lacks for a word short enough for it to be
 * nearly complete is not: the generator took the lemma for one of another class. Of a verb whose infinitive nobody has
 * (`edeldenken`, of which there is *edeldenkend*) only what the core list has is formed.
 */
function isFormed(built: BuiltForm, lexeme: Lexeme, { attested, core, whole }: Evidence): boolean {
  const { form, barred, rule, group } = built;
  if (barred) return false;
  const laid = lay(form);
  if (!whole) return core.has(laid);
  if (rule !== undefined || group === 'by-rule' || !(attested & CORE)) return true;
  return laid.length > CORE_COMPLETE || core.has(laid) || isForgotten(built, lexeme, core);
}

/** What decides which forms of an admitted lemma are formed. */
interface Evidence {
  attested: number;
  core: CoreList;
  /** Not so of a verb whose infinitive nobody has. */
  whole: boolean;
}

/**
 * Tells lexemes that nobody has but a list of words, and all of whose forms are those of nouns of a dictionary, or participles of its
 * verbs: Worte, gewunken. They say nothing but a wrong lemma.
 */
function guesses(
  { tagger }: GermanSources,
  { lexemes, closed }: GermanLexemes,
): (lexeme: Lexeme, formed: readonly BuiltForm[], attested: number) => boolean {
  const nouns = new Set<string>();
  const participles = new Set<string>();
  for (const { lemma, pos, forms } of [...lexemes, ...closed]) {
    if (!tagger.has(lemma) || (pos !== 'sub' && pos !== 'ver')) continue;
    for (const { form, tag, barred } of forms) {
      if (barred) continue;
      if (pos === 'sub') nouns.add(lay(form));
      else if (tag.startsWith('ver:part2')) participles.add(lay(form));
    }
  }
  return ({ pos, inferred }, formed, attested) => {
    if (attested & TAGGER || formed.length === 0) return false;
    const known = pos === 'sub' && inferred ? nouns : pos === 'adj' ? participles : undefined;
    return known !== undefined && formed.every(({ form }) => known.has(lay(form)));
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
  /** Playable forms that the core list lacks, by the rule or group that builds them, as laid. */
  added: Map<string, string[]>;
}

function push<K>(map: Map<K, string[]>, key: K, value: string): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Joins the lexemes of all generators into the two lexicons. */
export function buildGermanLexicons(sources: GermanSources, given: GermanLexemes): GermanLexicons {
  const { core } = sources;
  const game: PackedGroup[] = [];
  const spelling: PackedGroup[] = [];
  const playable = new Set<string>();
  const barredBy = new Map<string, string>(given.named);
  const added = new Map<string, string[]>();
  let admittedCandidates = 0;

  const add = (lexeme: Lexeme, forms: readonly BuiltForm[], about: Parameters<typeof packedGroups>[2]): void => {
    const unnamed = forms.filter(({ form }) => !given.named.has(lay(form)));
    for (const { form, rule, group } of unnamed) {
      const laid = lay(form);
      if (playable.has(laid)) continue;
      playable.add(laid);
      if (!core.has(laid)) push(added, `${lexeme.pos} ${rule ?? group}`, laid);
    }
    game.push(...packedGroups(lexeme, unnamed, about));
  };

  /** What the rules take from an admitted lexeme goes into the second lexicon, each form with the rule that bars it. */
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
  const refused: { lexeme: Lexeme; attested: number }[] = [];
  const known = new Set(given.lexemes.map(({ pos, lemma }) => `${pos} ${lemma}`));
  for (const found of [...given.lexemes, ...given.candidates]) {
    const lexeme = spelledToday(found, core);
    if (lexeme !== found && known.has(`${lexeme.pos} ${lexeme.lemma}`)) continue;
    const attested = attestation(lexeme, sources);
    const bar = given.barredAs(lexeme, (attested & CORE) !== 0);
    if (bar !== undefined) {
      for (const { form } of lexeme.forms) barredBy.set(lay(form), bar);
      continue;
    }
    if (!isAdmitted(lexeme, attested, sources)) {
      refused.push({ lexeme, attested });
      continue;
    }
    if (!(attested & CORE)) admittedCandidates++;
    const whole = lexeme.pos !== 'ver' || hasInfinitive(lexeme, attested, sources);
    // What the core list lacks of an entry's forms is no evidence: it lacks the entry.
    const listed = sources.entries.has(lexeme.lemma) ? 0 : attested;
    const evidence = { attested: listed, core, whole };
    const formed = lexeme.forms.filter((form) => isFormed(form, lexeme, evidence));
    if (!isGuess(lexeme, formed, attested))
      add(lexeme, formed, { attested, ...(lexeme.source ? { source: lexeme.source } : {}) });
    for (const { form, barred, rule } of lexeme.forms) if (barred) barredBy.set(lay(form), rule ?? '?');
    if (whole) takeAway(lexeme, attested);
  }
  for (const lexeme of given.closed) {
    const attested = attestation(lexeme, sources);
    const rule = lexeme.forms[0]?.rule ?? 'I.1.1';
    add(lexeme, lexeme.forms, attested & CORE ? { attested } : { attested, mark: 'curated', source: rule });
  }
  for (const lexeme of given.admitted) {
    add(lexeme, lexeme.forms, { attested: attestation(lexeme, sources), mark: 'curated', source: sourceOf(lexeme) });
  }
  for (const lexeme of given.barred) {
    spelling.push(...packedGroups(lexeme, lexeme.forms, { mark: 'curated', source: sourceOf(lexeme) }));
    for (const { form } of lexeme.forms) if (!barredBy.has(lay(form))) barredBy.set(lay(form), lexeme.rule);
  }

  const dropped = new Map<string, string[]>();
  const unexplained: string[] = [];
  let explained = 0;
  for (const [laid, spellings] of core) {
    if (playable.has(laid)) {
      explained++;
      continue;
    }
    const rule = barredBy.get(laid);
    if (rule !== undefined) {
      push(dropped, rule, laid);
      continue;
    }
    unexplained.push(laid);
    playable.add(laid);
    for (const spelled of spellings) game.push(withoutReading(spelled));
  }

  for (const { lexeme, attested } of refused) {
    const forms = lexeme.forms.filter(({ form, barred, rule }) => !barred && !rule && !playable.has(lay(form)));
    if (forms.length > 0) spelling.push(...packedGroups(lexeme, forms, { attested }));
  }
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
      added,
    },
  };
}

/** What a curated reading's source says: the rule, and what the word is. */
function sourceOf({ rule, note }: CuratedLexeme): string {
  return note ? `${rule}|${note}` : rule;
}

/** A core word whose lemma nobody knows. */
function withoutReading(spelled: string): PackedGroup {
  const laid = lay(spelled);
  return {
    lemma: laid,
    pos: '',
    features: '',
    slots: new Map([[laid, '']]),
    inferred: true,
    spelling: spelled,
    attested: CORE,
  };
}
