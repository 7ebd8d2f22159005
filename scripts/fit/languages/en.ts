import { type Lexicon, logFrequency } from '../../../src/core/lexicon/lexicon.ts';
import type { PackedLexicon } from '../../../src/core/lexicon/packed-lexicon.ts';
import { diagnosisInput, isRuling } from '../../../src/core/rulesets/school-en/diagnosis.ts';
import { proposalsFor } from '../../../src/core/rulesets/school-en/hypotheses/proposals.ts';
import { ENGLISH } from '../../../src/core/rulesets/school-en/orthography.ts';
import { EnglishQuery, kindOf } from '../../../src/core/rulesets/school-en/query.ts';
import { refusal } from '../../../src/core/rulesets/school-en/rules.ts';
import { ENGLISH_LETTERS } from '../../../src/core/words/letters.ts';
import { parseEnglishQuery } from '../../../src/core/words/query.ts';
import type { ScoredLabel } from '../../diagnosis/labels.ts';
import { SeededSample } from '../../seeded-sample.ts';
import { entryLabel, type LanguageFit, labelsOfNames } from '../language-fit.ts';

/** Entries that are taken for labels, of each kind of word that they could be mistaken for; every other one is typed in lower case. */
const ENTRIES = 60;

const SEED = 31;

/** Kinds of hypotheses that chance makes of the letters of a name: *Spain*, and *spaing* without its g. */
const BY_CHANCE = ['clitic', 'derivation', 'old-spelling', 'written-together'] as const;

/** Names and abbreviations of the spelling lexicon: what it knows the letters as, they mostly are. */
function entryLabels(game: Lexicon, spelling: PackedLexicon): ScoredLabel[] {
  const kinds = ['name', 'abbreviation', ...BY_CHANCE] as const;
  const samples = new Map(kinds.map((kind) => [kind, new SeededSample(ENTRIES, SEED)]));
  const abbreviations = new Set<string>();
  spelling.forEachForm((form) => {
    const [first, ...others] = spelling.readings(form);
    if (!first?.spelling || others.length > 0 || game.has(form) || !/^[a-z]{3,}$/.test(form)) return;
    const kind = kindOf(first);
    if (kind !== 'capital' && kind !== 'abbreviation') return;
    if (kind === 'abbreviation') abbreviations.add(first.spelling);
    samples.get(kind === 'capital' ? 'name' : kind)?.offer(first.spelling);
    const query = new EnglishQuery(parseEnglishQuery(first.spelling), game, spelling);
    const proposed = new Set(proposalsFor(query, [], []).map((one) => one.kind));
    for (const chance of BY_CHANCE) if (proposed.has(chance)) samples.get(chance)?.offer(first.spelling);
  });
  const words = [...new Set([...samples.values()].flatMap((sample) => sample.words))];
  return labelsOfNames(words, abbreviations);
}

/** Log-frequency from which on a word is common enough to be mistyped here. */
const COMMON = 5;

/** Letters of such a word at least. */
const SHORTEST_SLIP = 5;

/** Slips that are taken for labels. */
const SLIPS = 120;

/** Slips of common words that chance makes look like something else: *theif*, and *the if*. Two of the letters are swapped. */
function slipLabels(game: PackedLexicon, spelling: PackedLexicon): ScoredLabel[] {
  const intended = new Map<string, string>();
  const sample = new SeededSample(SLIPS, SEED);
  game.forEachForm((form) => {
    if (form.length < SHORTEST_SLIP || logFrequency(form, game) < COMMON) return;
    for (let at = 1; at < form.length - 1; at++) {
      const slip = form.slice(0, at) + form.charAt(at + 1) + form.charAt(at) + form.slice(at + 2);
      if (game.has(slip) || spelling.has(slip)) continue;
      const query = new EnglishQuery(parseEnglishQuery(slip), game, spelling);
      if (!proposalsFor(query, [], []).some(({ kind }) => (BY_CHANCE as readonly string[]).includes(kind))) continue;
      intended.set(slip, form);
      sample.offer(slip);
    }
  });
  return sample.words.map((word) => entryLabel(word, 'misspelling', intended.get(word)));
}

export const ENGLISH_FIT: LanguageFit = {
  orthography: ENGLISH,
  letters: ENGLISH_LETTERS,
  foreign: 'de',
  isName: (form, { spelling }) => spelling.readings(form).every((reading) => kindOf(reading) === 'capital'),
  inputOf(word, { game, spelling }, pairs) {
    const query = new EnglishQuery(parseEnglishQuery(word), game, spelling);
    const reasons = refusal(query);
    return !reasons || isRuling(query, reasons) ? null : diagnosisInput(query, reasons, pairs);
  },
  entryLabels: (game, spelling) => [...entryLabels(game, spelling), ...slipLabels(game, spelling)],
};
