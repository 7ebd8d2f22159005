import { describe, expect, it } from 'vitest';
import { parseCoreList } from '../../dictionaries/compile/de/core-list.ts';
import { Conjugations, type VerbEntry } from '../../dictionaries/compile/de/verb-conjugation.ts';
import { VerbEvidence } from '../../dictionaries/compile/de/verb-evidence.ts';
import { type Readings, Separability } from '../../dictionaries/compile/de/verb-separability.ts';
import { readVerbTables } from '../../dictionaries/compile/de/verb-tables.ts';
import { toGermanTiles } from '../../src/core/words/tiles.ts';

const SEPARABLE: Readings = { separable: true, inseparable: false };
const INSEPARABLE: Readings = { separable: false, inseparable: true };
const BOTH: Readings = { separable: true, inseparable: true };

interface Shown {
  lists?: readonly string[];
  paradigms?: Readonly<Record<string, VerbEntry>>;
  frequencies?: Readonly<Record<string, number>>;
}

function readings(particle: string, base: string, { lists = [], paradigms = {}, frequencies = {} }: Shown): Readings {
  const core = parseCoreList(lists.map((word) => `${toGermanTiles(word)} ${word}`));
  const counted = new Map(Object.entries(frequencies).map(([form, times]) => [toGermanTiles(form), times]));
  const evidence = new VerbEvidence(core, [], counted);
  return new Separability(new Conjugations(readVerbTables(), evidence, paradigms), evidence, paradigms).of({
    particle,
    base,
  });
}

describe('a verb with a prefix that may be stressed', () => {
  it('is separable if a list has zu or ge inside', () => {
    expect(readings('über', 'leiten', { lists: ['überzuleiten'] })).toEqual(SEPARABLE);
    expect(readings('um', 'ziehen', { lists: ['umgezogenes'] })).toEqual(SEPARABLE);
  });

  it('is inseparable if a list declines a participle without ge', () => {
    expect(readings('über', 'wachen', { lists: ['überwachtem'] })).toEqual(INSEPARABLE);
  });

  it('has both readings if both are attested', () => {
    expect(readings('über', 'setzen', { lists: ['überzusetzen', 'übersetztem'] })).toEqual(BOTH);
  });

  it('is not inseparable because of forms that both readings have', () => {
    expect(readings('um', 'bringen', { lists: ['umzubringen', 'umbracht', 'umbrachte'] })).toEqual(SEPARABLE);
  });

  it('is inseparable without evidence', () => {
    expect(readings('um', 'branden', {})).toEqual(INSEPARABLE);
  });

  it('is separable after durch or um if the verb is from English', () => {
    expect(readings('durch', 'zappen', {})).toEqual(SEPARABLE);
    expect(readings('um', 'stylen', {})).toEqual(SEPARABLE);
    expect(readings('über', 'faden', {})).toEqual(INSEPARABLE);
  });

  it('is inseparable if it is common and no text has zu inside', () => {
    expect(readings('unter', 'minieren', { frequencies: { unterminieren: 400 } })).toEqual(INSEPARABLE);
  });

  it('has zu inside before a verb with an unstressed beginning', () => {
    expect(readings('über', 'bewerten', {})).toEqual(SEPARABLE);
  });

  it('has zu inside before a modal verb', () => {
    expect(readings('durch', 'müssen', {})).toEqual(SEPARABLE);
  });

  it('is not separable by a paradigm alone that lists and texts contradict', () => {
    const paradigms = { überdenken: { INF: 'überdenken', EIZ: 'überzudenken', PA2: ['übergedacht'] } };
    const frequencies = { überdenken: 5000 };
    expect(readings('über', 'denken', { paradigms, frequencies })).toEqual(SEPARABLE);
    expect(
      readings('über', 'denken', { lists: ['überdachte', 'überdachten', 'überdachtem'], paradigms, frequencies }),
    ).toEqual(INSEPARABLE);
  });
});

describe('a verb with another first part', () => {
  it('is separable without other evidence', () => {
    expect(readings('ab', 'geben', {})).toEqual(SEPARABLE);
  });

  it('is inseparable if ge stands before the whole, unless zu stands inside', () => {
    expect(readings('maß', 'regeln', { lists: ['gemaßregelt'] })).toEqual(INSEPARABLE);
    expect(readings('wett', 'eifern', { lists: ['gewetteifert', 'wettgeeifert'] })).toEqual(INSEPARABLE);
    expect(readings('staub', 'saugen', { lists: ['gestaubsaugt', 'staubzusaugen'] })).toEqual(BOTH);
  });

  it('is not inseparable by texts alone', () => {
    const shown = { lists: ['wertzuschätzen'], frequencies: { gewertschätzt: 5 } };
    expect(readings('wert', 'schätzen', shown)).toEqual(SEPARABLE);
  });
});
