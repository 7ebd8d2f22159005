import type { FormReading } from '../../lexicon/lexicon.ts';
import { legalForms } from '../legal.ts';
import type { Lexicons } from '../lexicons.ts';
import { lookedUp } from '../looked-up.ts';
import type { Analysis, RulesetId } from '../verdict.ts';
import { UNNOTICED } from './difference.ts';
import { ENGLISH } from './english.ts';
import { GERMAN } from './german.ts';
import { nearForms } from './near-forms.ts';
import { nearWords } from './near-words.ts';
import { Offers } from './offers.ts';
import type { Orthography } from './orthography.ts';
import { POLISH } from './polish.ts';

const ORTHOGRAPHY: Readonly<Record<RulesetId, Orthography>> = {
  'pfs-2018': POLISH,
  'pfs-2016': POLISH,
  '7slow': POLISH,
  'sd-2026': GERMAN,
  'school-en': ENGLISH,
};

/** Forms of one lemma that are offered before the lemma itself. */
const NEAR_FORMS = 2;

/**
 * Words in the place of one that the rules admit and that the user's list or exception takes away: other forms of its lemmas, else other
 * spellings of it (`jogurt` for `joghurt`). Best first, German ones as dictionaries spell them.
 * @param analyses of the word, by the rules.
 */
export function suggestInstead(
  form: string,
  ruleset: RulesetId,
  analyses: readonly Analysis[],
  lexicons: Lexicons,
): string[] {
  const { game } = lexicons;
  const spellings = new Map<string, string>();
  const spelled = ({ form: other, reading: { spelling } }: FormReading): void => {
    if (spelling !== undefined && !spellings.has(other)) spellings.set(other, spelling);
  };
  const offers = new Offers(form, legalForms(ruleset, lexicons));
  for (const lemma of new Set(analyses.map((analysis) => analysis.lemma))) {
    const wanted = analyses.find((analysis) => analysis.lemma === lemma)?.tag.split(/[:.+]/) ?? [];
    const key = lookedUp(lemma, ruleset);
    const forms = game.forms(key);
    forms.forEach(spelled);
    offers.add(nearForms(form, forms, wanted), NEAR_FORMS);
    offers.add([key]);
  }
  if (offers.isEmpty) offers.add(nearWords(form, game, ORTHOGRAPHY[ruleset], UNNOTICED));
  return offers.words.map((word) => spellings.get(word) ?? word);
}
