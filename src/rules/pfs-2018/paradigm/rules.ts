import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { isSameLexeme, type Lexeme, lexemeOf, tagsOf } from '../../../morphology/pl/lexeme.ts';
import { isAbbreviation } from '../../../morphology/pl/tag.ts';
import type { Lexicons } from '../../judge.ts';
import type { Entry, PolishRules, Ruling } from '../../paradigm-pl/ruling.ts';
import type { Reason } from '../../verdict.ts';
import { reason } from '../catalogue.ts';
import { defectiveReading } from '../defective.ts';
import { leftToDefective, perfectivePowodzić } from '../detectors/defective-left.ts';
import { genitiveIjYj } from '../detectors/potential-noun.ts';
import { judgePfs2018 } from '../judge.ts';
import { LIST_7 } from '../lists.ts';
import { isListed, playableReadings } from '../playable.ts';
import { Question } from '../question.ts';
import { refusal } from '../refused.ts';
import { ADMITTING } from '../rules.ts';
import { builtFor, isDefective, sensesOf, verbLacking } from './defective-forms.ts';
import { defectOfRule } from './defectives.ts';

/** Section of the rules on potential forms: 4.a to 4.j. */
const POTENTIAL = /^4\.([a-j])$/;

/** What admits a reading; what list 7 leaves a verb is said once, of the whole paradigm. */
const GROUNDS = ADMITTING.filter((detector) => detector !== leftToDefective && detector !== perfectivePowodzić);

const deciding = (reasons: readonly Reason[]): Reason | undefined => reasons.find(({ decides }) => decides);

/** A form with what the verdict on it knows. */
class Asked {
  readonly question: Question;
  #refused: Reason[] | null | undefined;

  constructor(form: string, { game, spelling }: Lexicons) {
    this.question = new Question(form, form, game, spelling);
  }

  /** Why the string may not be played, as whatever form; null when it may. */
  get refused(): Reason[] | null {
    if (this.#refused === undefined) this.#refused = refusal(this.question, false);
    return this.#refused;
  }

  /** May the string be played? Cheaper than the reasons, where it may not. */
  get isLegal(): boolean {
    return isListed(this.question) && this.refused === null;
  }
}

/** The rules of 2018 on the paradigms of these lexicons. */
export function rulesPfs2018(lexicons: Lexicons): PolishRules {
  const { game } = lexicons;
  const known = new Map<string, Asked>();
  const ask = (form: string): Asked => {
    const asked = known.get(form) ?? new Asked(form, lexicons);
    known.set(form, asked);
    return asked;
  };
  return {
    ruleset: 'pfs-2018',
    judge: (word) => judgePfs2018(word, lexicons),
    rulingOn: (entry) => rulingOn(entry, ask(entry.form)),
    sensesOf,
    verbLacking: (form) => verbLacking(form, game),
    builtFor: (lexeme, asked) => builtFor(lexeme, asked, game),
    defectOf: (lexeme) => (isDefective(lexeme) ? defectOfRule(LIST_7.get(lexeme.lemma)!) : undefined),
  };
}

function rulingOn(entry: Entry, asked: Asked): Ruling {
  const { lexeme, tag, source } = entry;
  if (isDenied(entry)) return barred(defectReason(lexeme), keepersOf(entry, asked));
  const alone = source === 'spelling' ? refusedAlone(entry, asked.question) : null;
  if (alone) return barred(deciding(alone), keepersOf(entry, asked));
  if (asked.refused) return barred(deciding(asked.refused), []);
  if (isAbbreviation(tag)) return barred(reason('abbreviation', { lemma: lexeme.lemma }), keepersOf(entry, asked));
  // 2.e builds the conditional on any past form, and list 7 leaves the verb its past without a word on the conditional.
  const isOpen = LIST_7.get(lexeme.lemma) === 'defective-zwyknac' && tag.values.has('pot');
  return isOpen ? { status: 'open', ...cited(defectReason(lexeme)) } : admitted(entry, asked.question);
}

/** Is the reading one that list 7 denies its verb? The perfective *powodzić* has every form. */
function isDenied({ lexeme, tag, source, denied = false }: Entry): boolean {
  if (source === 'built') return denied;
  const found = defectiveReading(lexeme.lemma, tag);
  if (!found) return false;
  return lexeme.aspect === 'imperf' ? !found.restricted : !found.left;
}

const defectReason = ({ lemma }: Lexeme): Reason =>
  reason(LIST_7.get(lemma)!, { lemma, list: 7 }, { effect: 'excludes' });

const cited = ({ rule, section }: Reason) => ({ rule, section });

const barred = (by: Reason | undefined, keptBy: Lexeme[]): Ruling => ({
  status: 'barred',
  ...(by ? cited(by) : {}),
  ...(keptBy.length > 0 ? { keptBy } : {}),
});

/** Lexemes that keep the letters of a barred reading legal; none when the string is refused as well. */
function keepersOf({ form, lexeme }: Entry, { question, isLegal }: Asked): Lexeme[] {
  if (!isLegal) return [];
  const keepers = playableReadings(question)
    .flatMap(({ lemma, tag }) => sensesOf(lexemeOf(lemma, tag)))
    .filter((keeper) => !isDefective(keeper) || keeper.aspect === '');
  const others = keepers.filter((keeper) => !isSameLexeme(keeper, lexeme));
  if (others.length > 0) return others;
  // A word of a closed list may have no reading at all.
  return keepers.length > 0 ? keepers : tagsOf('').map((tag) => lexemeOf(form, tag));
}

/** Why a reading that only the spelling dictionary has may not be played, whatever the string may be besides. */
function refusedAlone({ form, lexeme }: Entry, { game, spelling }: Question): Reason[] | null {
  // As if the word list had not the form, and no other lemma were spelled so.
  const others = withReadings(game, (other) => (other === form ? [] : game.readings(other)));
  const own =
    spelling &&
    withReadings(spelling, (other) => spelling.readings(other).filter(({ lemma }) => lemma === lexeme.lemma));
  return refusal(new Question(form, form, others, own), false);
}

/** The lexicon with some readings left out, for looking words up. */
function withReadings(lexicon: Lexicon, readings: Lexicon['readings']): Lexicon {
  return {
    has: (form) => readings(form).length > 0,
    readings,
    forms: (lemma) => lexicon.forms(lemma),
    neighbours: (...asked) => lexicon.neighbours(...asked),
  };
}

/** The most specific rule that admits the reading, and the letter of the one on potential forms where that is among them. */
function admitted({ form, tag, lexeme: { lemma }, origin, rule }: Entry, question: Question): Ruling {
  const reading = { form, lemma, tag, origin, ...(rule === undefined ? {} : { rule: `pfs-2018/${rule}` as const }) };
  const found = [
    ...genitiveIjYj(question).filter(({ evidence }) => evidence.lemma === lemma),
    ...GROUNDS.flatMap((detector) => detector(reading, question) ?? []),
  ].filter(({ decides }) => decides);
  const [by] = found;
  const letter = found.map(({ section }) => POTENTIAL.exec(section)?.[1]).find((one) => one !== undefined);
  return { status: 'allowed', ...(by ? cited(by) : {}), ...(letter ? { potential: letter } : {}) };
}
