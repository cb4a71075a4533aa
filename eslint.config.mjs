import baseline from 'eslint-plugin-baseline-js';
import tseslint from 'typescript-eslint';
import { importRules } from './lib/build/import-rules.mjs';

/*
 * What oxlint (.oxlintrc.json) does not have: the import rules, the list of browsers and syntax of our own. None needs
 * types, which would take nine tenths of the time.
 */

const tests = ['**/*.test.ts', '**/*.test.tsx', 'tests/**', 'bench/**'];

/** Their rules have no type that says how long they are. */
const walls = /** @type {import('typescript-eslint').ConfigArray} */ (/** @type {unknown} */ (importRules));

const plainImports = {
  selector: 'ImportExpression > :not(Literal).source',
  message: 'Import by a plain string: the rules for imports judge nothing else.',
};
const everywhere = [
  plainImports,
  { selector: 'ExportAllDeclaration', message: 'No barrel files: import from the file that has it.' },
  {
    selector: "JSXAttribute[name.name='style']",
    message: 'No style attributes: the content security policy forbids them. Use a CSS module.',
  },
  {
    // The head is rendered on the server only; its data block is not markup.
    selector: "JSXOpeningElement:not([name.name='script']) Property[key.name='__html']",
    message: 'Mark it by toMarkup of lib/core/markup.ts: Trusted Types refuse plain text.',
  },
];
const noFixedWaits = {
  selector: "MemberExpression[property.name='waitForTimeout']",
  message: 'No fixed waits: wait for what has to happen (expect.poll, toPass, page.clock, waitForMotion).',
};
const namedExportsOnly = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name; only files that Next or a tool reads need a default.',
};

/** Code of the page may only use features of all browsers in `browserslist` of package.json. */
const widelySupported = {
  available: 2022,
  includeWebApis: { preset: 'auto' },
  includeJsBuiltins: { preset: 'auto' },
  ignoreFeatures: [
    // Newly available in Baseline, but supported by each of these browsers.
    'abortsignal-timeout',
    'aria-attribute-reflection',
    'array-by-copy',
    'async-clipboard',
    // Without it several menus may be open at once, or pages change without a transition.
    'details-name',
    'view-transitions',
  ],
};

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      '.next/',
      'out/',
      'out.next/',
      '.cache/',
      'test-results/',
      'next-env.d.ts',
      'bench/bare-next/',
      'bench/peers/apps/',
      'tests/content/fixtures/',
    ],
  },
  { plugins: { '@typescript-eslint': tseslint.plugin } },
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    languageOptions: { parser: tseslint.parser },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    rules: { 'no-restricted-syntax': ['error', namedExportsOnly, noFixedWaits, ...everywhere] },
  },
  ...walls,
  {
    files: [
      'components/**',
      'lib/{analytics,consent,core,forms,next,page-data,search,service-worker,site,start}/**',
    ],
    ignores: ['lib/forms/server/**', '**/*.build.ts', ...tests],
    plugins: { 'baseline-js': baseline },
    rules: { 'baseline-js/use-baseline': ['error', widelySupported] },
  },
  {
    files: [
      'app/**',
      '*.config.*',
      'bench/bare-next/**',
      'lib/content/markdown/types.d.ts',
      'lib/i18n/hyphen.d.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...everywhere] },
  },
  {
    files: ['bench/*.ts', 'bench/navigation/**'],
    // The bench pauses between clicks, as people do.
    rules: { 'no-restricted-syntax': ['error', namedExportsOnly, ...everywhere] },
  },
  {
    // Tests may import anything, and some import every module of a kind.
    files: tests.filter((pattern) => !pattern.startsWith('bench/')),
    rules: {
      'no-restricted-syntax': [
        'error',
        namedExportsOnly,
        noFixedWaits,
        ...everywhere.filter((rule) => rule !== plainImports),
      ],
    },
  },
);
