import type { Lexicon } from '../../../src/core/lexicon/lexicon.ts';
import type { PackedLexicon } from '../../../src/core/lexicon/packed-lexicon.ts';
import { entryOf } from '../../../src/core/rules/catalogue.ts';
import { parseBlanks } from '../../../src/core/rules/judge.ts';
import type { Reason } from '../../../src/core/rules/verdict.ts';
import { EDITION } from '../../../src/core/rulesets/pfs-2018/rules.ts';
import { prepare } from '../../../src/core/rulesets/polish/diagnosis.ts';
import { notListedIn, reasonsOf } from '../../../src/core/rulesets/polish/edition.ts';
import { POLISH } from '../../../src/core/rulesets/polish/orthography.ts';
import { PolishQuery } from '../../../src/core/rulesets/polish/query.ts';
import { refusal } from '../../../src/core/rulesets/polish/refused.ts';
import { hasInnerCapital, startsWithCapital } from '../../../src/core/words/capital.ts';
import { POLISH_LETTERS } from '../../../src/core/words/letters.ts';
import { lowerCase, upperCase } from '../../../src/core/words/normalise.ts';
import { parsePolishQuery } from '../../../src/core/words/query.ts';
import type { ScoredLabel } from '../../diagnosis/labels.ts';
import { SeededSample } from '../../seeded-sample.ts';
import { entryLabel, type LanguageFit } from '../language-fit.ts';

/** Entries that are taken for labels, of each kind; every other one is typed in lower case. */
const ENTRIES = 60;

const SEED = 31;

/** Names and abbreviations of the spelling lexicon: what it knows the letters as, they mostly are. */
function entryLabels(game: Lexicon, spelling: PackedLexicon): ScoredLabel[] {
  const names = new SeededSample(ENTRIES, SEED);
  const abbreviations = new SeededSample(ENTRIES, SEED);
  spelling.forEachForm((form) => {
    const [first, ...others] = spelling.readings(form);
    if (!first || others.length > 0 || game.has(form) || !/^\p{Ll}{3,}$/u.test(form)) return;
    const { spelling: spelled = form, mark } = first;
    const isInCapitals = hasInnerCapital(spelled) && spelled === upperCase(spelled);
    if (isInCapitals || mark === 'abbreviation') abbreviations.offer(spelled);
    else if (startsWithCapital(spelled)) names.offer(spelled);
  });
  const labelled = (kind: 'name' | 'abbreviation', { words }: SeededSample): ScoredLabel[] =>
    words.map((word, place) => entryLabel(place % 2 === 0 ? word : lowerCase(word), kind));
  return [...labelled('name', names), ...labelled('abbreviation', abbreviations)];
}

export const POLISH_FIT: LanguageFit = {
  orthography: POLISH,
  letters: `${POLISH_LETTERS}qvx`,
  foreign: 'en',
  isName: (form, { spelling }) =>
    spelling
      .readings(form)
      .every(({ spelling: spelled = form }) => startsWithCapital(spelled) && !hasInnerCapital(spelled)),
  inputOf(word, { game, spelling }, pairs) {
    const text = parseBlanks(word, 'pl', { game, spelling, list: { name: '', edition: '' } })?.text ?? word;
    const query = new PolishQuery(parsePolishQuery(text), game, spelling);
    const found = refusal(query, EDITION);
    if (!found) return null;
    const ruleset = {
      kindOf: (reason: Reason) => entryOf(reason, EDITION.catalogue).kind,
      notListed: notListedIn(EDITION),
    };
    return prepare(query, reasonsOf(found, EDITION), ruleset, pairs).input ?? null;
  },
  entryLabels,
};
