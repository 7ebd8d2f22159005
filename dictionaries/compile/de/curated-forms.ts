/**
 * Forms of a curated word by the hint in its row's column `forms`.
 *
 * ```
 * -            the word alone
 * -s           a name: the word and its genitive
 * adj          an adjective, declined
 * adj+         an adjective, declined and compared by -er and -st
 * inf          a verb: the infinitive and its genitive
 * verb         a weak verb of English origin or made from a product name, used with an object
 * verb ein     the same, separable with this particle
 * f - n        a noun of this class, see noun-class.ts
 * =w1 w2       exactly these forms
 * ```
 */
import { adjectiveForms, type Comparison, type StemClass } from '../../../src/core/morphology/de/adjective.ts';
import type { BuiltForm, Lexeme } from '../../../src/core/morphology/de/built-form.ts';
import { buildNoun, parseNounClass } from '../../../src/core/morphology/de/noun.ts';
import { buildVerb, verbFeatures } from '../../../src/core/morphology/de/verb.ts';
import type { VerbClass } from '../../../src/core/morphology/de/verb-class.ts';
import { presentStem, weakStem } from '../../../src/core/morphology/de/verb-stem.ts';

export interface HintedForms {
  pos: Lexeme['pos'];
  features: string;
  forms: BuiltForm[];
}

const NOUN_CLASS = /^(?:[mfn](?:\.[mfn])*|\.) (?:none|adj|-|(?:-|e?n?s|e?ns?|[sz]es|nen)(?:\/(?:-|[a-z]+))*) \S+$/;

const VERB = /^verb(?: (\p{Ll}+))?$/u;

/** Returns true when forms can be built from the hint. */
export function isHint(hint: string): boolean {
  return (
    ['-', '-s', 'adj', 'adj+', 'inf'].includes(hint) || VERB.test(hint) || /^=\S/.test(hint) || NOUN_CLASS.test(hint)
  );
}

/** Returns all forms of the word. @param pos part of speech of a word without other forms @throws Error for an unknown hint */
export function hintedForms(word: string, hint: string, pos: Lexeme['pos']): HintedForms {
  const base = word.toLowerCase();
  const basic = (form: string, tag: string): BuiltForm => ({ form, tag, group: 'basic' });
  if (hint === '-') return { pos, features: '', forms: [basic(base, pos || 'name')] };
  if (hint === '-s') return { pos, features: '', forms: [basic(base, pos), basic(`${base}s`, `${pos}:gen`)] };
  if (hint === 'inf') {
    return { pos: 'ver', features: '', forms: [basic(base, 'ver:inf'), basic(`${base}s`, 'ver:inf:gen')] };
  }
  const verb = VERB.exec(hint);
  if (verb) return weakVerb(verb[1] ?? '', base.slice(verb[1]?.length ?? 0));
  if (hint === 'adj' || hint === 'adj+') return { pos: 'adj', features: '', forms: adjective(base, hint === 'adj+') };
  if (hint.startsWith('=')) {
    return {
      pos,
      features: '',
      forms: hint
        .slice(1)
        .split(' ')
        .map((form) => basic(form.toLowerCase(), pos || 'name')),
    };
  }
  if (!NOUN_CLASS.test(hint)) throw new Error(`${word}: no forms can be built from "${hint}"`);
  const nounClass = parseNounClass(hint);
  return { pos: 'sub', features: nounClass.gender, forms: buildNoun(word, nounClass).filter(({ barred }) => !barred) };
}

function adjective(lemma: string, compared: boolean): BuiltForm[] {
  const stem: StemClass = lemma.endsWith('e') ? 'e' : 'plain';
  const comparison: Comparison = { umlaut: 'none', superlative: /(?:[dtsßzx]|sch)$/.test(lemma) ? 'est' : 'st' };
  return adjectiveForms({ lemma, stem, declined: true, ...(compared ? { comparison } : {}) }).filter(
    ({ barred }) => !barred,
  );
}

function weakVerb(particle: string, infinitive: string): HintedForms {
  const past = weakStem(presentStem(infinitive), infinitive);
  const verb: VerbClass = {
    conjugation: {
      infinitive,
      imperatives: [],
      preterites: [{ form: `${past}e`, longSecond: false }],
      subjunctives: [],
      participles: [`ge${past}`],
      regularToo: false,
      alternatives: [],
    },
    traits: {
      particle,
      use: { kind: 'full' },
      english: 'yes',
      edParticiple: false,
      participle1Declined: true,
      participle2Declined: true,
      zuParticiple: particle !== '',
      comparedParticiples: new Set(),
    },
  };
  return { pos: 'ver', features: verbFeatures(verb), forms: buildVerb(verb).filter(({ barred }) => !barred) };
}
