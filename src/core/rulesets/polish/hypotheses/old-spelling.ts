import type { Features, Proposal } from '../../../diagnosis/hypothesis.ts';
import { modernised } from '../../../morphology/pl/old-spelling.ts';
import { isAdjective, isInfinitive, isPassiveParticiple, parseTags } from '../../../morphology/pl/tag.ts';
import { startsWithCapital } from '../../../words/capital.ts';
import { hasOnlyPolishLetters } from '../../../words/letters.ts';
import { isOfPronoun } from '../closed-class.ts';
import { logFrequencyOf, type PolishQuery } from '../query.ts';

/** Proposes words and names of today, by rules of old spelling. */
export function oldSpellings(query: PolishQuery): Proposal<never>[] {
  const { form, game, spelling } = query;
  return modernised(form).flatMap(({ today, fits, isEnding, requiredForm, rules }) => {
    if (!hasOnlyPolishLetters(today) || (requiredForm !== undefined && !game.has(requiredForm))) return [];
    const common: Features = {
      ...Object.fromEntries(rules.map((rule) => [rule, 1])),
      onlyEnding: Number(isEnding),
      twice: Number(rules.length > 1),
      oldLetters: form.length / 10,
      oldShort: Number(form.length < 4),
      oldEnglish: Number(query.english !== undefined),
    };
    const readings = query.readingsOf(today).filter(({ tag }) => fits(tag));
    const words: Proposal<never>[] =
      readings.length === 0
        ? []
        : [
            {
              kind: 'old-spelling',
              intended: [today],
              common,
              evidence: {
                frequency: logFrequencyOf(today, query),
                ...(query.isLower ? {} : { oldCapitalFrequency: logFrequencyOf(today, query) }),
                attested: Number(readings.some(({ origin }) => origin === 'attested')),
                pronoun: Number(readings.some(isOfPronoun)),
                infinitive: Number(readings.some(({ tag }) => isInfinitive(tag))),
              },
            },
          ];
    const name = spelling
      ?.readings(today)
      .find(({ spelling: spelled = '', tag }) => startsWithCapital(spelled) && parseTags(tag).some(fits));
    const names: Proposal<never>[] = name?.spelling
      ? [
          {
            kind: 'old-spelling',
            intended: [name.spelling],
            common,
            evidence: { oldName: 1, attested: Number(name.origin === 'attested') },
          },
        ]
      : [];
    return [...words, ...names];
  });
}

/** Proposes an adjective or participle without its ending: `nieproszon`, `zdolen`. */
export function shortForms(query: PolishQuery): Proposal<never>[] {
  const { form } = query;
  if (!/[aoe]n$/.test(form)) return [];
  const today = `${form.replace(/en$/, 'n')}y`;
  const whole = [`${form}y`, today].find((word) =>
    query.readingsOf(word).some(({ tag }) => isAdjective(tag) || isPassiveParticiple(tag)),
  );
  if (whole === undefined) return [];
  const isParticiple = query.readingsOf(whole).some(({ tag }) => isPassiveParticiple(tag));
  return [
    {
      kind: 'old-spelling',
      intended: [whole],
      evidence: { shortForm: 1, shortParticiple: Number(isParticiple), frequency: logFrequencyOf(whole, query) },
    },
  ];
}
