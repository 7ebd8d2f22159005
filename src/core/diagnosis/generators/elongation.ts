import type { Lexicon } from '../../lexicon/lexicon.ts';
import { isDrawnOut } from '../../words/letters.ts';
import type { Proposal } from '../hypothesis.ts';
import { logFrequency } from '../log-frequency.ts';

/** Letters three times on end or more, which are written once or twice. */
const RUN = /(\p{L})\1{2,}/u;

/** All ways to write runs of a letter once or twice. */
function shortened(word: string): string[] {
  const [run, letter = ''] = RUN.exec(word) ?? [];
  if (run === undefined) return [word];
  return [letter, letter + letter].flatMap((once) => shortened(word.replace(run, once)));
}

/** Most letters of a drawn-out word: each run doubles what there is to look up. */
const LONGEST_DRAWN_OUT = 20;

/** The words of which a letter was drawn out, and one of a word that is not found; nothing where no letter stands three times on end. */
export function elongations({ form, game }: { form: string; game: Lexicon }): Proposal<never>[] {
  if (!isDrawnOut(form)) return [];
  const kind = 'elongation';
  const words = form.length > LONGEST_DRAWN_OUT ? [] : shortened(form).filter((word) => game.has(word));
  return [
    { kind, intended: [], evidence: { notFound: 1 } },
    ...words.map((word) => ({ kind, intended: [word], evidence: { frequency: logFrequency(word, game) } }) as const),
  ];
}
