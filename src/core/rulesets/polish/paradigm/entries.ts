import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { adverbsFrom } from '../../../morphology/pl/adverb.ts';
import { isSameLexeme, type Lexeme, lexemeOf, tagsOf } from '../../../morphology/pl/lexeme.ts';
import { isOfAspect } from '../../../morphology/pl/tag.ts';
import type { Lexicons } from '../../../rules/lexicons.ts';
import { lowerCase } from '../../../words/normalise.ts';
import type { Entry, PolishRules } from './ruling.ts';

/** Are there verbs of both aspects under one lemma, and is this one of them? Then its tags name that aspect alone. */
const tagInSense = (tag: string, { aspect }: Lexeme): string => (aspect ? tag.replace('imperf.perf', aspect) : tag);

function* entriesIn(lexicon: Lexicon, source: 'game' | 'spelling', lexeme: Lexeme): Generator<Entry> {
  for (const { form, reading } of lexicon.forms(lowerCase(lexeme.lemma))) {
    const { lemma, tag, origin, rule, spelling } = reading;
    for (const parsed of tagsOf(tagInSense(tag, lexeme))) {
      if (!isSameLexeme({ ...lexemeOf(lemma, parsed), aspect: lexeme.aspect }, lexeme)) continue;
      if (lexeme.aspect && !isOfAspect(parsed, lexeme.aspect)) continue;
      yield {
        form,
        spelled: spelling ?? form,
        tag: parsed,
        lexeme,
        origin,
        ...(rule === undefined ? {} : { rule }),
        source,
      };
    }
  }
}

/** All entries of the lexeme: what may be played, what the spelling dictionary has besides, and what the rules deny it. */
export function entriesOf(lexeme: Lexeme, asked: string, { game, spelling }: Lexicons, rules: PolishRules): Entry[] {
  const entries: Entry[] = [];
  const known = new Set<string>();
  const add = (entry: Entry): void => {
    const key = `${entry.form} ${entry.tag.text}`;
    if (known.has(key)) return;
    known.add(key);
    entries.push(entry);
  };
  for (const entry of entriesIn(game, 'game', lexeme)) add(entry);
  if (spelling) for (const entry of entriesIn(spelling, 'spelling', lexeme)) add(entry);
  if (lexeme.part === '' && game.has(lexeme.lemma)) add(undescribed(lexeme));
  if (lexeme.part === 'adj') for (const entry of adverbsOf(lexeme, game)) add(entry);
  for (const { form, tag, denied } of rules.builtFor(lexeme, asked)) {
    for (const parsed of tagsOf(tag)) {
      add({ form, spelled: form, tag: parsed, lexeme, origin: 'derived', source: 'built', denied });
    }
  }
  return entries;
}

/** The forms of the adverb that goes with an adjective, as entries of a lexeme of its own. */
function* adverbsOf({ lemma }: Lexeme, game: Lexicon): Generator<Entry> {
  for (const adverb of adverbsFrom(lemma)) {
    yield* entriesIn(game, 'game', { lemma: adverb, part: 'adv', gender: '', aspect: '' });
  }
}

/** A word that the list has without saying of what it is a form. */
function undescribed(lexeme: Lexeme): Entry {
  const { lemma } = lexeme;
  return { form: lemma, spelled: lemma, tag: tagsOf('')[0]!, lexeme, origin: 'inferred', source: 'game' };
}
