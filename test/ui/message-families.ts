/** Keys of messages that the sources put together from a value: the families and all their members. */

import { CATALOGUE } from '../../src/rules/pfs-2018/catalogue.ts';
import { LEXICON_IDS } from '../../src/storage/lexicon-state.ts';
import { readMessages } from './locale.ts';

const family = (prefix: string, members: string) => members.split(' ').map((member) => `${prefix}_${member}`);

export const RULE_NAMES = Object.keys(CATALOGUE).map((name) => name.replaceAll('-', '_'));

/** Further wordings of a reason are numbered from 2 without a gap. */
function variantsOf(name: string): string[] {
  const messages = readMessages('en');
  const variants: string[] = [];
  for (let number = 2; messages[`reason_${name}_${number}`]; number++) variants.push(`reason_${name}_${number}`);
  return variants;
}

export const COMPOSED_KEYS: string[] = [
  ...RULE_NAMES.flatMap((name) => [`reason_${name}`, ...variantsOf(name), `rule_${name}`]),
  ...family('verdict', 'allowed disallowed'),
  ...family('basis', 'rule official_list open_list derived'),
  ...family('reading', 'inferred derived'),
  ...family('failed', 'package damaged unreachable'),
  ...family('missing', 'imps ppas ger fin impt cond praet pcon pact pant'),
  ...family('options_bubble', 'selection modifier command'),
  ...family('ruleset', 'pfs_2018'),
  ...LEXICON_IDS.map((id) => `list_${id.replaceAll('-', '_')}`),
  ...family('case', 'nom gen dat acc inst loc voc'),
  ...family('number', 'sg pl'),
  ...family('person', 'pri sec ter'),
  ...family('tense', 'present future present_future praet pot impt'),
  ...family('gender', 'm f n mn personal other'),
  ...family('degree', 'com sup'),
  ...family(
    'part',
    'subst depr adj adja adjp adjc adv num ppron12 ppron3 siebie verb inf imps pcon pant pact ppas ger',
  ),
  ...family('part', 'pred prep conj comp qub interj brev burk'),
];
