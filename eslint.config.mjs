import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { importRules } from './lib/build/import-rules.mjs';

const tests = ['**/*.test.ts', '**/*.test.tsx', 'tests/**'];

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      '.next/',
      'out/',
      '.cache/',
      'test-results/',
      'next-env.d.ts',
      'bench/plain-next/',
      'bench/bare-next/',
      'tests/content/fixtures/',
      '**/*.mjs',
      '**/*.cjs',
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
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportDefaultDeclaration',
          message: 'Export by name; only files that Next reads need a default.',
        },
        { selector: 'ExportAllDeclaration', message: 'No barrel files: import from the file that has it.' },
        {
          selector: "JSXAttribute[name.name='style']",
          message: 'No style attributes: the content security policy forbids them. Use a CSS module.',
        },
      ],
    },
  },
  ...importRules,
  {
    files: ['app/**', '*.config.ts', 'lib/content/markdown/types.d.ts'],
    rules: { 'no-restricted-syntax': 'off' },
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
    },
  },
);
