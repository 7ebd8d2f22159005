import { isSameLexeme } from '../../../morphology/pl/lexeme.ts';
import { tablesOf } from '../../../morphology/pl/tables.ts';
import { isNegated } from '../../../morphology/pl/tag.ts';
import type { Forms, Paradigm, ParadigmForm, StatusByRules } from '../../../rules/paradigm.ts';
import type { Lexicons } from '../../../rules/rules.ts';
import type { UnratedVerdict } from '../../../rules/verdict.ts';
import { lowerCase } from '../../../words/normalise.ts';
import { wordFromSelection } from '../../../words/selection.ts';
import { type Candidate, candidatesOf, choiceOf, distinct, lexemesOf } from './choices.ts';
import { entriesOf, entriesWithParticle } from './entries.ts';
import type { Entry, PolishRules, Ruling } from './ruling.ts';

interface Ruled extends Entry {
  ruling: Ruling;
}

/** The queried form and its verdict. */
interface Query {
  form: string;
  verdict: UnratedVerdict;
}

const STATUSES: readonly StatusByRules[] = ['allowed', 'open', 'barred'];

/** Order of variants in a cell: allowed before barred, attested before built, then by letters. */
function byStatus(a: Ruled, b: Ruled): number {
  const rank = ({ ruling, origin }: Ruled): number =>
    STATUSES.indexOf(ruling.status) * 2 + Number(origin !== 'attested');
  return rank(a) - rank(b) || Number(a.form > b.form) - Number(a.form < b.form);
}

/**
 * Returns true when no dictionary attests the form's place in the paradigm. An adjective or adverb with nie- is on the list, and its place
 * is obvious.
 */
function isUnattested({ origin, lexeme, tag }: Entry): boolean {
  const plain = (lexeme.part === 'adj' || lexeme.part === 'adv') && isNegated(tag);
  return origin === 'derived' || (origin === 'inferred' && !plain);
}

function formOf(entry: Ruled, rules: PolishRules): ParadigmForm {
  const { spelled, ruling } = entry;
  const { status, rule, section, potential, legalAs: keptBy = [] } = ruling;
  return {
    form: spelled,
    status,
    ...(rule === undefined ? {} : { rule }),
    ...(section === undefined ? {} : { section }),
    ...(potential === undefined ? {} : { potential }),
    ...(keptBy.length === 0 ? {} : { allowedAs: [...new Set(keptBy.map(({ lemma }) => lemma))] }),
    ...(isUnattested(entry) ? { unattested: true as const } : {}),
    points: rules.pointsOf(spelled),
  };
}

/** Returns homonyms that the ruleset distinguishes, and lexemes under which barred forms of this one are legal. */
function relatedTo(
  candidate: Candidate,
  entries: readonly Ruled[],
  { game }: Lexicons,
  rules: PolishRules,
): Candidate[] {
  const keepers = entries.flatMap(({ form, ruling }) =>
    (ruling.legalAs ?? []).flatMap((lexeme) =>
      candidatesOf(game.readings(form), rules).filter((other) => isSameLexeme(other.lexeme, lexeme)),
    ),
  );
  const senses = rules.sensesOf({ ...candidate.lexeme, aspect: '' }).map((lexeme) => ({ ...candidate, lexeme }));
  return distinct([...senses, ...keepers]).filter(({ lexeme }) => !isSameLexeme(lexeme, candidate.lexeme));
}

function paradigmOf(candidate: Candidate, query: Query, lexicons: Lexicons, rules: PolishRules): Paradigm {
  const { lexeme } = candidate;
  const known = entriesOf(lexeme, query.form, lexicons, rules);
  const entries = [...known, ...entriesWithParticle(known, query.form, query.verdict)]
    .map((entry): Ruled => ({ ...entry, ruling: rules.rulingOn(entry) }))
    .sort(byStatus);
  const defect = rules.defectOf(lexeme);
  return {
    ...choiceOf(candidate),
    ruleset: rules.ruleset,
    ...(defect ? { defect } : {}),
    tables: tablesOf(lexeme, entries).map(({ title, columns, rows }) => ({
      title,
      columns,
      rows: rows.map(({ label, cells }) => ({
        label,
        cells: cells.map((cell) => cell.map((entry) => formOf(entry, rules))),
      })),
    })),
    related: relatedTo(candidate, entries, lexicons, rules).map(choiceOf),
  };
}

/** A query for forms. */
export interface FormsQuery {
  word: string;
  /** The verdict by the ruleset alone. */
  verdict: UnratedVerdict;
  /** Id of one of the choices of an earlier answer. */
  choiceId: string | undefined;
}

/** Returns the paradigms of a Polish word under one ruleset, and the chosen one or the likeliest. */
export function polishForms({ word, verdict, choiceId }: FormsQuery, lexicons: Lexicons, rules: PolishRules): Forms {
  const typed = wordFromSelection(word);
  const form = lowerCase(typed);
  const candidates = lexemesOf({ typed, form }, verdict, lexicons, rules);
  const choices = candidates.map(choiceOf);
  const chosen =
    candidates[
      Math.max(
        0,
        choices.findIndex(({ id }) => id === choiceId),
      )
    ];
  return {
    word: typed,
    ruleset: rules.ruleset,
    choices,
    paradigm: chosen ? paradigmOf(chosen, { form, verdict }, lexicons, rules) : null,
    suggestions: chosen ? [] : verdict.suggestions,
  };
}
