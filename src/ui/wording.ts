/**
 * From the data of a verdict to sentences of `_locales`. Each rule has two messages under its name (`particle-li`,
 * hyphens written as underscores): `reason_particle_li` is one sentence about this word and takes the evidence as
 * placeholders, `rule_particle_li` tells the rule itself.
 */

import type { Analysis, Basis, Evidence, Reason, RuleId, Verdict } from '../rules/verdict.ts';
import { lowerCase } from '../words/normalise.ts';
import { message } from './message.ts';
import { CASE_POSITION, tagWording } from './tag-wording.ts';

/** A stretch of a sentence: plain text, or a word that has a verdict of its own. */
export type Piece = string | { word: string };

/** Fields of the evidence in the order of the placeholders `$1` to `$9` of every `reason_…` message. */
export const EVIDENCE_ORDER = [
  'lemma',
  'base',
  'tag',
  'particle',
  'letters',
  'spelling',
  'source',
  'missing',
  'other',
] as const satisfies (keyof Evidence)[];

const WORD_FIELDS: readonly string[] = ['lemma', 'base', 'other'];

// Private-use characters: no evidence holds them, and getMessage passes them through.
const WORD_START = '\uE000';
const WORD_END = '\uE001';
const ABSENT = '\uE002';

/** `pfs-2018/particle-li` → `particle_li`. */
function messageName(rule: RuleId): string {
  return rule.slice(rule.indexOf('/') + 1).replaceAll('-', '_');
}

function evidenceText(evidence: Evidence, field: (typeof EVIDENCE_ORDER)[number]): string {
  const value = evidence[field];
  if (!value) return ABSENT;
  if (WORD_FIELDS.includes(field)) return asWord(value);
  if (field === 'tag') return tagWording(value);
  if (field === 'missing') return message(`missing_${value}`) || ABSENT;
  if (field === 'letters') return [...value.toUpperCase()].join(', ');
  return value;
}

/**
 * The reason in one sentence. A rule whose evidence differs from word to word has further messages, `reason_…_2` and so
 * on: the first that finds all its evidence is taken, and the rule itself where none does.
 */
export function reasonWording(reason: Reason): Piece[] {
  const name = messageName(reason.rule);
  const evidence = EVIDENCE_ORDER.map((field) => evidenceText(reason.evidence, field));
  for (let variant = 1; ; variant++) {
    const sentence = message(`reason_${name}${variant > 1 ? `_${variant}` : ''}`, ...evidence);
    if (!sentence) return [ruleWording(reason)];
    if (!sentence.includes(ABSENT)) return pieces(sentence);
  }
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
export function ruleWording(reason: Reason): string {
  return message(`rule_${messageName(reason.rule)}`) || reason.rule;
}

/** `excl.9 / list 1` → “PFS exclusion 9, list 1”; `4.i` → “PFS 4.i”. */
export function sectionLabel(section: string): string {
  if (section === 'list') return message('section_word_list');
  const places = section.split(' / ').map((place) => {
    const exclusion = /^excl\.(\d+)/.exec(place);
    if (exclusion) return message('section_exclusion', exclusion[1] ?? '');
    const list = /^list (\d)/.exec(place);
    if (list) return message('section_list', list[1] ?? '');
    return place === 'intro' ? message('section_intro') : place;
  });
  return message('section', places.join(', '));
}

/** The spelling in lower case, where an allowed word was asked with capitals as at the start of a sentence. */
export function judgedAs({ word, verdict }: Verdict): Piece[] {
  const common = lowerCase(word);
  return verdict === 'allowed' && common !== word ? pieces(message('judged_as', common)) : [];
}

/** What the verdict rests on, with the list's name and edition. */
export function basisWording({ kind, list }: Basis): string {
  if (kind === 'rule' || !list) return message('basis_rule');
  return message(`basis_${kind.replace('-', '_')}`, list.name, list.edition);
}

/** All that a form can be of one lemma. */
export interface ReadingWording {
  lemma: string;
  /** “genitive plural”, most likely first, each once. */
  forms: string[];
  /** `inferred` and `derived` readings are told apart from attested ones. */
  origin: Analysis['origin'];
}

/** Readings by lemma, in the order of the verdict; tags whose wording differs in case alone are told as one. */
export function readingsWording(analyses: readonly Analysis[]): ReadingWording[] {
  interface Form {
    tag: string;
    cases: Set<string>;
  }
  const groups = new Map<string, { lemma: string; origin: Analysis['origin']; forms: Map<string, Form> }>();
  for (const { lemma, tag, origin } of analyses) {
    const key = `${lemma} ${origin}`;
    const group = groups.get(key) ?? { lemma, origin, forms: new Map<string, Form>() };
    groups.set(key, group);
    // What is left of the wording when every case is the same one.
    const withoutCase = tagWording(tag.replace(CASE_POSITION, 'nom'));
    const form = group.forms.get(withoutCase) ?? { tag, cases: new Set() };
    group.forms.set(withoutCase, form);
    for (const name of CASE_POSITION.exec(tag)?.[0].split('.') ?? []) form.cases.add(name);
  }
  return [...groups.values()].map(({ lemma, origin, forms }) => ({
    lemma,
    origin,
    forms: [...forms.values()].map(({ tag, cases }) => tagWording(tag.replace(CASE_POSITION, [...cases].join('.')))),
  }));
}

/** The readings of a verdict, the word as its own dictionary form before all others. */
export function readingsOf({ word, analyses }: Verdict): ReadingWording[] {
  const form = lowerCase(word);
  const isOther = ({ lemma }: Analysis) => Number(lemma !== form);
  return readingsWording([...analyses].sort((one, other) => isOther(one) - isOther(other)));
}

/** “bazylia: genitive plural”, with at most `most` forms; more of them are said to exist. */
export function readingSentence({ lemma, forms }: ReadingWording, most = Number.POSITIVE_INFINITY): Piece[] {
  const form = forms.slice(0, most).join('; ');
  return pieces(message('reading', asWord(lemma), forms.length > most ? message('more_forms', form) : form));
}

/** The reason that answers “why”: the first that decides. */
export function decidingReason(verdict: Verdict): Reason | undefined {
  return verdict.reasons.find((reason) => reason.decides) ?? verdict.reasons[0];
}

/** The answer and its reason for a screen reader. */
export function spokenVerdict(verdict: Verdict): string {
  const reason = decidingReason(verdict);
  const why = reason ? plainText(reasonWording(reason)) : '';
  return message('live_verdict', verdict.word, message(`verdict_${verdict.verdict}`), why);
}

/** The reading and the basis tell these already; a sentence would say it a third time. */
export function isPlain(reason: Reason): boolean {
  return /\/(listed|inflected-forms|common-words|osps-obvious-error)$/.test(reason.rule);
}

/** Rules about a form as such: “lemma: form” is their whole sentence, and the section is all that is to be added. */
export function isToldByReading(reason: Reason): boolean {
  return /\/(potential-(plural|depreciative|vocative|masc-personal|neuter-12|person-12|imperative|impersonal)|context-(locative|po-sku))$/.test(
    reason.rule,
  );
}
