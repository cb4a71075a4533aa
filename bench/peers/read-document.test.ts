import { readDocument } from './read-document';

const head = [
  '<title>Cards &amp; co</title><meta name="description" content="About cards.">',
  '<link rel="preload" href="/a.woff2" as="font"><link rel="preload" href="/a.js" as="script">',
  '<link rel="stylesheet" href="/a.css" disabled=""><link rel="stylesheet" href="/b.css">',
].join('');
const body = [
  '<a class="skip" href="#main">Skip</a><div class="static-slot"><header class="bar">Top</header></div>',
  '<main id="main"><header>Head</header><footer>Notes</footer></main><footer>End</footer>',
].join('');

describe('parts of a document for the peers', () => {
  it('are header, footer, content and head', () => {
    expect(readDocument(`<html class="font"><head>${head}</head><body>${body}</body></html>`)).toEqual({
      title: 'Cards & co',
      description: 'About cards.',
      htmlClass: 'font',
      header: '<a class="skip" href="#main">Skip</a><header class="bar">Top</header>',
      main: '<header>Head</header><footer>Notes</footer>',
      footer: '<footer>End</footer>',
      sheets: ['/a.css', '/b.css'],
      preloads: ['/a.woff2'],
    });
  });

  it('throw if one is missing', () => {
    expect(() => readDocument(`<html><body>${body.replace(/<main.*main>/, '')}</body></html>`)).toThrow(
      'no title',
    );
  });
});
