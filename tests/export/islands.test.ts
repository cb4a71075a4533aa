import { parse, parseFragment, serialize } from 'parse5';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { importIsland } from '#components/islands/island-imports.client';
import { listElements } from '#lib/build/html/list-elements';
import { listExported, readExported } from '#tests/support/exported';

type Island = { readonly file: string; readonly name: string; readonly props: object; readonly html: string };

/** Class names differ between Jest and the bundler, and React inserts comments between texts. */
const normalise = (html: string): string =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/ class="[^"]*"/g, '')
    .replace(/ ([\w-]+)=""/g, ' $1');

const documents = listExported('.html').map((file) => ({ file, html: readExported(file) }));

const islands = documents
  .filter(({ html }) => html.includes(' data-island="'))
  .flatMap(({ file, html }) =>
    listElements(parse(html)).flatMap((element): Island[] => {
      const { 'data-island': name, 'data-props': props = '' } = Object.fromEntries(
        element.attrs.map((attribute) => [attribute.name, attribute.value]),
      );
      if (name === undefined) return [];
      return [{ file, name, props: JSON.parse(props) as object, html: serialize(element) }];
    }),
  );

describe('islands', () => {
  it('are in the export', () => {
    expect(islands.length).toBeGreaterThan(0);
  });

  it.each(islands.map((island) => [island.name, island.file, island] as const))(
    '%s of %s is hydrated from its props without a difference',
    async (name, _, { props, html }) => {
      const component = await importIsland(name);
      if (!component) throw new Error(`no island "${name}"`);
      const rendered = serialize(parseFragment(renderToString(createElement(component, props))));
      expect(normalise(rendered)).toBe(normalise(html));
    },
  );

  it.each(islands.map(({ name, file, html }) => [name, file, html] as const))(
    '%s of %s has its styles in the document',
    (_, file, html) => {
      const [, styles = ''] = /<style>([\s\S]*?)<\/style>/.exec(readExported(file)) ?? [];
      const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(/\s+/));
      const styled = new Set([...styles.matchAll(/\.([\w-]+)/g)].map(([, name]) => name));
      const missing = [...new Set(names)].filter((name) => name !== '' && !styled.has(name));
      expect(missing).toEqual([]);
    },
  );
});
