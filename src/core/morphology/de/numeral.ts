/**
 * Numerals and their derivations (sd-2026 II.4.7): ordinals, their adverbs and endingless forms, compounds, tens as nouns, fractions. The
 * number words are given; nothing here knows a dictionary.
 */
import { withCapital } from '../../words/capital.ts';
import { ADJECTIVE_ENDINGS, adjectiveForms } from './adjective.ts';
import type { BuiltForm, Lexeme } from './built-form.ts';

/** Two to twelve: the numbers that combine with -fach, -jährig, -mal, -malig, -teilig (II.4.7.b). */
export const TWO_TO_TWELVE = [
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
] as const;

/** Thirteen to nineteen; with the numbers above, those with an endingless ordinal (II.4.7.d). */
export const TEENS = ['dreizehn', 'vierzehn', 'fünfzehn', 'sechzehn', 'siebzehn', 'achtzehn', 'neunzehn'] as const;

/** Twenty to ninety (II.4.7.b, second part). */
export const TENS = ['zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig'] as const;

/** The numbers that may take -e (II.4.7.e). */
export const WITH_E = ['vier', 'fünf', 'sechs', 'neun'] as const;

/** Numbers that are nouns, with the stem of their ordinal. */
const GREAT = [
  ['Million', 'millionst'],
  ['Milliarde', 'milliardst'],
  ['Billion', 'billionst'],
  ['Billiarde', 'billiardst'],
  ['Trillion', 'trillionst'],
  ['Trilliarde', 'trilliardst'],
  ['Quadrillion', 'quadrillionst'],
] as const;

const IRREGULAR: readonly (readonly [last: string, stem: string])[] = [
  ['eins', 'erst'],
  ['drei', 'dritt'],
  ['sieben', 'siebt'],
  ['acht', 'acht'],
];
/** Last parts of a number whose ordinal takes -t; others take -st. */
const BELOW_TWENTY = [...TEENS, ...TWO_TO_TWELVE, 'zwo'];

/** Returns the stem of the ordinal: *zwei* → *zweit*, *hundertdrei* → *hundertdritt*, *zwanzig* → *zwanzigst*. */
export function ordinalStem(cardinal: string): string {
  for (const [last, stem] of IRREGULAR) {
    if (cardinal.endsWith(last)) return cardinal.slice(0, -last.length) + stem;
  }
  return BELOW_TWENTY.some((last) => cardinal.endsWith(last)) ? `${cardinal}t` : `${cardinal}st`;
}

/** Returns all ordinal stems of a number; *sieben* has two. */
function ordinalStems(cardinal: string): string[] {
  const stem = ordinalStem(cardinal);
  return cardinal.endsWith('sieben') ? [stem, `${cardinal}t`] : [stem];
}

function lexeme(lemma: string, pos: Lexeme['pos'], features: string, forms: BuiltForm[]): Lexeme {
  return { lemma, pos, features, forms, inferred: false };
}

const form = (text: string, tag: string, rule?: string): BuiltForm => ({
  form: text.toLowerCase(),
  tag,
  group: rule ? 'by-rule' : 'basic',
  ...(rule ? { rule } : {}),
});

/** Ordinal with its endings, endingless form and adverb. */
function ordinal(cardinal: string, common: boolean): Lexeme[] {
  const endingless = ([...TWO_TO_TWELVE, ...TEENS] as string[]).includes(cardinal);
  return ordinalStems(cardinal).map((stem) => {
    const forms = ADJECTIVE_ENDINGS.map((ending) => form(stem + ending, `num:ord:${ending}`, 'II.4.7.a'));
    if (endingless) forms.push(form(stem, 'num:ord', 'II.4.7.d'));
    if (common) forms.push(form(`${stem}ens`, 'num:ord:adv', 'II.4.7.c'));
    return lexeme(cardinal, 'num', '', forms);
  });
}

function adjective(lemma: string, rule: string): Lexeme {
  const forms = adjectiveForms({ lemma, stem: 'plain', declined: true });
  return lexeme(
    lemma,
    'adj',
    'nocomp',
    forms.map((built) => ({ ...built, group: 'by-rule', rule })),
  );
}

function compounds(number: string): Lexeme[] {
  const rule = 'II.4.7.b';
  return [
    ...['fach', 'jährig', 'malig', 'teilig'].map((suffix) => adjective(number + suffix, rule)),
    lexeme(`${number}mal`, 'adv', '', [form(`${number}mal`, 'adv', rule)]),
  ];
}

const NEUTER = ['nom.dat.acc', 'gen', 'dat'] as const;

/** A noun of its forms: `s` genitive, plural as given. */
function noun(lemma: string, gender: string, forms: readonly (readonly [text: string, tag: string])[], rule?: string) {
  return lexeme(
    lemma,
    'sub',
    gender,
    forms.map(([text, tag]) => form(text, `sub:${tag}`, rule)),
  );
}

function weakNoun(lemma: string, rule?: string): Lexeme {
  return noun(
    lemma,
    'f',
    [
      [lemma, 'sg:nom.gen.dat.acc'],
      [`${lemma}en`, 'pl:nom.gen.dat.acc'],
    ],
    rule,
  );
}

function unchangedNoun(lemma: string, gender: string, rule?: string): Lexeme {
  return noun(
    lemma,
    gender,
    [
      [lemma, `sg:${NEUTER[0]}`],
      [`${lemma}s`, 'sg:gen'],
      [lemma, 'pl:nom.gen.acc'],
      [`${lemma}n`, 'pl:dat'],
    ],
    rule,
  );
}

function tensDerivations(number: string): Lexeme[] {
  const rule = 'II.4.7.b.tens';
  const name = withCapital(number);
  return [
    weakNoun(name, rule),
    unchangedNoun(`${name}er`, 'm', rule),
    noun(
      `${name}erin`,
      'f',
      [
        [`${name}erin`, 'sg:nom.gen.dat.acc'],
        [`${name}erinnen`, 'pl:nom.gen.dat.acc'],
      ],
      rule,
    ),
    noun(
      `${name}erjahre`,
      'pl',
      [
        [`${name}erjahre`, 'pl:nom.gen.acc'],
        [`${name}erjahren`, 'pl:dat'],
      ],
      rule,
    ),
    adjective(`${number}fach`, rule),
    lexeme(`${number}mal`, 'adv', '', [form(`${number}mal`, 'adv', rule)]),
    unchangedNoun(`${name}stel`, 'n', rule),
  ];
}

/** Fractions: *Drittel*, *Zwölftel*, *Hundertstel*. */
function fraction(cardinal: string): Lexeme[] {
  return ordinalStems(cardinal).map((stem) => unchangedNoun(withCapital(`${stem}el`), 'n'));
}

/**
 * Returns the numerals and their derivations.
 * @param cardinals number words of the dictionary in lower case, without *eins*, which has no regular ordinal (II.4.7.a)
 */
export function numeralLexemes(cardinals: readonly string[]): Lexeme[] {
  const common = new Set<string>([...TWO_TO_TWELVE, ...TEENS, ...TENS, 'hundert', 'tausend']);
  const all = new Set([...common, ...cardinals]);
  const lexemes: Lexeme[] = [];
  for (const cardinal of all) {
    const forms = [form(cardinal, 'num')];
    if ((WITH_E as readonly string[]).includes(cardinal)) forms.push(form(`${cardinal}e`, 'num:e', 'II.4.7.e'));
    lexemes.push(lexeme(cardinal, 'num', '', forms), ...ordinal(cardinal, common.has(cardinal)));
  }
  for (const number of TWO_TO_TWELVE) lexemes.push(...compounds(number), weakNoun(withCapital(number)));
  for (const number of TEENS) lexemes.push(weakNoun(withCapital(number)));
  for (const number of TENS) lexemes.push(...tensDerivations(number));
  for (const [noun, stem] of GREAT) {
    const forms = ADJECTIVE_ENDINGS.map((ending) => form(stem + ending, `num:ord:${ending}`, 'II.4.7.a'));
    lexemes.push(lexeme(noun, 'num', '', forms), unchangedNoun(withCapital(`${stem}el`), 'n'));
  }
  for (const number of [...TWO_TO_TWELVE.slice(1), ...TEENS, 'hundert', 'tausend']) lexemes.push(...fraction(number));
  return lexemes;
}
