/**
 * The layers of the program: `npm run layers`, a step of `npm test`. A type that a file takes from another counts as a value does. What
 * only a linter can see, the globals of browser and Node, is in biome.json.
 */

/** Know neither browser nor Node: they run in a worker, a page, a terminal and a test alike. */
const PURE = ['words', 'lexicon', 'word-lists', 'morphology', 'diagnosis', 'rules', 'rulesets', 'explain', 'games'];
const SHARED = [...PURE, 'browser.ts', 'storage', 'messages', 'ui'];
const PAGES = [
  'forms',
  'game-7slow',
  'game-school-en',
  'guide',
  'judge-mode',
  'list-diff',
  'lookup',
  'options',
  'rules-page',
  'study',
  'welcome',
  'word-table',
];

/** Each room of src with the other rooms that it may import: dependencies point one way. */
const ROOMS = {
  words: [],
  lexicon: ['words'],
  'word-lists': ['words', 'lexicon'],
  morphology: ['words', 'lexicon'],
  diagnosis: ['words', 'lexicon', 'morphology'],
  // The list of rulesets for the type of their ids.
  rules: ['words', 'lexicon', 'morphology', 'diagnosis', 'rulesets/index.ts'],
  rulesets: ['words', 'lexicon', 'morphology', 'diagnosis', 'rules'],
  explain: ['words', 'lexicon', 'morphology', 'diagnosis', 'rules', 'rulesets'],
  games: ['words'],
  'browser.ts': [],
  storage: [...PURE, 'browser.ts'],
  messages: [...PURE, 'browser.ts', 'storage'],
  'list-import': ['words', 'word-lists', 'rules', 'rulesets', 'storage'],
  ui: SHARED,
  background: SHARED,
  content: SHARED,
  // Pages know what they share, never one another.
  ...Object.fromEntries(PAGES.map((page) => [page, SHARED])),
  options: [...SHARED, 'list-import'],
  popup: ['lookup'],
  panel: ['lookup'],
  cli: [...PURE, 'list-import'],
};

/** The libraries that the package bundles, with the rooms that may use them. */
const LIBRARIES = {
  idb: ['storage'],
  preact: ['ui', ...PAGES],
  valibot: ['storage', 'messages'],
  'webextension-polyfill': ['browser.ts'],
};

/** What the script in every page takes besides types. */
const LIGHT = 'content|ui|messages|words|browser.ts|storage/(start-keys|host).ts';

const inside = (...rooms) => `^src/(${rooms.join('|')})(/|$)`;
const library = (...names) => `^node_modules/(@types/)?(${names.join('|')})/`;
const src = '^src/';
const tools = '^(scripts|bench|dictionaries/compile)/';
const ruleset = '^src/rulesets/[^/]+/';
const value = { dependencyTypesNot: ['type-only'] };

/** [name, what holds, from what path, to what, from but not from] */
const BARRED = [
  ['cycles', 'No file needs itself.', '', { circular: true }],
  ['unresolved', 'What is imported is there.', '', { couldNotResolve: true }],
  ['product', 'src needs nothing that makes, tests or measures it.', src, { path: ['^test/', tools] }],
  ['tools', 'Nor do tools need tests, but for how games are written down.', tools, { path: '^test/(?!games/)' }],
  [
    'compiler',
    'The compiler uses the pure rooms.',
    '^dictionaries/',
    { path: src, pathNot: inside(...PURE, 'cli/command.ts') },
  ],
  ['node', 'Only the command line runs in Node.', src, { dependencyTypes: ['core'] }, inside('cli')],
  ['libraries', 'src uses these only.', src, { path: 'node_modules', pathNot: library(...Object.keys(LIBRARIES)) }],
  ['content', 'The script in every page is light.', inside('content'), { path: src, pathNot: inside(LIGHT), ...value }],
  ['rooms', 'A new room has its row in ROOMS.', src, {}, inside(...Object.keys(ROOMS))],
  ['ruleset', 'None uses another.', '^src/rulesets/([^/]+)/', { path: ruleset, pathNot: '^src/rulesets/($1|polish)/' }],
  ['polish', 'For Polish rulesets.', '^src/rulesets/(?!polish|pfs|7slow)[^/]+/', { path: inside('rulesets/polish') }],
  ['doors', 'rulesets/index.ts and load.ts lead to a ruleset.', src, { path: ruleset }, inside('rulesets')],
  ['index', 'It loads no rules.', inside('rulesets/index.ts'), { path: src, pathNot: 'descriptor.ts$', ...value }],
  ['ids', 'Rules know no ruleset.', inside('rules'), { path: inside('rulesets'), ...value }],
  ['descriptor', 'Nor do descriptors.', '/descriptor.ts$', { path: src, pathNot: inside('words'), ...value }],
  ...Object.entries(ROOMS).map(([room, others]) => [
    `room ${room}`,
    `It may import ${others.join(', ') || 'no other room'}.`,
    inside(room),
    { path: src, pathNot: inside(room, ...others) },
  ]),
  ...Object.entries(LIBRARIES).map(([name, rooms]) => [
    `library ${name}`,
    `It is for ${rooms.join(', ')}.`,
    src,
    { path: library(name) },
    inside(...rooms),
  ]),
];

export default {
  forbidden: BARRED.map(([name, comment, path, to, pathNot]) => ({
    name,
    comment,
    severity: 'error',
    from: pathNot === undefined ? { path } : { path, pathNot },
    to,
  })),
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
