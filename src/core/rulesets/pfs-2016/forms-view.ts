import type { Lexicon } from '../../lexicon/lexicon.ts';
import { fieldsOf } from '../../rules/detail.ts';
import type { Defect } from '../../rules/paradigm.ts';
import { nameOfRule } from '../../rules/rule-entry.ts';
import type { FormsView, Lexicons } from '../../rules/rules.ts';
import type { Reason } from '../../rules/verdict.ts';
import { parsedForm } from '../../words/query.ts';
import { defectivesBy, defectOfRule } from '../polish/defective.ts';
import { polishForms } from '../polish/paradigm/forms.ts';
import type { Entry, PolishRules } from '../polish/paradigm/ruling.ts';
import { alone, rulesBy } from '../polish/paradigm/rulings.ts';
import type { PolishReading } from '../polish/query.ts';
import { CATALOGUE } from './catalogue.ts';
import { descriptor } from './descriptor.ts';
import { ADMITTING, BUILDING } from './detectors/order.ts';
import { genitiveIjYj, vocativeCze } from './detectors/potential-forms.ts';
import { isLate, RecordedLexicon, RecordedQuery, reason } from './query.ts';
import { barred, excluded, hasTiles, isRecorded } from './refused.ts';

/**
 * Cites the rule on defective verbs for the blocks of list 7 of the later editions, because the document's own file of these verbs is not
 * available.
 */
const citing = () => ({ rule: `${descriptor.id}/defective`, section: CATALOGUE.defective.section }) as const;
const APPENDIX = 'defekt.txt';

function defectOf2016(rule: Parameters<typeof defectOfRule>[0]): Defect {
  return { ...defectOfRule(rule, citing), appendix: APPENDIX };
}

/** The rules before 2016 on the paradigms of these lexicons, which are today's. */
function rulesPfs2016(lexicons: Lexicons): PolishRules {
  const { game, spelling } = lexicons;
  return rulesBy<RecordedQuery>({
    ruleset: descriptor.id,
    game: new RecordedLexicon(game, spelling),
    queryOf: (form) => new RecordedQuery(parsedForm(form), game, spelling),
    isUnlisted: (query) => !hasTiles(query),
    refusal,
    refusedAlone,
    grounds,
    lacking: (_, lemma) =>
      reason('defective', { kind: 'defective', lemma, appendix: 'defekt.txt' }, { effect: 'excludes' }),
    abbreviation: (lemma) => reason('abbreviation', { kind: 'reading', lemma }),
    defectOf: defectOf2016,
  });
}

function refusal(query: RecordedQuery): Reason[] | null {
  const bars = barred(query);
  if (bars || isRecorded(query)) return bars;
  const isBuilt = hasTiles(query) && BUILDING.some((detector) => detector(query).length > 0);
  return isBuilt ? null : excluded(query);
}

/** Returns the ruling on the string; for a name, or if another reading makes it legal, the ruling on this reading. */
function refusedAlone(entry: Entry, query: RecordedQuery): Reason[] | null {
  const { form, spelled } = entry;
  const byItself = () => {
    const { game, spelling } = alone(entry, query.today, query.spelling);
    return refusal(new RecordedQuery(parsedForm(form, spelled), game, spelling));
  };
  return spelled === form ? (refusal(query) ?? byItself()) : byItself();
}

/** Returns the reasons that admit a reading, without the note on a defective verb, which the paradigm has once for all forms. */
function grounds(reading: PolishReading, query: RecordedQuery): Reason[] {
  return [
    ...[...genitiveIjYj(query), ...vocativeCze(query)].filter(({ detail }) => fieldsOf(detail).lemma === reading.lemma),
    ...ADMITTING.flatMap((detector) => detector(reading, query) ?? []),
  ].filter(({ rule }) => nameOfRule(rule) !== 'defective');
}

/** The lexicons for paradigms: words recorded before 2016, and further words of a later list or a spelling dictionary. */
export function lexiconsOf2016({ game, spelling, list }: Lexicons): Lexicons {
  return { game: new RecordedLexicon(game, spelling), spelling: lexiconOfOthers(game, spelling), list };
}

function lexiconOfOthers(today: Lexicon, spelling: Lexicon | null): Lexicon {
  const readings = (form: string) => [...today.readings(form).filter(isLate), ...(spelling?.readings(form) ?? [])];
  return {
    has: (form) => readings(form).length > 0,
    reach: (form) => Math.max(today.reach(form), spelling?.reach(form) ?? 0),
    readings,
    forms: (lemma) => [
      ...today.forms(lemma).filter(({ reading }) => isLate(reading)),
      ...(spelling?.forms(lemma) ?? []),
    ],
    neighbours: (...query) => spelling?.neighbours(...query) ?? [],
  };
}

export const formsView: FormsView = {
  forms: (word, verdict, lexicons, choiceId) =>
    polishForms({ word, verdict, choiceId }, lexiconsOf2016(lexicons), rulesPfs2016(lexicons)),
  defectives: () => defectivesBy(citing).map((group) => ({ ...group, appendix: APPENDIX })),
};
