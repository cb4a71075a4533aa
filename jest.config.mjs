import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

const names = Object.fromEntries(
  ['app', 'components', 'content', 'lib', 'messages', 'tests'].map((name) => [
    `^#${name}/(.*)$`,
    `<rootDir>/${name}/$1`,
  ]),
);

/** Packages without a CommonJS build: Jest runs CommonJS, so they are compiled like our own code. */
const esmOnly = ['next-intl', 'use-intl', 'intl-messageformat', 'icu-minify', '@formatjs', '@schummar'];

/**
 * @param {string} displayName
 * @param {string} testMatch
 * @param {string} testEnvironment
 */
async function project(displayName, testMatch, testEnvironment = 'node') {
  const setupFilesAfterEnv = ['<rootDir>/tests/support/fail-on-console.ts'];
  const own = await withNext({ testEnvironment, moduleNameMapper: names, setupFilesAfterEnv })();
  const transformIgnorePatterns = (own.transformIgnorePatterns ?? []).map((pattern) =>
    pattern.replaceAll('(geist|', `(${esmOnly.join('|')}|geist|`),
  );
  return {
    ...own,
    transformIgnorePatterns,
    displayName,
    testMatch: [`<rootDir>/${testMatch}`],
    modulePathIgnorePatterns: ['<rootDir>/.cache', '<rootDir>/out', '<rootDir>/.next'],
  };
}

/** One project per kind of test: pure code, code with a DOM, the content, the exported files. */
export default async function config() {
  return {
    projects: [
      await project('unit', '{app,components,lib,tests/support}/**/*.test.ts'),
      await project('dom', '{app,components,lib}/**/*.test.tsx', 'jsdom'),
      await project('content', 'tests/content/**/*.test.ts'),
      await project('export', 'tests/export/**/*.test.ts'),
    ],
  };
}
