/** Participles and infinitives that the rules bar (II.2.2 to II.2.4, I.7.3, II.6.2). */
import PREFIXES from '../../../../../dictionaries/packed/tables/de-prefixes.json' with { type: 'json' };
import { hasPosition } from '../../../morphology/de/tag.ts';
import type { Detail } from '../../../rules/detail.ts';
import { toGermanTiles } from '../../../words/tiles.ts';
import { VERBAL_PREFIXES } from '../formation/affixes.ts';
import { ENGLISH_PARTICIPLES, NOT_COMPARED } from '../lists.ts';
import {
  isBare,
  isComparative,
  isDeclined,
  isEnglish,
  isFromSilentE,
  isInfinitive,
  isParticiple,
  isParticiple2,
  isPreterite,
  isSeparable,
  isSuperlative,
  isVerb,
  isZuInfinitive,
  isZuParticiple,
} from '../parts-of-speech.ts';
import { type GermanQuery, type GermanReading, reason, type WordDetector } from '../query.ts';
import type { Undoing } from './undo.ts';

const isBaseParticiple = (one: GermanReading): boolean =>
  isParticiple(one) && !isDeclined(one) && !isComparative(one) && !isSuperlative(one);

/** Detached part that has the letters of the infinitive: rexen. */
const isBareInfinitive = (one: GermanReading): boolean => isBare(one) && !isPreterite(one);

/** Detached part that has the ending of a participle II: rext. */
const isBareThird = (one: GermanReading): boolean =>
  isBareInfinitive(one) && (hasPosition(one.tag, '3') || hasPosition(one.tag, 'imp'));

/** The superlative of a participle: its e stands after a dental. */
const SUPERLATIVE = /(?<=t)e?st$|(?<=[dn])st$/;
const DECLINED_SUPERLATIVE = /(?<=[td])e?ste[mnrs]?$|(?<=n)ste[mnrs]?$/;

const isPrinted = (participle: string): boolean => NOT_COMPARED.has(participle);

export const PARTICIPLES: readonly Undoing[] = [
  { rule: 'II.2.4.b', from: /(?<=nd)$/, to: ['e'], fits: isZuParticiple },
  { rule: 'II.2.4.b', from: /(?<=e|e[lr])nd$/, to: ['n'], fits: isZuInfinitive },
  { rule: 'II.2.4.b', from: /end$/, to: ['n'], fits: isZuInfinitive },
  { rule: 'II.2.4.a', from: /(?<=e|e[lr])nd(?=e[mnrs]?$)e[mnrs]?$/, to: ['n'], fits: isZuInfinitive },
  { rule: 'II.2.4.a', from: /ende[mnrs]?$/, to: ['n'], fits: isZuInfinitive },
  { rule: 'I.7.3.participle', from: /nd(?:e[mnrs]?)?$/, to: ['n'], fits: isBareInfinitive },
  { rule: 'I.7.3.participle', from: /ns$/, to: ['n'], fits: isBareInfinitive },
  { rule: 'I.7.3.participle', from: /^ge(?=.+t$)/, to: [''], fits: isBareThird },
  { rule: 'I.7.3.participle', from: /^ge(.+t)e[mnrs]?$/, to: ['$1'], fits: isBareThird },
  {
    rule: 'II.2.3.nonattributive',
    from: /e[mnrs]?$/,
    to: [''],
    fits: (one) => isParticiple2(one) && !isDeclined(one),
  },
  { rule: 'II.4.5.noentry', from: SUPERLATIVE, to: [''], fits: isBaseParticiple },
  { rule: 'II.2.3.compare', from: /er(?:e[mnrs]?)?$/, to: [''], fits: isBaseParticiple, printed: isPrinted },
  { rule: 'II.2.3.compare', from: DECLINED_SUPERLATIVE, to: [''], fits: isBaseParticiple, printed: isPrinted },
];

/** German participles that an English one may stand for: gemut-ed → gemutet, gehandl-ed → gehandelt, recycl-ed → recyclet. */
function* germanParticiples(stem: string): Generator<string> {
  yield `${stem}t`;
  yield `${stem}et`;
  if (stem.endsWith('l') || stem.endsWith('r')) yield `${stem.slice(0, -1)}e${stem.at(-1)}t`;
}

/** English participles in -ed: declined (II.6.2.a), or of a verb whose English infinitive has no silent -e (II.6.2.a, b). */
export const participleInEd: WordDetector = (query) => {
  const [, stem, ending] = /^(.+)ed(e[mnrs]?)?$/.exec(query.form) ?? [];
  if (stem === undefined) return [];
  for (const base of germanParticiples(stem)) {
    const reading = query.readingsOf(base).find(isParticiple2);
    if (!reading) continue;
    const detail: Detail = {
      kind: 'attached',
      base: reading.spelling,
      lemma: reading.lemma,
      tag: reading.tag.text,
      particle: '-ed',
    };
    if (!isEnglish(reading) && !ENGLISH_PARTICIPLES.has(reading.lemma)) continue;
    if (isFromSilentE(reading)) return ending ? [reason('II.6.2.a.attr', detail)] : [];
    const silent = reason('II.6.2.b', detail, { effect: 'excludes' });
    const german = reason('II.6.2.a', detail, { effect: 'excludes' });
    return isEnglish(reading) || /e[lr]t$|let$/.test(base) ? [silent, german] : [german];
  }
  return [];
};

/** Compounds of dingen whose entry gives the strong forms alone. */
const STRONG_ONLY = ['ausbedingen'];

/** Weak preterite of such a compound: ausbedingte (II.2.2). */
export const weakThoughStrong: WordDetector = ({ form }) => {
  const lemma = STRONG_ONLY.find((verb) => {
    const stem = verb.slice(0, -'en'.length);
    return form.startsWith(stem) && /^te(?:st|n|t|[mrs])?$/.test(form.slice(stem.length));
  });
  return lemma ? [reason('II.2.2.contrary', { kind: 'reading', lemma })] : [];
};

const ZU = 'zu';

/** Fewest letters before the zu, of a first part that is a word, and behind the zu. */
const MIN_FIRST = 2;
const MIN_WORD = 3;
const MIN_REST = 3;

/** A participle I of an infinitive, with its ending: the zu stands before it as well. */
const PARTICIPLE = /(?<=n)d(?:e[mnrs]?)?$/;

/** First parts of verbs that stay whole: those that are never separated, and those that are so in some verbs. */
const FIRST: ReadonlySet<string> = new Set([
  ...VERBAL_PREFIXES,
  ...['durch', 'hinter', 'über', 'um', 'unter', 'voll', 'wider', 'wieder'],
]);

/** First parts that are separated wherever they stand. */
const SEPARATED: ReadonlySet<string> = new Set(PREFIXES.verb.split(' '));

/** Returns true when the letters may be the first part of an inseparable verb: a prefix, or a word before a verb, lang-weilen. */
const isFirstPart = (first: string, rest: string, { readingsOf }: Pick<GermanQuery, 'readingsOf'>): boolean =>
  FIRST.has(first) ||
  (first.length >= MIN_WORD &&
    !SEPARATED.has(first) &&
    readingsOf(first).some((one) => !isVerb(one) && toGermanTiles(one.lemma) === first) &&
    readingsOf(rest).some(isVerb));

/** The verb, when it is never separated. */
function inseparable(readings: readonly GermanReading[]): GermanReading | undefined {
  const verbs = readings.filter(isInfinitive);
  return verbs.some(isSeparable) ? undefined : verbs[0];
}

/** An infinitive with zu inside, or a participle made of it, of a verb that is not separated: überzuzeugen (II.2.4). */
export const zuInside: WordDetector = (query) => {
  const { form, spellings } = query;
  // A list that has the form takes the verb for a separable one.
  if (spellings.some(({ attestedBy }) => attestedBy.length > 0)) return [];
  const readingsOf = query.readingsOf.bind(query);
  for (let at = form.indexOf(ZU, MIN_FIRST); at > 0; at = form.indexOf(ZU, at + 1)) {
    const first = form.slice(0, at);
    const rest = form.slice(at + ZU.length);
    for (const base of new Set([rest, rest.replace(PARTICIPLE, '')])) {
      if (base.length < MIN_REST || !query.game.has(first + base)) continue;
      const verb = inseparable(readingsOf(first + base));
      if (!verb || !isFirstPart(first, base, { readingsOf })) continue;
      const today = `${ZU} ${verb.spelling}${rest.slice(base.length)}`;
      return [
        reason('II.2.4', { kind: 'standard', lemma: verb.lemma, tag: verb.tag.text, today }, { effect: 'excludes' }),
      ];
    }
  }
  return [];
};
