/**
 * From the data of a verdict to sentences of `_locales`. Each rule has two messages under its id (`pfs-2018/particle-li`, all signs
 * written as underscores): `reason_pfs_2018_particle_li` is one sentence about this word and takes the evidence as placeholders,
 * `rule_pfs_2018_particle_li` tells the rule itself. Where the rules of 2016 and 2018 say the same under the same name, the messages
 * of 2018 serve both.
 */

import type { Judged, Reading } from '../messages/judged.ts';
import type { Basis, Evidence, Reason, Verdict } from '../rules/verdict.ts';
import { RULESET_LANGUAGE } from '../storage/ruleset-language.ts';
import { lowerCase } from '../words/normalise.ts';
import { message, worded } from './message.ts';

/** A stretch of a sentence: plain text, or a word that has a verdict of its own. */
export type Piece = string | { word: string };

// Private-use characters: no evidence holds them, and getMessage passes them through.
const WORD_START = '\uE000';
const WORD_END = '\uE001';
const ABSENT = '\uE002';

/** `pfs-2018/particle-li` → `rule_pfs_2018_particle_li`. */
function messageKey(kind: 'reason' | 'rule', { rule }: Pick<Reason, 'rule'>): string {
  const own = `${kind}_${rule.replace(/\W/g, '_')}`;
  return message(own) ? own : own.replace('2016', '2018');
}

/** What fills `$1` to `$9`, the most there can be, of every `reason_…` message. */
function fillings(evidence: Evidence): string[] {
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
    missing ? message(`missing_${missing}`) : sources?.join(', '),
    other && asWord(other),
  ];
  return filled.map((text) => text || ABSENT);
}

/**
 * The reason in one sentence. A rule whose evidence differs from word to word has further messages, `reason_…__2` and so on: the
 * first that finds all its evidence is taken, and the rule itself where none does. Where a rule that admits some words excludes
 * this one, `reason_…__not` and its further messages come first.
 */
export function reasonWording(reason: Reason): Piece[] {
  const filled = fillings(reason.evidence);
  const base = messageKey('reason', reason);
  for (const side of reason.effect === 'excludes' ? ['__not', ''] : ['']) {
    for (let variant = 1; ; variant++) {
      const key = `${base}${side}${variant > 1 ? `__${variant}` : ''}`;
      const sentence = message(key, ...filled);
      if (!sentence) break;
      if (!sentence.includes(ABSENT)) return pieces(sentence);
    }
  }
  return [ruleWording(reason)];
}

/** Marks a word inside a substitution, so that `pieces` finds it in the sentence. */
function asWord(word: string): string {
  return WORD_START + word + WORD_END;
}

function pieces(sentence: string): Piece[] {
  return sentence
    .split(WORD_START)
    .flatMap((stretch, index): Piece[] => {
      if (index === 0) return [stretch];
      const [word = '', rest = ''] = stretch.split(WORD_END);
      return [{ word }, rest];
    })
    .filter((piece) => piece !== '');
}

/** A sentence where its words cannot be links. */
export function plainText(sentence: Piece[]): string {
  return sentence.map((piece) => (typeof piece === 'string' ? piece : piece.word)).join('');
}

/** The rule in our own words. */
export function ruleWording(reason: Pick<Reason, 'rule'>): string {
  return message(messageKey('rule', reason)) || reason.rule;
}

/**
 * `excl.9 / list 1` → “PFS exclusion 9, list 1”; `4.i` → “PFS 4.i”; `I.3 (2nd bullet)` → “SD I.3, bullet 2”; `2 (tail)` → “PFS 2016, 2,
 * end”. A section without a number has its heading as a message, signs written as underscores: `intro`, `Skróty`.
 */
export function sectionLabel({ rule, section }: Pick<Reason, 'rule' | 'section'>): string {
  if (section === 'list') return message('section_word_list');
  const places = section.split(' / ').map((place) => {
    const [, kind = '', number = ''] = /^(excl|list|rule)\W(\d+)/.exec(place) ?? [];
    if (kind) return message(`section_${kind}`, number);
    const [, paragraph = '', bullet] = /^(\S+) (?:\((\d+|tail)|example)/.exec(place) ?? [];
    if (bullet === 'tail') return message('section_tail', paragraph);
    if (paragraph) return bullet ? message('section_bullet', paragraph, bullet) : message('section_example', paragraph);
    return message(`section_${place.replace(/\W/g, '_')}`) || place;
  });
  return message(`section_${rulesetName(rule)}`, places.join(', '));
}

/** `pfs-2018`, or an id that begins with it, → `pfs_2018`, as it stands in keys. */
export function rulesetName(id: string): string {
  return id.replace(/\/.*/, '').replace('-', '_');
}

/**
 * The spelling in lower case, where an allowed Polish or English word was asked with capitals as at the start of a sentence; an English
 * one without accents, too. German nouns have a capital anyway.
 */
export function judgedAs({ word, tiles, verdict, ruleset }: Verdict): Piece[] {
  const language = RULESET_LANGUAGE[ruleset];
  const common = lowerCase(language === 'en' ? tiles : word);
  return language !== 'de' && verdict === 'allowed' && common !== word ? pieces(message('judged_as', common)) : [];
}

/** Is the list put together from several open ones? Their names and editions are too long for the first lines. */
function isComposed({ kind, list }: Basis): boolean {
  return kind !== 'official-list' && list?.name.includes(' + ') === true;
}

/** The name and edition of a list that `basisWording` does not name; empty for others. */
export function listWording(basis: Basis): string {
  const { list } = basis;
  return list && isComposed(basis) ? message('basis_open_list', list.name, list.edition) : '';
}

/** What the verdict rests on, with the list's name and edition, and how good the evidence for the word is. */
export function basisWording({ basis, attestation }: Pick<Verdict, 'basis' | 'attestation'>): string {
  const { kind, list } = basis;
  if (kind === 'rule' || !list) return message('basis_rule');
  const key = `basis_${kind.replace('-', '_')}${isComposed(basis) ? '_composed' : ''}`;
  const rests = message(key, list.name, list.edition);
  return attestation ? `${rests} · ${message(`attested_${attestation.grade}`, attestation.sources.join(', '))}` : rests;
}

/** “bazylia: genitive plural”, with at most `most` forms; more of them are said to exist. */
export function readingSentence({ lemma, forms }: Reading, most = Number.POSITIVE_INFINITY): Piece[] {
  const form = forms.slice(0, most).map(worded).join('; ');
  return pieces(message('reading', asWord(lemma), forms.length > most ? message('more_forms', form) : form));
}

/** The reason that answers “why”: the first that decides. */
export function decidingReason(verdict: Verdict): Reason | undefined {
  return verdict.reasons.find((reason) => reason.decides) ?? verdict.reasons[0];
}

/** The answer and its reason for a screen reader. */
export function spokenVerdict({ verdict }: Judged): string {
  const reason = decidingReason(verdict);
  const why = reason ? plainText(reasonWording(reason)) : '';
  return message('live_verdict', verdict.word, message(`verdict_${verdict.verdict}`), why);
}

/** The reading, the tiles and the basis tell these already; a sentence would say it once more. */
export function isPlain({ rule, effect }: Reason): boolean {
  return (
    effect === 'admits' &&
    /\/(listed|free-letters|inflected-forms|common-words|dictionary-words|general|correct-forms|participle-infinitive|degree-positive|not-base-.*|osps-obvious-error|II?\.1\.1|I\.2\.umlaut)$/.test(
      rule,
    )
  );
}

/** A reason that is told besides the deciding one. */
export interface FurtherReason {
  reason: Reason;
  sentence: Piece[];
  /** A reading that is barred is told as such beside the one that allows the word. */
  barred: boolean;
}

/** What is to be told besides the deciding reason. */
export function furtherReasons(verdict: Verdict): FurtherReason[] {
  const deciding = decidingReason(verdict);
  return verdict.reasons
    .filter((reason) => reason !== deciding && !isPlain(reason))
    .map((reason) => {
      const barred = verdict.verdict === 'allowed' && reason.effect === 'excludes';
      const sentence = reasonWording(reason);
      return { reason, sentence: barred ? [`${message('barred_reading')} `, ...sentence] : sentence, barred };
    });
}

/**
 * Rules about a form as such: “lemma: form” is their whole sentence, and the section is all that is to be added. Not where the
 * reading is of another lemma than the reason.
 */
export function isToldByReading(reason: Reason, { lemma }: Reading): boolean {
  return (
    (reason.evidence.lemma ?? lemma) === lemma &&
    /\/(potential-(plural|depreciative|vocative|masc-personal|neuter-12|person-12|imperative|impersonal)|context-(locative|po-sku)|II\.(2\.[138]|2\.4(\.gerundive)?|3\.[14]|4))$/.test(
      reason.rule,
    )
  );
}
