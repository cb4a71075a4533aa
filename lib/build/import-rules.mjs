import path from 'node:path';
import boundaries from 'eslint-plugin-boundaries';
import { groups, packages, reasons, zones } from './import-zones.mjs';

/**
 * @typedef {object} Zone
 * @property {string} name
 * @property {string[]} files patterns
 * @property {string[]} values zones whose code may be imported; empty if the row only names files
 * @property {string[]} types zones of which types may be imported
 * @property {string[]} never groups of forbidden packages
 */

const root = path.resolve(import.meta.dirname, '../..');

/** @param {string} text names of zones or packages, and of groups of them @returns {string[]} */
function listNames(text) {
  const names = text.split(/\s+/).filter(Boolean);
  return names.flatMap((name) => (name.startsWith('@') ? listNames(groups[name] ?? name.slice(1)) : [name]));
}

/** @param {string} row @returns {Zone} */
function readZone(row) {
  const [name = '', files = '', ...lists] = row.split('|').map((cell) => cell.trim());
  /** @param {string} word */
  const listAfter = (word) =>
    listNames(lists.find((list) => list.startsWith(`${word} `))?.slice(word.length) ?? '');
  const values = lists.find((list) => !/^(?:types|never) /.test(list)) ?? '';
  return {
    name,
    files: files.split(' ').filter(Boolean),
    values: listNames(values),
    types: listAfter('types'),
    never: listAfter('never'),
  };
}

/** @returns {Zone[]} */
function readZones() {
  const all = zones.map(readZone);
  const names = new Set(['*', ...all.map(({ name }) => name)]);
  for (const { name, values, types } of all) {
    const unknown = [...values, ...types].find((other) => !names.has(other.replace('own:', '')));
    if (unknown)
      throw new Error(`import-zones.mjs: zone "${name}": expected names of zones, found "${unknown}"`);
  }
  return all;
}

/** @param {string[]} names @param {string[]} kind kinds of import */
function allowZones(names, kind) {
  const all = names.filter((name) => !name.startsWith('own:'));
  const own = names.filter((name) => name.startsWith('own:')).map((name) => name.slice('own:'.length));
  const captured = { family: '{{ from.file.captured.family }}' };
  return [{ categories: all }, { categories: own, captured }]
    .filter(({ categories }) => categories.length > 0)
    .map((file) => ({ allow: { to: { file }, dependency: { kind } } }));
}

/** @param {string} name of a group of packages */
function forbidPackages(name) {
  const { sources, because } = packages[name] ?? { sources: [], because: '' };
  const module = sources.map((source) => (source === 'node:*' ? { origin: 'core' } : { source }));
  return { disallow: { to: { module } }, message: `Not from here: ${because}.` };
}

/** @param {Zone} zone @returns {import('eslint').Linter.Config} */
function toConfig({ name, files, values, types, never }) {
  const policies = [
    { allow: { to: { module: { origin: ['external', 'core'] } } } },
    ...never.map(forbidPackages),
    ...allowZones(values, ['value', 'type']),
    ...allowZones(types, ['type']),
  ];
  const message = `Not from here: ${reasons[name] ?? name}.`;
  const checks = { checkAllOrigins: true, checkUnknownLocals: true, checkInternals: true };
  return {
    files,
    rules: { 'boundaries/dependencies': ['error', { default: 'disallow', message, policies, ...checks }] },
  };
}

/** @param {Zone} zone */
const toCategory = ({ name, files }) => ({
  category: name,
  pattern: files,
  // `lib/families/<family>/…`: captured from the paths, so that no list of families is needed.
  ...(files.some((file) => /^[a-z/]+\/\*\//.test(file)) ? { capture: ['family', 'rest'] } : {}),
  // A test only belongs to the zone of tests, wherever it is.
  exclusive: name === 'tests',
});

/** @type {import('eslint').Linter.Config} */
const plain = {
  rules: {
    'boundaries/no-unknown-files': 'error',
    '@typescript-eslint/no-import-type-side-effects': 'error',
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          { regex: '^\\.\\./\\.\\.', message: 'Import across folders by alias (#lib/…, #components/…).' },
          {
            group: ['next/navigation'],
            importNames: ['usePathname', 'useRouter', 'useParams', 'useSearchParams'],
            message: "Next's router rests after the first load; ask the page host.",
          },
        ],
      },
    ],
  },
};

const globals = ['window', 'document', 'location', 'history', 'navigator', 'localStorage', 'sessionStorage'];

/** @type {import('eslint').Linter.Config} */
const pureCore = {
  files: ['lib/page-data/core/**'],
  rules: {
    'no-restricted-globals': [
      'error',
      {
        globals: globals.map((name) => ({
          name,
          message: 'The core of page data is pure: what the browser knows is an argument.',
        })),
        checkGlobalObject: true,
      },
    ],
  },
};

const all = readZones();
const isFree = /** @param {Zone} zone */ ({ values }) => values.includes('*');

/** @type {import('eslint').Linter.Config[]} */
export const importRules = [
  {
    plugins: { boundaries },
    settings: {
      'boundaries/root-path': root,
      'boundaries/files': all.map(toCategory),
      'boundaries/legacy-templates': false,
      'import/resolver': { [path.join(root, 'lib/build/resolve-import.cjs')]: {} },
    },
  },
  plain,
  ...all.filter((zone) => zone.values.length > 0 && !isFree(zone)).map(toConfig),
  pureCore,
  {
    files: all.filter(isFree).flatMap(({ files }) => files),
    rules: {
      'boundaries/dependencies': 'off',
      'no-restricted-imports': 'off',
      'no-restricted-globals': 'off',
    },
  },
];
