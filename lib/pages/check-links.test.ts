import { ContentError } from '#lib/content/content-error';
import type { Page } from '#lib/content/page';
import { enterContentTree } from '#tests/support/jest/content-tree';
import { checkLinks } from './check-links';

const page = (hrefs: readonly string[]): Page => ({
  id: 'trial',
  locale: 'en',
  path: '/en/trial/',
  template: 'text-page',
  name: 'Trial',
  description: 'Trial',
  indexed: false,
  trail: [],
  staticQueries: [],
  view: () => ({ name: 'Trial', trail: [], trailLabel: '' }),
  source: { file: 'x.md', links: () => hrefs.map((href, index) => ({ href, line: index + 1 })) },
  anchors: () => ['part'],
});

function messages(...hrefs: readonly string[]): string[] {
  try {
    checkLinks([page(hrefs)]);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split('\n');
  }
}

describe('checkLinks', () => {
  it.each([
    '/en/',
    '/de/imprint/',
    '/en/services/cards/',
    '/en/imprint/#provider',
    '#part',
    'https://law.example/x',
    'http://law.example',
    '//law.example/x',
    'mailto:a@b.example',
    'tel:+49301',
    'sms:+49301',
  ])('has nothing to say of %s', (href) => {
    expect(messages(href)).toEqual([]);
  });

  it.each([
    ['/en/nowhere/', 'the address of a page, with its language and both slashes'],
    ['/en/imprint', 'the address of a page, with its language and both slashes'],
    ['/imprint/', 'the address of a page, with its language and both slashes'],
    ['/fr/imprint/', 'the address of a page, with its language and both slashes'],
    ['/en/imprint/?print', 'the address of a page, with its language and both slashes'],
    ['/en/imprint/#nowhere', 'a heading of /en/imprint/'],
    ['/en/services/#cards', 'a heading of /en/services/'],
    ['#nowhere', 'a heading of this page'],
    ['#', 'a heading of this page'],
    ['#fn1', 'a heading of this page'],
    ['imprint/', 'an address that starts with https:// or with /'],
    ['../imprint/', 'an address that starts with https:// or with /'],
    ['documents/fees.pdf', 'an address that starts with https:// or with /'],
    ['www.law.example', 'an address that starts with https:// or with /'],
    ['', 'an address that starts with https:// or with /'],
    ['JavaScript:void(0)', 'an address that leads somewhere'],
    ['/documents/fees.pdf', 'a file public/documents/fees.pdf'],
    ['/download/fees.pdf#page=2', 'a file public/download/fees.pdf'],
  ])('finds fault with %j', (href, expected) => {
    expect(messages(href)).toEqual([`x.md:1: link: expected ${expected}, found "${href}"`]);
  });

  it('names every dead link with its line', () => {
    expect(messages('/en/a/', '/en/', '/en/b/').map((line) => line.split(':')[1])).toEqual(['1', '3']);
  });

  it('knows the files under public', () => {
    const tree = enterContentTree(['content']);
    tree.write('public/documents/fees.pdf', 'x');
    expect(messages('/documents/fees.pdf', '/documents/fees.pdf#page=2')).toEqual([]);
    tree.leave();
  });
});
