import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { fixtures } from './fixtures';

const states = fixtures.flatMap(({ name, states: all }) =>
  Object.entries(all).map(([state, draw]) => [`${name}, ${state}`, draw] as const),
);

/** Rules about whole pages and colours need a browser. */
const rules = Object.fromEntries(
  ['region', 'heading-order', 'color-contrast'].map((rule) => [rule, { enabled: false }]),
);

describe('every state of the gallery', () => {
  it.each(states)('%s has no accessibility fault', async (_name, draw) => {
    const container = document.createElement('div');
    document.body.replaceChildren(container);
    container.innerHTML = renderToStaticMarkup(<>{draw('state')}</>);
    const { violations } = await axe.run(container, { rules });
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
  });

  it.each(states)('%s has its own ids under its prefix', (_name, draw) => {
    const ids = (prefix: string): string[] => {
      const { container, unmount } = render(<>{draw(prefix)}</>);
      const found = [...container.querySelectorAll('[id]')].map(({ id }) => id);
      unmount();
      return found;
    };
    expect(new Set(ids('one')).size).toBe(ids('one').length);
    expect(ids('one').filter((id) => !id.startsWith('one-') && id !== 'contact')).toEqual([]);
    expect(ids('two')).toEqual(ids('one').map((id) => id.replace(/^one-/, 'two-')));
  });
});

describe('the gallery', () => {
  it('shows every component of ui and blocks', () => {
    const read = (folder: string): string[] => readdirSync(folder).map((file) => path.join(folder, file));
    const shown = read('components/gallery')
      .filter((file) => /fixtures-\w+\.tsx$/.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const all = [
      'components/ui',
      'components/ui/diagram',
      'components/ui/chart',
      'components/ui/form',
      'components/blocks',
    ]
      .flatMap(read)
      .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));
    const parts = [
      'node-mark.tsx',
      'page-link.tsx',
      'page-link.client.tsx',
      'paths.tsx',
      'drawing.tsx',
      'marks.tsx',
      'legend.tsx',
      'links.tsx',
      'choice-field.tsx',
      'field-frame.tsx',
      'text-field.tsx',
      'code-text.tsx',
      'fact-values.tsx',
      'network-ladder.tsx',
      'network-parts.tsx',
    ];
    const own = all.filter((file) => !parts.includes(path.basename(file)));
    expect(own.filter((file) => !shown.includes(`'#${file.replace(/\.tsx$/, '')}'`))).toEqual([]);
  });
});
