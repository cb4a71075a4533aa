import { ContentError } from '#lib/content/content-error';
import type { Page } from '#lib/page-model/page';
import { enterContentTree, type ContentTree } from '#tests/support/jest/content-tree';
import { samplePage, setPages } from '#tests/support/jest/sample-registry';
import { checkLinks } from './check-links';

jest.mock('./registry', () => jest.requireActual<object>('#tests/support/jest/sample-registry'));
jest.mock('#lib/families/customer-documents/documents', () => ({ listDocumentPaths: () => [] }));
jest.mock('#lib/families/investors/reports', () => ({ listReportPaths: () => [] }));
jest.mock('./calendar-files', () => ({ listCalendarFiles: () => [{ path: '/documents/calendar/day.ics' }] }));

const file = 'content/sample.md';
const target = samplePage('en', 'target', { view: () => ({ html: '<h2 id="heading">Heading</h2>' }) });
let tree: ContentTree;

beforeAll(() => {
  tree = enterContentTree();
  setPages(samplePage('en', ''), target);
});
afterAll(() => tree.leave());

type Printed = Parameters<typeof samplePage>[2];

/** A page with links in its text, one per line from 1, and further content of its view. */
function makePage(hrefs: readonly string[], more: Printed = {}): Page {
  const links = () => hrefs.map((href, index) => ({ href, line: index + 1 }));
  return samplePage('en', 'sample', {
    view: () => ({ html: '<h2 id="part">Part</h2>' }),
    ...more,
    of: { file, links },
  });
}

function listMessages(page: Page): string[] {
  try {
    checkLinks([page]);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split('\n');
  }
}

describe('links in a text', () => {
  it.each([
    '/en/',
    '/en/target/',
    '/en/target/#heading',
    '/en/target/#section',
    '/en/target/?about=sales',
    '/en/target/?about=sales#heading',
    '#part',
    '#section',
    'https://law.example/x',
    'http://law.example',
    '//law.example/x',
    'mailto:a@b.example',
    'tel:+49301',
    'sms:+49301',
  ])('may lead to %s', (href) => {
    expect(listMessages(makePage([href]))).toEqual([]);
  });

  it.each([
    ['/en/nowhere/', 'the address of a page, with its language and both slashes'],
    ['/en/target', 'the address of a page, with its language and both slashes'],
    ['/target/', 'the address of a page, with its language and both slashes'],
    ['/fr/target/', 'the address of a page, with its language and both slashes'],
    ['/en/target?about=sales', 'the address of a page, with its language and both slashes'],
    ['/en/target/#nowhere', 'a heading of /en/target/'],
    ['#nowhere', 'a heading of this page'],
    ['#', 'a heading of this page'],
    ['#fn1', 'a heading of this page'],
    ['target/', 'an address that starts with https:// or with /'],
    ['../target/', 'an address that starts with https:// or with /'],
    ['documents/fees.pdf', 'an address that starts with https:// or with /'],
    ['www.law.example', 'an address that starts with https:// or with /'],
    ['', 'an address that starts with https:// or with /'],
    ['JavaScript:void(0)', 'an address that leads somewhere'],
    ['/documents/fees.pdf', 'a file public/documents/fees.pdf'],
    ['/download/fees.pdf#page=2', 'a file public/download/fees.pdf'],
  ])('may not lead to %j', (href, expected) => {
    expect(listMessages(makePage([href]))).toEqual([
      `${file}:1: link: expected ${expected}, found "${href}"`,
    ]);
  });

  it('are each named with their line', () => {
    const lines = listMessages(makePage(['/en/a/', '/en/', '/en/b/'])).map((line) => line.split(':')[1]);
    expect(lines).toEqual(['1', '3']);
  });

  it('may lead to files that the build creates', () => {
    expect(listMessages(makePage(['/documents/calendar/day.ics']))).toEqual([]);
  });

  it('may lead to files under public', () => {
    tree.write('public/documents/fees.pdf', 'x');
    expect(listMessages(makePage(['/documents/fees.pdf', '/documents/fees.pdf#page=2']))).toEqual([]);
    tree.remove('public/documents/fees.pdf');
  });
});

describe('links of a page outside its text', () => {
  const dead = { view: () => ({ links: [{ path: '/en/cards/nowhere/' }] }) };
  const message = (line: string): string =>
    `${file}${line}: link: expected the address of a page, with its language and both slashes, found "/en/cards/nowhere/"`;

  it.each([
    ['that names the address', 'One\nsee: /en/cards/nowhere/\n', ':2'],
    ['that names the id', "title: x\nid: 'cards/nowhere'\n", ':2'],
    ['that names the slug', 'a\nb\nrelated: [nowhere]\n', ':3'],
    ['and without one where no line names it', 'Nothing.\n', ''],
  ])('are found with the line of the file %s', (_what, text, line) => {
    tree.write(file, text);
    expect(listMessages(makePage([], dead))).toEqual([message(line)]);
  });

  it('are found in its HTML', () => {
    tree.write(file, 'Nothing.\n');
    const view = () => ({ html: '<p>See <a class="x" href="/en/cards/nowhere/">this</a>.</p>' });
    expect(listMessages(makePage([], { view }))).toEqual([message('')]);
  });

  it('are found once in the text or the view', () => {
    const own = makePage(['/en/cards/nowhere/'], dead);
    expect(listMessages(own)).toEqual([message(':1')]);
  });
});
