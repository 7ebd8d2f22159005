import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse, sourcesIn, walk } from './parse.ts';

/** Words that describe how something arose and not what it is. */
const VAGUE = /^(?:tell|tells|teller|telling|told|asked|meant|besides|rather|hardly|nobody|whom|trouble|doubt)$/i;

const FOLDERS = ['src', 'scripts', 'dictionaries/compile', 'bench', 'test'];

describe('vague words are in no name', () => {
  it.each(FOLDERS)('in %s', (folder) => {
    const vague = new Set<string>();
    for (const path of sourcesIn(folder)) {
      if (isVague(path)) vague.add(path);
      walk(parse(path), (node) => {
        if (ts.isIdentifier(node) && isVague(node.text)) vague.add(`${path}: ${node.text}`);
      });
    }
    expect([...vague]).toEqual([]);
  });

  it('however the words are joined', () => {
    expect(
      ['toldOf', 'WORD_MEANT', 'isAskedAgain', 'rules-asked.ts', 'askedURL', 'lineTeller'].filter(isVague),
    ).toHaveLength(6);
    expect(['masked', 'tolden', 'rathers', 'unasked'].filter(isVague)).toEqual([]);
  });
});

/** Returns true if one of the words of which a name is made is vague. */
function isVague(name: string): boolean {
  // Most names contain none of these letter groups, and the rest takes time.
  if (!/tell|told|asked|meant|besides|rather|hardly|nobody|whom/i.test(name)) return false;
  return name.split(/[^\p{L}]+|(?<=\p{Ll})(?=\p{Lu})/u).some((word) => VAGUE.test(word));
}
