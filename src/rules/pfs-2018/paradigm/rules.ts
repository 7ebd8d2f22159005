import type { Lexicon } from '../../../lexicon/lexicon.ts';
import type { VerbCategory } from '../../../morphology/pl/conjugation.ts';
import { isSameLexeme, type Lexeme, lexemeOf, tagsOf } from '../../../morphology/pl/lexeme.ts';
import { isAbbreviation } from '../../../morphology/pl/tag.ts';
import type { Lexicons } from '../../judge.ts';
import type { Entry, PolishRules, Ruling } from '../../paradigm-pl/ruling.ts';
import type { Reason } from '../../verdict.ts';
import { reason } from '../catalogue.ts';
import { type BuiltForm, builtForms, defectiveReading, defectiveVerbOf, missingForm } from '../defective.ts';
import { leftToDefective, perfectivePowodzić } from '../detectors/defective-left.ts';
import { genitiveIjYj } from '../detectors/potential-noun.ts';
import { judgePfs2018 } from '../judge.ts';
import { LIST_7 } from '../lists.ts';
import { playableReadings } from '../playable.ts';
import { Question, type TaggedReading } from '../question.ts';
import { refusal } from '../refused.ts';
import { ADMITTING } from '../rules.ts';
import { defectOfRule } from './defectives.ts';

/** Section of the rules on potential forms: 4.a to 4.j. */
const POTENTIAL = /^4\.([a-j])$/;

/** What admits a reading; what list 7 leaves a verb is said once, of the whole paradigm. */
const GROUNDS = ADMITTING.filter((detector) => detector !== leftToDefective && detector !== perfectivePowodzić);

const deciding = (reasons: readonly Reason[]): Reason | undefined => reasons.find(({ decides }) => decides);

/** The lexicon with some readings of some forms left out, for looking words up. */
function reading(lexicon: Lexicon, readings: Lexicon['readings']): Lexicon {
  return {
    has: (form) => readings(form).length > 0,
    readings,
    forms: (lemma) => lexicon.forms(lemma),
    neighbours: (...asked) => lexicon.neighbours(...asked),
  };
}

/** The rules of 2018 on the paradigms of these lexicons. */
export function rulesPfs2018(lexicons: Lexicons): PolishRules {
  const { game, spelling } = lexicons;

  const questions = new Map<string, { question: Question; refused: Reason[] | null }>();
  const ask = (form: string) => {
    const known = questions.get(form);
    if (known) return known;
    const question = new Question(form, form, game, spelling);
    const asked = { question, refused: refusal(question, false) };
    questions.set(form, asked);
    return asked;
  };

  const barred = (by: Reason | undefined, keptBy: Lexeme[] = []): Ruling => ({
    status: 'barred',
    ...(by ? { rule: by.rule, section: by.section } : {}),
    ...(keptBy.length > 0 ? { keptBy } : {}),
  });

  /** Lexemes that keep the letters of a barred reading legal. */
  const keepersOf = ({ form, lexeme }: Entry): Lexeme[] => {
    const { question, refused } = ask(form);
    if (refused) return [];
    const keepers = playableReadings(question).flatMap(({ lemma, tag }) =>
      sensesOf(lexemeOf(lemma, tag)).filter((sense) => sense.aspect !== 'imperf'),
    );
    const others = keepers.filter((keeper) => !isSameLexeme(keeper, lexeme));
    // A word of a closed list may have no reading at all.
    const [own] = tagsOf('').map((tag) => lexemeOf(form, tag));
    return others.length > 0 ? others : keepers.length > 0 ? keepers : [own!];
  };

  const defectReason = (lemma: string) => reason(LIST_7.get(lemma)!, { lemma, list: 7 }, { effect: 'excludes' });

  /** Is the reading one that list 7 denies its verb? The perfective *powodzić* has every form. */
  const isDenied = ({ lexeme, tag, source, denied = false }: Entry): boolean => {
    if (source === 'built') return denied;
    const found = defectiveReading(lexeme.lemma, tag);
    if (!found) return false;
    return lexeme.aspect === 'imperf' ? !found.restricted : !found.left;
  };

  function grounds(reading: TaggedReading, question: Question): Reason[] {
    const found = GROUNDS.map((detector) => detector(reading, question)).filter((one) => one !== null);
    const variant = genitiveIjYj(question).filter(({ evidence }) => evidence.lemma === reading.lemma);
    return [...variant, ...found].filter(({ decides }) => decides);
  }

  function rulingOn(entry: Entry): Ruling {
    const { form, tag, lexeme, origin, rule, source } = entry;
    if (isDenied(entry)) return barred(defectReason(lexeme.lemma), keepersOf(entry));
    const { question, refused } = ask(form);
    if (source === 'spelling') {
      // The reading by itself: as if the word list had not the form, and no other lemma were spelled so.
      const alone = new Question(
        form,
        form,
        reading(game, (other) => (other === form ? [] : game.readings(other))),
        spelling &&
          reading(spelling, (other) => spelling.readings(other).filter(({ lemma }) => lemma === lexeme.lemma)),
      );
      const bar = refusal(alone, false);
      if (bar || refused) return barred(deciding(bar ?? refused ?? []), keepersOf(entry));
    }
    if (refused) return barred(deciding(refused));
    if (isAbbreviation(tag)) return barred(reason('abbreviation', { lemma: lexeme.lemma }), keepersOf(entry));
    const isOpen = LIST_7.get(lexeme.lemma) === 'defective-zwyknac' && tag.values.has('pot');
    if (isOpen) {
      const by = defectReason(lexeme.lemma);
      return { status: 'open', rule: by.rule, section: by.section };
    }
    const found = grounds(
      { form, lemma: lexeme.lemma, tag, origin, ...(rule === undefined ? {} : { rule: `pfs-2018/${rule}` as const }) },
      question,
    );
    const [by] = found;
    if (!by) return { status: 'allowed' };
    const letter = found.map(({ section }) => POTENTIAL.exec(section)?.[1]).find((one) => one !== undefined);
    return { status: 'allowed', rule: by.rule, section: by.section, ...(letter ? { potential: letter } : {}) };
  }

  return {
    ruleset: 'pfs-2018',
    judge: (word) => judgePfs2018(word, lexicons),
    rulingOn,
    sensesOf,
    verbLacking: (form) =>
      missingForm(form)?.lemma ?? (game.readings(form).length === 0 ? defectiveVerbOf(form) : undefined),
    builtFor: (lexeme, asked) => {
      if (lexeme.part !== 'verb' || lexeme.aspect === 'perf' || !LIST_7.has(lexeme.lemma)) return [];
      const aspects =
        lexeme.aspect ||
        game
          .forms(lexeme.lemma)
          .map(({ reading }) => reading.tag)
          .join(':');
      const unformed = UNFORMED[isPerfective(aspects) ? 'perf' : 'imperf'];
      const isPrinted = ({ form, category, conceivable }: BuiltForm) =>
        form === asked || !(conceivable || unformed.has(category));
      // What is left the lexicon has, but it may have a word without saying of what it is a form.
      const isUndescribed = (form: string) => game.has(form) && game.readings(form).length === 0;
      const infinitive = { form: lexeme.lemma, tag: 'verb:inf', left: true };
      return [infinitive, ...builtForms(lexeme.lemma).filter(isPrinted)]
        .filter(({ form, left }) => !left || isUndescribed(form))
        .map(({ form, tag, left }) => ({ form, tag, denied: !left }));
    },
    defectOf: ({ lemma, part, aspect }) => {
      const rule = part === 'verb' && aspect !== 'perf' ? LIST_7.get(lemma) : undefined;
      return rule ? defectOfRule(rule) : undefined;
    },
  };
}

/** What no verb of the aspect forms, defective or not. */
const UNFORMED: Readonly<Record<'perf' | 'imperf', ReadonlySet<VerbCategory>>> = {
  perf: new Set<VerbCategory>(['pcon', 'pact']),
  imperf: new Set<VerbCategory>(['pant']),
};

const isPerfective = (tags: string): boolean => /\bperf\b/.test(tags);

/** List 7 restricts the imperfective *powodzić* and leaves the perfective one whole; the lexicon has them as one. */
function sensesOf(lexeme: Lexeme): Lexeme[] {
  if (lexeme.part !== 'verb' || lexeme.lemma !== 'powodzić' || lexeme.aspect) return [lexeme];
  return ['perf', 'imperf'].map((aspect) => ({ ...lexeme, aspect }));
}
