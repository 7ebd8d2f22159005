import type { Lexicon } from '../../../src/lexicon/lexicon.ts';
import type { PackedLexicon } from '../../../src/lexicon/packed-lexicon.ts';
import { readBlanks } from '../../../src/rules/blanks.ts';
import { EDITION } from '../../../src/rulesets/pfs-2018/rules.ts';
import { isByCapital, isRuling, isSettled } from '../../../src/rulesets/polish/hypotheses/barred.ts';
import { diagnosisInput } from '../../../src/rulesets/polish/hypotheses/proposals.ts';
import { isLegal } from '../../../src/rulesets/polish/judge.ts';
import { insteadOf } from '../../../src/rulesets/polish/other-spelling.ts';
import { PolishQuestion } from '../../../src/rulesets/polish/question.ts';
import { refusal } from '../../../src/rulesets/polish/refused.ts';
import { POLISH_LETTERS } from '../../../src/words/alphabet.ts';
import { readAsked } from '../../../src/words/asked-polish.ts';
import { hasInnerCapital, startsWithCapital } from '../../../src/words/capital.ts';
import { upperCase } from '../../../src/words/normalise.ts';
import type { ScoredLabel } from '../../diagnosis/labels.ts';
import { SeededSample } from '../../seeded-sample.ts';
import { entryLabel, type LanguageFit } from '../language-fit.ts';

/** Entries that are taken for labels, of each kind; every other one is typed in lower case. */
const ENTRIES = 60;

const SEED = 31;

/** Names and abbreviations of the spelling lexicon: what it knows the letters as, they mostly are. */
function entryLabels(game: Lexicon, spelling: PackedLexicon): ScoredLabel[] {
  const names = new SeededSample(ENTRIES, SEED);
  const abbreviations = new SeededSample(ENTRIES, SEED);
  spelling.forEachForm((form) => {
    const [first, ...others] = spelling.readings(form);
    if (!first?.spelling || others.length > 0 || game.has(form) || !/^\p{Ll}{3,}$/u.test(form)) return;
    const isInCapitals = hasInnerCapital(first.spelling) && first.spelling === upperCase(first.spelling);
    (isInCapitals ? abbreviations : names).offer(first.spelling);
  });
  const labelled = (kind: 'name' | 'abbreviation', words: readonly string[]): ScoredLabel[] =>
    words.map((word, place) => entryLabel(place % 2 === 0 ? word : word.toLowerCase(), kind));
  return [...labelled('name', names.words), ...labelled('abbreviation', abbreviations.words)];
}

export const POLISH_FIT: LanguageFit = {
  letters: `${POLISH_LETTERS}qvx`,
  foreign: 'en',
  isName: (form, { spelling }) =>
    spelling
      .readings(form)
      .every(({ spelling: spelled = form }) => startsWithCapital(spelled) && !hasInnerCapital(spelled)),
  inputOf(word, { game, spelling }, pairs) {
    const lexicons = { game, spelling, list: { name: '', edition: '' } };
    const text = readBlanks(word, 'pl', lexicons)?.text ?? word;
    const question = new PolishQuestion(readAsked(text), game, spelling);
    const found = refusal(question, EDITION);
    if (!found) return null;
    const reasons = found.map((reason) => ({ reason, kind: EDITION.catalogue[reason.rule]?.kind ?? 'word' }));
    const mayBeOffered = (form: string): boolean => isLegal(form, EDITION, lexicons);
    const instead = insteadOf(question, reasons, mayBeOffered);
    if (isRuling(question) || (!instead && isSettled(reasons, question) && !isByCapital(reasons))) return null;
    return diagnosisInput(question, { reasons, instead, isLegal: mayBeOffered }, pairs);
  },
  entryLabels,
};
