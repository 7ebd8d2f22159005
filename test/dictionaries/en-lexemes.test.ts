/** How English lemmas are found for listed words. */
import { describe, expect, it } from 'vitest';
import { inferLexemes } from '../../dictionaries/compile/en/infer-lexemes.ts';
import { type Pos, regularForms } from '../../dictionaries/compile/en/inflection.ts';
import { addIrregularVerbs, dropFalsePlurals, dropFalseRegulars } from '../../dictionaries/compile/en/irregular.ts';
import { LexemeCollector } from '../../dictionaries/compile/en/lexemes.ts';
import { parseScowl } from '../../dictionaries/compile/en/scowl.ts';
import { parseWordNet } from '../../dictionaries/compile/en/wordnet.ts';

const forms = (lemma: string, pos: Pos) => regularForms(lemma, pos).map(({ form }) => form);

describe('regular inflection', () => {
  it.each([
    ['cat', 'noun', 'cats'],
    ['box', 'noun', 'boxes'],
    ['quiz', 'noun', 'quizzes'],
    ['loch', 'noun', 'lochs'],
    ['pony', 'noun', 'ponies'],
    ['soliloquy', 'noun', 'soliloquies'],
    ['leaf', 'noun', 'leaves'],
    ['knife', 'noun', 'knives'],
    ['fireman', 'noun', 'firemen'],
    ['potato', 'noun', 'potatoes'],
    ['piano', 'noun', 'pianos'],
    ['plan', 'verb', 'planned'],
    ['travel', 'verb', 'traveled'],
    ['travel', 'verb', 'travelled'],
    ['dial', 'verb', 'dialling'],
    ['panic', 'verb', 'panicking'],
    ['quit', 'verb', 'quitting'],
    ['tie', 'verb', 'tying'],
    ['dye', 'verb', 'dyeing'],
    ['try', 'verb', 'tries'],
    ['oh', 'verb', 'ohing'],
    ['be', 'verb', 'being'],
    ['big', 'adj', 'bigger'],
    ['happy', 'adj', 'happiest'],
    ['nice', 'adj', 'nicest'],
  ] as const)('%s, a %s, has %s', (lemma, pos, form) => {
    expect(forms(lemma, pos)).toContain(form);
  });

  it.each([
    ['plan', 'verb', 'planed'],
    ['star', 'verb', 'staring'],
    ['hop', 'verb', 'hoping'],
    ['be', 'verb', 'bing'],
    ['human', 'noun', 'humen'],
    ['day', 'noun', 'daies'],
  ] as const)('%s, a %s, has no %s', (lemma, pos, form) => {
    expect(forms(lemma, pos)).not.toContain(form);
  });
});

const lexemesOf = (to: LexemeCollector, word: string) =>
  to.readingsOf(word).map((lexeme) => `${lexeme.lemma} ${lexeme.forms.get(word)}${lexeme.inferred ? ' inferred' : ''}`);

describe('lexemes of listed words', () => {
  it('builds comparatives only together with superlatives', () => {
    const to = new LexemeCollector(new Set(['lay', 'layer', 'grey', 'greyer', 'greyest']));
    to.add('lay', 'adj', false);
    to.add('grey', 'adj', false);
    expect([lexemesOf(to, 'layer'), lexemesOf(to, 'greyest')]).toEqual([[], ['grey adj:sup']]);
  });

  it('gives verbs the irregular forms of the verb in which they end', () => {
    const to = new LexemeCollector(new Set(['overdraw', 'overdrew', 'overdrawn', 'dread', 'dreaded', 'reset']));
    for (const verb of ['overdraw', 'dread', 'reset']) to.add(verb, 'verb', false);
    addIrregularVerbs(
      to.all(),
      [
        { base: 'draw', past: ['drew'], participle: ['drawn'] },
        { base: 'read', past: ['read'], participle: ['read'] },
        { base: 'set', past: ['set'], participle: ['set'] },
      ],
      to,
    );
    expect(['overdrew', 'overdrawn', 'dread', 'reset'].map((word) => lexemesOf(to, word))).toEqual([
      ['overdraw verb:past'],
      ['overdraw verb:part2'],
      ['dread verb:base'],
      ['reset verb:base+verb:past.part2'],
    ]);
  });

  it('builds regular plurals of irregular nouns if they are forms of verbs', () => {
    const to = new LexemeCollector(
      new Set('foot feet foots knife knives knifes hoof hooves hoofs ox oxen oxes'.split(' ')),
    );
    for (const word of ['foot', 'knife', 'hoof', 'ox']) to.add(word, 'noun', false);
    for (const word of ['foot', 'knife', 'hoof']) to.add(word, 'verb', false);
    const plurals = { feet: ['foot'], knives: ['knife'], hooves: ['hoof'], oxen: ['ox'] };
    for (const [form, [lemma]] of Object.entries(plurals)) to.addForm(lemma!, 'noun', form, 'noun:pl', false);
    const noun = new Map(Object.entries(plurals));
    dropFalsePlurals({ irregular: { noun } } as unknown as Parameters<typeof dropFalsePlurals>[0], to);
    expect(['foots', 'knifes', 'hoofs', 'oxes'].map((word) => lexemesOf(to, word))).toEqual([
      ['foot verb:prs3'],
      ['knife verb:prs3'],
      ['hoof noun:pl', 'hoof verb:prs3'],
      ['ox noun:pl'],
    ]);
  });

  it('builds regular forms of irregular verbs if they are other words', () => {
    const to = new LexemeCollector(new Set('see seed build builded do dos ring ringed saw'.split(' ')));
    for (const verb of ['see', 'build', 'do', 'ring']) to.add(verb, 'verb', false);
    for (const noun of ['seed', 'do']) to.add(noun, 'noun', false);
    to.add('ringed', 'adj', false);
    const past = (base: string, form: string) => ({ base, past: [form], participle: [form] });
    const table = [past('see', 'saw'), past('build', 'built'), past('ring', 'rang')];
    const closed = [{ lemma: 'do', pos: 'verb', forms: [{ form: 'does', tag: 'verb:prs3' }] }];
    dropFalseRegulars(to.all(), { table, closed }, to);
    expect(['seed', 'builded', 'ringed', 'dos'].map((word) => lexemesOf(to, word))).toEqual([
      ['seed noun:sg'],
      ['build verb:past.part2'],
      ['ring verb:past.part2', 'ringed adj:pos'],
      ['do noun:pl'],
    ]);
  });

  it('takes words as lemmas if listed forms support it', () => {
    const listed = 'blorp blorped blorping blorps flump flumps grackle grackly unflump vext carvings carving'.split(
      ' ',
    );
    const to = new LexemeCollector(new Set(listed));
    to.add('grackle', 'noun', false);
    inferLexemes(to, () => false);
    expect(lexemesOf(to, 'blorping')).toEqual(['blorp verb:ing inferred']);
    expect(lexemesOf(to, 'flumps')).toEqual(['flump noun:pl inferred']);
    expect(lexemesOf(to, 'unflump')).toEqual(['unflump noun:sg inferred']);
    expect(lexemesOf(to, 'carvings')).toEqual(['carving noun:pl inferred']);
    expect(lexemesOf(to, 'vext')).toEqual([]);
  });

  it('drops the singular of a plural that dictionaries have as an entry', () => {
    const to = new LexemeCollector(new Set(['ox', 'oxen', 'physic', 'physics']));
    to.add('ox', 'noun', false);
    to.addForm('ox', 'noun', 'oxen', 'noun:pl', false);
    to.add('oxen', 'noun', false);
    to.add('physic', 'noun', false);
    to.add('physics', 'noun', false);
    to.dropFalseSingulars((word) => word.endsWith('ics'));
    expect(lexemesOf(to, 'oxen')).toEqual(['ox noun:pl']);
    expect(lexemesOf(to, 'physics')).toContain('physics noun:sg');
  });
});

describe('sources', () => {
  it('reads the kinds and sizes of SCOWL’s lists', () => {
    const words = parseScowl({
      'american-words.35': 'color\n',
      'british_variant_1-words.80': 'color\ncolour\n',
      'variant_3-upper.60': 'Babu\n',
      'special-hacker.50': 'color\n',
    });
    expect(words.get('color')).toEqual({ words: 35, hacker: 50 });
    expect(words.get('colour')).toEqual({ words: 80 });
    expect(words.get('Babu')).toEqual({ 'variant-3': 60 });
    expect(() => parseScowl({ 'american-verbs.10': 'go\n' })).toThrow('american-verbs.10');
  });

  it('reads single words of WordNet’s synsets with their capitals', () => {
    const line = '00001740 03 n 03 China 0 hot_dog 0 galore(ip) 0 000 | gloss';
    const { lemmas, irregular } = parseWordNet({
      'data.noun': `  1 licence\n${line}\n`,
      'data.verb': '',
      'data.adj': '',
      'data.adv': '',
      'noun.exc': 'axes ax axis\n',
      'verb.exc': '',
      'adj.exc': '',
      'adv.exc': '',
    });
    expect([...lemmas.keys()]).toEqual(['China', 'galore']);
    expect(irregular.noun.get('axes')).toEqual(['ax', 'axis']);
  });

  it('reads the expansion of an abbreviation from the words of its synset with these initials', () => {
    const synset = (...words: string[]) =>
      `00001740 03 n ${words.length.toString(16).padStart(2, '0')} ${words.map((word) => `${word} 0`).join(' ')} 000 | gloss`;
    const noun = [
      synset('cash_machine', 'automated_teller_machine', 'ATM'),
      synset('asynchronous_transfer_mode', 'ATM'),
      synset('Department_of_Justice', 'DoJ'),
      synset('United_States', 'U.S.', 'America'),
      synset('deoxyribonucleic_acid', 'DNA'),
      synset('automatic_pistol', 'ap'),
    ];
    const files = ['data.verb', 'data.adj', 'data.adv', 'noun.exc', 'verb.exc', 'adj.exc', 'adv.exc'];
    const { initialisms } = parseWordNet({
      ...Object.fromEntries(files.map((file) => [file, ''])),
      'data.noun': noun.join('\n'),
    });
    expect([...initialisms]).toEqual([
      ['ATM', 'automated teller machine; asynchronous transfer mode'],
      ['DoJ', 'Department of Justice'],
      ['US', 'United States'],
    ]);
  });
});
