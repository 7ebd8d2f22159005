/**
 * The genitives that a variant genitive plural in -ij or -yj stands beside: -ji always goes with -yj (gracyj), -ii after d, t and r
 * likewise (feeryj), after c, s and z with either (caccij, caccyj), after other consonants with -ij (bazylij). Empty for other
 * endings.
 */
export function genitivesBesideIjYj(form: string): string[] {
  const stem = form.slice(0, -2);
  if (form.endsWith('ij')) return /[dtr]$/.test(stem) ? [] : [`${stem}ii`];
  if (form.endsWith('yj')) return /[dtrcsz]$/.test(stem) ? [`${stem}ji`, `${stem}ii`] : [`${stem}ji`];
  return [];
}
