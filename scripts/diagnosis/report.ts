import { DIAGNOSIS_KINDS } from '../../src/core/diagnosis/hypothesis.ts';
import type { TileLanguage } from '../../src/core/words/tiles.ts';
import { percent } from '../figures.ts';
import { figureRows } from './figures.ts';
import { MEASURED, SAMPLES, type Sample } from './labels.ts';
import type { Measurement } from './measure.ts';
import { type Figures, figuresOf, type Outcome, type Result } from './score.ts';

const NAME_WIDTH = 24;
const FIGURE_WIDTH = 14;

const asRow = (name: string, cells: readonly (string | number)[], width = FIGURE_WIDTH): string =>
  `  ${name.padEnd(NAME_WIDTH)}${cells.map((cell) => String(cell).padStart(width)).join('')}`;

const HEADINGS = ['words', 'right', 'silent', 'misleading', 'named', 'or offered'];

function figuresRow(name: string, { words, toName, ...of }: Figures): string {
  const ofNamed = (part: number) => (toName === 0 ? '–' : percent(part, toName));
  const shares = [of.right, of.silent, of.misleading].map((part) => percent(part, words));
  return asRow(name, [words, ...shares, ofNamed(of.named), ofNamed(of.namedOrOffered)]);
}

/** Returns a row for each value of the key, most words first. */
function groupRows(results: readonly Result[], keyOf: (result: Result) => string): string[] {
  const groups = new Map<string, Result[]>();
  for (const result of results) groups.set(keyOf(result), [...(groups.get(keyOf(result)) ?? []), result]);
  return [...groups]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([name, group]) => figuresRow(name, figuresOf(group)));
}

const CLAIMS = [...DIAGNOSIS_KINDS, 'ruling'] as const;

/** Returns the confusion matrix: rows are labels, columns are claims. */
function confusionMatrix(results: readonly Result[]): string[] {
  const rows = DIAGNOSIS_KINDS.flatMap((kind) => {
    const ofKind = results.filter(({ label }) => label.kind === kind);
    if (ofKind.length === 0) return [];
    const counts = CLAIMS.map((claim) => ofKind.filter((result) => result.claim === claim).length || '·');
    return [asRow(kind, [ofKind.length, ...counts], 6)];
  });
  // Columns are narrow, so kinds are abbreviated.
  return [asRow('', ['words', ...CLAIMS.map((claim) => claim.slice(0, 5))], 6), ...rows];
}

const ofSample = (results: readonly Result[], sample: Sample): Result[] =>
  results.filter(({ label }) => label.sample === sample);

/** Returns the figures of one language as lines of text. */
export function reportOf(language: TileLanguage, { results, allowed, missing }: Measurement): string[] {
  const rows = figureRows(language, results);
  const samples = SAMPLES.filter((sample) => ofSample(results, sample).length > 0);
  return [
    `${language}, ${MEASURED[language]}`,
    `  ${missing.length} words are missing from the lexicon and not scored; ${allowed.length} are allowed by now${allowed.length > 0 ? `: ${allowed.map(({ word }) => word).join(' ')}` : ''}`,
    '',
    asRow('sample', HEADINGS),
    ...samples.flatMap((sample) => [
      figuresRow(sample, figuresOf(ofSample(results, sample))),
      ...rows.filter((row) => row.sample === sample).map(({ part, figures }) => figuresRow(`  ${part}`, figures)),
    ]),
    ...samples.flatMap((sample) => {
      const sampled = ofSample(results, sample);
      return [
        '',
        asRow(`${sample}, by source`, HEADINGS),
        ...groupRows(sampled, ({ label }) => label.source),
        '',
        asRow(`${sample}, by kind`, HEADINGS),
        ...groupRows(sampled, ({ label }) => label.kind),
        '',
        `  ${sample}: what the words are (rows), and what the first explanation claims (columns)`,
        ...confusionMatrix(sampled),
      ];
    }),
  ];
}

/** Returns the words with this outcome, one a line: word, label, intended word, claim. */
export const wordsWith = (wanted: Outcome, results: readonly Result[]): string[] =>
  results
    .filter(({ outcome }) => outcome === wanted)
    .map(({ label: { word, kind, intended, sample }, claim }) => [sample, word, kind, intended, claim].join('\t'));
