import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { isSameLexeme, type Lexeme, lexemeOf, tagsOf } from '../../../morphology/pl/lexeme.ts';
import { withoutNie } from '../../../morphology/pl/particles.ts';
import { isAfterPo, type Tag } from '../../../morphology/pl/tag.ts';
import type { BuiltEntry } from './ruling.ts';

/** What does not take nie- although the positive degree does (2.a): comparative, superlative, the form after “po”. */
function kindOf(tag: Tag): string | undefined {
  return isAfterPo(tag) ? tag.pos : ['com', 'sup'].find((degree) => tag.values.has(degree));
}

/**
 * The forms with nie- that an adjective or adverb is denied, of the kind that was asked: `niebielszy` brings the comparative with nie-
 * into the paradigm of *biały*. All of them always would be two tables of nothing that may be played.
 */
export function negatedFor(lexeme: Lexeme, asked: string, game: Lexicon): BuiltEntry[] {
  const base = withoutNie(asked)?.base;
  if (base === undefined || (lexeme.part !== 'adj' && lexeme.part !== 'adv')) return [];
  const forms = game.forms(lexeme.lemma).flatMap(({ form, reading }) =>
    tagsOf(reading.tag)
      .filter((tag) => isSameLexeme(lexemeOf(reading.lemma, tag), lexeme))
      .map((tag) => ({ form, tag, kind: kindOf(tag) })),
  );
  const kinds = new Set(forms.filter(({ form, kind }) => form === base && kind !== undefined).map(({ kind }) => kind));
  return forms
    .filter(({ form, kind }) => kinds.has(kind) && !game.has(`nie${form}`))
    .map(({ form, tag }) => ({ form: `nie${form}`, tag: `${tag.text}:neg`, denied: true }));
}
