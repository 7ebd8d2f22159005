import { nearWords } from '../../diagnosis/near-words.ts';
import type { FormReading } from '../../lexicon/lexicon.ts';
import { lookupKey } from '../../words/query.ts';
import { legalForms } from '../legal.ts';
import type { Lexicons } from '../lexicons.ts';
import type { Rules } from '../rules.ts';
import type { Analysis } from '../verdict.ts';
import { nearForms } from './near-forms.ts';
import { Offers } from './offers.ts';

/** Forms of one lemma that are offered before the lemma itself. */
const NEAR_FORMS = 2;

/**
 * Words in the place of one that the rules admit and that the user's list or exception takes away: other forms of its lemmas, else other
 * spellings of it (`jogurt` for `joghurt`). Best first, German ones as dictionaries spell them.
 * @param analyses of the word, by the rules.
 */
export function suggestInstead(
  form: string,
  rules: Rules,
  analyses: readonly Analysis[],
  lexicons: Lexicons,
): string[] {
  const { game } = lexicons;
  const spellings = new Map<string, string>();
  const spelled = ({ form: other, reading: { spelling } }: FormReading): void => {
    if (spelling !== undefined && !spellings.has(other)) spellings.set(other, spelling);
  };
  const offers = new Offers(form, legalForms(rules, lexicons));
  for (const lemma of new Set(analyses.map((analysis) => analysis.lemma))) {
    const wanted = analyses.find((analysis) => analysis.lemma === lemma)?.tag.split(/[:.+]/) ?? [];
    const key = lookupKey(lemma, rules.ruleset.language);
    const forms = game.forms(key);
    forms.forEach(spelled);
    offers.add(nearForms(form, forms, wanted), NEAR_FORMS);
    offers.add([key]);
  }
  if (offers.isEmpty) offers.add(nearWords(form, game, rules.orthography, rules.orthography.limits.unnoticed));
  return offers.words.map((word) => spellings.get(word) ?? word);
}
