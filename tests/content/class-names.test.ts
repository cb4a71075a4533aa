import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const components = readdirSync('components', { recursive: true, encoding: 'utf8' }).map((file) =>
  path.posix.join('components', file.replaceAll(path.sep, '/')),
);

type Use = { readonly file: string; readonly sheet: string; readonly name: string };

/** Uses of a style sheet's classes in a component: `styles['name']`, or a computed name. */
function findUses(file: string): Use[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(
    ([, variable = '', from = '']) => {
      const sheet = from.startsWith('#')
        ? `${from.slice(1)}`
        : path.posix.join(path.posix.dirname(file), from);
      const literal = [...text.matchAll(new RegExp(`\\b${variable}\\['([\\w-]+)'\\]`, 'g'))].map(
        ([, name = '']) => name,
      );
      const computed = new RegExp(`\\b${variable}\\[[^'\\]]`).test(text) ? ['*'] : [];
      return [...literal, ...computed].map((name) => ({ file, sheet, name }));
    },
  );
}

const namesIn = (sheet: string): ReadonlySet<string> =>
  new Set(
    [
      ...readFileSync(sheet, 'utf8')
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/:global\([^)]*\)/g, '')
        .matchAll(/\.([a-zA-Z][\w-]*)(?=[^{}]*\{)/g),
    ].map(([, name = '']) => name),
  );

const uses = components
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .flatMap(findUses);
const sheets = components.filter((file) => file.endsWith('.module.css'));

test('every class used by a component is in its style sheet', () => {
  const missing = uses.filter(({ sheet, name }) => name !== '*' && !namesIn(sheet).has(name));
  expect(missing).toEqual([]);
  expect(uses.length).toBeGreaterThan(200);
});

test('every class of a style sheet is used by a component', () => {
  const unused = sheets.flatMap((sheet) => {
    const named = new Set(uses.filter((use) => use.sheet === sheet).map(({ name }) => name));
    return named.has('*')
      ? []
      : [...namesIn(sheet)].filter((name) => !named.has(name)).map((name) => `${sheet}: .${name}`);
  });
  expect(unused).toEqual([]);
});
