/** The word that was meant: mistyped, spelled as of old, drawn out, or written as it is spoken. */
import type { Proposal } from '../../../diagnosis/hypothesis.ts';
import { modernised } from '../../../morphology/en/old-spelling.ts';
import { difference, POWER_OF_TEN } from '../../../rules/suggested/difference.ts';
import { isDrawnOut } from '../../../words/drawn-out.ts';
import { ENGLISH } from '../orthography.ts';
import { type EnglishQuestion, logFrequency } from '../question.ts';

/** Powers of ten that a mistake costs at most, where its letters tell more. */
const DEAREST = 12;

/** Proposals with the word itself, and one of a word that is not found. */
export function misspellings({ form, game }: EnglishQuestion, near: readonly string[]): Proposal[] {
  const kind = 'misspelling';
  const past = pastByRule(form, game);
  const words = past === undefined ? near : [...new Set([...near, past])];
  return [
    { kind, intended: [], evidence: { notFound: 1 } },
    ...words.map((word, rank) => {
      const isPast = word === past;
      // A past by the rule is no mistake of letters.
      const cost = isPast ? 0 : Math.min(difference(form, word, ENGLISH, 2) / POWER_OF_TEN, DEAREST);
      return {
        kind,
        intended: [word],
        evidence: {
          cost,
          costByLength: cost / form.length,
          frequency: logFrequency(word, game),
          first: Number(rank === 0 && !isPast),
          past: Number(isPast),
        },
      } as const;
    }),
  ];
}

/** The past of a verb that was made by the rule, or spelled without it: `goed`, `thinked`, `admited`. */
function pastByRule(form: string, game: EnglishQuestion['game']): string | undefined {
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

export function oldSpellings({ form, game }: EnglishQuestion): Proposal[] {
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

export function elongations({ form, game }: EnglishQuestion): Proposal[] {
  if (!isDrawnOut(form)) return [];
  const kind = 'elongation';
  const words = form.length > LONGEST_DRAWN_OUT ? [] : shortened(form).filter((word) => game.has(word));
  return [
    { kind, intended: [], evidence: { notFound: 1 } },
    ...words.map(
      (word) =>
        ({
          kind,
          intended: [word],
          evidence: { frequency: logFrequency(word, game), kept: word.length / form.length },
        }) as const,
    ),
  ];
}

/** A form in -ing without its g, as it is spoken: `prunin`. */
export function spoken({ form, game }: EnglishQuestion): Proposal[] {
  const whole = `${form}g`;
  if (!form.endsWith('in') || !game.has(whole)) return [];
  const isVerb = game.readings(whole).some(({ tag }) => tag === 'verb:ing');
  return [
    { kind: 'clitic', intended: [whole], evidence: { frequency: logFrequency(whole, game), verb: Number(isVerb) } },
  ];
}
