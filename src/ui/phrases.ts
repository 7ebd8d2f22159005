/** From the data of a verdict to phrases that any front end can word: no part of the browser, so that the worker can do it. */

import type { Phrase, Reading } from '../messages/judged.ts';
import type { Basis, Evidence, Reason, Verdict } from '../rules/verdict.ts';
import { RULESET_LANGUAGE } from '../storage/ruleset-language.ts';
import { lowerCase } from '../words/normalise.ts';
import { ABSENT, asWord } from './marks.ts';
import { rulesetName } from './ruleset-name.ts';

/** Several phrases with the same sign between each two. */
function joined(phrases: readonly Phrase[], sign: string): Phrase {
  return ['', ...phrases.flatMap((phrase, index) => (index === 0 ? [phrase] : [sign, phrase]))];
}

/** What fills `$1` to `$9`, the most there can be, of every `reason_…` message. */
function fillings(evidence: Evidence): Phrase[] {
  const { lemma, base, root, parts, particle, letters, spelling, source, sources, missing, other } = evidence;
  const filled = [
    lemma && asWord(lemma),
    // A root is shown, and is no word to be looked up: it may be the shapes of one (`nieść/nosić`).
    base ? asWord(base) : root,
    parts?.map(asWord).join(' + '),
    particle,
    letters && [...letters.toUpperCase()].join(', '),
    spelling,
    source,
    // Polish rules name what a verb lacks, German ones who knows the word.
    missing ? [`missing_${missing}`] : sources?.join(', '),
    other && asWord(other),
  ];
  return filled.map((phrase) => phrase || ABSENT);
}

/** The reason in one sentence. */
export function reasonPhrase({ rule, effect, evidence }: Reason): Phrase {
  return { rule, fillings: fillings(evidence), excludes: effect === 'excludes' };
}

/** What is said of a reason that is told besides; a reading that is barred is told as such beside the one that allows the word. */
export function furtherPhrase(reason: Reason, barred: boolean): Phrase {
  return barred ? ['', ['barred_reading'], ' ', reasonPhrase(reason)] : reasonPhrase(reason);
}

/**
 * `excl.9 / list 1` → “PFS exclusion 9, list 1”; `4.i` → “PFS 4.i”; `I.3 (2nd bullet)` → “SD I.3, bullet 2”; `2 (tail)` → “PFS 2016, 2,
 * end”. A section without a number has its heading as a message, signs written as underscores: `intro`, `Skróty`.
 */
export function sectionPhrase({ rule, section }: Pick<Reason, 'rule' | 'section'>): Phrase {
  if (section === 'list') return ['section_word_list'];
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
 * one without accents, too. German nouns have a capital anyway. Empty where there is nothing to say.
 */
export function judgedAsPhrase({ word, tiles, verdict, ruleset }: Verdict): Phrase {
  const language = RULESET_LANGUAGE[ruleset];
  const common = lowerCase(language === 'en' ? tiles : word);
  return language !== 'de' && verdict === 'allowed' && common !== word ? ['judged_as', common] : '';
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
