import { targetOfLink, type ClickFacts } from '#lib/page-data/core/link-target';
import { linkSelector, readLink, readLinkClick } from './read-link';

describe('readLinkClick', () => {
  function clickOn(markup: string, selector: string, init: MouseEventInit = {}): ClickFacts | null {
    document.body.innerHTML = markup;
    let facts: ClickFacts | null = null;
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

  it('finds the link around the clicked element, in HTML and SVG', () => {
    expect(clickOn('<a href="/en/b/"><b>text</b></a>', 'b')?.href).toBe('/en/b/');
    expect(clickOn('<svg><a href="/en/c/"><circle r="1" /></a></svg>', 'circle')?.href).toBe('/en/c/');
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

describe('a link without a click', () => {
  const resolve = (markup: string): string | undefined => {
    document.body.innerHTML = markup;
    const element = document.querySelector(linkSelector);
    return element ? targetOfLink(readLink(element, window), new URL(location.href))?.pathname : undefined;
  };

  it('has the target of a click', () => {
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
  ])('is left to the browser: %s', (markup) => {
    expect(resolve(markup)).toBeUndefined();
  });
});
