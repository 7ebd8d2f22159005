import type { FormsView, Lexicons } from '../../rules/rules.ts';
import { parsedForm } from '../../words/query.ts';
import { sensesIn } from '../polish/paradigm/choices.ts';
import { polishForms } from '../polish/paradigm/forms.ts';
import type { Entry, PolishRules, Ruling } from '../polish/paradigm/ruling.ts';
import { alone } from '../polish/paradigm/rulings.ts';
import { BUILDING_RULE } from './allowed.ts';
import { CATALOGUE } from './catalogue.ts';
import { descriptor } from './descriptor.ts';
import { Dictionary, DictionaryQuery } from './dictionary.ts';
import { refusal } from './refused.ts';

/** The rules of 7 słów on paradigms: they bar no form of a word, so verbs have all forms of dictionaries. */
function rules7slow(lexicons: Lexicons): PolishRules {
  const { game, spelling } = lexicons;
  return {
    ruleset: descriptor.id,
    rulingOn: (entry) => rulingOn(entry, lexicons),
    sensesOf: sensesIn(new Dictionary(game, spelling)),
    verbLacking: () => undefined,
    builtFor: () => [],
    defectOf: () => undefined,
    pointsOf: () => null,
  };
}

/**
 * Returns the ruling on a form: allowed if the dictionary has it; a form of the spelling lexicon alone is judged by itself, as a name or an
 * abbreviation.
 */
function rulingOn(entry: Entry, lexicons: Lexicons): Ruling {
  if (entry.source === 'spelling') {
    const { game, spelling } = alone(entry, lexicons.game, lexicons.spelling);
    const [bar] = refusal(new DictionaryQuery(parsedForm(entry.form, entry.spelled), game, spelling)) ?? [];
    if (bar) return { status: 'barred', rule: bar.rule, section: bar.section };
  }
  if (!entry.rule || !BUILDING_RULE.test(entry.rule)) return { status: 'allowed' };
  return { status: 'allowed', rule: `${descriptor.id}/word-source`, section: CATALOGUE['word-source'].section };
}

/** The lexicons as paradigms need them: the general dictionary for the game lexicon. */
function lexiconsOf7slow({ game, spelling, list }: Lexicons): Lexicons {
  return { game: new Dictionary(game, spelling), spelling, list };
}

export const formsView: FormsView = {
  forms: (word, verdict, lexicons, choiceId) =>
    polishForms({ word, verdict, choiceId }, lexiconsOf7slow(lexicons), rules7slow(lexicons)),
};
