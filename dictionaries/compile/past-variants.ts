/**
 * Adds second pasts of verbs in -nąć, with and without -ną-: *schnął* and *sechł*, *pęknęła* and *pękła*. PoliMorf often has one where the
 * list has both; the other gets inferred tags.
 */
import type { LemmaGroup } from './lemma-groups.ts';

const GENDERS = { m: 'm1.m2.m3', f: 'f', n: 'n1.n2', p: 'm1.p1', o: 'm2.m3.f.n1.n2.p2.p3' } as const;
/** Personal endings after the third person, singular and plural; the masculine takes a linking -e-. */
const SINGULAR = [
  ['', 'ter'],
  ['m', 'pri'],
  ['ś', 'sec'],
] as const;
const PLURAL = [
  ['', 'ter'],
  ['śmy', 'pri'],
  ['ście', 'sec'],
] as const;

interface Ending {
  ending: string;
  tag: string;
}

function persons(third: string, gender: keyof typeof GENDERS): Ending[] {
  const plural = gender === 'p' || gender === 'o';
  const number = plural ? 'pl' : 'sg';
  return (plural ? PLURAL : SINGULAR).flatMap(([ending, person]) => {
    const link = gender === 'm' && ending ? 'e' : '';
    return [
      { ending: third + link + ending, tag: `verb:praet:${number}:${GENDERS[gender]}:${person}` },
      { ending: `${third}by${ending}`, tag: `verb:pot:${number}:${GENDERS[gender]}:${person}` },
    ];
  });
}

/** Endings in place of -nąć. */
const VARIANTS: readonly Ending[] = [
  ...persons('nął', 'm'),
  ...persons('nęła', 'f'),
  ...persons('nęło', 'n'),
  ...persons('nęli', 'p'),
  ...persons('nęły', 'o'),
  { ending: 'nąwszy', tag: 'pant' },
  ...persons('ł', 'm'),
  ...persons('ła', 'f'),
  ...persons('ło', 'n'),
  ...persons('li', 'p'),
  ...persons('ły', 'o'),
  { ending: 'łszy', tag: 'pant' },
];

/** Softening before -li: *otrząs-ł*, *otrząś-li*. */
const SOFT: Readonly<Record<string, string>> = { s: 'ś', z: 'ź' };

/** Returns the forms with an ending; the last consonant of the stem softens before -li if it can. */
function formsOf(stem: string, ending: string): string[] {
  const last = stem.slice(-1);
  const soft = SOFT[last];
  return soft && ending.startsWith('li') ? [stem + ending, stem.slice(0, -1) + soft + ending] : [stem + ending];
}

/** Adds unexplained listed past forms to the verbs in -nąć, in place. */
export function inferPastVariants(groups: readonly LemmaGroup[], unexplained: ReadonlySet<string>): void {
  for (const group of groups) {
    if (group.pos !== 'verb' || !group.lemma.endsWith('nąć')) continue;
    const stem = group.lemma.slice(0, -'nąć'.length);
    for (const { ending, tag } of VARIANTS) {
      for (const form of formsOf(stem, ending)) {
        if (unexplained.has(form) && !group.slots.has(form)) group.slots.set(form, `~${tag}`);
      }
    }
  }
}
