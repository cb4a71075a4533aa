import { classifyLink } from './link-kind';

describe('classifyLink', () => {
  it.each([
    'mailto:a@stellwerk.example',
    'tel:+4930',
    'javascript:void 0',
    '/audio/x.mp3',
    'documents/x.pdf',
    '/documents/x',
    '/download',
    '/download/x',
    '/content/x',
    '/feeds/blog-en.xml',
    '#top',
    '?q=1',
    '',
  ])('leaves %j a plain anchor', (href) => {
    expect(classifyLink(href)).toBe('plain');
  });

  it.each(['/', '/en/', '/de/investors/download/', '/en/#services', '/downloads/'])(
    'sees a page of the site in %j',
    (href) => {
      expect(classifyLink(href)).toBe('internal');
    },
  );

  it.each(['https://eur-lex.europa.eu/', '//evil.example/', 'http://x', 'en/glossary'])(
    'sees another site in %j',
    (href) => {
      expect(classifyLink(href)).toBe('external');
    },
  );
});
