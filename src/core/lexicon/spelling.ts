/** Converts between the spelling of a lemma and its key (CASE.EDITED in format.ts). */
import { withCapital } from '../words/capital.ts';
import { sharedStart } from '../words/letters.ts';
import { toEnglishTiles, toGermanTile } from '../words/tiles.ts';

/** First of the edits if the lemma begins with a capital letter. */
const CAPITAL = '^';

/** Returns the edits that turn the key of a lemma into its spelling; null if the two do not correspond letter by letter. */
export function editsOf(lemma: string, spelling: string): string | null {
  let edits = '';
  let place = 0;
  for (const letter of spelling) {
    const lower = letter.toLowerCase();
    // Only German keys have umlauts.
    const keys = [lower, toGermanTile(lower), toEnglishTiles(lower)];
    const looked = keys.find((letters) => lemma.startsWith(letters, place)) ?? lower;
    if (!lemma.startsWith(looked, place)) return null;
    if (place === 0 && letter !== lower && looked === lower) edits += CAPITAL;
    else if (letter !== looked) edits += `${place}${letter}`;
    place += looked.length;
  }
  return place === lemma.length ? edits : null;
}

const EDIT = /(\d+)(\D)/gu;

/** Returns the spelling of a form of the lemma, or of the lemma itself, by the edits of the letters that the two share. */
export function applyEdits(form: string, lemma: string, edits: string): string {
  const shared = sharedStart(form, lemma);
  let spelled = '';
  let from = 0;
  for (const [, digits, letter] of edits.matchAll(EDIT) as Iterable<[string, string, string]>) {
    const place = Number(digits);
    const end = place + toGermanTile(letter.toLowerCase()).length;
    if (end > shared) break;
    spelled += form.slice(from, place) + letter;
    from = end;
  }
  spelled += form.slice(from);
  return edits.startsWith(CAPITAL) ? withCapital(spelled) : spelled;
}

/** Returns the form with ß for the first `ss` that it does not share with its lemma: `sass` of `sitzen` → `saß`. */
export function withOwnEszett(form: string, lemma: string): string {
  const shared = sharedStart(form, lemma);
  const at = form.indexOf('ss', shared);
  return at < 0 ? form : `${form.slice(0, at)}ß${form.slice(at + 2)}`;
}
