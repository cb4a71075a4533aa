import { renderMarkdown } from './render';

// Its package does not run in jsdom; with a size, images with hostile URLs are rendered too.
jest.mock('./image-size', () => ({ readImageSize: () => ({ width: 1, height: 1 }) }));

/** Names that scripts read from the window: of the browser, the framework and services. */
const names = [
  ...['alert', 'caches', 'cookieStore', 'crypto', 'customElements', 'document', 'event', 'fetch', 'frames'],
  ...['history', 'indexedDB', 'innerHeight', 'length', 'localStorage', 'location', 'name', 'navigation'],
  ...['navigator', 'onerror', 'onpopstate', 'open', 'opener', 'origin', 'parent', 'performance', 'screen'],
  ...['scroll', 'self', 'sessionStorage', 'status', 'toString', 'top', 'trustedTypes', 'visualViewport'],
  ...['window', '__next_f', '__next_s', '__next_require__', '__NEXT_DATA__', '__NEXT_P', '__proto__'],
  ...['__webpack_require__', '_paq', 'TURBOPACK', 'TURBOPACK_CHUNK_LISTS', 'constructor', 'dataLayer'],
  'google_tag_manager',
] as const;

const read = (name: string): unknown => (window as unknown as Record<string, unknown>)[name];

describe('48 headings named like properties of window', () => {
  it('are 48', () => expect(new Set(names).size).toBe(48));

  it.each(names)('## %s does not shadow the property', (name) => {
    document.body.replaceChildren();
    const before = read(name);
    const source = { markdown: `## ${name}\n`, locale: 'en', file: 'x.md', firstLine: 1 } as const;
    document.body.innerHTML = renderMarkdown(source).html;
    const { id } = document.querySelector('h2') ?? { id: '' };
    expect(id).toMatch(/^(?!_)./);
    // A heading must not define a property that scripts test for.
    expect([before, document.querySelector('h2')].includes(read(name) as Element)).toBe(true);
    if (/^_|[A-Z]/.test(name) || before !== undefined) expect(read(name)).toBe(before);
  });
});
