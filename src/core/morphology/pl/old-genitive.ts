/**
 * Returns the genitives beside which a variant genitive plural in -ij or -yj stands; empty for other endings. -ji goes with -yj (gracyj).
 * -ii goes with -yj after d, t and r (feeryj), with either after c, s and z (caccij, caccyj), and with -ij after other consonants
 * (bazylij).
 */
export function genitivesBesideIjYj(form: string): string[] {
  const stem = form.slice(0, -2);
  if (form.endsWith('ij')) return /[dtr]$/.test(stem) ? [] : [`${stem}ii`];
  if (form.endsWith('yj')) return /[dtrcsz]$/.test(stem) ? [`${stem}ji`, `${stem}ii`] : [`${stem}ji`];
  return [];
}
