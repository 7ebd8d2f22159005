import PREFIXES from '../../../../../dictionaries/packed/tables/pl-prefixes.json' with { type: 'json' };
import { adjectivesBehind, isInRegularO } from '../../../morphology/pl/derived-forms.ts';
import { withoutNie } from '../../../morphology/pl/particles.ts';
import { isAdjective, isAdverb, isInfinitive, isNoun, isVerbal } from '../../../morphology/pl/tag.ts';
import { sourceOfAdverb } from '../../polish/detectors/nie.ts';
import type { PolishReading } from '../../polish/query.ts';
import type { RuleName } from '../catalogue.ts';
import { type ReadingDetector, type RecordedQuery, reason, type WordDetector } from '../query.ts';

/** The word from which another one is derived, and the rule that makes the derived word a base form of its own (3). */
interface Source {
  rule: RuleName;
  other: string;
}

const VERB_PREFIXES = PREFIXES['recorded-verb'].split(' ');

/** Suffixes, each with the endings that may replace it in the word from which the word is derived. */
type Suffixes = ReadonlyArray<readonly [suffix: string, bases: readonly string[]]>;

const ADJECTIVES: Suffixes = [['owy', ['', 'a', 'o', 'e', 'y', 'ek']]];
const DIMINUTIVES: Suffixes = [
  ['ik', ['']],
  ['yk', ['']],
  ['ek', ['', 'ek']],
  // Feminines too, also before diminutives: *premierka* is from *premier*.
  ['ka', ['', 'a']],
  ['ko', ['o']],
];
const DERIVED_ADJECTIVES: Suffixes = [
  ['kowy', ['owy']],
  ['achny', ['i', 'y']],
  ['gachny', ['ki']],
  ['utki', ['i', 'y']],
  ['uśki', ['i', 'y']],
  ['eńki', ['i', 'y']],
];

/** Minimum number of letters of an infinitive, and of a verb form in a word that no list has. */
const SHORTEST_VERB = 3;
const SHORTEST_FORM = 4;

/** Returns true when the prefix may stand before these letters: s- before some voiceless consonants, ś- before ci. */
const fits = (prefix: string, rest: string): boolean =>
  prefix === 's' ? /^(?:[ptkf]|c(?!i)h?)/.test(rest) : prefix === 'ś' ? rest.startsWith('ci') : true;

/** Returns the verb forms that remain without a prefix. Each is long enough not to match by chance. */
function withoutVerbPrefix(form: string, shortest: number): string[] {
  return VERB_PREFIXES.filter((prefix) => form.startsWith(prefix))
    .map((prefix) => [prefix, form.slice(prefix.length)] as const)
    .filter(([prefix, rest]) => rest.length >= shortest && fits(prefix, rest))
    .map(([, rest]) => rest);
}

function bases(lemma: string, table: Suffixes): string[] {
  return table
    .filter(([suffix]) => lemma.endsWith(suffix) && lemma.length > suffix.length + 1)
    .flatMap(([suffix, ends]) => ends.map((end) => lemma.slice(0, -suffix.length) + end));
}

function lemmaOfKind(
  words: readonly string[],
  query: RecordedQuery,
  isKind: (reading: PolishReading) => boolean,
): string | undefined {
  return words.find((word) => query.readingsOf(word).some((reading) => reading.lemma === word && isKind(reading)));
}

const noun = ({ tag }: PolishReading): boolean => isNoun(tag);
const adjective = ({ tag }: PolishReading): boolean => isAdjective(tag);

/** Returns the recorded word from which a word of this lemma and part of speech is derived. */
function sourceOf({ lemma, tag }: Pick<PolishReading, 'lemma' | 'tag'>, query: RecordedQuery): Source | null {
  const found = (rule: RuleName, other: string | undefined): Source | null => (other ? { rule, other } : null);
  if (isAdverb(tag)) {
    const source = sourceOfAdverb(lemma, query);
    // The participle is the source, not its verb.
    return found('not-base-adverb', source && isAdjective(source.tag) ? source.lemma : source?.form);
  }
  if (isVerbal(tag)) {
    const rests = withoutVerbPrefix(lemma, SHORTEST_VERB);
    return found(
      'not-base-prefix',
      lemmaOfKind(rests, query, (one) => isInfinitive(one.tag)),
    );
  }
  if (isAdjective(tag)) {
    return (
      found('not-base-derived', lemmaOfKind(bases(lemma, DERIVED_ADJECTIVES), query, adjective)) ??
      found('not-base-adjective', lemmaOfKind(bases(lemma, ADJECTIVES), query, noun))
    );
  }
  return isNoun(tag) ? found('not-base-diminutive', lemmaOfKind(bases(lemma, DIMINUTIVES), query, noun)) : null;
}

/** States for a recorded word that its base form is not the word from which it is derived. */
export const ownBaseForm: ReadingDetector = (reading, query) => {
  const { lemma, tag } = reading;
  // All forms of a lemma come from the same word.
  const first = query.readings.find((other) => other.lemma === lemma && other.tag.pos === tag.pos);
  if (first !== reading) return null;
  const source = sourceOf({ lemma, tag }, query);
  return (
    source &&
    reason(
      source.rule,
      { kind: 'reading', lemma, tag: tag.text, other: source.other },
      { effect: 'admits', decides: false },
    )
  );
};

/** Returns the source of a word with a productive suffix: -ość of adjectives, -owo and -sko of adverbs. */
function lateSource(reading: PolishReading, query: RecordedQuery): Source | null {
  const { lemma, tag } = reading;
  const source = sourceOf(reading, query);
  if (source) return source;
  if (isNoun(tag) && lemma.endsWith('ość')) {
    const stem = lemma.slice(0, -'ość'.length);
    const other = lemmaOfKind([`${stem}y`, `${stem}i`, stem], query, adjective);
    return other ? { rule: 'not-base-derived', other } : null;
  }
  return null;
}

/** A word that only later lists have, derived from a recorded one: it is no form of that one (3). */
export const laterDerivative: WordDetector = (query) => {
  for (const reading of query.late) {
    // When the word is recorded and only this form is later, its derivation is not the reason.
    if (query.game.has(reading.lemma)) continue;
    const source = lateSource(reading, query);
    if (source) {
      const { lemma, tag } = reading;
      return [
        reason(source.rule, { kind: 'reading', lemma, tag: tag.text, other: source.other }, { effect: 'excludes' }),
      ];
    }
  }
  return [];
};

/**
 * A word that no list has, in its dictionary form or another: a regular adverb in -o, a prefix on a verb form, or an adjective in -owy from
 * a noun.
 */
export const unlistedDerivative: WordDetector = (query) => {
  const lemma = query.form;
  const adjectives = isInRegularO(lemma) ? adjectivesBehind(lemma) : [];
  const source = lemmaOfKind(adjectives, query, adjective);
  if (source) return [reason('not-base-adverb', { kind: 'reading', lemma, other: source }, { effect: 'excludes' })];
  const form = withoutNie(query.form)?.base ?? query.form;
  // The word after nie- has its entry: `niezrobił`.
  if (query.game.has(form)) return [];
  for (const base of withoutVerbPrefix(form, SHORTEST_FORM)) {
    const verb = query.readingsOf(base).find(({ tag }) => tag.pos === 'verb');
    if (verb)
      return [
        reason(
          'not-base-prefix',
          { kind: 'base', base, other: verb.lemma, tag: verb.tag.text },
          { effect: 'excludes' },
        ),
      ];
  }
  const stem = /^(\p{L}{2,}ow)(?:y|a|e|ego|ej|emu|ą|ym|ych|ymi|i)$/u.exec(form)?.[1];
  const other = stem && lemmaOfKind(bases(`${stem}y`, ADJECTIVES), query, noun);
  return other
    ? [reason('not-base-adjective', { kind: 'reading', lemma: `${stem}y`, other }, { effect: 'excludes' })]
    : [];
};
