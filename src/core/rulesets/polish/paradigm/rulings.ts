import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { isSameLexeme, type Lexeme, lexemeOf, tagsOf } from '../../../morphology/pl/lexeme.ts';
import { isAbbreviation } from '../../../morphology/pl/tag.ts';
import type { Defect } from '../../../rules/paradigm.ts';
import type { Reason, RuleId, RulesetId } from '../../../rules/verdict.ts';
import { pointsOf } from '../../../words/tiles.ts';
import { polishRule } from '../catalogue.ts';
import { defectiveReading } from '../defective.ts';
import { type DefectiveRule, LIST_7 } from '../lists.ts';
import type { PolishQuery, PolishReading } from '../query.ts';
import { playableReadings } from '../refused.ts';
import { sensesIn } from './choices.ts';
import { builtFor, isDefective, negatedFor, verbLacking } from './entries.ts';
import type { Entry, PolishRules, Ruling } from './ruling.ts';

/** The judgement of words and readings in a ruleset that distinguishes defective verbs by list 7. */
export interface Judgement<Q extends PolishQuery> {
  ruleset: RulesetId;
  /** The allowed words of the ruleset. */
  game: Lexicon;
  queryOf(form: string): Q;
  /** Returns true if it is known, before the search for all reasons, that no list has the word. */
  isUnlisted(query: Q): boolean;
  /** Returns the reasons why the string is allowed as no form; null if it is allowed. */
  refusal(query: Q): Reason[] | null;
  /** Returns the reasons why a reading of the spelling dictionary alone is not allowed, apart from other readings of the string. */
  refusedAlone(entry: Entry, query: Q): Reason[] | null;
  /** Returns the grounds of a reading, most specific first. */
  grounds(reading: PolishReading, query: Q): Reason[];
  /** Returns the bar on a form that a verb of this block lacks. */
  lacking(rule: DefectiveRule, lemma: string): Reason | null;
  abbreviation(lemma: string): Reason | null;
  defectOf(rule: DefectiveRule): Defect;
}

/** Returns the rulings of a ruleset on the readings of paradigms. */
export function rulesBy<Q extends PolishQuery>(judgement: Judgement<Q>): PolishRules {
  const { ruleset, game } = judgement;
  const sensesOf = sensesIn(game);
  const known = new Map<string, JudgedForm<Q>>();
  const judged = (form: string): JudgedForm<Q> => {
    const judgedForm = known.get(form) ?? new JudgedForm(judgement.queryOf(form), judgement, sensesOf);
    known.set(form, judgedForm);
    return judgedForm;
  };
  return {
    ruleset,
    rulingOn: (entry) => rulingOn(entry, judged(entry.form), judgement),
    sensesOf,
    verbLacking: (form) => verbLacking(form, game),
    builtFor: (lexeme, judgedForm) => [...builtFor(lexeme, judgedForm, game), ...negatedFor(lexeme, judgedForm, game)],
    defectOf: (lexeme) => (isDefective(lexeme) ? judgement.defectOf(LIST_7.get(lexeme.lemma)!) : undefined),
    pointsOf: (form) => pointsOf(form),
  };
}

/** A form with the data of its verdict. */
class JudgedForm<Q extends PolishQuery> {
  readonly query: Q;
  readonly sensesOf: PolishRules['sensesOf'];
  readonly #judgement: Judgement<Q>;
  #refused: Reason[] | null | undefined;

  constructor(query: Q, judgement: Judgement<Q>, sensesOf: PolishRules['sensesOf']) {
    this.query = query;
    this.sensesOf = sensesOf;
    this.#judgement = judgement;
  }

  get refused(): Reason[] | null {
    if (this.#refused === undefined) this.#refused = this.#judgement.refusal(this.query);
    return this.#refused;
  }

  /** True when the string is allowed. For an illegal string this costs less than the reasons. */
  get isLegal(): boolean {
    return !this.#judgement.isUnlisted(this.query) && this.refused === null;
  }
}

function rulingOn<Q extends PolishQuery>(entry: Entry, judgedForm: JudgedForm<Q>, judgement: Judgement<Q>): Ruling {
  const { lexeme, tag, source } = entry;
  const { lemma } = lexeme;
  const block = LIST_7.get(lemma);
  if (block && isDenied(entry)) return barred(judgement.lacking(block, lemma), legalLexemes(entry, judgedForm));
  const alone = source === 'spelling' ? judgement.refusedAlone(entry, judgedForm.query) : null;
  if (alone) return barred(deciding(alone), legalLexemes(entry, judgedForm));
  if (judgedForm.refused) return barred(deciding(judgedForm.refused), []);
  if (isAbbreviation(tag)) return barred(judgement.abbreviation(lemma), legalLexemes(entry, judgedForm));
  return admitted(judgement.grounds(readingOf(entry), judgedForm.query));
}

/** Returns true when list 7 denies this reading to its verb. The perfective *powodzić* has every form. */
function isDenied({ lexeme, tag, source, denied = false }: Entry): boolean {
  if (source === 'built') return denied;
  const found = defectiveReading(lexeme.lemma, tag);
  if (!found) return false;
  return lexeme.aspect === 'imperf' ? !found.restricted : !found.left;
}

const deciding = (reasons: readonly Reason[]): Reason | undefined => reasons.find(({ decides }) => decides);

const cited = (by: Reason | null | undefined) => (by ? { rule: by.rule, section: by.section } : {});

const barred = (by: Reason | null | undefined, legalAs: Lexeme[]): Ruling => ({
  status: 'barred',
  ...cited(by),
  ...(legalAs.length > 0 ? { legalAs: legalAs } : {}),
});

/** Returns the lexemes under which the letters of a barred reading are legal; none if the string is refused as well. */
function legalLexemes<Q extends PolishQuery>(
  { form, lexeme }: Entry,
  { query, isLegal, sensesOf }: JudgedForm<Q>,
): Lexeme[] {
  if (!isLegal) return [];
  const keepers = playableReadings(query)
    .flatMap(({ lemma, tag }) => sensesOf(lexemeOf(lemma, tag), tag))
    .filter((keeper) => !isDefective(keeper) || keeper.aspect === '');
  const others = keepers.filter((keeper) => !isSameLexeme(keeper, lexeme));
  if (others.length > 0) return others;
  // A word of a closed list may have no reading at all.
  return keepers.length > 0 ? keepers : tagsOf('').map((tag) => lexemeOf(form, tag));
}

function readingOf({ form, tag, lexeme: { lemma }, origin, rule }: Entry): PolishReading {
  const name = rule === undefined ? null : polishRule(rule);
  return { form, lemma, tag, origin, ...(name && { rule: name }) };
}

const IS_POTENTIAL = /\/potential-/;

/** Returns the last part of the section of a rule on potential forms: `f` of 4.f. */
const letterOf = (rule: RuleId, section: string): string | undefined =>
  IS_POTENTIAL.test(rule) ? section.slice(section.lastIndexOf('.') + 1) : undefined;

/** Returns the most specific rule that admits the reading, and the letter of the rule on potential forms, if that is among them. */
function admitted(grounds: readonly Reason[]): Ruling {
  const found = grounds.filter(({ decides }) => decides);
  const [by] = found;
  const letter = found.map(({ rule, section }) => letterOf(rule, section)).find((one) => one !== undefined);
  return { status: 'allowed', ...cited(by), ...(letter ? { potential: letter } : {}) };
}

/** Returns the lexicon without some readings, for lookups. */
function withReadings(lexicon: Lexicon, readings: Lexicon['readings']): Lexicon {
  return {
    has: (form) => readings(form).length > 0,
    reach: (form) => lexicon.reach(form),
    readings,
    forms: (lemma) => lexicon.forms(lemma),
    neighbours: (...judgedForm) => lexicon.neighbours(...judgedForm),
  };
}

/** Returns both lexicons as if the word list lacked the entry's form and no other lemma had its spelling. */
export function alone(
  { form, lexeme }: Entry,
  game: Lexicon,
  spelling: Lexicon | null,
): { game: Lexicon; spelling: Lexicon | null } {
  return {
    game: withReadings(game, (other) => (other === form ? [] : game.readings(other))),
    spelling:
      spelling &&
      withReadings(spelling, (other) => spelling.readings(other).filter(({ lemma }) => lemma === lexeme.lemma)),
  };
}
