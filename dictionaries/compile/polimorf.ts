/** PoliMorf, the open morphological dictionary: form, lemma and full tags. */
import { forEachSequence } from './cfsa2.ts';

export interface PoliMorfEntry {
  form: string;
  lemma: string;
  /** Tag alternatives as printed, joined by `+`. */
  tags: string;
}

const SEPARATOR = 0x3b; // ';', from polish.info
/** Truncation code for replacing the whole form. */
const REPLACE_ALL = 255;
const NOTHING = new Uint8Array(0);
/** A truncated last tag, as that of *ladaco*; every part of speech has at least three letters. */
const BROKEN_OFF = /\+[a-z]{1,2}$/;

/**
 * Calls `visit` for each entry of `polish.dict`, in byte order of the forms. An entry is `form;XYrest;tags`. X and Y, counted from 'A', are
 * the bytes to remove at the front and at the end of the form; appending `rest` gives the lemma.
 */
export function forEachEntry(dictionary: Uint8Array, visit: (entry: PoliMorfEntry) => void): void {
  const decoder = new TextDecoder();
  forEachSequence(dictionary, (buffer, length) => {
    const formEnd = buffer.indexOf(SEPARATOR);
    const lemmaEnd = buffer.indexOf(SEPARATOR, formEnd + 1);
    const cutFront = ((buffer[formEnd + 1] as number) - 0x41) & 0xff;
    const cutEnd = ((buffer[formEnd + 2] as number) - 0x41) & 0xff;
    const form = decoder.decode(buffer.subarray(0, formEnd));
    // The cuts count bytes and may split a letter, so bytes are joined before decoding.
    const keepsForm = cutFront !== REPLACE_ALL && cutEnd !== REPLACE_ALL;
    const kept = keepsForm ? buffer.subarray(cutFront, formEnd - cutEnd) : NOTHING;
    const rest = buffer.subarray(formEnd + 3, lemmaEnd);
    const lemma = new Uint8Array(kept.length + rest.length);
    lemma.set(kept);
    lemma.set(rest, kept.length);
    const tags = decoder.decode(buffer.subarray(lemmaEnd + 1, length)).replace(BROKEN_OFF, '');
    visit({ form, lemma: decoder.decode(lemma), tags });
  });
}
