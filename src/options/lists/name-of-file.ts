/** What a list is called, as far as the name of its file tells. */
export interface ListName {
  /** `OSPS`; empty where the file's name has no letters. */
  name: string;
  /** `48`; empty where the file's name has no figures. */
  edition: string;
}

/** Endings of files, also several in a row: `.txt.gz`. None begins with a figure, as the end of `list 1.5` does. */
const ENDINGS = /(\.[a-z][\w-]{0,4})+$/i;
/** What browsers add to the name of a file that is there already. */
const COPY = /\s*\(\d+\)$/;
/** Lists that federations write in capitals, whatever the file is called. */
const ACRONYMS = ['OSPS', 'CSW', 'NWL', 'TWL', 'OWL', 'SOWPODS', 'ODS'];
/** UTF-16 units of a file's name: file systems have no longer ones. */
const LONGEST_FILE = 255;

/**
 * Proposes name and edition: `osps48.txt` → OSPS, 48; `turnierliste_2026-03.txt.gz` → turnierliste, 2026-03. Figures behind a part of a
 * name belong to it (`b-cp852.txt`): then it is the file's own name.
 * @param file the file's name without folders
 */
export function nameOfFile(file: string): ListName {
  const bare = file.slice(-LONGEST_FILE).replace(ENDINGS, '').replace(COPY, '').replaceAll('_', ' ').trim();
  const figure = bare.search(/(?<!\p{L})v\.?\s?\d|\d/iu);
  const before = figure < 0 ? bare : bare.slice(0, figure);
  if (/[^\p{L}]\p{L}+$/u.test(before)) return { name: trimmed(bare), edition: '' };
  const after = figure < 0 ? '' : bare.slice(figure).replace(/^v\.?\s?/i, '');
  return { name: written(trimmed(before)), edition: trimmed(after) };
}

/** Without the signs that part words in names of files at its ends. */
function trimmed(text: string): string {
  return text.replace(/^[\s.\-–]+|[\s.\-–]+$/gu, '').replace(/\s+/g, ' ');
}

function written(name: string): string {
  const capitals = name.toUpperCase();
  return ACRONYMS.includes(capitals) ? capitals : name;
}
