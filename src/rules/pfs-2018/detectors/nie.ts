import { numeralKind } from '../../../morphology/pl/numerals.ts';
import { withoutNie } from '../../../morphology/pl/particles.ts';
import {
  isActiveParticiple,
  isAdjective,
  isAdverb,
  isCompared,
  isGerund,
  isNegated,
  isPassiveParticiple,
  isPast,
  isPlural,
} from '../../../morphology/pl/tag.ts';
import { reason } from '../catalogue.ts';
import type { Question, ReadingDetector, TaggedReading } from '../question.ts';

/** The adjective that an adverb comes from, as far as spelling tells: `długo` → długi, `zrozumiale` → zrozumiały. */
function adjectivesBehind(adverb: string): string[] {
  const stem = adverb.slice(0, -1);
  if (adverb.endsWith('o')) return [`${stem}y`, `${stem}i`];
  if (!adverb.endsWith('e')) return [];
  const adjectives = [`${stem}y`];
  if (stem.endsWith('i')) {
    const hard = stem.slice(0, -1);
    adjectives.push(`${hard}y`);
    // A participle's stem vowel: zasłużeni-e, zasłużon-y.
    if (hard.endsWith('en')) adjectives.push(`${hard.slice(0, -2)}ony`);
    // Softening before -e: ź→z, ś→s are not written; śc→st is.
    if (hard.endsWith('śc')) adjectives.push(`${hard.slice(0, -2)}sty`);
  }
  if (stem.endsWith('l')) adjectives.push(`${stem.slice(0, -1)}ły`);
  if (stem.endsWith('rz')) adjectives.push(`${stem.slice(0, -1)}y`);
  if (stem.endsWith('c')) adjectives.push(`${stem.slice(0, -1)}ty`);
  if (stem.endsWith('dz')) adjectives.push(`${stem.slice(0, -1)}y`);
  return adjectives;
}

/** Is the word, by this lemma, the past of an intransitive verb turned adjective: `posiwiały`, `opadły`? (2.a.1) */
function comesFromPast(lemma: string, question: Question): boolean {
  return lemma.endsWith('ły') && question.readingsOf(lemma).some(({ tag }) => isPast(tag) && isPlural(tag));
}

/** Evidence for a nie- word: what the particle stands before. */
const before = (base: string, lemma: string, tag: string) => ({ base, lemma, tag, particle: 'nie-' });

/** nie- before gerunds and adjectival participles: the tag says so (2.a.3, 2.a.4). */
export const nieVerbal: ReadingDetector = ({ form, lemma, tag }) => {
  if (!isNegated(tag)) return null;
  const split = withoutNie(form);
  if (!split) return null;
  const evidence = before(split.base, lemma, tag.text);
  if (isGerund(tag)) return reason('nie-gerund', evidence);
  if (isActiveParticiple(tag)) return reason('nie-participle-active', evidence);
  if (isPassiveParticiple(tag)) return reason('nie-participle-passive', evidence);
  return null;
};

/** The reading of the word without nie- that has the same grammar: only then is nie- the particle. */
function unnegated(reading: TaggedReading, question: Question): TaggedReading | null {
  const split = withoutNie(reading.form);
  if (!split) return null;
  const candidates = question.readingsOf(split.base);
  return (
    candidates.find(({ tag }) => tag.text === reading.tag.text) ??
    candidates.find(({ tag }) => tag.pos === reading.tag.pos) ??
    null
  );
}

/** nie- before adjectives in the positive degree, and which kind of adjective it is (2.a.1). */
export const nieAdjective: ReadingDetector = (reading, question) => {
  if (!isAdjective(reading.tag) || isCompared(reading.tag)) return null;
  const base = unnegated(reading, question);
  if (!base) return null;
  // `niejeden`, `niektóry` are words of their own: a pronoun or cardinal numeral is no adjective.
  if (PRONOMINAL.has(base.lemma)) return null;
  const evidence = before(base.form, base.lemma, base.tag.text);
  if (numeralKind(base.lemma)) return reason('nie-numeral', evidence);
  if (comesFromPast(base.lemma, question)) return reason('nie-past-participle', evidence);
  return reason('nie-adjective', evidence);
};

/** The general rule beside the particular kind of adjective. */
export const nieAdjectiveOfKind: ReadingDetector = (reading, question) => {
  const particular = nieAdjective(reading, question);
  return particular && particular.rule !== 'pfs-2018/nie-adjective'
    ? reason('nie-adjective', particular.evidence)
    : null;
};

/** nie- before adverbs from adjectives and from active participles (2.a.2). */
export const nieAdverb: ReadingDetector = (reading, question) => {
  if (!isAdverb(reading.tag) || isCompared(reading.tag)) return null;
  const split = withoutNie(reading.form);
  if (!split || !question.game.has(split.base)) return null;
  const evidence = { base: split.base, tag: reading.tag.text, particle: 'nie-' };
  for (const adjective of adjectivesBehind(split.base)) {
    for (const source of question.readingsOf(adjective)) {
      if (isActiveParticiple(source.tag)) return reason('nie-adverb-participle', { ...evidence, lemma: adjective });
    }
  }
  for (const adjective of adjectivesBehind(split.base)) {
    const source = question.readingsOf(adjective).find(({ tag }) => isAdjective(tag) || isPassiveParticiple(tag));
    if (source) return reason('nie-adverb', { ...evidence, lemma: adjective });
  }
  return null;
};

/** Words that stand by themselves with nie-: nouns, adverbs, pronouns whose rest is a word too (2.a, only samples are printed). */
export const nieSelected: ReadingDetector = (reading, question) => {
  const split = withoutNie(reading.form);
  if (!split || split.base.length < 3 || isNegated(reading.tag) || reading.tag.pos === 'verb') return null;
  if (isAdjective(reading.tag) && nieAdjective(reading, question)) return null;
  if (isAdverb(reading.tag) && nieAdverb(reading, question)) return null;
  const sameLemma = reading.lemma.startsWith('nie') ? reading.lemma.slice(3) : null;
  for (const base of question.readingsOf(split.base)) {
    const sameWord = base.tag.pos === reading.tag.pos && base.lemma === sameLemma;
    // `nieraz` is an adverb, `raz` a noun: what does not inflect takes any word behind it.
    if (sameWord || (reading.tag.pos === 'adv' && base.form === base.lemma)) {
      return reason('nie-selected', before(base.form, base.lemma, base.tag.text));
    }
  }
  return null;
};

/** Past participles and numerals that the document names as adjectives: told of the word without nie-, as what nie- may precede. */
export const countsAsAdjective: ReadingDetector = ({ form, lemma, tag }, question) => {
  if (!isAdjective(tag) || isCompared(tag) || form.startsWith('nie')) return null;
  if (numeralKind(lemma)) return reason('nie-numeral', { lemma, tag: tag.text }, { decides: false });
  if (comesFromPast(lemma, question))
    return reason('nie-past-participle', { lemma, tag: tag.text }, { decides: false });
  return null;
};

/** Pronouns and cardinal numerals that decline like adjectives and do not take nie- as a particle. */
const PRONOMINAL: ReadonlySet<string> = new Set(
  'jeden który jaki taki ten tamten ów sam wszystek żaden każdy mój twój swój nasz wasz czyj inny ów'.split(' '),
);
