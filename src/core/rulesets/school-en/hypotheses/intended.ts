/** The intended word: mistyped, in an old spelling, with repeated letters, or spelled as pronounced. */

import { MISSPELLED, misspelling } from '../../../diagnosis/generators.ts';
import type { Proposal } from '../../../diagnosis/hypothesis.ts';
import { type Lexicon, logFrequency } from '../../../lexicon/lexicon.ts';
import { modernised } from '../../../morphology/en/old-spelling.ts';
import { APOSTROPHE } from '../../../words/normalise.ts';
import { ENGLISH } from '../orthography.ts';
import { type EnglishQuery, OPEN_CLASSES } from '../query.ts';

/** Proposals with the word itself, and one for an unknown intended word. */
export function misspellings({ form, game }: EnglishQuery, near: readonly string[]): Proposal<never>[] {
  const irregular = irregularOf(form, game);
  return [
    MISSPELLED,
    ...near.filter((word) => word !== irregular).map((word, place) => misspelling(form, word, place, game, ENGLISH)),
    ...(irregular === undefined ? [] : [ofIrregular(irregular, game)]),
  ];
}

/** A regular form is no misspelled letter. */
const ofIrregular = (form: string, game: Lexicon): Proposal<never> => ({
  kind: 'misspelling',
  intended: [form],
  evidence: { frequency: logFrequency(form, game), past: 1 },
});

/** Endings of the past and the plural, with the tags of their bases and of the forms. */
const BY_RULE: ReadonlyArray<readonly [ending: string, base: string, made: string]> = [
  ['ed', 'verb:base', 'verb:past'],
  ['s', 'noun:sg', 'noun:pl'],
];

/**
 * Returns the right form for a regular past or plural of an irregular word, or for one without its spelling change: `goed`, `thinked`,
 * `admited`, `childs`.
 */
export function irregularOf(form: string, game: Lexicon): string | undefined {
  for (const [ending, baseTag, made] of BY_RULE) {
    if (!form.endsWith(ending)) continue;
    const stem = form.slice(0, -ending.length);
    const base = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].find((word) =>
      game.readings(word).some(({ tag }) => tag === baseTag),
    );
    if (base === undefined) continue;
    const [commonest] = game
      .forms(base)
      .filter(({ reading }) => reading.tag.startsWith(made))
      .map((one) => one.form)
      .sort((one, other) => logFrequency(other, game) - logFrequency(one, game));
    if (commonest !== undefined) return commonest;
  }
  return undefined;
}

export function oldSpellings({ form, game }: EnglishQuery): Proposal<never>[] {
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

/** Proposes a form in -ing without its g, as in speech: `prunin`. */
export function spoken({ form, game }: EnglishQuery): Proposal<never>[] {
  const whole = `${form}g`;
  if (!form.endsWith('in') || !game.has(whole)) return [];
  const isVerb = game.readings(whole).some(({ tag }) => tag === 'verb:ing');
  return [
    { kind: 'clitic', intended: [whole], evidence: { frequency: logFrequency(whole, game), verb: Number(isVerb) } },
  ];
}

/** The last letter of a contraction or possessive: `thats`, `howz`. */
const ATTACHED = /[sz]$/;

/** Proposes a word with ’s that is spelled without the apostrophe. No list has all of these, because the apostrophe may follow any noun. */
export function withoutApostrophe({ form, game }: EnglishQuery): Proposal<never>[] {
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
