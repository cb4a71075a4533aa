import { targetOfClick, type ClickFacts } from './link-target';

const here = new URL('https://site.example/en/a/');
const click = (facts: Partial<ClickFacts>): ClickFacts => ({
  defaultPrevented: false,
  button: 0,
  modified: false,
  href: 'https://site.example/en/b/',
  download: false,
  target: '',
  isTopWindow: true,
  ...facts,
});

describe('targetOfClick', () => {
  it.each([
    ['a page', {}, '/en/b/'],
    ['an address relative to the page', { href: '../b/' }, '/en/b/'],
    ['a page with query and fragment', { href: 'https://site.example/en/b/?x=1#y' }, '/en/b/?x=1#y'],
    ['an .html address', { href: 'https://site.example/en/404.html' }, '/en/404.html'],
    ['the page itself', { href: 'https://site.example/en/a/' }, '/en/a/'],
    ['another page with a fragment', { href: 'https://site.example/en/b/#a' }, '/en/b/#a'],
    ['_self', { target: '_self' }, '/en/b/'],
    ['_top in the top window', { target: '_top' }, '/en/b/'],
    ['_parent in the top window', { target: '_parent' }, '/en/b/'],
    [
      'a page below "download" of a language',
      { href: 'https://site.example/de/investors/download/' },
      '/de/investors/download/',
    ],
  ])('handles %s', (_name, facts, expected) => {
    const target = targetOfClick(click(facts), here);
    expect(target && target.pathname + target.search + target.hash).toBe(expected);
  });

  it.each([
    ['a prevented click', { defaultPrevented: true }],
    ['another button', { button: 1 }],
    ['a modified click', { modified: true }],
    ['a download', { download: true }],
    ['a new tab', { target: '_blank' }],
    ['a named window', { target: 'other' }],
    ['_top in a frame', { target: '_top', isTopWindow: false }],
    ['another origin', { href: 'https://other.example/en/b/' }],
    ['another port', { href: 'https://site.example:8080/en/b/' }],
    ['a file', { href: 'https://site.example/en/report.pdf' }],
    ['a fragment of this page', { href: 'https://site.example/en/a/#part' }],
    ['a documents path', { href: 'https://site.example/documents/x' }],
    ['mail', { href: 'mailto:a@site.example' }],
    ['no address', { href: 'http://' }],
    ['one who logs in', { href: 'https://user:pw@site.example/en/b/' }],
    ['a name without a password', { href: 'https://user@site.example/en/b/' }],
  ])('leaves %s to the browser', (_name, facts) => {
    expect(targetOfClick(click(facts), here)).toBeNull();
  });

  it('handles links of a document that was opened with credentials', () => {
    const opened = new URL('https://user:pw@site.example/en/a/');
    expect(targetOfClick(click({ href: '/en/b/' }), opened)?.pathname).toBe('/en/b/');
    expect(targetOfClick(click({ href: 'https://other:pw@site.example/en/b/' }), opened)).toBeNull();
  });
});
