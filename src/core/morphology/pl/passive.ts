/** Finds the infinitives of a passive participle, whether recorded or not. */

const ENDINGS = ['ego', 'emu', 'ymi', 'ych', 'ym', 'ej', 'ą', 'a', 'e', 'y'];

/** Softening of the last consonant of a verb in -ić or -yć before -ony: noszony → nosić. */
const SOFTENED: ReadonlyArray<readonly [soft: string, infinitive: string]> = [
  ['szcz', 'ścić'],
  ['żdż', 'ździć'],
  ['sz', 'sić'],
  ['dz', 'dzić'],
  ['ż', 'zić'],
  ['c', 'cić'],
  ['l', 'lić'],
  ['j', 'ić'],
  ['i', 'ić'],
  ['i', 'ieć'],
  ['', 'yć'],
  // Verbs in -ść and -c: niesiony, pleciony, pieczony.
  ['si', 'ść'],
  ['zi', 'źć'],
  ['ci', 'ść'],
  ['dzi', 'ść'],
  ['cz', 'c'],
  ['ż', 'c'],
];

function fromStem(stem: string): string[] {
  if (stem.endsWith('an')) return [`${stem.slice(0, -2)}ać`, `${stem.slice(0, -2)}eć`];
  if (stem.endsWith('on')) {
    const root = stem.slice(0, -2);
    return SOFTENED.filter(([soft]) => root.endsWith(soft)).map(
      ([soft, ending]) => root.slice(0, root.length - soft.length) + ending,
    );
  }
  if (stem.endsWith('nięt')) {
    const root = stem.slice(0, -4);
    const hard = root.endsWith('ś') ? `${root.slice(0, -1)}s` : root;
    return [`${hard}nąć`, ...(root.endsWith('d') ? [`${root.slice(0, -1)}ść`] : [])];
  }
  if (stem.endsWith('ęt')) return [`${stem.slice(0, -2)}ąć`];
  return stem.endsWith('t') ? [`${stem.slice(0, -1)}ć`] : [];
}

/** Returns infinitives of which the word may be the passive participle by its letters: `banych` → bać, `popadnięci` → popadnąć, popaść. */
export function infinitivesOfPassive(word: string): string[] {
  const stems = ENDINGS.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length));
  if (word.endsWith('ci')) stems.push(`${word.slice(0, -2)}t`);
  else if (word.endsWith('eni')) stems.push(`${word.slice(0, -3)}on`);
  else if (word.endsWith('ani')) stems.push(word.slice(0, -1));
  return [...new Set(stems.flatMap(fromStem))];
}
