import { isRegularZe, withoutZe } from '../../../morphology/pl/particles.ts';
import {
  isAbbreviation,
  isImperative,
  isPresentOrFuture,
  isThirdPersonPast,
  parseTags,
} from '../../../morphology/pl/tag.ts';
import { abbreviationBesides } from '../../../rules/abbreviation-besides.ts';
import type { Detail, DetailOf } from '../../../rules/detail.ts';
import { finding } from '../finding.ts';
import type { PolishQuestion, WordDetector } from '../question.ts';

/** Letters of a verb form that a player may well see with the particle: shorter ones meet by chance (`jeż` is not je + -ż). */
const PLAUSIBLE_HOST = 3;

/** `mamże` is an imperative of *mamić*; as *mam* with -że it would be barred. Told because a player would ask. */
export const zeOnOtherVerb: WordDetector = (question) => {
  if (!question.readings.some(({ tag }) => isImperative(tag))) return [];
  for (const split of withoutZe(question.form)) {
    if (split.base.length < PLAUSIBLE_HOST || !isRegularZe(split)) continue;
    const readings = question.readingsOf(split.base);
    const verb = readings.find(({ tag }) => isPresentOrFuture(tag) || isThirdPersonPast(tag));
    if (!verb) continue;
    const other = question.readings[0]!.lemma;
    const detail: Detail = {
      kind: 'attached',
      base: split.base,
      lemma: verb.lemma,
      tag: verb.tag.text,
      particle: split.particle,
      other,
    };
    return [finding('ze-other-verb', detail, { decides: false })];
  }
  return [];
};

/**
 * `dyr` is an interjection and a form of *dyra*; as the abbreviation it would be barred. So would `PO` and `rys.` be, spelled so, beside the
 * words of their letters.
 */
export const alsoAbbreviation: WordDetector = (question) => {
  const { game, form, readings, spelling } = question;
  const kept = readings.find(({ tag }) => !isAbbreviation(tag));
  const other = kept?.lemma ?? form;
  const spelled = abbreviationBesides(spelling, question);
  if (spelled?.source !== undefined)
    return [finding('abbreviation', { kind: 'meaning', source: spelled.source, other }, { decides: false })];
  const tagged = game.readings(form).find(({ tag }) => parseTags(tag).some(isAbbreviation));
  if (!tagged || !kept) return [];
  return [
    finding('abbreviation', { kind: 'meaning', source: tagged.lemma, tag: tagged.tag, other }, { decides: false }),
  ];
};

/** `Kraków` is also the genitive plural of *krak*: asked with the capital, the name that it would be barred as is told. */
export const alsoName: WordDetector = (question) =>
  nameBesides(question).map((detail) => finding('proper-name', detail, { decides: false }));

/** The name that a word is which was asked with its capital. */
export function nameBesides(question: PolishQuestion): DetailOf<'spelling'>[] {
  const { typed, form, readings, spellings } = question;
  const name = typed === form ? undefined : spellings.find(({ spelling }) => spelling === typed);
  // What letters stand for says more than that they are spelled with capitals: `PO`.
  if (!name || abbreviationBesides(question.spelling, question)) return [];
  return [{ kind: 'spelling', spelling: typed, lemma: name.lemma, other: readings[0]?.lemma ?? form }];
}
