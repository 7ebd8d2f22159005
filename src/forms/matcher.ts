import { lowerCase, normalise } from '../words/normalise.ts';

/** Letters without their marks: `zszedł` → `zszedl`, `Größe` → `grosse`. */
function plain(text: string): string {
  return lowerCase(text).replaceAll('ł', 'l').replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}

/** Tells whether a form has the typed letters side by side. Typed without marks, they also stand for letters with marks. */
export function matcher(typed: string): (form: string) => boolean {
  const wanted = lowerCase(normalise(typed));
  const isPlain = plain(wanted) === wanted;
  return (form) => (isPlain ? plain(form) : lowerCase(form)).includes(wanted);
}
