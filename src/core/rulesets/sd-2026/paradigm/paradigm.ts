/** The paradigm of one lexeme. */
import { layOut } from '../../../morphology/de/table.ts';
import { byPerson, parseGermanTag } from '../../../morphology/de/tag.ts';
import type { Paradigm, ParadigmTable } from '../../../rules/paradigm.ts';
import { toGermanTiles } from '../../../words/to-tiles.ts';
import type { RuleName } from '../catalogue.ts';
import { descriptor } from '../descriptor.ts';
import type { GermanLexicons } from './choices.ts';
import { defectOf, isOpen } from './defectives.ts';
import { cellOf, type StatedForm } from './form.ts';
import { choiceOf, formsOfLexeme, type Lexeme, type LexemeForm, lexemeOf } from './lexeme.ts';
import { baseOf } from './separable.ts';

/** A form of the game lexicon: may be played, unless the document leaves this person of the verb open. */
function playable(one: LexemeForm): StatedForm[] {
  return byPerson(one.tag).map((tag) => ({ ...one, tag, status: isOpen(one.reading.lemma, tag) ? 'open' : 'allowed' }));
}

const EXTENDED: RuleName = 'II.2.5.limits';

/** Persons of an alternative present that nobody forms, bäcken, are explained where somebody asks for them, and stand in no paradigm. */
const isFormed = ({ reading }: LexemeForm): boolean => reading.rule !== EXTENDED;

/** What both lexicons have of the lexeme: what may be played, and what the rules take away. */
function statedForms(lexeme: Lexeme, { game, spelling }: GermanLexicons): StatedForm[] {
  return [
    ...formsOfLexeme(game, lexeme).flatMap(playable),
    ...(spelling ? formsOfLexeme(spelling, lexeme) : [])
      .filter(isFormed)
      .map((one): StatedForm => ({ ...one, status: 'barred' })),
  ];
}

/** The finite forms of a separable verb stand joined in subordinate clauses, detached in main clauses. */
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

/** The verb behind the particle: its lexemes by the lexicon, the detached part or a verb of its own. */
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

/** All forms of the lexeme under the rules; of a separable verb with the parts that it leaves in a main clause. */
export function paradigmOf(lexeme: Lexeme, others: readonly Lexeme[], lexicons: GermanLexicons): Paradigm {
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
