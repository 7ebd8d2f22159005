import { fieldsOf } from '../../../rules/detail.ts';
import type { FormsView, Lexicons } from '../../../rules/rules.ts';
import type { Reason } from '../../../rules/verdict.ts';
import { parsedForm } from '../../../words/query.ts';
import { defectivesBy, defectOfRule } from '../defective.ts';
import { leftToDefective, perfectivePowodzić } from '../detectors/defective.ts';
import { genitiveIjYj } from '../detectors/potential-forms.ts';
import { citingIn, type Edition, reasonIn, reasonsOf } from '../edition.ts';
import { finding } from '../finding.ts';
import { PolishQuery } from '../query.ts';
import { isListed, refusal } from '../refused.ts';
import { polishForms } from './forms.ts';
import type { Entry, PolishRules } from './ruling.ts';
import { alone, rulesBy } from './rulings.ts';

/** The rules of an edition since 2018 on the paradigms of these lexicons. */
function paradigmRules(edition: Edition, lexicons: Lexicons): PolishRules {
  const { game, spelling } = lexicons;
  // The forms that list 7 allows are stated once, for the whole paradigm.
  const grounds = edition.admitting.filter(
    (detector) => detector !== leftToDefective && detector !== perfectivePowodzić,
  );
  const reasons = (query: PolishQuery): Reason[] | null => {
    const found = refusal(query, edition);
    return found && reasonsOf(found, edition);
  };
  return rulesBy<PolishQuery>({
    ruleset: edition.ruleset.id,
    game,
    queryOf: (form) => new PolishQuery(parsedForm(form), game, spelling),
    isUnlisted: (query) => !isListed(query),
    refusal: reasons,
    refusedAlone: (entry, query) => reasons(asAlone(entry, query)),
    grounds: (reading, query) => {
      const genitives = genitiveIjYj(query).filter(({ detail }) => fieldsOf(detail).lemma === reading.lemma);
      return reasonsOf([...genitives, ...grounds.flatMap((detector) => detector(reading, query) ?? [])], edition);
    },
    lacking: (rule, lemma) =>
      reasonIn(finding(rule, { kind: 'defective', lemma, list: 7 }, { effect: 'excludes' }), edition),
    abbreviation: (lemma) => reasonIn(finding('abbreviation', { kind: 'reading', lemma }), edition),
    defectOf: (rule) => defectOfRule(rule, citingIn(edition)),
  });
}

function asAlone(entry: Entry, query: PolishQuery): PolishQuery {
  const { game, spelling } = alone(entry, query.game, query.spelling);
  return new PolishQuery(parsedForm(entry.form), game, spelling);
}

/** The forms view of an edition of the federation's rules since 2018. */
export function editionFormsView(edition: Edition): FormsView {
  return {
    forms: (word, verdict, lexicons, choiceId) =>
      polishForms({ word, verdict, choiceId }, lexicons, paradigmRules(edition, lexicons)),
    defectives: () => defectivesBy(citingIn(edition)),
  };
}
