import type { Lexicon } from '../../lexicon/lexicon.ts';
import { familyLink } from '../../morphology/pl/family/family.ts';
import type { FamilyLexicons, FamilyLink } from '../../morphology/pl/family/roots.ts';
import { lexemeOf } from '../../morphology/pl/lexeme.ts';
import {
  isActiveParticiple,
  isGerund,
  isImpersonalPast,
  isNoun,
  isPassiveParticiple,
  isPast,
  isPlural,
  isPresentOrFuture,
  type Tag,
} from '../../morphology/pl/tag.ts';
import { type Detail, fieldsOf } from '../../rules/detail.ts';
import { nameOfRule } from '../../rules/rule-entry.ts';
import type { Reason } from '../../rules/verdict.ts';
import { parsePolishQuery } from '../../words/query.ts';
import { polishReadings } from '../polish/query.ts';
import type { RuleName } from './catalogue.ts';
import { reason } from './dictionary.ts';

/** One word of which the form may be a form. */
interface Word {
  lemma: string;
  /** Part of speech as in `Lexeme.part`. */
  part: string;
  tags: Tag[];
}

const OBLIQUE = ['gen', 'dat', 'acc', 'inst', 'loc', 'voc'] as const;

/** Comparatives of another root than their positive: *polepszyć* comes from *lepszy*, which is a form of *dobry*. */
const OTHER_ROOT = /^(?:naj)?(lepsz|gorsz|większ|mniejsz|lepiej$|gorzej$|więcej$|mniej$)/;

/** Returns the words of which the form may be a form. A form without readings is a word of its own. */
function wordsOf(form: string, dictionary: Lexicon): Word[] {
  const words = new Map<string, Word>();
  const comparative = OTHER_ROOT.exec(form)?.[1]?.replace(/sz$/, 'szy');
  for (const { lemma, tag } of polishReadings(dictionary, form)) {
    const { part } = lexemeOf(lemma, tag);
    for (const one of comparative && /^ad[jv]$/.test(part) ? [lemma, comparative] : [lemma]) {
      const key = `${one} ${part}`;
      const known = words.get(key);
      if (known) known.tags.push(tag);
      else words.set(key, { lemma: one, part, tags: [tag] });
    }
  }
  return words.size > 0 ? [...words.values()] : [{ lemma: form, part: '', tags: [] }];
}

const isNominal = (tag: Tag): boolean => isNoun(tag) || isGerund(tag);
const isParticiple = (tag: Tag): boolean => isActiveParticiple(tag) || isPassiveParticiple(tag);

/** Past against present or future; moods and the infinitive have no tense of their own. */
const tenseOf = (tag: Tag): 'past' | 'present' | null =>
  isPast(tag) || isImpersonalPast(tag) ? 'past' : isPresentOrFuture(tag) ? 'present' : null;

/** `okna` after *okno* is first the plural, though it is also a genitive. */
function nominativeFirst(tags: readonly Tag[]): readonly Tag[] {
  const nominative = tags.filter(({ values }) => values.has('nom'));
  return nominative.length > 0 ? nominative : tags;
}

/** Returns the rule on the difference between two forms of one word. */
function inflection(one: Word, other: Word): RuleName {
  const tags = nominativeFirst(one.tags);
  const others = nominativeFirst(other.tags);
  const every = (holds: (a: Tag, b: Tag) => boolean): boolean => tags.every((a) => others.every((b) => holds(a, b)));
  if (every((a, b) => isNominal(a) && isNominal(b) && isPlural(a) !== isPlural(b))) return 'family-plural';
  if (every((a, b) => tenseOf(a) !== null && tenseOf(b) !== null && tenseOf(a) !== tenseOf(b))) return 'family-tense';
  if (every((a, b) => isGerund(a) !== isGerund(b) && !isParticiple(a) && !isParticiple(b))) return 'family-noun-verb';
  return 'family-root';
}

/** Returns true when the form is a plural of a noun that has a singular. */
const isChangedInNumber = ({ part, tags }: Word): boolean =>
  part === 'subst' && tags.every((tag) => isPlural(tag) && lexemeOf('', tag).gender !== 'p');

/**
 * Returns the rule on the relation between two words of one family. Between a noun and a verb or adverb, a plural combines two of the
 * rules.
 */
function derivation(one: Word, other: Word): RuleName {
  const finite = ({ part, tags }: Word): boolean => part === 'verb' && !tags.every((tag) => isParticiple(tag));
  const nounAndVerb = (one.part === 'subst' && finite(other)) || (other.part === 'subst' && finite(one));
  const toAdverb = (one.part === 'adv') !== (other.part === 'adv');
  if (!nounAndVerb && !toAdverb) return 'family-root';
  if (isChangedInNumber(one) || isChangedInNumber(other)) return 'family-combined';
  return toAdverb ? 'family-adverb' : 'family-noun-verb';
}

/** Returns the likeliest words of a form: *sum* is the fish before it is a form of *suma*. */
function likeliest(form: string, words: readonly Word[]): readonly Word[] {
  const own = words.filter(({ lemma }) => lemma === form);
  return own.length > 0 ? own : words;
}

/** Returns true when the form can only be an oblique case of this word. */
const isOblique = ({ tags }: Word): boolean =>
  tags.every(({ values }) => !values.has('nom') && OBLIQUE.some((name) => values.has(name)));

/** Returns the shortest path from a word to another one of the same family. */
function closest(
  words: readonly Word[],
  others: readonly Word[],
  lexicons: FamilyLexicons,
): { word: Word; other: Word; link: FamilyLink } | null {
  let best: { word: Word; other: Word; link: FamilyLink } | null = null;
  const length = ({ steps, otherSteps }: FamilyLink): number => steps.length + otherSteps.length;
  for (const word of words) {
    for (const other of others) {
      const link = familyLink({ lemma: word.lemma, pos: word.part }, { lemma: other.lemma, pos: other.part }, lexicons);
      if (link && (!best || length(link) < length(best.link))) best = { word, other, link };
    }
  }
  return best;
}

/**
 * Returns the reason why one earlier word bars the form; null if it does not. @param words of which the form may be a form @param chief the
 * likeliest of them
 */
function clash(
  form: string,
  words: readonly Word[],
  chief: readonly Word[],
  earlier: string,
  lexicons: ClashLexicons,
): Reason | null {
  const earlierForm = parsePolishQuery(earlier).form;
  if (earlierForm === '') return null;
  if (earlierForm === form) return reason('repeat-word', { kind: 'earlier-word', other: earlierForm });
  const others = wordsOf(earlierForm, lexicons.dictionary);
  const chiefOthers = likeliest(earlierForm, others);
  const shared = words.flatMap((word) => {
    const same = others.find(({ lemma, part }) => lemma === word.lemma && part === word.part);
    return same ? [{ word, same }] : [];
  });
  const sameLemma = shared.find(
    ({ word, same }) => (chief.includes(word) || !isOblique(word)) && (chiefOthers.includes(same) || !isOblique(same)),
  );
  if (sameLemma)
    return reason(inflection(sameLemma.word, sameLemma.same), {
      kind: 'earlier-word',
      lemma: sameLemma.word.lemma,
      other: earlierForm,
    });
  const found = closest(chief, chiefOthers, lexicons);
  // `list` is also the genitive plural of *lista*, but the noun *list* is a word of its own: a bar belongs to the reading.
  if (!found) return null;
  const { word, other, link } = found;
  const detail: Detail = { kind: 'earlier-word', lemma: word.lemma, other: earlierForm, root: link.root, likely: true };
  return reason(derivation(word, other), detail);
}

/** The lexicons in which forms and families are looked up. */
export interface ClashLexicons extends FamilyLexicons {
  /** The dictionary in which both words are read. */
  dictionary: Lexicon;
}

/**
 * Returns one reason for each word of earlier rounds that bars the form, certain ones first. Certain is a repeated word and a second form
 * of one lemma; a common root is likely, and the players have to confirm it. @param form lower case @param earlier as they were written
 */
export function clashes(form: string, earlier: readonly string[], lexicons: ClashLexicons): Reason[] {
  if (form === '') return [];
  const words = wordsOf(form, lexicons.dictionary);
  const chief = likeliest(form, words);
  const found = [...new Set(earlier)]
    .map((word) => clash(form, words, chief, word, lexicons))
    .filter((reason) => reason !== null);
  const order = ({ rule, detail }: Reason): number =>
    fieldsOf(detail).likely ? 2 : nameOfRule(rule) === 'repeat-word' ? 0 : 1;
  return found.sort((a, b) => order(a) - order(b));
}
