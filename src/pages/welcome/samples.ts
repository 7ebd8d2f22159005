import type { TileLanguage } from '../../core/words/tiles.ts';

/** A text to try Verdikt on. It is in the language of the ruleset and therefore not a translated message. */
export interface Sample {
  language: TileLanguage;
  /** A sentence that contains `highlighted` once: a word about which the rules of the language say something. */
  sentence: string;
  highlighted: string;
  text: string;
  /** Allowed and refused words, each decided by a different rule. */
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

/** By the ruleset's language, which may differ from the interface's: Turkish players of the school tournament lay English words. */
export const SAMPLES: Readonly<Record<TileLanguage, Sample>> = { pl: POLISH, de: GERMAN, en: ENGLISH };
