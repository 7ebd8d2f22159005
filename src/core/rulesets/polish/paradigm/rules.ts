import { fieldsOf } from '../../../rules/detail.ts';
import type { Lexicons } from '../../../rules/rules.ts';
import type { Reason } from '../../../rules/verdict.ts';
import { queryOf } from '../../../words/query.ts';
import { defectOfRule } from '../defective.ts';
import { leftToDefective, perfectivePowodzić } from '../detectors/defective.ts';
import { genitiveIjYj } from '../detectors/potential-forms.ts';
import { citingIn, type Edition, reasonIn, reasonsOf } from '../edition.ts';
import { finding } from '../finding.ts';
import { PolishQuestion } from '../question.ts';
import { isListed, refusal } from '../refused.ts';
import type { Entry, PolishRules } from './ruling.ts';
import { alone, rulesBy } from './rulings.ts';

/** The rules of an edition since 2018 on the paradigms of these lexicons. */
export function paradigmRules(edition: Edition, lexicons: Lexicons): PolishRules {
  const { game, spelling } = lexicons;
  // The remaining forms by list 7 are stated once, for the whole paradigm.
  const grounds = edition.admitting.filter(
    (detector) => detector !== leftToDefective && detector !== perfectivePowodzić,
  );
  const reasons = (question: PolishQuestion): Reason[] | null => {
    const found = refusal(question, edition);
    return found && reasonsOf(found, edition);
  };
  return rulesBy<PolishQuestion>({
    ruleset: edition.ruleset.id,
    game,
    questionOf: (form) => new PolishQuestion(queryOf(form), game, spelling),
    isUnlisted: (question) => !isListed(question),
    refusal: reasons,
    refusedAlone: (entry, question) => reasons(asAlone(entry, question)),
    grounds: (reading, question) => {
      const genitives = genitiveIjYj(question).filter(({ detail }) => fieldsOf(detail).lemma === reading.lemma);
      return reasonsOf([...genitives, ...grounds.flatMap((detector) => detector(reading, question) ?? [])], edition);
    },
    lacking: (rule, lemma) =>
      reasonIn(finding(rule, { kind: 'defective', lemma, list: 7 }, { effect: 'excludes' }), edition),
    abbreviation: (lemma) => reasonIn(finding('abbreviation', { kind: 'reading', lemma }), edition),
    defectOf: (rule) => defectOfRule(rule, citingIn(edition)),
  });
}

function asAlone(entry: Entry, question: PolishQuestion): PolishQuestion {
  const { game, spelling } = alone(entry, question.game, question.spelling);
  return new PolishQuestion(queryOf(entry.form), game, spelling);
}
