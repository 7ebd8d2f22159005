import type { Reading } from '../../../lexicon/lexicon.ts';
import { isNoun, parseTags } from '../../../morphology/pl/tag.ts';
import { hasOnlyPolishLetters, lettersWithoutTile } from '../../../words/letters.ts';
import { APOSTROPHE, HYPHEN } from '../../../words/normalise.ts';
import { finding } from '../finding.ts';
import { isPiece } from '../hyphen-fragments.ts';
import type { PolishQuestion, WordDetector } from '../question.ts';

/** What may follow an apostrophe in a declined noun, name or foreign adjective; anything else derives a new word. */
const INFLECTIONS: ReadonlySet<string> = new Set(
  `u a owi em ie e y i ów om ami ach owie ą ę o m mi ego emu im ym ich ych imi ymi iem iowi ia iu iów iom iami iach`.split(
    ' ',
  ),
);

/** Letters of a word that is taken for a noun although no list has it. */
const MIN_NOUN = 3;

/** Does either lexicon have the lower-case word as a noun, a name included, or as a word of which it says nothing? */
function knownNoun(word: string, question: PolishQuestion): boolean {
  const readings = question.readingsOf(word);
  if (readings.some(({ tag }) => isNoun(tag)) || (readings.length === 0 && question.game.has(word))) return true;
  return (question.spelling?.readings(word) ?? []).some(({ tag }) => tag === '' || parseTags(tag).some(isNoun));
}

/** Apostrophe: an inflected form of a known noun (excl.4), or a word spelled with it (excl.3). */
export const apostrophe: WordDetector = (question) => {
  const { typed, form } = question;
  const at = form.lastIndexOf(APOSTROPHE);
  if (at < 0) return [];
  const base = form.slice(0, at);
  const ending = form.slice(at + 1);
  // At the end of a word an apostrophe is a genitive or a closing quotation mark. An ending of declension after a whole word is one
  // even where no list has the word (`bike’a`); after less (`l’ami`) it is not.
  const inflected =
    (INFLECTIONS.has(ending) && (base.length >= MIN_NOUN || knownNoun(base, question))) ||
    (ending === '' && knownNoun(base, question));
  return [
    inflected
      ? finding('apostrophe-inflection', {
          kind: 'attached',
          base,
          lemma: typed.slice(0, at),
          particle: `-${ending}`,
          spelling: typed,
        })
      : finding('apostrophe', { kind: 'spelling', base, spelling: typed }),
  ];
};

/** First part of an adjective that is always written with a hyphen: `licealno-`. */
const isCompoundPart = ({ tag }: Reading): boolean => tag === 'adja';

/** Is the word known as a piece of words with a sign only, as *owski* is, and not as a name? */
const isOnlyPiece = ({ form, spelling, spellings }: PolishQuestion): boolean =>
  form.length > 1 &&
  spelling?.has(form) === true &&
  spellings.every((reading) => reading.spelling === undefined) &&
  isPiece(form, spellings);

/** Hyphen in the word as asked, or of a word that is a piece of such words, or after a word that stands only before one (excl.5). */
export const hyphen: WordDetector = (question) => {
  const { form, typed, spellings } = question;
  if (form.includes(HYPHEN)) return [finding('hyphen', { kind: 'spelling', spelling: typed })];
  const [part] = spellings;
  if (typed === form && hasOnlyPolishLetters(form) && isOnlyPiece(question))
    return [finding('hyphen', { kind: 'base', base: form }, { curated: true })];
  return part && spellings.every(isCompoundPart)
    ? [finding('hyphen', { kind: 'spelling', spelling: form + HYPHEN, lemma: part.lemma })]
    : [];
};

/** A word that a dictionary spells with a hyphen or an apostrophe, asked without it: `pingpong`, `remakeu`. */
export const signLeftOut: WordDetector = (question) => {
  const { form, spelling } = question;
  if (!spelling || question.spellings.length > 0) return [];
  // No word begins like the letters further on.
  const last = Math.min(form.length - 1, spelling.reach(form));
  for (let at = 1; at <= last; at++) {
    const hyphenated = form.slice(0, at) + HYPHEN + form.slice(at);
    if (spelling.has(hyphenated)) {
      return [
        finding('hyphen', { kind: 'spelling', spelling: spelling.readings(hyphenated)[0]?.spelling ?? hyphenated }),
      ];
    }
    const marked = form.slice(0, at) + APOSTROPHE + form.slice(at);
    if (spelling.has(marked))
      return [finding('apostrophe-inflection', { kind: 'spelling', base: form.slice(0, at), spelling: marked })];
  }
  return [];
};

/** Letters that no tile has (excl.6), and digits and signs, of which the document does not even speak. */
export const foreignLetters: WordDetector = ({ typed }) => {
  const letters = lettersWithoutTile(typed);
  return letters === '' ? [] : [finding('letters', { kind: 'letters', letters })];
};
