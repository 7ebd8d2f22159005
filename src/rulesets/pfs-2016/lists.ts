import type { RuleName } from './catalogue.ts';

/** A word that the document prints as playable and that the lists lack, with a recorded word that inflects alike. */
interface Named {
  rule: RuleName;
  lemma: string;
  /** Letters that the forms begin with, and those that the forms of the model have for them. */
  stem: string;
  model: { lemma: string; stem: string };
  /** The word that is not its base form. */
  other: string;
}

/** Words that the document takes for recorded though no list has them. What it names, it decides. */
export const NAMED: readonly Named[] = [
  {
    rule: 'not-base-adjective',
    lemma: 'grogowy',
    stem: 'grog',
    model: { lemma: 'borowy', stem: 'bor' },
    other: 'grog',
  },
  {
    rule: 'not-base-adverb',
    lemma: 'grudniowo',
    stem: 'grudni',
    model: { lemma: 'sportowo', stem: 'sport' },
    other: 'grudniowy',
  },
];

/** Headwords of old dictionaries without grammar, which the document inflects after other words, or not at all (10). */
export const BY_ANALOGY: ReadonlySet<string> = new Set(['gimpa', 'hula']);

/** The document's sample of a word printed inside another entry. */
export const SUBHEADWORDS: ReadonlySet<string> = new Set(['iii']);

/** Its sample of a word with a particle that is recorded as it stands; the letters are a form of *znajść* as well. */
export const PARTICLE_HEADWORDS: ReadonlyMap<string, { base: string; particle: string }> = new Map([
  ['znaszli', { base: 'znasz', particle: '-li' }],
]);
