import type { KnipConfig } from 'knip';

/** Programs that a script of package.json starts. knip finds them there, but not with `--production`. */
const PROGRAMS = process.argv.includes('--production') ? ['src/cli/judge.ts!', 'dictionaries/compile/main.ts!'] : [];

/**
 * Files, exports and dependencies that nothing uses. What starts a program is named here; everything else must be reached from
 * it. `!` marks what belongs to the product: `knip --production` sees nothing but that, and so finds what only tests use.
 */
export default {
  entry: [
    ...PROGRAMS,
    'src/{pages,score-sheets}/*/index.html!',
    'src/background/worker.ts!',
    'src/content/content.iife.ts!',
    // Loaded by the name of the ruleset.
    'src/core/rulesets/*/{rules,forms-view}.ts!',
    // A process that main.ts starts.
    'dictionaries/compile/language-process.ts!',
    'scripts/*.ts',
    'bench/empty-extension/*.js',
    'dictionaries/compile/de/measure-*.ts!',
    'dictionaries/compile/de/fit-admission.ts!',
    'dictionaries/compile/wikdict-parts.ts!',
    'dictionaries/compile/en/wordnet-counts.ts!',
  ],
  project: ['src/**/*.{ts,tsx,html}!', '{scripts,bench,test}/**/*.{ts,mjs,js}', 'dictionaries/compile/**/*.ts!'],
  compilers: {
    /** A page as the scripts that it loads. */
    html: (text: string) =>
      [...text.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, script]) => `import '${script}';`).join('\n'),
  },
  // An exported type that only its own file names says what an exported function takes or gives.
  ignoreExportsUsedInFile: true,
  // The machine that compiles the lexicons has the first two; without the third, a test of policies is skipped.
  ignoreBinaries: ['apt-get', 'dpkg-deb', 'unshare'],
  ignoreDependencies: [
    // Contenders of the bench, loaded by name because they have no types.
    'dictionary-pl',
    'nspell',
    // Run as a program by test/manifest/builds.test.ts.
    'web-ext',
    // The compiler of today, `tsc`. Under the name `typescript` is version 6, for the tools that read the syntax tree.
    '@typescript/native',
  ],
} satisfies KnipConfig;
