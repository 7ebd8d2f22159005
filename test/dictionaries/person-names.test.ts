import { expect, it } from 'vitest';
import { personNames } from '../../dictionaries/compile/de/person-names.ts';

it('names of persons are read from JavaScript and Python lists', () => {
  const inJavaScript =
    'x={first_name:{generic:[`Kim`],female:`Ada.Anne-Marie`.split(`.`),male:`Ole`.split(`.`)},city:[`Bonn`],last_name:{generic:`Dahmen.De Bock.Co`.split(`.`)}}';
  const inPython = `
    first_names_male = (
        "Aaron",
        "Ole",
    )
    prefixes = ("Frau",)
    last_names = (
        "Reinthaler",
        "Öllinger",
    )`;
  expect(personNames([inJavaScript, inPython])).toEqual([
    'Aaron',
    'Ada',
    'Dahmen',
    'Kim',
    'Ole',
    'Reinthaler',
    'Öllinger',
  ]);
});
