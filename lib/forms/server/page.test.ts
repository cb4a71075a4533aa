import { readFileSync } from 'node:fs';
import { writePage } from './page';

const tokens = readFileSync('components/styles/tokens.css', 'utf8');

/** Light and dark values of one of the site's custom properties. */
function readToken(name: string): readonly [string, string] {
  const [, light = '', dark = light] =
    new RegExp(`${name}: (?:light-dark\\()?(#\\w+)(?:, (#\\w+))?`).exec(tokens) ?? [];
  return [light, dark];
}

const [light = [], dark = []] = writePage({ locale: 'en', title: '', main: '', home: '/' })
  .split('@media(prefers-color-scheme:dark)')
  .map((css) =>
    [...css.matchAll(/(--[\w-]+):(#\w+)/g)].map(([, name = '', value]) => [name, value] as const),
  );

it('pages of the service have the colours of the site in both themes', () => {
  expect(light.length).toBeGreaterThan(10);
  expect(light).toEqual(light.map(([name]) => [name, readToken(name)[0]]));
  const both = new Map([...light, ...dark]);
  expect([...both]).toEqual([...both.keys()].map((name) => [name, readToken(name)[1]]));
});
