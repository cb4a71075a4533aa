import { showAsked, showNearest } from './show-nearest';

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
    '<main><p data-asked hidden><code></code></p><section data-near="/en/search/" hidden><ul></ul></section></main>';
});

const asked = (): HTMLElement | null => document.querySelector('[data-asked]');
const near = (): HTMLElement | null => document.querySelector('[data-near]');

describe('a page that was not found', () => {
  it('prints the address as text, whatever it holds', () => {
    expect(showAsked(document, '/en/%3Cimg%20src=x%20onerror=alert(1)%3E/')).toBe(true);
    expect(asked()?.hidden).toBe(false);
    expect(asked()?.textContent).toBe('/en/<img src=x onerror=alert(1)>/');
    expect(document.querySelector('img')).toBeNull();
  });

  it('prints what cannot be decoded as it is, and its own address not at all', () => {
    expect(showAsked(document, '/en/%E0%A4%A/')).toBe(true);
    expect(asked()?.textContent).toBe('/en/%E0%A4%A/');
    expect(showAsked(document, '/en/404/')).toBe(false);
    expect(showAsked(document, '/en/404.html')).toBe(false);
  });

  it('offers the nearest names as text', async () => {
    await showNearest(document, '/en/podcats/', load);
    expect(near()?.hidden).toBe(false);
    expect([...document.querySelectorAll('li a')].map((link) => link.getAttribute('href'))).toContain(
      '/en/podcast/',
    );
    expect(document.querySelector('b')).toBeNull();
  });

  it('offers nothing where nothing is near, or the list cannot be loaded', async () => {
    await showNearest(document, '/en/wp-admin.php', load);
    expect(near()?.hidden).toBe(true);
    await showNearest(document, '/en/podcats/', () => Promise.resolve(undefined));
    expect(near()?.hidden).toBe(true);
  });
});
