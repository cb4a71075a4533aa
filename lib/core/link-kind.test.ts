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
  ])('treats %j as a plain anchor', (href) => {
    expect(classifyLink(href)).toBe('plain');
  });

  it.each(['/', '/en/', '/de/investors/download/', '/en/#services', '/downloads/'])(
    'treats %j as a page of the site',
    (href) => {
      expect(classifyLink(href)).toBe('internal');
    },
  );

  it.each(['https://eur-lex.europa.eu/', '//evil.example/', 'http://x', 'en/glossary'])(
    'treats %j as another site',
    (href) => {
      expect(classifyLink(href)).toBe('external');
    },
  );
});
