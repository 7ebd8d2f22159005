/** What the pictures show in each language of the interface: words, pages, and the sentences above the pictures of the store. */

import type { RulesetId } from '../../src/core/rules/verdict.ts';
import { type GameScreen, SCHOOL_SCREEN, SEVEN_WORDS_SCREEN } from '../game-screens.ts';

export interface Show {
  language: 'en' | 'pl' | 'de' | 'tr';
  ruleset: RulesetId;
  /** Language and paragraphs of a page; the bubble stands at `word`, which is in the last paragraph. */
  page: { language: string; title: string; paragraphs: string[]; word: string };
  /** Looked up one after the other; all but the last are in the history. */
  looked: string[];
  /** A word that nothing bars and no list has. */
  notFound: string;
  /** Words of one play, one of them not allowed. */
  play: string[];
  /** The word whose forms are shown, under which rules, and a form that these take away. */
  inflected: { ruleset: RulesetId; word: string; barred: string };
  /** A word that is under other rules what it is not under these. */
  compared: string;
  /** A pattern with few words. */
  pattern: string;
  /** A chat of a game. */
  log: string;
  /** A word whose hooks are shown. */
  hooked: string;
  game: GameScreen;
  /** Name of the file, which the list is called by. */
  list: string;
  exception: { word: string; note: string };
  sentences: Record<Screen, string>;
}

/** Pictures of the store, the most telling first: Chrome takes five. */
export const SCREENS = ['bubble', 'list', 'panel', 'forms', 'challenge', 'popup', 'game'] as const;
export type Screen = (typeof SCREENS)[number];

const POLISH_CHAT = `[19:02] Hanka: kładę REMAKIEM od H8
[19:03] Olek: a czy wolno „chceszli”? bo „bazylij” wolno
[19:04] Hanka: „zejdziono” nie przejdzie, „jestże” też nie
[19:05] Olek: to „akowcze” i „dniało”; empik odpada`;

/** What is the same in the Polish and the English interface, whose pictures show the Polish rules. */
const POLISH = {
  ruleset: 'pfs-2018',
  page: {
    language: 'pl',
    title: 'Rozmowa przy planszy',
    paragraphs: [
      'Pierwsza była Hanka. Obejrzała stojak i westchnęła: z remake’u nic nie będzie, ale remakiem można by się pochwalić. Dziadek, stary gracz, dołożył bazylij, a potem akowcze.',
      '„Chceszli grać dalej?”, spytał i odwrócił klepsydrę. Okno wychodziło na ulicę, a na stole leżał worek pełen liter.',
    ],
    word: 'Chceszli',
  },
  looked: ['bazylij', 'empik', 'akowcze', 'remake’u'],
  notFound: 'krufka',
  play: ['remakiem', 'chceszli', 'jaźń'],
  inflected: { ruleset: 'pfs-2018', word: 'zejść', barred: 'zejdziono' },
  compared: 'znaszli',
  pattern: 'k?t',
  log: POLISH_CHAT,
  hooked: 'okno',
  game: SEVEN_WORDS_SCREEN,
} satisfies Partial<Show>;

export const SHOWS: Show[] = [
  {
    language: 'en',
    ...POLISH,
    list: 'Club list 2026.txt',
    exception: { word: 'empik', note: 'Our club decided so in May.' },
    sentences: {
      bubble: 'Highlight a word: is it allowed, and why?',
      list: 'Add your official list: verdicts rest on it',
      panel: 'Stays open beside an online game, with a history',
      forms: 'All forms of a word, and which of them are barred',
      challenge: 'Settle a challenge: one verdict for the whole play',
      popup: 'The same word under other rules, side by side',
      game: 'At the table: cards, points, timer and challenges',
    },
  },
  {
    language: 'pl',
    ...POLISH,
    list: 'Lista klubowa 2026.txt',
    exception: { word: 'empik', note: 'Tak ustaliliśmy w klubie w maju.' },
    sentences: {
      bubble: 'Zaznacz słowo: czy jest dozwolone i dlaczego?',
      list: 'Zaimportuj własną listę: na niej oprą się werdykty',
      panel: 'Panel boczny z historią, otwarty obok gry w sieci',
      forms: 'Wszystkie formy słowa, także niedozwolone',
      challenge: 'Sprawdzenie: jeden werdykt dla całego ruchu',
      popup: 'To samo słowo według różnych zasad, obok siebie',
      game: 'Przy stole: karty, punkty, klepsydra i wyzwania',
    },
  },
  {
    language: 'de',
    ruleset: 'sd-2026',
    page: {
      language: 'de',
      title: 'Am Brett',
      paragraphs: [
        'Die noch abzugebenden Steine waren rar. „Segn das Brett“, rief Hanka, „es soll uns freun!“ Vor der Haustür stand ein Topf, in dem es brodelte.',
        'Nichts aber war gerext, darum wurde gestritten, über Umlaute ebenso wie über Botox. Das coolste Feld blieb leer, und die Uhr lief weiter.',
      ],
      word: 'gerext',
    },
    looked: ['freun', 'Botox', 'Größe', 'habs'],
    notFound: 'warscheinlich',
    play: ['gesehn', 'kuglest', 'Größe'],
    inflected: { ruleset: 'sd-2026', word: 'einrexen', barred: 'einzurexend' },
    compared: '',
    pattern: '?ex',
    log: `[19:02] Hanka: ich lege GESEHN ab H8
[19:03] Olaf: gilt „kuglest“? „freun“ gilt ja
[19:04] Hanka: „habs“ nicht, „abzugebend“ auch nicht
[19:05] Olaf: dann „hellröteste“ und „eingerext“; Botox nie`,
    hooked: 'Haus',
    game: SEVEN_WORDS_SCREEN,
    list: 'Vereinsliste 2026.txt',
    exception: { word: 'Botox', note: 'Beschluss unseres Vereins.' },
    sentences: {
      bubble: 'Wort markieren: Ist es gültig, und warum?',
      list: 'Eigene Liste importieren: Urteile beruhen auf ihr',
      panel: 'Bleibt neben dem Onlinespiel offen, mit Verlauf',
      forms: 'Alle Formen, auch die ungültigen',
      challenge: 'Anzweifeln: ein Urteil über den ganzen Zug',
      popup: 'Urteil, Grund und worauf es beruht',
      game: 'Am Tisch: Karten, Punkte, Uhr und Anzweifeln',
    },
  },
  {
    language: 'tr',
    ruleset: 'school-en',
    page: {
      language: 'en',
      title: 'School tournament',
      paragraphs: [
        'Ayşe looked at her rack. She could play quiz, or children with a blank, and she had twelve seconds left on the clock.',
        'Mehmet had laid june across the middle of the board and looked pleased. Nobody had said a word so far.',
      ],
      word: 'june',
    },
    looked: ['children', 'TV', 'Turkey', 'june'],
    notFound: 'recieve',
    play: ['quiz', 'ID', 'june'],
    // English words have no tables of forms.
    inflected: { ruleset: 'pfs-2018', word: 'zejść', barred: 'zejdziono' },
    compared: '',
    pattern: 'qui?',
    log: `[10:02] Ayşe: QUIZ H8
[10:03] Mehmet: june? children? TV?
[10:04] Ayşe: mice yes, mouses no
[10:05] Mehmet: then ID and oxen; london never`,
    hooked: 'and',
    game: SCHOOL_SCREEN,
    list: 'Turnuva listesi 2026.txt',
    exception: { word: 'june', note: 'Hakem kurulu böyle karar verdi.' },
    sentences: {
      bubble: 'Kelimeyi seçin: geçerli mi, hangi kurala göre?',
      list: 'Kendi listenizi içe aktarın: kararlar ona dayanır',
      panel: 'Çevrim içi oyunun yanında açık kalır, geçmişiyle',
      forms: 'Bütün biçimler, geçersiz olanlar da',
      challenge: 'İtiraz: bütün hamle için tek karar',
      popup: 'Karar, gerekçe ve dayanak',
      game: 'Masada: tahta, puan çizelgesi, süre ve itirazlar',
    },
  },
];
