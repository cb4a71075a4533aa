import { showRequestedPath, showSimilarPages } from './show-nearest';

const index = [
  {
    head: { name: 'Podcast', path: '/en/podcast/' },
    items: [{ name: 'Ten seconds', path: '/en/podcast/ten/' }],
  },
  { items: [{ name: '<b>Pod</b>cast', path: '/en/pod-cast/' }] },
];
const load = (): Promise<object> => Promise.resolve({ 'site-index': index });

beforeEach(() => {
  document.body.innerHTML =
    '<main><p data-requested-path hidden><code></code></p><section data-suggestions="/en/search/" hidden><ul></ul></section></main>';
});

const asked = (): HTMLElement | null => document.querySelector('[data-requested-path]');
const near = (): HTMLElement | null => document.querySelector('[data-suggestions]');

describe('a page that was not found', () => {
  it('prints the path as text, never as markup', () => {
    expect(showRequestedPath(document, '/en/%3Cimg%20src=x%20onerror=alert(1)%3E/')).toBe(true);
    expect(asked()?.hidden).toBe(false);
    expect(asked()?.textContent).toBe('/en/<img src=x onerror=alert(1)>/');
    expect(document.querySelector('img')).toBeNull();
  });

  it('prints a malformed path undecoded, and its own path not at all', () => {
    expect(showRequestedPath(document, '/en/%E0%A4%A/')).toBe(true);
    expect(asked()?.textContent).toBe('/en/%E0%A4%A/');
    expect(showRequestedPath(document, '/en/404/')).toBe(false);
    expect(showRequestedPath(document, '/en/404.html')).toBe(false);
  });

  it('lists the pages with the most similar names, as text', async () => {
    await showSimilarPages(document, '/en/podcats/', load);
    expect(near()?.hidden).toBe(false);
    expect([...document.querySelectorAll('li a')].map((link) => link.getAttribute('href'))).toContain(
      '/en/podcast/',
    );
    expect(document.querySelector('b')).toBeNull();
  });

  it('stays hidden if no name is similar or the index cannot be loaded', async () => {
    await showSimilarPages(document, '/en/wp-admin.php', load);
    expect(near()?.hidden).toBe(true);
    await showSimilarPages(document, '/en/podcats/', () => Promise.resolve(undefined));
    expect(near()?.hidden).toBe(true);
  });
});
