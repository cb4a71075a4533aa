import { linkSelector, readLink, readLinkClick, targetOfClick, targetOfLink, type LinkClick } from './click';

const here = new URL('https://site.example/en/a/');
const click = (facts: Partial<LinkClick>): LinkClick => ({
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
  ])('takes %s', (_name, facts, expected) => {
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
  ])('leaves %s to the browser', (_name, facts) => {
    expect(targetOfClick(click(facts), here)).toBeNull();
  });
});

describe('readLinkClick', () => {
  function clickOn(markup: string, selector: string, init: MouseEventInit = {}): LinkClick | null {
    document.body.innerHTML = markup;
    let facts: LinkClick | null = null;
    const read = (event: MouseEvent): void => {
      facts = readLinkClick(event, window);
      event.preventDefault();
    };
    document.addEventListener('click', read, { once: true });
    document
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    return facts;
  }

  it('finds the link around what was clicked, in HTML and in SVG', () => {
    expect(clickOn('<a href="/en/b/"><b>text</b></a>', 'b')?.href).toBe('http://localhost/en/b/');
    expect(clickOn('<svg><a href="/en/c/"><circle r="1" /></a></svg>', 'circle')?.href).toBe(
      'http://localhost/en/c/',
    );
    expect(clickOn('<p>text</p>', 'p')).toBeNull();
    expect(clickOn('<a>no address</a>', 'a')).toBeNull();
  });

  it('reads keys, target and download', () => {
    const markup = '<a href="/x/" target="_blank" download>x</a>';
    expect(clickOn(markup, 'a', { ctrlKey: true })).toMatchObject({
      modified: true,
      target: '_blank',
      download: true,
      button: 0,
    });
    expect(clickOn(markup, 'a', { button: 1 })).toMatchObject({ modified: false, button: 1 });
  });
});

describe('a link that nobody has clicked', () => {
  const resolve = (markup: string): string | undefined => {
    document.body.innerHTML = markup;
    const element = document.querySelector(linkSelector);
    return element ? targetOfLink(readLink(element, window), new URL(location.href))?.pathname : undefined;
  };

  it('leads where a click on it would', () => {
    expect(resolve('<a href="/en/b/?x=1#y">x</a>')).toBe('/en/b/');
    expect(resolve('<svg><a href="/en/c/"></a></svg>')).toBe('/en/c/');
    expect(resolve('<map><area href="/en/d/"></map>')).toBe('/en/d/');
  });

  it.each([
    '<a href="/en/b/" target="_blank">x</a>',
    '<a href="/en/b/" download>x</a>',
    '<a href="/report.pdf">x</a>',
    '<a href="#part">x</a>',
    '<a href="https://other.example/en/b/">x</a>',
    '<a href="/documents/x">x</a>',
    '<a href="http://">no address</a>',
  ])('is the browser’s: %s', (markup) => {
    expect(resolve(markup)).toBeUndefined();
  });
});
