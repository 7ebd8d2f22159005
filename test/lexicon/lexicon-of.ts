import { type PackedGroup, packLexicon } from '../../dictionaries/compile/pack/lexicon-writer.ts';
import { openLexicon } from '../../src/core/lexicon/packed-lexicon.ts';

/** Returns an opened packed lexicon of these lemmas and forms. */
export function lexiconOf(groups: ReadonlyArray<readonly [lemma: string, forms: readonly string[]]>) {
  const packed = groups.map(
    ([lemma, forms]): PackedGroup => ({
      lemma,
      pos: '',
      features: '',
      slots: new Map(forms.map((form, i) => [form, `tag${i}`])),
      inferred: false,
    }),
  );
  const { bytes } = packLexicon(packed, { name: 'test', edition: '1' });
  return openLexicon(bytes.slice().buffer as ArrayBuffer);
}
