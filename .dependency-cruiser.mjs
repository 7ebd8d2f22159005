/**
 * The layers of the program: `npm run layers`, a step of `npm test`. A type that a file takes from another counts as a value does. What
 * only a linter can see, the globals of browser and Node, is in biome.json.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The pure rooms know neither browser nor Node: they run in a worker, a page, a terminal and a test alike. */
const CORE = 'core';
const PLATFORM = ['platform/browser.ts', 'platform/storage', 'platform/messages'];
const SHARED = [CORE, ...PLATFORM, 'ui'];
const PAGES = [
  'forms',
  'guide',
  'judge-mode',
  'list-diff',
  'lookup',
  'options',
  'rules',
  'study',
  'welcome',
  'word-table',
];

const inCore = (...rooms) => rooms.map((room) => `${CORE}/${room}`);

/** Each room of src, and each room inside one, with what it may import of the others: dependencies point one way. */
const ROOMS = {
  'core/words': [],
  'core/move-log': inCore('words'),
  'core/lexicon': inCore('words'),
  'core/word-lists': inCore('words', 'lexicon'),
  'core/morphology': inCore('words', 'lexicon'),
  'core/diagnosis': inCore('words', 'lexicon', 'morphology'),
  // The list of rulesets for the type of their ids.
  'core/rules': inCore('words', 'lexicon', 'morphology', 'diagnosis', 'rulesets/index.ts'),
  'core/rulesets': inCore('words', 'lexicon', 'morphology', 'diagnosis', 'rules'),
  'core/explain': inCore('words', 'lexicon', 'morphology', 'diagnosis', 'rules', 'rulesets'),
  'platform/browser.ts': [],
  'platform/storage': [CORE, 'platform/browser.ts'],
  'platform/messages': [CORE, 'platform/browser.ts', 'platform/storage'],
  'platform/list-import': [...inCore('words', 'word-lists', 'rules', 'rulesets'), 'platform/storage'],
  ui: SHARED,
  background: SHARED,
  content: SHARED,
  // Pages know what they share, never one another.
  ...Object.fromEntries(PAGES.map((page) => [`pages/${page}`, SHARED])),
  'pages/options': [...SHARED, 'platform/list-import'],
  'pages/popup': ['pages/lookup'],
  'pages/panel': ['pages/lookup'],
  // The games' own rules know words and nothing else.
  'score-sheets/play': inCore('words'),
  'score-sheets/storage': [CORE, ...PLATFORM, 'score-sheets/play'],
  'score-sheets/ui': [...SHARED, 'score-sheets/play', 'score-sheets/storage'],
  'score-sheets/7slow': [...SHARED, 'score-sheets/play', 'score-sheets/storage', 'score-sheets/ui'],
  'score-sheets/school-en': [...SHARED, 'score-sheets/play', 'score-sheets/storage', 'score-sheets/ui'],
  cli: [CORE, 'platform/list-import'],
};

/** The libraries that the package bundles, with the rooms that may use them. */
const LIBRARIES = {
  idb: ['platform/storage'],
  preact: ['ui', 'pages', 'score-sheets'],
  valibot: ['platform', 'score-sheets/storage'],
  'webextension-polyfill': ['platform/browser.ts'],
};

/** What the script in every page takes besides types. */
const LIGHT = 'content|ui|core/words|platform/(messages|browser.ts|storage/(start-keys|host).ts)';

const inside = (...rooms) => `^src/(${rooms.join('|')})(/|$)`;
const library = (...names) => `^node_modules/(@types/)?(${names.join('|')})/`;
const src = '^src/';
const tools = '^(scripts|bench|dictionaries/compile)/';
const ruleset = '^src/core/rulesets/[^/]+/';

const RULESETS = new URL('src/core/rulesets/', import.meta.url);

/** The rulesets of Polish words, by their descriptors. */
const POLISH = readdirSync(RULESETS).filter((id) => {
  const descriptor = new URL(`${id}/descriptor.ts`, RULESETS);
  return existsSync(descriptor) && /language: 'pl'/.test(readFileSync(descriptor, 'utf8'));
});

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
    { path: src, pathNot: inside(CORE, 'cli/command.ts') },
  ],
  ['node', 'Only the command line runs in Node.', src, { dependencyTypes: ['core'] }, inside('cli')],
  ['libraries', 'src uses these only.', src, { path: 'node_modules', pathNot: library(...Object.keys(LIBRARIES)) }],
  ['content', 'The script in every page is light.', inside('content'), { path: src, pathNot: inside(LIGHT), ...value }],
  ['rooms', 'A new room has its row in ROOMS.', src, {}, inside(...Object.keys(ROOMS))],
  [
    'ruleset',
    'None uses another.',
    '^src/core/rulesets/([^/]+)/',
    { path: ruleset, pathNot: '^src/core/rulesets/($1|polish)/' },
  ],
  [
    'polish',
    'For Polish rulesets.',
    `^src/core/rulesets/(?!(?:polish|${POLISH.join('|')})/)[^/]+/`,
    { path: inside('core/rulesets/polish') },
  ],
  ['doors', 'rulesets/index.ts and load.ts lead to a ruleset.', src, { path: ruleset }, inside('core/rulesets')],
  [
    'index',
    'It loads no rules.',
    '/rulesets/(index|list).ts$',
    { path: src, pathNot: '/(descriptor|list).ts$', ...value },
  ],
  ['ids', 'Rules know no ruleset.', inside('core/rules'), { path: inside('core/rulesets'), ...value }],
  ['descriptor', 'Nor do descriptors.', '/descriptor.ts$', { path: src, pathNot: inside('core/words'), ...value }],
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
