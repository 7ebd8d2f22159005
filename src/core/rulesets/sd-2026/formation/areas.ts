/** Areas that are named by a direction and a geographic name: Ostnigeria, Mittelafrika (I.5.3). */
import type { GermanQuestion, TaggedReading } from '../question.ts';
import { names } from './derivation.ts';

const AREA = /^(?:(?:nord|süd)(?:ost|west)?|ost|west|mittel|zentral|inner|hinter|vorder|ober|unter|nieder)(.{4,}?)s?$/;

/** What the hand-kept list calls a geographic name. */
const GEOGRAPHIC = /Staat|Land|Insel|Erdteil|Stadt|Ort\b|Fluss|Gebirge|See\b|Gebiet/;

/** The geographic name in the name of an area, with its reading; undefined when the word is none. */
export function areaOf(question: GermanQuestion, form: string): TaggedReading | undefined {
  const rest = AREA.exec(form)?.[1];
  if (rest === undefined) return undefined;
  return [rest, `${rest}s`]
    .flatMap((name) => (form.endsWith(name) || form.endsWith(`${name}s`) ? names(question, name) : []))
    .find(({ note }) => GEOGRAPHIC.test(note ?? ''));
}
