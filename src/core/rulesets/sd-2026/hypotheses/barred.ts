/** Hypotheses that a rule bars: entries of lists, and forms of known words. */
import type { DiagnosisKind, Features, Proposal } from '../../../diagnosis/hypothesis.ts';
import { englishBases } from '../../../morphology/en/inflection.ts';
import { entryOf } from '../../../rules/catalogue.ts';
import { type Detail, fieldsOf } from '../../../rules/detail.ts';
import { CLAIM_OF_RULE_KIND, type Claim, claimOfNotListed } from '../../../rules/diagnosis.ts';
import { nameOfRule, type RuleKind } from '../../../rules/rule-entry.ts';
import type { Reason } from '../../../rules/verdict.ts';
import { isTypedAsName, startsWithCapital } from '../../../words/capital.ts';
import { toGermanTiles } from '../../../words/tiles.ts';
import { CATALOGUE, type RuleName } from '../catalogue.ts';
import { isNameOfList, known, knownAs } from '../detectors/list-entries.ts';
import { oldCompound, oldSpelling } from '../detectors/old-spelling.ts';
import { BARRING } from '../detectors/order.ts';
import { areaName } from '../formation/listed-words.ts';
import { logFrequencyOf } from '../intended-words.ts';
import { isOfOtherLanguage } from '../parts-of-speech.ts';
import { type GermanQuery, type GermanReading, germanReadings, type WordDetector } from '../query.ts';

/** Rules whose claim differs from that of their kind. */
const BY_RULE: Readonly<Partial<Record<RuleName, Claim | ((detail: Detail) => Claim)>>> = {
  'not-listed': claimOfNotListed,
  'I.1.1': ({ kind }) => (kind === 'attached' ? 'derivation' : 'unlisted'),
  'I.1.2.a': ({ kind }) => (kind === 'letters' ? 'ruling' : 'clitic'),
  // Words of German phrases.
  'I.1.2.b': 'fragment',
  'I.8.2': 'fragment',
  'I.2.umlaut': 'misspelling',
  'I.7.1.parts': (detail) => {
    const { today, source } = fieldsOf(detail);
    return (today ?? source) === undefined ? 'compound' : 'written-together';
  },
  'I.7.2': 'clitic',
  'I.7.3.participle': 'barred-form',
};

/** Returns what the reason claims of a refused word. */
export function claimOf(one: Pick<Reason, 'rule' | 'detail'>): Claim {
  if (one.detail.diagnosed !== undefined) return one.detail.diagnosed;
  const claim = BY_RULE[nameOfRule(one.rule) as RuleName];
  if (claim === undefined) return CLAIM_OF_RULE_KIND[entryOf(one, CATALOGUE).kind];
  return typeof claim === 'function' ? claim(one.detail) : claim;
}

/** The reasons that bar the word under the hypothesis. */
export type Bars = readonly Reason[];

/** Detectors whose findings have generators of their own. */
const OTHERS: ReadonlySet<WordDetector> = new Set([known, oldSpelling, areaName, oldCompound]);

/** Detectors of barred forms of known words. */
const FORMS: readonly WordDetector[] = BARRING.flat().filter((detector) => !OTHERS.has(detector));

const SECTION = /^I{1,3}\.\d+(?:\.\d+)?/;

/** The section of a rule, as a feature. */
const sectionOf = ({ rule }: Reason): string => SECTION.exec(nameOfRule(rule))?.[0] ?? nameOfRule(rule);

const kindOf = (one: Reason): DiagnosisKind => {
  const claim = claimOf(one);
  return claim === 'ruling' ? 'unlisted' : claim;
};

/** The kinds of a reason. Elisions and words grown together with *du* occur in speech, so they may be clitics. */
const kindsOf = (one: Reason): DiagnosisKind[] => {
  const { kind } = entryOf(one, CATALOGUE);
  const isSpoken = kind === 'elision' || (kind === 'compound' && fieldsOf(one.detail).parts !== undefined);
  return isSpoken ? [kindOf(one), 'clitic'] : [kindOf(one)];
};

/** The words that the reason names. */
function intendedBy({ detail }: Reason): string[] {
  const { today, parts, base, lemma } = fieldsOf(detail);
  if (today !== undefined) return today.split(' ');
  if (parts !== undefined) return parts;
  const word = base ?? lemma;
  return word === undefined ? [] : [word];
}

/** Proposes forms of known words that a rule takes away. */
export function barredForms(query: GermanQuery): Proposal<Bars>[] {
  const found: Proposal<Bars>[] = [];
  for (const detector of FORMS) for (const one of query.once(detector)) found.push(...barredForm(one, query));
  return found;
}

function barredForm(one: Reason, query: GermanQuery): Proposal<Bars>[] {
  const { base, lemma = '', spelling } = fieldsOf(one.detail);
  const word = base ?? lemma;
  return kindsOf(one).map((kind) => ({
    kind,
    intended: intendedBy(one),
    evidence: {
      form: 1,
      [sectionOf(one)]: 1,
      frequency: logFrequencyOf(toGermanTiles(word), query),
      sameCapital: Number(startsWithCapital(word) === startsWithCapital(query.typed)),
      spelled: Number(spelling !== undefined),
    },
    bar: [kind === kindOf(one) ? one : { ...one, detail: { ...one.detail, diagnosed: kind } }],
  }));
}

/** Features of an entry. */
function evidenceOfEntry(
  { rule, form, lemma, spelling, curated, note, attestedBy, logFrequency }: GermanReading,
  first: Reason,
  { typed }: GermanQuery,
): Features {
  return {
    entry: 1,
    asTyped: Number(spelling === typed),
    sameCapital: Number(startsWithCapital(spelling) === startsWithCapital(typed)),
    smallFew: Number(!startsWithCapital(typed) && form.length < 6 && startsWithCapital(spelling)),
    inflected: Number(toGermanTiles(lemma) !== form),
    curated: Number(curated),
    listName: Number(rule === undefined),
    note: Number(note !== undefined),
    sources: attestedBy.length,
    entryFrequency: logFrequency,
    [sectionOf(first)]: 1,
  };
}

/** Returns true when a list bars the word as typed. */
export const isTypedAsEntry = (query: GermanQuery): boolean =>
  query.once(knownAs).some(({ row }) => row.spelling === query.typed);

/** Proposes the entries of lists: one proposal of each kind, by the most informative row. */
export function entries(query: GermanQuery): Proposal<Bars>[] {
  const kinds = new Map<RuleKind, { row: GermanReading; first: Reason; bars: Reason[] }>();
  const rows = query.once(knownAs);
  // A row of a curated table with the typed spelling is no name of an open list: acta, of ad acta.
  const isCurated = rows.some(({ row }) => row.curated && row.spelling === query.typed);
  for (const { row, bars } of rows) {
    const { kind } = entryOf(bars[0], CATALOGUE);
    // Women's forms are proposed by their noun.
    if (kind === 'derivation' || (isCurated && isNameOfList(row))) continue;
    const known = kinds.get(kind);
    if (known) known.bars.push(...bars);
    else kinds.set(kind, { row, first: bars[0], bars: [...bars] });
  }
  return [...kinds.values()].map(({ row, first, bars }) => {
    const { base, source } = fieldsOf(first.detail);
    const intended = [base ?? source ?? row.lemma];
    return { kind: kindOf(first), intended, evidence: evidenceOfEntry(row, first, query), bar: bars };
  });
}

/** Letter sequences of written dialect: beschtimmtä, gsund, Hondweak. */
const AS_SPOKEN = /[^aeiouäöü]sch[pt]|[aeiouäöü]scht|^gs|ä$|[iu]ä|oa|ia$|[^aeiouäöülr]a$|aa|^ee|oo/;

/** Endings and letter sequences of English words that are rare in German. */
const ENGLISH =
  /(?:ing|ity|ness|ment|tors?|ed|ly|ism|ship|board|[bcdfgklmnprt]s|[^aeiou]y)s?$|[^t]ch?oo|oo|ea|ow|^wh|^sh|^th/;

/** Returns true for a form of an English word that the spelling lexicon has: posed, of pose. */
const isEnglishForm = ({ form, spelling }: GermanQuery): boolean =>
  spelling !== null &&
  englishBases(form).some((base) => spelling.has(base) && germanReadings(spelling, base).some(isOfOtherLanguage));

/** Features of the letters and of their entries in the spelling lexicon, for every kind. */
export function entryFeatures(query: GermanQuery): Features {
  const { spellings, taken, typed, form, game } = query;
  const kinds = query.once(knownAs).map(({ bars: [first] }) => kindOf(first));
  const has = (kind: DiagnosisKind): number => Number(kinds.includes(kind));
  const letters = Math.min(form.length, 16) / 10;
  return {
    nameEntry: has('name'),
    brandEntry: has('brand'),
    abbreviationEntry: has('abbreviation'),
    phraseEntry: Number(kinds.includes('foreign') || kinds.includes('fragment')),
    oldEntry: has('old-spelling'),
    englishEntry: Number(spellings.some(isOfOtherLanguage)),
    englishForm: Number(!spellings.some(isOfOtherLanguage) && isEnglishForm(query)),
    plainEntry: Number(spellings.some((one) => one.rule === undefined && one.attestedBy.length > 0)),
    takenEntry: Number(taken.length > 0),
    asEntry: Number(spellings.some(({ spelling }) => spelling === typed)),
    inflection: Number(/e[mnrs]?$/.test(form)),
    endsInS: Number(form.endsWith('s')),
    endsInEr: Number(/ers?$/.test(form)),
    letters,
    lettersOfCapital: isTypedAsName(typed) ? letters : 0,
    asSpoken: Number(AS_SPOKEN.test(form)),
    english: Number(ENGLISH.test(form)),
    vowelLast: Number(/[aiouäöüy]$/.test(form)),
    knownBeginning: Number(game.reach(form) === form.length),
  };
}
