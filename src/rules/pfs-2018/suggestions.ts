import { withDiacritics } from '../../words/diacritics.ts';
import { APOSTROPHE, HYPHEN } from '../../words/normalise.ts';
import type { Reason } from '../verdict.ts';
import type { Question } from './question.ts';

/** A few words help; a list does not. */
const MAX_SUGGESTIONS = 5;

/** Lookups spent on spellings with diacritics; a lookup takes under a microsecond, a verdict may take fifty. */
const MAX_DIACRITIC_SPELLINGS = 48;

/** How foreign letters are respelled in Polish, most usual first. */
const RESPELLED: Readonly<Record<string, readonly string[]>> = { v: ['w'], x: ['ks', 'gz'], q: ['k', 'kw'] };

/** Letters that sound alike in Polish: the usual spelling mistakes, both ways. */
const SOUND_ALIKE: ReadonlyArray<readonly [string, string]> = [
  ['u', 'ó'],
  ['ó', 'u'],
  ['rz', 'ż'],
  ['ż', 'rz'],
  ['ch', 'h'],
  ['h', 'ch'],
  ['om', 'ą'],
  ['on', 'ą'],
  ['en', 'ę'],
  ['em', 'ę'],
];

function respelledInPolish(form: string): string[] {
  let spellings = [form.replaceAll('qu', 'kw'), form];
  for (const [letter, choices] of Object.entries(RESPELLED)) {
    spellings = spellings.flatMap((s) =>
      s.includes(letter) ? choices.map((choice) => s.replaceAll(letter, choice)) : [s],
    );
  }
  return spellings;
}

function* soundingAlike(form: string): Generator<string> {
  for (const [from, to] of SOUND_ALIKE) {
    for (let at = form.indexOf(from); at >= 0; at = form.indexOf(from, at + 1)) {
      yield form.slice(0, at) + to + form.slice(at + from.length);
    }
  }
}

/** Legal words that help after a refusal, best first: what the reasons name, other forms of the lemma, near spellings. */
export function suggest(question: Question, reasons: readonly Reason[], isLegal: (form: string) => boolean): string[] {
  const { form, game, spelling } = question;
  const found = new Set<string>();
  const offer = (candidate: string): boolean => {
    if (candidate !== form && isLegal(candidate)) found.add(candidate);
    return found.size >= MAX_SUGGESTIONS;
  };

  for (const { evidence, rule } of reasons) {
    if (rule === 'pfs-2018/apostrophe-inflection') {
      // The case asked for is not known for sure: the forms without apostrophe are offered, the base word last.
      const forms = game.forms(evidence.base ?? '').map((entry) => entry.form);
      for (const candidate of forms) if (candidate !== evidence.base && offer(candidate)) break;
    }
    if (evidence.base !== undefined && offer(evidence.base)) break;
  }
  if (form.includes(HYPHEN) || form.includes(APOSTROPHE)) offer(form.replaceAll(HYPHEN, '').replaceAll(APOSTROPHE, ''));
  for (const candidate of respelledInPolish(form)) if (offer(candidate)) break;
  if (reasons.some(({ rule }) => rule === 'pfs-2018/letters' || rule === 'pfs-2018/hyphen')) {
    // The lemma's own forms without the letter or the hyphen: `cardox` → `cardoksu`.
    const lemma = question.spellings[0]?.lemma;
    if (lemma) for (const entry of game.forms(lemma)) if (offer(entry.form)) break;
  }
  const helpless = reasons.every(({ rule }) => rule === 'pfs-2018/not-listed');
  if (found.size === 0 && helpless && (spelling === null || question.spellings.length === 0)) {
    for (const candidate of soundingAlike(form)) if (offer(candidate)) break;
    for (const candidate of withDiacritics(form, MAX_DIACRITIC_SPELLINGS)) if (offer(candidate)) break;
  }
  return [...found].slice(0, MAX_SUGGESTIONS);
}
