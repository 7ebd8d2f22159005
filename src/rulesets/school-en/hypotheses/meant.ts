/** The word that was meant: mistyped, spelled as of old, drawn out, or written as it is spoken. */

import { MISSPELLED, misspelling } from '../../../diagnosis/generators/misspelling.ts';
import type { Proposal } from '../../../diagnosis/hypothesis.ts';
import { logFrequency } from '../../../diagnosis/log-frequency.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { modernised } from '../../../morphology/en/old-spelling.ts';
import { APOSTROPHE } from '../../../words/normalise.ts';
import { ENGLISH } from '../orthography.ts';
import type { EnglishQuestion } from '../question.ts';

/** Proposals with the word itself, and one of a word that is not found. */
export function misspellings({ form, game }: EnglishQuestion, near: readonly string[]): Proposal<never>[] {
  const past = pastByRule(form, game);
  return [
    MISSPELLED,
    ...near.filter((word) => word !== past).map((word, place) => misspelling(form, word, place, game, ENGLISH)),
    ...(past === undefined ? [] : [ofPast(past, game)]),
  ];
}

/** A past by the rule is no mistake of letters. */
const ofPast = (past: string, game: Lexicon): Proposal<never> => ({
  kind: 'misspelling',
  intended: [past],
  evidence: { frequency: logFrequency(past, game), past: 1 },
});

/** The past of a verb that was made by the rule, or spelled without it: `goed`, `thinked`, `admited`. */
function pastByRule(form: string, game: Lexicon): string | undefined {
  if (!form.endsWith('ed')) return undefined;
  const stem = form.slice(0, -'ed'.length);
  const base = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].find((word) =>
    game.readings(word).some(({ tag }) => tag === 'verb:base'),
  );
  if (base === undefined) return undefined;
  const pasts = game.forms(base).filter(({ reading }) => reading.tag.startsWith('verb:past'));
  const byFrequency = pasts
    .map((one) => one.form)
    .sort((one, other) => logFrequency(other, game) - logFrequency(one, game));
  return byFrequency[0];
}

export function oldSpellings({ form, game }: EnglishQuestion): Proposal<never>[] {
  return modernised(form)
    .filter(({ word }) => game.has(word))
    .map(({ word, classes }) => ({
      kind: 'old-spelling',
      intended: [word],
      evidence: {
        frequency: logFrequency(word, game),
        twice: Number(classes.length > 1),
        ...Object.fromEntries(classes.map((one) => [one, 1])),
      },
    }));
}

/** A form in -ing without its g, as it is spoken: `prunin`. */
export function spoken({ form, game }: EnglishQuestion): Proposal<never>[] {
  const whole = `${form}g`;
  if (!form.endsWith('in') || !game.has(whole)) return [];
  const isVerb = game.readings(whole).some(({ tag }) => tag === 'verb:ing');
  return [
    { kind: 'clitic', intended: [whole], evidence: { frequency: logFrequency(whole, game), verb: Number(isVerb) } },
  ];
}

/** The last letter of a contraction or possessive: `thats`, `howz`. */
const ATTACHED = /[sz]$/;

const OPEN_CLASSES = /^(?:noun|verb|adj)/;

/** A word with ’s that is written without the apostrophe. No list has all of these: the apostrophe may follow any noun. */
export function withoutApostrophe({ form, game }: EnglishQuestion): Proposal<never>[] {
  const base = form.slice(0, -1);
  if (!ATTACHED.test(form) || !game.has(base)) return [];
  const closed = Number(!OPEN_CLASSES.test(game.readings(base)[0]?.tag ?? ''));
  return [
    {
      kind: 'clitic',
      intended: [`${base}${APOSTROPHE}s`],
      evidence: { apostrophe: 1, frequency: logFrequency(base, game), closed },
    },
  ];
}
