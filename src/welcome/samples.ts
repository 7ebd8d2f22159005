import type { TileLanguage } from '../words/tiles.ts';

/** A text to try Verdikt on. It is in the language that is played in, so it is no message to be translated. */
export interface Sample {
  language: TileLanguage;
  /** A sentence in which `highlighted` stands once: a word about which the rules of the language have something to say. */
  sentence: string;
  highlighted: string;
  text: string;
  /** Words of both kinds, each refused or allowed by a rule of its own. */
  words: readonly string[];
}

const POLISH: Sample = {
  language: 'pl',
  sentence: 'Chceszli zagrać jeszcze jedną rundę?',
  highlighted: 'Chceszli',
  text: 'Zejść, zszedłem, zeszłom: co z tego wolno ułożyć? A dużo bazylij, żółwie albo kawałek remake’u?',
  words: ['zejść', 'zeszłom', 'bazylij', 'remake’u', 'chceszli'],
};

const GERMAN: Sample = {
  language: 'de',
  sentence: 'Ich habs gleich gefunden.',
  highlighted: 'habs',
  text: 'Ein teurer Riesling, ein Schlösschen ueber dem Fluss, alles gross geschrieben: Was davon gilt? Und wärs erlaubt?',
  words: ['teurer', 'gross', 'ueber', 'wärs', 'Schlösschen'],
};

const ENGLISH: Sample = {
  language: 'en',
  sentence: 'Wolves are rare in London.',
  highlighted: 'London',
  text: 'An ox, two wolves and an e-mail from a Turkish café: which of these may be played?',
  words: ['ox', 'wolves', 'e-mail', 'café', 'Turkish'],
};

/** By the language that is played in, which is not always that of the interface: Turkish players of the school tournament lay English words. */
export const SAMPLES: Readonly<Record<TileLanguage, Sample>> = { pl: POLISH, de: GERMAN, en: ENGLISH };
