/** From the data of a verdict to phrases that any front end can word: no part of the browser, so that the worker can do it. */

import type { AboveRules, Phrase, Reading } from '../messages/judged.ts';
import type { Basis, Disagreement, Evidence, Reason, RuleId, Verdict } from '../rules/verdict.ts';
import { rulesetOf } from '../rulesets/index.ts';
import type { NoWord } from '../words/no-word.ts';
import { lowerCase } from '../words/normalise.ts';
import { eachOnTile } from '../words/tiles.ts';
import { listName } from './list-name.ts';
import { ABSENT, asWord } from './marks.ts';
import type { FurtherReason } from './reasons.ts';
import { rulesetName } from './ruleset-name.ts';

/** Several phrases with the same sign between each two. */
function joined(phrases: readonly Phrase[], sign: string): Phrase {
  return ['', ...phrases.flatMap((phrase, index) => (index === 0 ? [phrase] : [sign, phrase]))];
}

/** What fills `$1` to `$9`, the most there can be, of every `reason_…` message. */
function fillings(evidence: Evidence): Phrase[] {
  const { lemma, base, root, parts, particle, letters, spelling, source, sources, missing, other } = evidence;
  const { official, note, length, row } = evidence;
  const filled = [
    lemma && asWord(lemma),
    // A root is shown, and is no word to be looked up: it may be the shapes of one (`nieść/nosić`).
    base ? asWord(base) : (root ?? row?.toString()),
    parts?.map(asWord).join(' + '),
    particle ?? length?.toString(),
    letters && eachOnTile(letters).join(', '),
    spelling,
    official ?? note ?? source,
    // Polish rules name what a verb lacks, German ones who knows the word.
    missing ? [`missing_${missing}`] : sources?.join(', '),
    other && asWord(other),
  ];
  return filled.map((phrase) => phrase || ABSENT);
}

/** By which rule's messages the reason is told: the user's list and exceptions have some of their own, and so has the board's size. */
export function toldRule({ rule, section, evidence }: Pick<Reason, 'rule'> & Partial<Reason>): RuleId | AboveRules {
  if (rule.endsWith('/own-exception')) return 'own/exception';
  if (section === 'board') return evidence?.length === 1 ? 'board/one-letter' : 'board/too-long';
  if (evidence?.official === undefined) return rule;
  return rule.endsWith('/listed') ? 'official/listed' : 'official/not-listed';
}

/** The reason in one sentence. */
export function reasonPhrase(reason: Reason): Phrase {
  return { rule: toldRule(reason), fillings: fillings(reason.evidence), excludes: reason.effect === 'excludes' };
}

/** What is said of a reason that is told besides, with what it is beside the verdict. */
export function furtherPhrase({ reason, as }: FurtherReason): Phrase {
  return as ? ['', [as], ' ', reasonPhrase(reason)] : reasonPhrase(reason);
}

/**
 * What lists say otherwise than the verdict: the user's list, below an own exception, or the open one. Empty where it is a rule that does;
 * its reason is told then.
 */
export function disagreementPhrase(verdict: Verdict['verdict'], { basis, rule }: Disagreement): Phrase {
  const { kind, list } = basis;
  const lacks = verdict === 'allowed';
  const isByList = lacks ? rule.endsWith('/not-listed') : kind === 'open-list' || kind === 'official-list';
  if (!isByList) return '';
  if (!list) return kind === 'official-list' ? [`disagrees_official_unnamed_${lacks ? 'lacks' : 'has'}`] : '';
  const whose = kind === 'official-list' ? 'official' : isComposed(basis) ? 'open_composed' : 'open';
  const key = `disagrees_${whose}_${lacks ? 'lacks' : 'has'}`;
  return kind === 'official-list' ? [key, listName(list)] : [key, list.name, list.edition];
}

/**
 * `excl.9 / list 1` → “PFS exclusion 9, list 1”; `4.i` → “PFS 4.i”; `I.3 (2nd bullet)` → “SD I.3, bullet 2”; `2 (tail)` → “PFS 2016, 2,
 * end”. A section without a number has its heading as a message, signs written as underscores: `intro`, `Skróty`.
 */
export function sectionPhrase({ rule, section }: Pick<Reason, 'rule' | 'section'>): Phrase {
  if (section === 'list') return ['section_word_list'];
  if (section === 'own') return ['section_own_exception'];
  if (section === 'board') return ['section_board'];
  const places = section.split(' / ').map((place): Phrase => {
    const [, kind = '', number = ''] = /^(excl|list|rule)\W(\d+)/.exec(place) ?? [];
    if (kind) return [`section_${kind}`, number];
    const [, paragraph = '', bullet] = /^(\S+) (?:\((\d+|tail)|example)/.exec(place) ?? [];
    if (bullet === 'tail') return ['section_tail', paragraph];
    if (paragraph) return bullet ? ['section_bullet', paragraph, bullet] : ['section_example', paragraph];
    return /\d/.test(place) ? place : [`section_${place.replace(/\W/g, '_')}`];
  });
  return [`section_${rulesetName(rule)}`, joined(places, ', ')];
}

/**
 * The spelling in lower case, where an allowed Polish or English word was asked with capitals as at the start of a sentence; an English
 * one without accents, too. German nouns have a capital anyway. Which of its letters are blanks, where some are. Empty where there is
 * nothing to say.
 */
export function judgedAsPhrase({ word, tiles, verdict, ruleset, blanks }: Verdict): Phrase {
  if (blanks) return blanksPhrase([...tiles].filter((_, place) => blanks.includes(place)));
  const language = rulesetOf(ruleset).language;
  const common = lowerCase(language === 'en' ? tiles : word);
  return language !== 'de' && verdict === 'allowed' && common !== word ? ['judged_as', common] : '';
}

/** Why there is nothing to judge in a text. */
export function noWordPhrase(why: NoWord, word: string): Phrase {
  return [`no_word_${why}`, word];
}

/** That a letter is a blank, or the two. */
function blanksPhrase(letters: readonly string[]): Phrase {
  return letters.length > 1 ? ['blanks', ...letters] : ['blank', ...letters];
}

/** Is the list put together from several open ones? Their names and editions are too long for the first lines. */
function isComposed({ kind, list }: Basis): boolean {
  return kind !== 'official-list' && list?.name.includes(' + ') === true;
}

/** The name and edition of a list that `basisPhrase` does not name; empty for others. */
export function listsPhrase(basis: Basis): Phrase {
  const { list } = basis;
  return list && isComposed(basis) ? ['basis_open_list', list.name, list.edition] : '';
}

/** What the verdict rests on, with the list's name and edition, and how good the evidence for the word is. */
export function basisPhrase({ basis, attestation }: Pick<Verdict, 'basis' | 'attestation'>): Phrase {
  const { kind, list } = basis;
  if (kind === 'own-exception') return ['basis_own_exception'];
  if (kind === 'official-list') return list ? ['basis_official_list', listName(list)] : ['basis_official_list_unnamed'];
  if (kind === 'rule' || !list) return ['basis_rule'];
  const key = `basis_${kind.replace('-', '_')}${isComposed(basis) ? '_composed' : ''}`;
  const rests = [key, list.name, list.edition];
  return attestation ? ['', rests, ' · ', [`attested_${attestation.grade}`, attestation.sources.join(', ')]] : rests;
}

/** “bazylia: genitive plural”, with at most `most` forms; more of them are said to exist. */
export function readingPhrase({ lemma, forms }: Reading, most = Number.POSITIVE_INFINITY): Phrase {
  const told = joined(forms.slice(0, most), '; ');
  return ['reading', asWord(lemma), forms.length > most ? ['more_forms', told] : told];
}
