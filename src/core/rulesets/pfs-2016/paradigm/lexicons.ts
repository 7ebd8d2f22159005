import type { Lexicon } from '../../../lexicon/lexicon.ts';
import type { Lexicons } from '../../../rules/lexicons.ts';
import { isLate, RecordedLexicon } from '../recorded.ts';

/** The lexicons as paradigms need them: what was recorded before 2016, and what else a later list or a spelling dictionary knows. */
export function lexiconsOf2016({ game, spelling, list }: Lexicons): Lexicons {
  return { game: new RecordedLexicon(game, spelling), spelling: besides(game, spelling), list };
}

function besides(today: Lexicon, spelling: Lexicon | null): Lexicon {
  const readings = (form: string) => [...today.readings(form).filter(isLate), ...(spelling?.readings(form) ?? [])];
  return {
    has: (form) => readings(form).length > 0,
    reach: (form) => Math.max(today.reach(form), spelling?.reach(form) ?? 0),
    readings,
    forms: (lemma) => [
      ...today.forms(lemma).filter(({ reading }) => isLate(reading)),
      ...(spelling?.forms(lemma) ?? []),
    ],
    neighbours: (...asked) => spelling?.neighbours(...asked) ?? [],
  };
}
