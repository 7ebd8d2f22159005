/** Infers the class of an unknown noun from its ending. */
import { tsvParseRows } from 'd3-dsv';
import { type NounClass, parseNounClass } from '../../../src/core/morphology/de/noun.ts';

/** Suffix and class codes, most usual first; the longest suffix that fits counts. */
const TABLE = `
ung	f - en
heit	f - en
keit	f - en
schaft	f - en
ion	f - en
tät	f - en
ei	f - en
ie	f - n
ik	f - en
ur	f - en
enz	f - en
anz	f - en
itis	f - -is+iden
ose	f - n
ine	f - n
e	f - n	m n n
er	m s .
ler	m s .
ner	m s .
chen	n s .
lein	n s .
erl	n s ./n
le	f - n	n s .	n s s	m n n
ling	m s e
ismus	m - -us+en	m - none
us	m - -us+en	m - se	m - -us+i
ist	m en en
ent	m en en	n s e
ant	m en en
and	m en en
graf	m en en
graph	m en en
loge	m n n
ologe	m n n
nom	m en en
at	n s/es e	m en en
or	m s en
eur	m s e
ment	n s s	n s/es e
um	n s -um+en	n s -um+a
ium	n s -um+en
a	f - s	f - -a+en	n s s
ma	n s -a+en	n s s	n s ta
nis	n ses se	f - se
tum	n s none	n s ^er
sel	n s .
sal	n s/es e	f - e
ich	m s e
rich	m s e
ier	n s e	m s s
aurier	m s .
donier	m s .
nesier	m s .
ell	n s e
ett	n s/es e
ette	f - n
tel	n s .
o	m s s	n s s
i	m s s	n s s
y	m s s
u	m s s
it	m en en	n s/es e
id	n s/es e
oid	n s/es e
on	n s s	n s en
an	n s e	n s none
en	n s none
ase	f - n
ing	n s s
is	f - -is+en
el	m s .
ität	f - en
phil	m en en
mann	m s/es ^er	m s/es -mann+leute
ot	m en en	n s/es e
et	m en en	n s/es e
aut	m en en
ont	m en en
urg	m en en
soph	m en en
krat	m en en
path	m en en
log	m en en
skop	n s e
gramm	n s e
tron	n s e	n s en
ol	n s e	n s none
yl	n s e	n s none
in	f - nen	n s e	n s none
isch	n -/s none
frau	f - en
`;

const CLASSES = new Map<string, NounClass[]>(
  tsvParseRows(TABLE.trim(), ([suffix, ...codes]) => [suffix as string, codes.map(parseNounClass)]),
);

/** Returns the classes of the longest known suffix of a lower-case lemma that leaves two letters. */
export function suffixClasses(lemma: string): readonly NounClass[] {
  for (let length = Math.min(6, lemma.length - 2); length > 0; length--) {
    const classes = CLASSES.get(lemma.slice(-length));
    if (classes) return classes;
  }
  return [];
}

/** Suffixes whose nouns mostly have no plural unless a list shows one: less than half of those in the core list do. */
const RARELY_PLURAL = /(?:heit|keit|tät|ik|anz|enz|ie|ismus|(?:e[nr]|s|ch|ig)tum)$/;

/** Returns true when the plural of such a noun needs evidence. */
export function pluralNeedsEvidence(lemma: string): boolean {
  return RARELY_PLURAL.test(lemma);
}

/** Suffixes whose nouns have the forms of their class nearly always. */
const SURE = /(?:ung|schaft|[ts]ion|erei|elei|ling|[^aeiouäöü]er|erin|istin|chen|lein|ist|ologe|ologin)$/;

/** Returns true when the forms of such a noun are certain without a list. */
export function isSureSuffix(lemma: string): boolean {
  return SURE.test(lemma);
}

/** Suffixes that form a new noun, so that a shorter noun at the end of the word (`Ei` in Bäckerei) is not its head. */
const DERIVED = /(?:ung|heit|keit|schaft|ion|tät|erei|elei|ismus|istin|erin|ling|chen|lein|nis|sal|ierung)$/;

/** Returns true when the word ends in a suffix that outranks a head noun of `length` letters. */
export function endsInSuffix(lemma: string, length: number): boolean {
  const match = DERIVED.exec(lemma);
  return match !== null && match[0].length >= length;
}
