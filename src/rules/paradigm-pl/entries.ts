import type { Lexicon } from '../../lexicon/lexicon.ts';
import { isSameLexeme, type Lexeme, lexemeOf } from '../../morphology/pl/lexeme.ts';
import { parseTags } from '../../morphology/pl/tag.ts';
import { lowerCase } from '../../words/normalise.ts';
import type { Lexicons } from '../judge.ts';
import type { Entry, PolishRules } from './ruling.ts';

/** Does the lexicon have verbs of both aspects under one lemma, and is this one of them? Then its tags name that aspect alone. */
const tagInSense = (tag: string, { aspect }: Lexeme): string => (aspect ? tag.replace('imperf.perf', aspect) : tag);

function* entriesIn(lexicon: Lexicon, source: 'game' | 'spelling', lexeme: Lexeme): Generator<Entry> {
  for (const { form, reading } of lexicon.forms(lowerCase(lexeme.lemma))) {
    const { lemma, tag, origin, rule, spelling } = reading;
    for (const parsed of parseTags(tagInSense(tag, lexeme))) {
      if (!isSameLexeme({ ...lexemeOf(lemma, parsed), aspect: lexeme.aspect }, lexeme)) continue;
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
  for (const { form, tag } of rules.deniedTo(lexeme, asked)) {
    for (const parsed of parseTags(tag)) {
      add({ form, spelled: form, tag: parsed, lexeme, origin: 'derived', source: 'built' });
    }
  }
  return entries;
}
