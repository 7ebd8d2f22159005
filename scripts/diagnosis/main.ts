/**
 * `npm run diagnosis -- [--language pl|de|en] [--list OUTCOME] [--check | --write]` measures how well the first explanation says what a
 * refused word is, on the labelled words of `dictionaries/diagnosis`. See docs/diagnosis.md.
 */
import { parseArgs } from 'node:util';
import { readCall, run, UsageError } from '../../src/cli/command.ts';
import { fallenFigures, figureRows, readFigures, writeFigures } from './figures.ts';
import { LANGUAGES } from './labels.ts';
import { measure } from './measure.ts';
import { reportOf, wordsWith } from './report.ts';
import { OUTCOMES } from './score.ts';

const USAGE = `usage: diagnosis [--language ${LANGUAGES.join('|')}] [--list ${OUTCOMES.join('|')}] [--check | --write]
  --language NAME  measures one language; without it, all of them
  --list OUTCOME   prints the words with this outcome in place of the report
  --check          exits with status 1 if a figure has fallen below the committed ones
  --write          writes the figures to dictionaries/diagnosis/figures.tsv`;

/** Returns the value of an option, or all values if it is absent. */
function oneOf<T extends string>(option: string, value: string | undefined, known: readonly T[]): readonly T[] {
  if (value === undefined) return known;
  const found = known.filter((one) => one === value);
  if (found.length === 0) throw new UsageError(`unknown ${option} '${value}' (known: ${known.join(', ')})`);
  return found;
}

await run('diagnosis', USAGE, async () => {
  const { values } = readCall(() =>
    parseArgs({
      options: {
        language: { type: 'string' },
        list: { type: 'string' },
        check: { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
      },
    }),
  );
  if (values.check && values.write) throw new UsageError('--check and --write exclude each other');
  const languages = oneOf('--language', values.language, LANGUAGES);
  const [outcome] = values.list === undefined ? [] : oneOf('--list', values.list, OUTCOMES);
  const fallen: string[] = [];
  for (const language of languages) {
    const measurement = await measure(language);
    const lines = outcome ? wordsWith(outcome, measurement.results) : [...reportOf(language, measurement), ''];
    console.log(lines.join('\n'));
    const rows = figureRows(language, measurement.results);
    if (values.write) writeFigures(rows);
    if (values.check) fallen.push(...fallenFigures(rows, readFigures()));
  }
  if (fallen.length > 0) throw new Error(`figures have fallen\n${fallen.join('\n')}`);
});
