import type { Lexicon } from '../../../src/core/lexicon/lexicon.ts';
import type { PackedLexicon } from '../../../src/core/lexicon/packed-lexicon.ts';
import { bars } from '../../../src/core/rulesets/sd-2026/detectors/list-entries.ts';
import { diagnosisInput, isRuling } from '../../../src/core/rulesets/sd-2026/diagnosis.ts';
import { claimOf } from '../../../src/core/rulesets/sd-2026/hypotheses/barred.ts';
import { proposalsFor } from '../../../src/core/rulesets/sd-2026/hypotheses/proposals.ts';
import { GERMAN } from '../../../src/core/rulesets/sd-2026/orthography.ts';
import { GermanQuery } from '../../../src/core/rulesets/sd-2026/query.ts';
import { refusal } from '../../../src/core/rulesets/sd-2026/refused.ts';
import { GERMAN_LETTERS } from '../../../src/core/words/letters.ts';
import { parseGermanQuery } from '../../../src/core/words/query.ts';
import type { ScoredLabel } from '../../diagnosis/labels.ts';
import { SeededSample, seededHash } from '../../seeded-sample.ts';
import { type LanguageFit, labelsOfNames } from '../language-fit.ts';

/** Entries that are taken for labels, of each kind of word that they could be mistaken for; every other name is typed in lower case. */
const ENTRIES = 25;

const SEED = 31;

/** One entry of so many is looked at. */
const ONE_IN = 12;

/** Kinds of hypotheses that chance makes of the letters of a name. */
const BY_CHANCE = ['barred-form', 'clitic', 'compound', 'derivation', 'old-spelling', 'written-together'] as const;

/** Names and abbreviations of the spelling lexicon: what it knows the letters as, they mostly are. */
function entryLabels(game: Lexicon, spelling: PackedLexicon): ScoredLabel[] {
  const kinds = ['name', 'abbreviation', ...BY_CHANCE] as const;
  const samples = new Map(kinds.map((kind) => [kind, new SeededSample(ENTRIES, SEED)]));
  const abbreviations = new Set<string>();
  spelling.forEachForm((form) => {
    if (game.has(form) || !/^[a-zäöü]{3,}$/.test(form) || seededHash(form, SEED) % ONE_IN !== 0) return;
    const [{ spelling: spelled = form } = {}] = spelling.readings(form);
    const query = new GermanQuery(parseGermanQuery(spelled), game, spelling);
    const [first, ...others] = query.spellings;
    const [bar] = first ? bars(first) : [];
    const kind = bar && claimOf(bar);
    if (others.length > 0 || (kind !== 'name' && kind !== 'abbreviation')) return;
    if (kind === 'abbreviation') abbreviations.add(spelled);
    samples.get(kind)?.offer(spelled);
    const proposed = new Set(proposalsFor(query).map((one) => one.kind));
    for (const chance of BY_CHANCE) if (proposed.has(chance)) samples.get(chance)?.offer(spelled);
  });
  const words = [...new Set([...samples.values()].flatMap((sample) => sample.words))];
  return labelsOfNames(words, abbreviations);
}

export const GERMAN_FIT: LanguageFit = {
  orthography: GERMAN,
  // Fitted costs rank the near words no better (262 and 259 of 326 intended words first), and about half as high they let rarity count twice,
  // so that common words near a name are not offered: genua, gruner. In the cross-validation 0.5 % more natural words are misleading.
  keepsCosts: true,
  nounsHaveCapitals: true,
  letters: GERMAN_LETTERS,
  foreign: 'en',
  isName(form, { game, spelling }) {
    const [{ spelling: spelled = form } = {}] = spelling.readings(form);
    const [first] = new GermanQuery(parseGermanQuery(spelled), game, spelling).spellings;
    const [bar] = first ? bars(first) : [];
    return bar !== undefined && claimOf(bar) === 'name';
  },
  inputOf(word, { game, spelling }, pairs) {
    const query = new GermanQuery(parseGermanQuery(word), game, spelling);
    const reasons = refusal(query);
    return !reasons || isRuling(query, reasons) ? null : diagnosisInput(query, pairs);
  },
  entryLabels,
};
