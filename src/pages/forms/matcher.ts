import { lowerCase, normalise } from '../../core/words/normalise.ts';

/** Removes the marks from letters: `zszedł` → `zszedl`, `Größe` → `grosse`. */
function plain(text: string): string {
  return lowerCase(text).replaceAll('ł', 'l').replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}

/** Returns a function that says whether a form contains the typed text. Letters typed without marks also match letters with marks. */
export function matcher(typed: string): (form: string) => boolean {
  const wanted = lowerCase(normalise(typed));
  const isPlain = plain(wanted) === wanted;
  return (form) => (isPlain ? plain(form) : lowerCase(form)).includes(wanted);
}
