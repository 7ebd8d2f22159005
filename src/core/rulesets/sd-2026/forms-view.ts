import { layOut } from '../../morphology/de/table.ts';
import { byPerson, parseGermanTag } from '../../morphology/de/tag.ts';
import { fieldsOf } from '../../rules/detail.ts';
import type { Forms, Paradigm, ParadigmTable } from '../../rules/paradigm.ts';
import type { FormsView, Lexicons } from '../../rules/rules.ts';
import type { UnratedVerdict } from '../../rules/verdict.ts';
import { parseGermanQuery } from '../../words/query.ts';
import { toGermanTiles } from '../../words/tiles.ts';
import type { RuleName } from './catalogue.ts';
import { descriptor } from './descriptor.ts';
import { type GermanLexicons, lexemesOf } from './paradigm/choices.ts';
import { defectOf, germanDefectives, isOpen } from './paradigm/defective-verbs.ts';
import { cellOf, type StatedForm } from './paradigm/form.ts';
import {
  choiceOf,
  formsOfLexeme,
  isSame,
  type Lexeme,
  type LexemeForm,
  lexemeOf,
  lexemeOfId,
} from './paradigm/lexeme.ts';

/** The forms view for German: from any word to a paradigm under sd-2026. */

/**
 * The verb behind the particle, as tiles: `rexen` of `einrexen`. The infinitive with zu shows where a verb is
 * separated; null if it has none.
 */
function baseOf({ lemma }: Lexeme, forms: readonly LexemeForm[]): string | null {
  const whole = toGermanTiles(lemma);
  for (const { form, tag } of forms) {
    if (tag.positions[1] !== 'zu') continue;
    for (let at = form.lastIndexOf('zu'); at > 0; at = form.lastIndexOf('zu', at - 1)) {
      const base = form.slice(at + 2);
      if (form.slice(0, at) + base === whole) return base;
    }
  }
  return null;
}

/** A form of the game lexicon. It is allowed, unless the document leaves this person of the verb open. */
function playable(one: LexemeForm): StatedForm[] {
  return byPerson(one.tag).map((tag) => ({ ...one, tag, status: isOpen(one.reading.lemma, tag) ? 'open' : 'allowed' }));
}

const EXTENDED: RuleName = 'II.2.5.limits';

/** Barred persons of an alternative present (bäcken) stand in no paradigm. */
const isFormed = ({ reading }: LexemeForm): boolean => reading.rule !== EXTENDED;

/** The forms of the lexeme in both lexicons: allowed and barred ones. */
function statedForms(lexeme: Lexeme, { game, spelling }: GermanLexicons): StatedForm[] {
  return [
    ...formsOfLexeme(game, lexeme).flatMap(playable),
    ...(spelling ? formsOfLexeme(spelling, lexeme) : [])
      .filter(isFormed)
      .map((one): StatedForm => ({ ...one, status: 'barred' })),
  ];
}

/** Finite forms, which are joined in subordinate clauses and separated in main clauses. */
const FINITE: ReadonlySet<string> = new Set(['prs', 'pst', 'sub1', 'sub2']);

function tablesOf(lexeme: Lexeme, forms: readonly StatedForm[], { game }: GermanLexicons): ParadigmTable[] {
  return layOut(lexeme.part, forms).map(({ id, title, columns, rows }) => ({
    title: [
      ...title,
      ...(lexeme.kind === 'bare' ? ['form_detached'] : []),
      ...(lexeme.kind === 'sep' && FINITE.has(id) ? ['form_joined'] : []),
    ],
    columns,
    rows: rows.map(({ label, cells }) => ({ label, cells: cells.map((cell) => cellOf(cell, game)) })),
  }));
}

/** The lexemes of the verb behind the particle: the detached part, or a verb of its own. */
function basesOf(lexeme: Lexeme, forms: readonly StatedForm[], { game }: GermanLexicons): Lexeme[] {
  if (lexeme.kind !== 'sep') return [];
  const base = baseOf(lexeme, forms);
  const found = new Map<string, Lexeme>();
  for (const { reading } of base === null ? [] : game.forms(base)) {
    const one = lexemeOf(reading.lemma, parseGermanTag(reading.tag));
    if (one.part === 'ver' && toGermanTiles(one.lemma) === base) found.set(`${one.kind} ${one.lemma}`, one);
  }
  return [...found.values()];
}

/** Returns all forms of the lexeme; of a separable verb also those of its detached part. */
function paradigmOf(lexeme: Lexeme, others: readonly Lexeme[], lexicons: GermanLexicons): Paradigm {
  const forms = statedForms(lexeme, lexicons);
  const bases = basesOf(lexeme, forms, lexicons);
  const detached = bases.filter(({ kind }) => kind === 'bare');
  const defect = lexeme.part === 'ver' ? defectOf(lexeme.lemma) : null;
  return {
    ...choiceOf(lexeme, others),
    ruleset: descriptor.id,
    ...(defect ? { defect } : {}),
    tables: [
      ...tablesOf(lexeme, forms, lexicons),
      ...detached.flatMap((part) => tablesOf(part, statedForms(part, lexicons), lexicons)),
    ],
    related: bases.filter(({ kind }) => kind !== 'bare').map((base) => choiceOf(base, bases)),
  };
}

/** Other words to look up: near ones, or the members of the word. */
function suggestionsOf({ suggestions, reasons }: UnratedVerdict): string[] {
  return suggestions.length > 0
    ? suggestions
    : [...new Set(reasons.flatMap(({ detail }) => fieldsOf(detail).parts ?? []))];
}

/**
 * Returns the lexemes of a word, and the paradigm of the chosen or likeliest one.
 * @param word as typed, legal or not
 * @param verdict on it, by the rules alone
 * @param choiceId id of a choice of an earlier answer, or of any other paradigm
 */
function germanForms(word: string, verdict: UnratedVerdict, lexicons: Lexicons, choiceId: string | undefined): Forms {
  const lexemes = lexemesOf(word, lexicons, verdict);
  const requested = choiceId === undefined ? null : lexemeOfId(choiceId);
  const chosen = requested ?? lexemes[0];
  const paradigm = chosen ? paradigmOf(chosen, lexemes, lexicons) : null;
  const shown = paradigm && paradigm.tables.length > 0 ? paradigm : null;
  const others =
    requested && shown && !lexemes.some((one) => isSame(one, requested)) ? [requested, ...lexemes] : lexemes;
  return {
    word: parseGermanQuery(word).typed,
    ruleset: descriptor.id,
    choices: others.map((one) => choiceOf(one, others)),
    paradigm: shown,
    suggestions: shown ? [] : suggestionsOf(verdict),
  };
}

export const formsView: FormsView = { forms: germanForms, defectives: germanDefectives };
