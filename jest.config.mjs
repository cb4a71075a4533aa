import nextJest from 'next/jest.js';
import { setLocalForms } from './lib/build/local-forms.mjs';

// Tests read the export that `npm start` creates.
setLocalForms();

const withNext = nextJest({ dir: './' });

const folders = Object.fromEntries(
  ['app', 'components', 'content', 'lib', 'messages', 'tests'].map((name) => [
    `^#${name}/(.*)$`,
    `<rootDir>/${name}/$1`,
  ]),
);

// Components are tested as rendered in documents; the link of the browser has its own test.
const names = {
  ...folders,
  '^#page-link$': '<rootDir>/components/ui/page-link.tsx',
  '^#islands/(.*)$': '<rootDir>/components/islands/$1.client.tsx',
};

/** Packages without a CommonJS build: Jest runs CommonJS, so they are compiled like our own code. */
const esmOnly = [
  'next-intl',
  'use-intl',
  'intl-messageformat',
  'icu-minify',
  '@formatjs',
  '@schummar',
  'd3-[a-z-]+',
  'internmap',
  '@noble',
  '@scure',
];

/** Tests beside the code; the file's name says where they run: `*.dom.test.ts(x)` in jsdom, others in Node. */
const besideCode = '{app,bench,components,lib,tests/support}/**';
const domTest = '\\.dom\\.test\\.tsx?$';

/**
 * @typedef {object} Project
 * @property {string} displayName
 * @property {string} testMatch
 * @property {'node' | 'jsdom'} [testEnvironment]
 * @property {string[]} [testPathIgnorePatterns]
 */

/** @param {Project} project */
async function toJestProject({
  displayName,
  testMatch,
  testEnvironment = 'node',
  testPathIgnorePatterns = [],
}) {
  const setupFilesAfterEnv = ['<rootDir>/tests/support/jest/fail-on-console.ts'];
  const config = await withNext({ testEnvironment, moduleNameMapper: names, setupFilesAfterEnv })();
  const transformIgnorePatterns = (config.transformIgnorePatterns ?? []).map((pattern) =>
    pattern.replaceAll('(geist|', `(${esmOnly.join('|')}|geist|`),
  );
  return {
    ...config,
    transformIgnorePatterns,
    displayName,
    testMatch: [`<rootDir>/${testMatch}`],
    testPathIgnorePatterns: ['/node_modules/', ...testPathIgnorePatterns],
    modulePathIgnorePatterns: ['<rootDir>/.cache', '<rootDir>/out', '<rootDir>/.next'],
  };
}

/** One project per kind of test: pure code, code with a DOM, the content, the exported files, and what takes more than one export. */
export default async function config() {
  return {
    // By default one core is left free, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      await toJestProject({
        displayName: 'unit',
        testMatch: `${besideCode}/*.test.{ts,tsx}`,
        testPathIgnorePatterns: [domTest],
      }),
      await toJestProject({
        displayName: 'dom',
        testMatch: `${besideCode}/*.dom.test.{ts,tsx}`,
        testEnvironment: 'jsdom',
      }),
      await toJestProject({ displayName: 'content', testMatch: 'tests/content/**/*.test.ts' }),
      await toJestProject({ displayName: 'export', testMatch: 'tests/export/**/*.test.ts' }),
      await toJestProject({ displayName: 'thorough', testMatch: 'tests/thorough/**/*.test.ts' }),
    ],
  };
}
