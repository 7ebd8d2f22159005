import { writeFileSync } from 'node:fs';
import { readTable } from '../../dictionaries/compile/tsv.ts';
import type { TileLanguage } from '../../src/core/words/tiles.ts';
import { isOutsideFit, LANGUAGES, SAMPLES, type Sample } from './labels.ts';
import { type Figures, figuresOf, type Result } from './score.ts';

/** `fit`: labels that a fit may see. `held-out`: labels that it may not see. */
const PARTS = ['fit', 'held-out'] as const;

/** Figures of one sample of a language, or of a part of it. */
export interface FiguresRow {
  language: TileLanguage;
  sample: Sample;
  part: (typeof PARTS)[number];
  figures: Figures;
}

/** The committed figures, under `dictionaries/`. */
const TABLE = 'diagnosis/figures.tsv';

/** Its columns other than language, sample and part. */
const COLUMNS = {
  words: 'words',
  right: 'right',
  silent: 'silent',
  misleading: 'misleading',
  toName: 'to_name',
  named: 'named',
  namedOrOffered: 'named_or_offered',
} as const satisfies Record<keyof Figures, string>;

const FIGURES = Object.keys(COLUMNS) as (keyof Figures)[];

/** Returns the figures of a language in both parts of each sample that has words. */
export function figureRows(language: TileLanguage, results: readonly Result[]): FiguresRow[] {
  return SAMPLES.flatMap((sample) =>
    PARTS.flatMap((part) => {
      const ofPart = results.filter(
        ({ label }) => label.sample === sample && isOutsideFit(label) === (part === 'held-out'),
      );
      return ofPart.length === 0 ? [] : [{ language, sample, part, figures: figuresOf(ofPart) }];
    }),
  );
}

export function readFigures(): FiguresRow[] {
  return readTable(TABLE).map((row) => ({
    language: row.language as TileLanguage,
    sample: row.sample as Sample,
    part: row.part as FiguresRow['part'],
    figures: Object.fromEntries(FIGURES.map((name) => [name, Number(row[COLUMNS[name]])])) as unknown as Figures,
  }));
}

/** Writes the figures of some languages, and leaves those of the others as they are. */
export function writeFigures(rows: readonly FiguresRow[]): void {
  const measured = new Set(rows.map(({ language }) => language));
  const all = [...rows, ...readFigures().filter(({ language }) => !measured.has(language))];
  const lines = LANGUAGES.flatMap((wanted) => all.filter(({ language }) => language === wanted)).map(
    ({ language, sample, part, figures }) =>
      [language, sample, part, ...FIGURES.map((name) => figures[name])].join('\t'),
  );
  const header = ['language', 'sample', 'part', ...Object.values(COLUMNS)].join('\t');
  writeFileSync(new URL(`../../dictionaries/${TABLE}`, import.meta.url), `${[header, ...lines].join('\n')}\n`);
}

/** Tolerance of a fall: this share of the words, or this number of words if that is more. A change that helps many may cost a few. */
const TOLERANCE = { share: 0.01, words: 2 } as const;

/** Direction of each figure: 1 if higher is better, −1 if lower is. */
const BETTER = { right: 1, named: 1, namedOrOffered: 1, misleading: -1 } as const;

/**
 * Returns one sentence for each figure that is worse than the committed one by more than the tolerance. Figures of other words than the
 * committed ones cannot be compared, and are reported as well.
 */
export function fallenFigures(rows: readonly FiguresRow[], committed: readonly FiguresRow[]): string[] {
  return rows.flatMap(({ language, sample, part, figures }) => {
    const before = committed.find((row) => row.language === language && row.sample === sample && row.part === part);
    const name = `${language} ${sample} ${part}`;
    if (before?.figures.words !== figures.words || before.figures.toName !== figures.toName)
      return [`${name}: the words are not those of the committed figures; run with --write`];
    const tolerance = Math.max(TOLERANCE.words, TOLERANCE.share * figures.words);
    return Object.entries(BETTER).flatMap(([figure, sign]) => {
      const [now, then] = [figures, before.figures].map((one) => one[figure as keyof typeof BETTER]) as [
        number,
        number,
      ];
      return (then - now) * sign > tolerance ? [`${name}: ${figure} was ${then} and is ${now}`] : [];
    });
  });
}
