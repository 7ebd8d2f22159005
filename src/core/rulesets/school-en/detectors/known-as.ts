import type { Reading } from '../../../lexicon/lexicon.ts';
import { abbreviationBesideWord } from '../../../rules/abbreviations.ts';
import type { Reason } from '../../../rules/verdict.ts';
import { isTypedAsName } from '../../../words/capital.ts';
import { irregularOf } from '../hypotheses/intended.ts';
import { type EnglishQuery, type Kind, kindOf, reason, type WordDetector } from '../query.ts';

/** Returns the word of this reading in the spelling of dictionaries. */
const spelledBy = ({ spelling }: Reading, { form }: EnglishQuery): string => spelling ?? form;

/** The compiler's tag of Roman numerals. */
const NUMERAL = 'num';

function barOf(
  reading: Reading,
  query: EnglishQuery,
  more: { spelling?: string; other?: string },
  decides: boolean,
): Reason | null {
  const { source, lemma, mark } = reading;
  const spelling = spelledBy(reading, query);
  const options = { decides, curated: mark === 'curated' };
  switch (kindOf(reading)) {
    case 'affix':
      return reason('affix', { kind: 'spelling', spelling: source ?? spelling, ...more }, options);
    case 'abbreviation':
      return reason('abbreviation', { kind: 'spelling', spelling, ...(source ? { source } : {}), ...more }, options);
    case 'capital':
      if (reading.tag === NUMERAL)
        return reason('capital-only', { kind: 'numeral', numeral: spelling, ...more }, options);
      return reason('capital-only', { kind: 'spelling', spelling, ...(lemma ? { lemma } : {}), ...more }, options);
    case 'apart':
    case 'plain':
      return null;
  }
}

/** Returns true for a name rather than an abbreviation: a list has *RAO* without an expansion, and *Rao* is typed as a name. */
const isLikelierName = (reading: Reading, { typed }: EnglishQuery): boolean =>
  isTypedAsName(typed) && kindOf(reading) === 'abbreviation' && !reading.source && isInCapitals(reading.spelling);

const isInCapitals = (spelling = ''): boolean => spelling === spelling.toUpperCase();

/** Returns readings in the typed spelling first: names and their forms may be typed in lower case. */
function asSpelledFirst(readings: readonly Reading[], { typed }: EnglishQuery): Reading[] {
  return [...readings].sort((a, b) => Number(b.spelling === typed) - Number(a.spelling === typed));
}

const ORDER: readonly Kind[] = ['affix', 'abbreviation', 'capital'];

/**
 * Returns the order of kinds: the typed spelling comes first, as a name (*Ian* is no suffix), also beside an abbreviation without an
 * expansion (*Eva*), or as an abbreviation (*ISO* and *est* are no affixes: those have a hyphen).
 */
function orderFor(query: EnglishQuery): readonly Kind[] {
  const { spellings: readings, typed } = query;
  const isTypedAs = (kind: Kind) =>
    readings.some((reading) => kindOf(reading) === kind && spelledBy(reading, query) === typed);
  const unexplained = readings.every((reading) => kindOf(reading) !== 'abbreviation' || !reading.source);
  if (isTypedAs('capital') && (unexplained || !isTypedAs('abbreviation'))) return ['capital', 'affix', 'abbreviation'];
  if (isTypedAs('abbreviation')) return ['abbreviation', 'affix', 'capital'];
  return unexplained ? ['affix', 'capital', 'abbreviation'] : ORDER;
}

/**
 * Word spelled only with a capital, abbreviation, prefix or suffix (rule 14). A name beside a word in lower case that the list merely
 * leaves out does not decide, unless it was typed with the capital; one with an accent (*cañada*) is another word.
 */
export const knownAs: WordDetector = (query) => {
  const { spellings, typed, form, game } = query;
  const hasPlain = spellings.some((reading) => kindOf(reading) === 'plain' && spelledBy(reading, query) === form);
  // In lower case `childs` is a wrong plural of *child* rather than a name.
  const isOtherwise = hasPlain || (typed === form && irregularOf(form, game) !== undefined);
  const sorted = asSpelledFirst(
    spellings.filter((reading) => !isLikelierName(reading, query)),
    query,
  );
  return orderFor(query).flatMap((kind) =>
    sorted
      .filter((reading) => kindOf(reading) === kind)
      .flatMap((reading) => {
        const decides = !(kind === 'capital' && isOtherwise && reading.spelling !== typed);
        return barOf(reading, query, {}, decides) ?? [];
      }),
  );
};

/** A prefix or suffix typed with its hyphen: it is judged as the affix, even if the letters are also a word. */
export const typedAsAffix: WordDetector = (query) => {
  const { affix, spellings } = query;
  if (affix === null) return [];
  // The lexicon names all affixes of the same letters: `-ed`, `ed-`.
  return spellings
    .filter((reading) => kindOf(reading) === 'affix' && reading.source?.split(', ').includes(affix))
    .flatMap((reading) => barOf(reading, query, { spelling: affix }, true) ?? []);
};

/**
 * Secondary reasons for an allowed word typed in the spelling of a barred name or abbreviation: `May` (the verb), `AIDS` and, with the
 * point, `fig.`
 */
export const alsoSpelled: WordDetector = (query) => {
  const { typed, form, spelling, spellings, readings } = query;
  const other = readings[0]?.lemma ?? form;
  const pointed = abbreviationBesideWord(spelling, query);
  const spelled = typed === form ? [] : spellings.filter((reading) => reading.spelling === typed);
  const found = pointed && !spelled.some(({ source }) => source) ? [pointed, ...spelled] : spelled;
  return found.flatMap((reading) => barOf(reading, query, { other }, false) ?? []);
};
