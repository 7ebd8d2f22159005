/** Labelled words as rows of a fit: the proposals of the shipped generators, and which of them the label accepts. */
import { loadLexicons } from '../../src/cli/lexicons.ts';
import type { Lexicon } from '../../src/lexicon/lexicon.ts';
import type { PackedLexicon } from '../../src/lexicon/packed-lexicon.ts';
import { diagnosisInput, isRuling } from '../../src/rulesets/school-en/diagnosis.ts';
import { proposalsFor } from '../../src/rulesets/school-en/hypotheses/proposals.ts';
import { kindOf } from '../../src/rulesets/school-en/kinds.ts';
import { EnglishQuestion } from '../../src/rulesets/school-en/question.ts';
import { refusal } from '../../src/rulesets/school-en/refused.ts';
import { readAsked } from '../../src/words/asked-english.ts';
import { generatedLabels } from '../diagnosis/generated.ts';
import { isScored, readLabels, type Sample, type ScoredLabel } from '../diagnosis/labels.ts';
import { folded } from '../diagnosis/measure.ts';
import { hasWordMeant, outcomeOf } from '../diagnosis/score.ts';
import { SeededSample } from '../seeded-sample.ts';
import type { FitRow } from './logistic.ts';

/** A labelled word that no ruling decides. */
export interface LabelledRow extends FitRow {
  label: ScoredLabel;
}

/**
 * How much a label counts. Rare kinds would have no rows without the targeted sample. Words of tests are chosen to be plain, and generated ones
 * follow one rule.
 */
const COUNTS: Readonly<Record<Sample, number>> = { natural: 1, targeted: 0.6, test: 0.3, generated: 0.1 };

/**
 * The proposals that a label accepts: those of its kinds, and where the label has the word that was meant and a proposal names it, that one. A
 * word that no generator proposes is unlisted.
 */
function rightOf(label: ScoredLabel, proposals: FitRow['proposals']): number[] {
  const places = proposals.map((_, place) => place);
  const isNamed = hasWordMeant(label);
  const isMeant = (place: number): boolean => folded(proposals[place]!.intended.join(' ')) === folded(label.intended);
  const ofKind = places.filter((place) => proposals[place]!.kind === label.kind);
  const meant = isNamed ? ofKind.filter(isMeant) : ofKind;
  const found = meant.length > 0 ? meant : ofKind.filter((place) => proposals[place]!.intended.length === 0);
  const others = places.filter(
    (place) => proposals[place]!.kind !== label.kind && outcomeOf(label, proposals[place]!.kind) === 'right',
  );
  const right = [...found, ...others];
  if (right.length > 0) return right;
  return ofKind.length > 0 ? ofKind : places.filter((place) => proposals[place]!.kind === 'unlisted');
}

/** Source of labels that are entries of the spelling lexicon, and how much each counts. */
const ENTRY = 'entry';
const COUNT_OF_ENTRY = 0.5;

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
    const question = new EnglishQuestion(readAsked(first.spelling), game, spelling);
    const proposed = new Set(proposalsFor(question, []).map((one) => one.kind));
    for (const chance of BY_CHANCE) if (proposed.has(chance)) samples.get(chance)?.offer(first.spelling);
  });
  const words = [...new Set([...samples.values()].flatMap((sample) => sample.words))];
  return words.map((word, place) => ({
    word: abbreviations.has(word) || place % 2 === 0 ? word : word.toLowerCase(),
    kind: abbreviations.has(word) ? 'abbreviation' : 'name',
    intended: '',
    also: [],
    isSentenceStart: false,
    source: ENTRY,
    sample: 'generated',
  }));
}

export function readRows(strings: string): LabelledRow[] {
  const lexicons = loadLexicons('school-en');
  const { game, spelling } = lexicons;
  if (!spelling) throw new Error('the spelling lexicon is missing');
  return [
    ...readLabels('en'),
    ...generatedLabels('en', { game, spelling }),
    ...entryLabels(game, spelling as PackedLexicon),
  ]
    .filter(isScored)
    .flatMap((label) => {
      const question = new EnglishQuestion(readAsked(label.word), game, spelling);
      const reasons = refusal(question);
      if (!reasons || isRuling(question, reasons)) return [];
      const { proposals, shape } = diagnosisInput(question, strings);
      return [
        {
          label,
          proposals,
          shape,
          right: rightOf(label, proposals),
          count: label.source === ENTRY ? COUNT_OF_ENTRY : COUNTS[label.sample],
        },
      ];
    });
}
