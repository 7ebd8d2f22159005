/** A lexeme is the word of a paradigm. Its part of speech, gender and separability distinguish it from its homonyms. */
import type { Lexicon, Reading } from '../../../lexicon/lexicon.ts';
import { type GermanTag, hasPosition, parseGermanTag } from '../../../morphology/de/tag.ts';
import type { ParadigmChoice } from '../../../rules/paradigm.ts';
import { toGermanTiles } from '../../../words/tiles.ts';

export interface Lexeme {
  /** As dictionaries spell it. */
  lemma: string;
  /** First position of the tags: `ver`, `sub`. */
  part: string;
  /**
   * Gender of a noun; `sep` or `bare` of a verb; else empty. It separates der See and die See, um!fahren and umfahren.
   */
  kind: string;
}

const GENDER = /^[mfn](?:\.[mfn])*$/;

export function lexemeOf(lemma: string, tag: GermanTag): Lexeme {
  const [part = ''] = tag.positions;
  if (part === 'sub') return { lemma, part, kind: tag.positions.slice(1).find((one) => GENDER.test(one)) ?? '' };
  if (part !== 'ver') return { lemma, part, kind: '' };
  return { lemma, part, kind: hasPosition(tag, 'bare') ? 'bare' : hasPosition(tag, 'sep') ? 'sep' : '' };
}

/** Returns the id by which a paradigm is chosen. */
export function idOf({ lemma, part, kind }: Lexeme): string {
  return [part, kind, lemma].join(':');
}

export function isSame(one: Lexeme, other: Lexeme): boolean {
  return idOf(one) === idOf(other);
}

/** The lexeme that `idOf` named; null when the text is no such name. */
export function lexemeOfId(id: string): Lexeme | null {
  const match = /^(\w*):([\w.]*):(.+)$/su.exec(id);
  return match ? { part: match[1] as string, kind: match[2] as string, lemma: match[3] as string } : null;
}

/**
 * Returns the choice with keys of messages: part of speech, gender, and separability where both kinds of verb exist.
 */
export function choiceOf(lexeme: Lexeme, others: readonly Lexeme[]): ParadigmChoice {
  const { lemma, part, kind } = lexeme;
  const homonym = others.some((one) => one.lemma === lemma && one.part === part && one.kind !== kind);
  const about = [`part_${part}`];
  if (part === 'sub' && kind) about.push(...kind.split('.').map((gender) => `gender_${gender}`));
  if (part === 'ver' && kind === 'bare') about.push('form_detached');
  else if (part === 'ver' && homonym) about.push(kind === 'sep' ? 'verb_separable' : 'verb_inseparable');
  return { id: idOf(lexeme), lemma, about };
}

/** A form of a lexeme, its tag taken apart. */
export interface LexemeForm {
  /** As laid, in lower case. */
  form: string;
  reading: Reading;
  tag: GermanTag;
}

/** Returns the forms of this lexeme in a lexicon, without those of its homonyms. */
export function formsOfLexeme(lexicon: Lexicon, lexeme: Lexeme): LexemeForm[] {
  return lexicon.forms(toGermanTiles(lexeme.lemma)).flatMap(({ form, reading }) => {
    const tag = parseGermanTag(reading.tag);
    return isSame(lexemeOf(reading.lemma, tag), lexeme) ? [{ form, reading, tag }] : [];
  });
}
