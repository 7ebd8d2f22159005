import { testPrinted } from './printed.ts';

/**
 * Every word that the rules of Scrabble Deutschland print, with its verdict and rule. Rows marked `certain` must come out exactly;
 * `inferred` rows rest on a reading of the document, and those that are read otherwise are listed here with the reason.
 */
const READ_OTHERWISE: Readonly<Record<string, string>> = {
  Ängström: 'A misprint of Ångström: with an umlaut it would be another word.',
  la: 'A misprint of Ia, the numeral; la is the name of a note.',
  lambe: 'A misprint of Iambe.',
  lambus: 'A misprint of Iambus.',
  krecht: 'A misprint of kreucht.',
  bekrecht: 'A misprint of bekreucht.',
  Anzschauenden: 'A misprint of Anzuschaunden.',
  compute: 'A misprint of computre.',
  gagamt: 'A misprint of gegamt.',
  gehanded: 'A misprint, of gehandeld perhaps: no German participle stands behind it.',
  gehandede: 'A misprint, as gehanded.',
  siebzigtstel: 'A misprint of siebzigstel.',
  dreizehtens: 'A misprint of dreizehntens.',
  Jambe:
    'An entry by itself, to which the reference leads; the rule admits the spellings that it names without an entry.',
  Kraul: 'As Jambe.',
  kraulen: 'As Jambe.',
  crawlen: 'As Jambe.',
  hohes: 'A misprint of highes; hohes is a form of hoch, which is no foreign word.',
  dunkele: 'Barred as a form of dunkel, which is told; as a form of the verb dunkeln it may be played.',
  rau: 'Today’s spelling is an entry of its own; the rule speaks of rauh.',
  ausgediente: 'Admitted as the form that is left to a defective verb (II.1.3).',
  anbacken: 'An infinitive needs no rule; the alternative forms are those of the second and third person.',
  aufbacken: 'As anbacken.',
  in: 'A preposition and an adjective by itself; the rule speaks of the other word of the group.',
  per: 'As in.',
};

testPrinted('sd-2026', new URL('examples-sd-2026.tsv', import.meta.url), READ_OTHERWISE);
