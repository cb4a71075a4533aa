import baseline from 'eslint-plugin-baseline-js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { importRules } from './lib/build/import-rules.mjs';

const tests = ['**/*.test.ts', '**/*.test.tsx', 'tests/**', 'bench/**'];
const plainJavaScript = ['**/*.mjs', '**/*.cjs'];

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
    // The head is rendered on the server alone; its data block is no markup.
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

/** What runs in the page uses what all browsers of `browserslist` in package.json have. */
const widelySupported = {
  available: 2022,
  includeWebApis: { preset: 'type-aware' },
  includeJsBuiltins: { preset: 'type-aware' },
  ignoreFeatures: [
    // Younger as a Baseline, and in each of these browsers all the same.
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
      'bench/plain-next/',
      'bench/bare-next/',
      'bench/peers/apps/',
      'tests/content/fixtures/',
    ],
  },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-ignore': true, 'ts-nocheck': true, 'ts-expect-error': 'allow-with-description' },
      ],
      eqeqeq: 'error',
      'max-lines': ['error', { max: 200 }],
      'max-lines-per-function': ['error', { max: 50 }],
      'no-restricted-syntax': ['error', namedExportsOnly, noFixedWaits, ...everywhere],
    },
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
    files: ['app/**', '*.config.*', 'bench/*-next/**', 'lib/content/markdown/types.d.ts'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere] },
  },
  {
    // A schema's type is what zod infers, a view's what its function returns: the template reference holds
    // the one against the other. Written down, they would say everything twice.
    files: [
      'lib/families/**',
      'lib/content/*{schema,builders}.ts',
      'lib/content/references.ts',
      'lib/facts/*.ts',
      'lib/page/template.ts',
    ],
    rules: { '@typescript-eslint/explicit-module-boundary-types': 'off' },
  },
  {
    // A page's words stand in one file, both languages side by side: its length is the text's.
    files: ['content/**'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: plainJavaScript,
    rules: {
      // Types stand in comments, where these rules do not look; the compiler does (checkJs).
      '@typescript-eslint/explicit-module-boundary-types': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-require-imports': 'off',
    },
  },
  {
    files: ['bench/*.ts', 'bench/navigation/**'],
    // The bench clicks as a person does, who pauses.
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
  {
    files: tests,
    rules: {
      // A suite's callback is a list of tests, not a function to understand as a whole.
      'max-lines-per-function': 'off',
      // The router's types stand for what a test hands in.
      '@typescript-eslint/unbound-method': 'off',
      // Playwright names the argument of a fixture `use`; it is no hook.
      'react-hooks/rules-of-hooks': 'off',
      'no-empty-pattern': 'off',
      // Matchers such as `expect.any` are of type any.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      // So is what `jest.requireActual` gives to the factory of a mock.
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
);
