/** Converts the data of a verdict to phrases. */

import { meaningsOf } from '../rules/abbreviations.ts';
import { type Detail, fieldsOf } from '../rules/detail.ts';
import { outcomeOf } from '../rules/outcome.ts';
import { nameOfRule } from '../rules/rule-entry.ts';
import type { Basis, Disagreement, ListName, Reason, Verdict } from '../rules/verdict.ts';
import { rulesetOf } from '../rulesets/index.ts';
import { lowerCase } from '../words/normalise.ts';
import { wordFromSelection } from '../words/selection.ts';
import { eachOnTile } from '../words/tiles.ts';
import { citedRule } from './citation.ts';
import { LISTS_JOINED_BY, listName, openListName } from './explanation.ts';
import type { Reading } from './readings.ts';
import type { SecondaryReason } from './reasons.ts';
import { alternatives, type Filled, type Phrase, say } from './sentence.ts';
import type { PhraseKey, Wording } from './wording.ts';

/** Joins the phrases with the sign, or the words, between each two. */
function joined(phrases: readonly Phrase[], sign: Phrase): Phrase {
  return phrases.flatMap((phrase, index) => (index === 0 ? [phrase] : [sign, phrase]));
}

/** Returns the values of the detail by the names of the placeholders in the sentences of rules. */
function filledBy(detail: Detail): Filled {
  const {
    lemma,
    base,
    root,
    row,
    parts,
    particle,
    length,
    letters,
    spelling,
    sources,
    missing,
    other,
    official,
    note,
    source,
    denotes,
    today,
    intended,
    name,
    english,
    abbreviation,
    numeral,
    diagnosed,
    stated,
    printed,
  } = fieldsOf(detail);
  const filled: Record<string, Phrase | undefined> = {
    // These two choose the sentence. They are not shown unless a field has the same name.
    [detail.kind]: detail.kind,
    ...(diagnosed && { [diagnosed]: diagnosed }),
    lemma: asWord(lemma),
    base: asWord(base),
    // A root is plain text and not a link, because it may consist of several shapes (`nieść/nosić`).
    root,
    row: row?.toString(),
    parts: parts && joined(parts.map(asWord).filter(isSaid), ' + '),
    particle,
    length: length?.toString(),
    letters: letters && eachOnTile(letters).join(', '),
    // The same, for sentences with quotation marks around it: a sign alone is hard to see.
    signs: letters && joined(eachOnTile(letters), say('comma_quoted')),
    spelling,
    list: official,
    note,
    source: source && quotedAlternatives(meaningsOf(source)),
    // The same, for sentences without quotation marks around it.
    expansion: source && alternatives(meaningsOf(source)),
    missing: missing && say(`missing_${missing}` as PhraseKey),
    // Lists say it in their own language. What has no phrase is shown as it is.
    denotes: denotes && say(denotes as PhraseKey),
    sources: sources && sourcesPhrase(sources),
    other: asWord(other),
    today: asSpelling(today),
    intended: asSpelling(intended),
    name,
    english,
    abbreviation,
    numeral,
    stated: stated && 'stated',
    printed: printed && 'printed',
  };
  return Object.fromEntries(Object.entries(filled).filter(([, phrase]) => isSaid(phrase)));
}

/** Returns the names as alternatives for a sentence with quotation marks around them: “a”, “b” or “c”. */
function quotedAlternatives(names: readonly string[]): Phrase {
  const last = names.slice(-1);
  const others = names.slice(0, -1);
  return others.length > 0 ? joined([joined(others, say('comma_quoted')), ...last], say('or_quoted')) : last;
}

/** Returns the sources by phrases that describe them, because readers know few names. A source without a phrase is shown by its name. */
function sourcesPhrase(sources: readonly string[]): Phrase {
  const names = new Set(sources.map((source) => source.replace(/^(SCOWL|Simple Icons).*/, '$1')));
  return joined(
    [...names].map((name) => say(name as PhraseKey)),
    ', ',
  );
}

/** Returns the spelling: one word as a link, several words as plain text. */
function asSpelling(spelling: string | undefined): Phrase | undefined {
  return spelling?.includes(' ') ? spelling : asWord(spelling);
}

function asWord(word: string | undefined): Phrase | undefined {
  return word ? { word } : undefined;
}

function isSaid(phrase: Phrase | undefined): phrase is Phrase {
  return phrase !== undefined && phrase !== '';
}

/** Returns the reason as one sentence. */
export function reasonPhrase(reason: Reason): Phrase {
  return { rule: citedRule(reason), detail: filledBy(reason.detail), excludes: reason.effect === 'excludes' };
}

/** Returns a secondary reason as one sentence. If it disagrees with the verdict, a phrase before it says so. */
export function secondaryPhrase({ reason, as }: SecondaryReason): Phrase {
  return as ? [say(as), ' ', reasonPhrase(reason)] : reasonPhrase(reason);
}

/**
 * Returns the sentence about a list that disagrees with the verdict: the user's list if an exception decides, or the open list. Empty if a
 * rule disagrees; its reason is shown instead.
 */
export function disagreementPhrase(verdict: Verdict['verdict'], { basis, rule }: Disagreement): Phrase {
  const { kind, list } = basis;
  const lacks = verdict === 'allowed';
  const isByList = lacks ? nameOfRule(rule) === 'not-listed' : kind === 'open-list' || kind === 'official-list';
  if (!isByList) return '';
  const does = lacks ? 'lacks' : 'has';
  if (!list) return kind === 'official-list' ? say(`disagrees_official_unnamed_${does}`) : '';
  if (kind === 'official-list') return say(`disagrees_official_${does}`, { list: listName(list) });
  const composed = isComposed(basis) ? '_composed' : '';
  return say(`disagrees_open${composed}_${does}`, listed(list));
}

/**
 * Returns the sentence that names the blanks of the word, if it has any. Otherwise returns the sentence that names the spelling in which an
 * allowed word was judged, if the query has capitals and the ruleset judges in lower case (`judgedInLowerCase`). Empty in other cases.
 */
export function judgedAsPhrase({ word, tiles, verdict, ruleset, blanks }: Verdict): Phrase {
  if (blanks) return blanksPhrase([...tiles].filter((_, place) => blanks.includes(place)));
  const { judgedInLowerCase } = rulesetOf(ruleset);
  if (!judgedInLowerCase || verdict !== 'allowed') return '';
  const common = lowerCase(judgedInLowerCase === 'tiles' ? tiles : word);
  return common === word ? '' : say('judged_as', { word: wordFromSelection(common) });
}

/** Returns the sentence that names the one or two letters that are blanks. */
function blanksPhrase([letter = '', other]: readonly string[]): Phrase {
  return other === undefined ? say('blank', { letter }) : say('blanks', { letter, other });
}

/** Returns true when the list consists of several open ones. Their names and editions are too long for the first lines. */
function isComposed({ kind, list }: Basis): boolean {
  return kind !== 'official-list' && list?.name.includes(LISTS_JOINED_BY) === true;
}

/** Returns the open list, or the open lists, with the edition: “open list sjp.pl, March 2026”. */
export function openListPhrase(list: ListName): Phrase {
  return list.name.includes(LISTS_JOINED_BY)
    ? say('open_lists', { lists: openListName(list) })
    : say('basis_open_list', listed(list));
}

/** Returns the lists that `basisPhrase` does not name, and the sources that have the word. Empty if there are none. */
export function listsPhrase(verdict: VerdictWithBasis): Phrase {
  const { basis, attestation } = verdict;
  const { list } = basis;
  const parts: Phrase[] = [];
  if (list && isComposed(basis)) parts.push(openListPhrase(list));
  else if (list && isNotFound(verdict)) parts.push(listPhrase(verdict));
  if (attestation?.sources.length) parts.push(say('attested', { sources: attestation.sources.join(', ') }));
  return joined(parts, ' · ');
}

type VerdictWithBasis = Pick<Verdict, 'verdict' | 'settled' | 'ruleset' | 'basis' | 'attestation'>;

/** Returns true when the word is only not found. An open list that lacks a word settles nothing; an official one does. */
const isNotFound = (verdict: VerdictWithBasis): boolean => outcomeOf(verdict) === 'notFound';

/**
 * Returns one sentence about the basis of the verdict. If the share of words with such evidence on the tournament list is known, it is that
 * share. For a word that is not found, it says what decides. Otherwise it names the rule or the list.
 */
export function basisPhrase(verdict: VerdictWithBasis, { rulesets }: Pick<Wording, 'rulesets'>): Phrase {
  const share = verdict.basis.list ? verdict.attestation?.probability : undefined;
  // The share is rounded to tenths, because the measurement is not more precise.
  if (share !== undefined) return say(`share_${Math.round(share * 10)}` as PhraseKey);
  return isNotFound(verdict) ? rulesets[verdict.ruleset].decides : listPhrase(verdict);
}

/** Returns the list on which the verdict rests, with its edition, or the sentence that a rule decides. */
export function listPhrase({ verdict, basis }: Pick<Verdict, 'verdict' | 'basis'>): Phrase {
  const { kind, list } = basis;
  if (kind === 'own-exception') return say('basis_own_exception');
  if (kind === 'official-list') {
    return list ? say('basis_official_list', { list: listName(list) }) : say('basis_official_list_unnamed');
  }
  if (kind === 'rule' || !list) return say('basis_rule');
  const key = kind === 'derived' ? 'basis_derived' : verdict === 'allowed' ? 'basis_on_open_list' : 'basis_open_list';
  return say(isComposed(basis) ? `${key}_composed` : key, listed(list));
}

/** Returns the name of an open list, and its first edition as people write it: `2026-03 + 2023` → “March 2026”. */
function listed({ name, edition }: ListName): Filled {
  const [, year, month] = /^(\d{4})[-.](\d\d)/.exec(edition) ?? [];
  const date = month && year && say('month', { month: say(`month_${Number(month)}` as PhraseKey), year });
  return { list: name, edition: date || edition };
}

/** Returns a reading: “bazylia: genitive plural”. It names at most `most` forms, and says if there are more. */
export function readingPhrase({ lemma, forms }: Reading, most = Number.POSITIVE_INFINITY): Phrase {
  const shown = joined(forms.slice(0, most), '; ');
  const form = forms.length > most ? say('more_forms', { form: shown }) : shown;
  return say('reading', { lemma: { word: lemma }, form });
}
