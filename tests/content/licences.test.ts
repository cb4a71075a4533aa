import { readFileSync } from 'node:fs';

/** Allowed licences (SPDX) of packages that are not for development only: none is copyleft. */
const allowed = [
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0', 'Zlib'],
  // argparse, used by the YAML and Markdown parsers.
  'Python-2.0',
  // Browser data, used when style sheets are built.
  'CC-BY-4.0',
];

/** Separate libraries used by the build: libvips (by sharp), and resvg. Not part of the export. */
const allowedApart: Readonly<Record<string, string>> = {
  '@img/sharp-': 'LGPL-3.0-or-later',
  '@resvg/resvg-wasm': 'MPL-2.0',
};

/** Evaluates an SPDX expression: one licence of OR, all of AND. */
function isAllowed(expression: string, more: readonly string[] = []): boolean {
  const inner = expression.replace(/^\((.*)\)$/, '$1');
  if (/ or /i.test(inner)) return inner.split(/ or /i).some((part) => isAllowed(part, more));
  if (/ and /i.test(inner)) return inner.split(/ and /i).every((part) => isAllowed(part, more));
  return [...allowed, ...more].includes(inner);
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { dev?: boolean; license?: string }>;
};

test.each([
  ['MIT', true],
  ['(MIT AND Zlib)', true],
  ['MIT or MPL-2.0', true],
  ['GPL-3.0-only', false],
  ['MIT AND GPL-3.0-only', false],
  ['LGPL-3.0-or-later', false],
  ['SEE LICENSE IN x', false],
  ['', false],
])('%s: %s', (expression, expected) => {
  expect(isAllowed(expression)).toBe(expected);
});

test('every package that is not for development only has an allowed licence', () => {
  const own = Object.entries(packages).filter(([place, { dev }]) => place !== '' && dev !== true);
  const refused = own.filter(([place, { license = '' }]) => {
    const name = place.slice(place.lastIndexOf('node_modules/') + 13);
    const apart = Object.entries(allowedApart).filter(([start]) => name.startsWith(start));
    return !isAllowed(
      license,
      apart.map(([, licence]) => licence),
    );
  });
  expect(own.length).toBeGreaterThan(100);
  expect(refused.map(([place, { license }]) => `${place}: ${license ?? 'none'}`)).toEqual([]);
});
