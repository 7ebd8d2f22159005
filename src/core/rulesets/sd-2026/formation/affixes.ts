/** Prefixes and suffixes that form German words from other words. */
import FOREIGN_ROOTS from '../../../../../dictionaries/packed/tables/de-foreign-roots.json' with { type: 'json' };
import PREFIXES from '../../../../../dictionaries/packed/tables/de-prefixes.json' with { type: 'json' };
import type { Pos } from './split.ts';

/** Prefixes of inseparable verbs, and of their participles and adjectives. */
export const VERBAL_PREFIXES = [
  'be',
  'emp',
  'ent',
  'er',
  'ge',
  'miss',
  'ver',
  'zer',
  'de',
  'des',
  'dis',
  're',
] as const;

/** Those that combine with nearly any verb. */
export const FREE_VERBAL_PREFIXES = ['be', 'ent', 'er', 'ver', 'zer'] as const;

/** Prefixes of nouns and adjectives. */
export const NATIVE_PREFIXES = ['un', 'ur', 'erz', 'miss'] as const;

/**
 * Prefixes of nouns and adjectives from Greek, Latin and English, in addition to the curated list of affixes. Some are
 * short words: extra, super, mono.
 */
export const FOREIGN_PREFIXES: readonly string[] = PREFIXES.foreign.split(' ');

/** Prefixes that are words as well. A compound with the word is likelier: Post-bote, Foto-scheu. */
export const AMBIGUOUS_PREFIXES: ReadonlySet<string> = new Set([
  'auto',
  'bio',
  'erz',
  'foto',
  'mega',
  'photo',
  'post',
  'psycho',
]);

/** Base of a suffix. */
export type Base = 'noun' | 'verb' | 'adjective' | 'name';

export interface Suffix {
  suffix: string;
  /** Part of speech of the derived word. */
  forms: Pos;
  of: readonly Base[];
  /** Endings of the base that the suffix replaces: astrolog-isch of Astrolog-ie. */
  restored: readonly string[];
  /** True if it follows a noun with a linking sound, like a last member. */
  linked?: true;
}

const list = (text: string): readonly string[] => text.split(' ').map((letters) => (letters === '-' ? '' : letters));

/** Of those with the same end the likelier comes first. */
export const SUFFIXES: readonly Suffix[] = [
  { suffix: 'bar', forms: 'adj', of: ['verb'], restored: list('en n') },
  { suffix: 'haft', forms: 'adj', of: ['noun', 'verb', 'adjective'], restored: list('- e en n'), linked: true },
  { suffix: 'los', forms: 'adj', of: ['noun'], restored: list('- e en'), linked: true },
  { suffix: 'sam', forms: 'adj', of: ['verb', 'noun'], restored: list('en n - e') },
  { suffix: 'artig', forms: 'adj', of: ['noun', 'adjective', 'name'], restored: list('- e'), linked: true },
  { suffix: 'mässig', forms: 'adj', of: ['noun', 'adjective'], restored: list('- e'), linked: true },
  { suffix: 'förmig', forms: 'adj', of: ['noun'], restored: list('- e'), linked: true },
  { suffix: 'farben', forms: 'adj', of: ['noun', 'adjective'], restored: list('- e'), linked: true },
  { suffix: 'fach', forms: 'adj', of: ['adjective', 'noun'], restored: list('-') },
  { suffix: 'lich', forms: 'adj', of: ['noun', 'verb', 'adjective'], restored: list('- e en n') },
  { suffix: 'istisch', forms: 'adj', of: ['noun', 'adjective', 'name'], restored: list('ismus ist - e isch') },
  { suffix: 'atisch', forms: 'adj', of: ['noun'], restored: list('a atik at um') },
  {
    suffix: 'isch',
    forms: 'adj',
    of: ['noun', 'name'],
    restored: list('ie ik iker - e en er us a ien ismus um os o i ese'),
  },
  { suffix: 'ig', forms: 'adj', of: ['noun', 'verb'], restored: list('- e en') },
  { suffix: 'al', forms: 'adj', of: ['noun'], restored: list('- e um us ie a') },
  { suffix: 'ell', forms: 'adj', of: ['noun'], restored: list('- ie a e um') },
  { suffix: 'iv', forms: 'adj', of: ['noun'], restored: list('ion - e') },
  { suffix: 'oid', forms: 'adj', of: ['noun', 'adjective'], restored: list('- e isch') },
  { suffix: 'esk', forms: 'adj', of: ['noun', 'name'], restored: list('- e o a') },
  { suffix: 'abel', forms: 'adj', of: ['verb'], restored: list('ieren') },
  { suffix: 'isiert', forms: 'adj', of: ['noun', 'adjective'], restored: list('- isch ismus e') },
  { suffix: 'iert', forms: 'adj', of: ['noun', 'adjective'], restored: list('- e ur ion o a') },
  { suffix: 'phob', forms: 'adj', of: ['noun'], restored: list('phobie') },
  { suffix: 'phil', forms: 'adj', of: ['noun'], restored: list('philie') },
  { suffix: 'chen', forms: 'sub', of: ['noun'], restored: list('- e en') },
  { suffix: 'lein', forms: 'sub', of: ['noun'], restored: list('- e en el') },
  { suffix: 'ung', forms: 'sub', of: ['verb'], restored: list('en n') },
  { suffix: 'isierung', forms: 'sub', of: ['verb', 'adjective', 'noun'], restored: list('isieren - isch ismus e') },
  { suffix: 'ierung', forms: 'sub', of: ['verb', 'noun'], restored: list('ieren - e') },
  { suffix: 'igkeit', forms: 'sub', of: ['adjective'], restored: list('- ig') },
  { suffix: 'keit', forms: 'sub', of: ['adjective'], restored: list('-') },
  { suffix: 'heit', forms: 'sub', of: ['adjective'], restored: list('-') },
  { suffix: 'schaft', forms: 'sub', of: ['noun', 'adjective'], restored: list('- e'), linked: true },
  { suffix: 'tum', forms: 'sub', of: ['noun', 'adjective'], restored: list('- e'), linked: true },
  { suffix: 'nahme', forms: 'sub', of: ['noun'], restored: list('- e'), linked: true },
  { suffix: 'erei', forms: 'sub', of: ['verb', 'noun'], restored: list('en ern er n - e') },
  { suffix: 'elei', forms: 'sub', of: ['verb'], restored: list('eln n') },
  { suffix: 'ei', forms: 'sub', of: ['noun', 'verb'], restored: list('- n e') },
  {
    suffix: 'ismus',
    forms: 'sub',
    of: ['noun', 'adjective', 'name'],
    restored: list('- isch ist e us iker ik'),
  },
  { suffix: 'istin', forms: 'sub', of: ['noun', 'adjective'], restored: list('ismus - e ist ik') },
  { suffix: 'ist', forms: 'sub', of: ['noun', 'adjective', 'name'], restored: list('ismus - e istisch ik') },
  { suffix: 'ation', forms: 'sub', of: ['verb'], restored: list('ieren') },
  { suffix: 'ion', forms: 'sub', of: ['verb'], restored: list('ieren') },
  { suffix: 'ator', forms: 'sub', of: ['verb'], restored: list('ieren') },
  { suffix: 'ität', forms: 'sub', of: ['adjective'], restored: list('- isch') },
  { suffix: 'anz', forms: 'sub', of: ['adjective', 'verb'], restored: list('ant ieren') },
  { suffix: 'enz', forms: 'sub', of: ['adjective', 'verb'], restored: list('ent ieren') },
  { suffix: 'er', forms: 'sub', of: ['verb', 'name'], restored: list('en n -') },
  { suffix: 'ler', forms: 'sub', of: ['noun'], restored: list('- e') },
  { suffix: 'ling', forms: 'sub', of: ['adjective', 'verb', 'noun'], restored: list('- en e') },
  { suffix: 'nis', forms: 'sub', of: ['verb', 'adjective'], restored: list('en - e') },
  { suffix: 'in', forms: 'sub', of: ['noun'], restored: list('- e') },
  { suffix: 'isieren', forms: 'ver', of: ['noun', 'adjective'], restored: list('- isch ismus e ie ik um') },
  { suffix: 'ieren', forms: 'ver', of: ['noun', 'adjective'], restored: list('- e ion um ie ur') },
];

/** Words that are also roots of foreign words. What ends in one is not derived from it by a prefix. */
export const ROOTS: ReadonlySet<string> = new Set(FOREIGN_ROOTS.split(' '));
