import { enterContentTree, type ContentTree } from '#tests/support/content-tree';
import { trialFile, trialText, writeTrialPage } from '#tests/support/trial-page';

/** What an editor reads on the console: one clear line per slip, and no other line. */
let tree: ContentTree;
beforeAll(() => {
  tree = enterContentTree(['content', 'public/documents']);
});
beforeEach(() => {
  tree.reset();
  writeTrialPage(tree);
});
afterAll(() => tree.leave());

/** The content check as the build runs it, with nothing remembered from the run before. */
async function readProblems(): Promise<readonly string[]> {
  jest.resetModules();
  const { checkContent } = await import('#lib/build/check-content');
  const checked = checkContent();
  return 'problems' in checked ? checked.problems : [];
}

type Slip = readonly [slip: string, from: string, to: string, line: string];

const frontMatter: readonly Slip[] = [
  [
    'a wrong type',
    'indexed: false',
    'indexed: "no"',
    'content/text/trial/en.md:8: indexed: expected a boolean, found "no"',
  ],
  [
    'text for a list',
    '[trial]',
    'trial',
    'content/text/trial/en.md:4: keywords: expected an array, found "trial"',
  ],
  [
    'a wrong type in a list',
    '[trial]',
    '[trial, 7]',
    'content/text/trial/en.md:4: keywords.1: expected a string, found 7',
  ],
  [
    'a short description',
    /"A page.*"/.exec(trialText)?.[0] ?? '',
    '"Too short."',
    'content/text/trial/en.md:5: description: expected at least 50 characters, found 10',
  ],
  [
    'a long description',
    'A page',
    `${'A page '.repeat(20)}page`,
    'content/text/trial/en.md:5: description: expected at most 160 characters, found 204',
  ],
  [
    'an unknown key',
    'date:',
    'author: "Somebody"\ndate:',
    'content/text/trial/en.md:7: author: expected no such key, found "author"',
  ],
  [
    'a missing key',
    'date: 2026-11-20\n',
    '',
    'content/text/trial/en.md: date: expected a string, found nothing',
  ],
  ['an empty value', '"Trial page"', '', 'content/text/trial/en.md:3: name: expected a string, found null'],
  [
    'a day that is none',
    '2026-11-20',
    '2026-02-30',
    'content/text/trial/en.md:7: date: expected a day such as 2026-11-20, found "2026-02-30"',
  ],
  [
    'a day in words',
    '2026-11-20',
    '20 November 2026',
    'content/text/trial/en.md:7: date: expected a day such as 2026-11-20, found "20 November 2026"',
  ],
  [
    'broken YAML',
    '"Trial page"',
    '"Trial page',
    'content/text/trial/en.md:6: front matter: expected valid YAML, found can not read a block mapping entry; a multiline key may not be an implicit key',
  ],
  [
    'a colon in a bare value',
    '"Trial page"',
    'Trial: page',
    'content/text/trial/en.md:3: front matter: expected valid YAML, found bad indentation of a mapping entry',
  ],
  [
    'no front matter',
    trialText,
    'Only text.\n',
    'content/text/trial/en.md:1: front matter: expected a block between two lines "---", found none',
  ],
  [
    'a slug unlike its folder',
    'slug: trial',
    'slug: trail',
    'content/text/trial/en.md:2: slug: expected "trial", the name of the folder, found "trail"',
  ],
  [
    'a slug with other characters',
    'slug: trial',
    'slug: "Trial Page!"',
    'content/text/trial/en.md:2: slug: expected a slug of a–z, 0–9 and single hyphens, found "Trial Page!"',
  ],
];

const text: readonly Slip[] = [
  [
    'a dead link',
    '/en/imprint/',
    '/en/imprnt/',
    'content/text/trial/en.md:14: link: expected the address of a page, with its language and both slashes, found "/en/imprnt/"',
  ],
  [
    'a link without its trailing slash',
    '/en/imprint/',
    '/en/imprint',
    'content/text/trial/en.md:14: link: expected the address of a page, with its language and both slashes, found "/en/imprint"',
  ],
  [
    'a link without a language',
    '/en/imprint/',
    '/imprint/',
    'content/text/trial/en.md:14: link: expected the address of a page, with its language and both slashes, found "/imprint/"',
  ],
  [
    'a relative link',
    '/en/imprint/',
    'imprint/',
    'content/text/trial/en.md:14: link: expected an address that starts with https:// or with /, found "imprint/"',
  ],
  [
    'a link to nothing',
    '/en/imprint/',
    '',
    'content/text/trial/en.md:14: link: expected an address that starts with https:// or with /, found ""',
  ],
  [
    'a dead fragment',
    '/en/imprint/',
    '/en/imprint/#nowhere',
    'content/text/trial/en.md:14: link: expected a heading of /en/imprint/, found "/en/imprint/#nowhere"',
  ],
  [
    'a dead fragment of the page itself',
    '/en/imprint/',
    '#section-two',
    'content/text/trial/en.md:14: link: expected a heading of this page, found "#section-two"',
  ],
  [
    'a dead fragment that looks like a footnote',
    '/en/imprint/',
    '#fn9',
    'content/text/trial/en.md:14: link: expected a heading of this page, found "#fn9"',
  ],
  [
    'a missing document',
    '/en/imprint/',
    '/documents/fees.pdf',
    'content/text/trial/en.md:14: link: expected a file public/documents/fees.pdf, found "/documents/fees.pdf"',
  ],
  [
    'a dead link in front matter',
    'in a sentence',
    'in a [sentence](/en/nowhere/)',
    'content/text/trial/en.md:6: link: expected the address of a page, with its language and both slashes, found "/en/nowhere/"',
  ],
  [
    'a dead link in a table',
    'Text with',
    '| A |\n| --- |\n| [x](/en/nowhere/) |\n\nText with',
    'content/text/trial/en.md:16: link: expected the address of a page, with its language and both slashes, found "/en/nowhere/"',
  ],
  [
    'a link that runs a script',
    '/en/imprint/',
    'javascript:alert(1)',
    'content/text/trial/en.md:14: text: expected a link or a footnote that leads somewhere, found "](javascript:alert(1)"',
  ],
  [
    'a script in front matter',
    'in a sentence',
    'in a [sentence](javascript:x)',
    'content/text/trial/en.md:6: link: expected an address that leads somewhere, found "javascript:x"',
  ],
  [
    'a footnote that nobody wrote',
    'First paragraph.',
    'First paragraph.[^1]',
    'content/text/trial/en.md:10: text: expected a link or a footnote that leads somewhere, found "[^1]"',
  ],
  [
    'a missing image',
    'First paragraph.',
    '![A map](/images/map.svg)',
    'content/text/trial/en.md:10: image: expected a file public/images/map.svg, found none',
  ],
  [
    'HTML',
    'First paragraph.',
    'First <b>paragraph</b>.',
    'content/text/trial/en.md:10: text: expected Markdown, found the HTML <b>',
  ],
  [
    'a comment',
    'First paragraph.',
    '<!-- to do -->',
    'content/text/trial/en.md:10: text: expected Markdown, found the HTML <!--',
  ],
  [
    'a heading twice',
    'Text with',
    '## Section one\n\nText with',
    'content/text/trial/en.md:14: heading: expected a heading unlike the others of the page, found "Section one" again',
  ],
  [
    'a skipped level',
    'Text with',
    '#### Detail\n\nText with',
    'content/text/trial/en.md:14: heading: expected at most level 3 here, found level 4, "Detail"',
  ],
  [
    'a first heading',
    '## Section',
    '# Section',
    'content/text/trial/en.md:12: heading: expected a heading from ## down, since the name of the page is its first heading, found "# Section one"',
  ],
];

describe('an editor gets one clear line', () => {
  it('and none for a page without a slip', async () => {
    expect(await readProblems()).toEqual([]);
  });

  it.each([...frontMatter, ...text])('for %s', async (_slip, from, to, line) => {
    tree.edit(trialFile, from, to);
    expect(await readProblems()).toEqual([line]);
  });

  it('for an image without a text alternative', async () => {
    tree.write('public/images/map.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>');
    tree.edit(trialFile, 'First paragraph.', '![](/images/map.svg)');
    expect(await readProblems()).toEqual([
      'content/text/trial/en.md:10: image: expected a text alternative in the square brackets, found none',
    ]);
  });

  it('for an image that went missing after the page was rendered once', async () => {
    tree.write('public/images/map.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>');
    tree.edit(trialFile, 'First paragraph.', '![A plan](/images/map.svg)');
    expect(await readProblems()).toEqual([]);
    tree.remove('public/images/map.svg');
    expect(await readProblems()).toEqual([
      'content/text/trial/en.md:10: image: expected a file public/images/map.svg, found none',
    ]);
  });

  it('for a missing German file', async () => {
    tree.remove('content/text/trial/de.md');
    expect(await readProblems()).toEqual([
      'content/text/trial/de.md: file: expected a translation, since the other language exists, found nothing',
    ]);
  });

  it('for an address that another page has', async () => {
    for (const locale of ['en', 'de'])
      tree.write(
        `content/text/services/${locale}.md`,
        trialText.replace('slug: trial', 'slug: services').replace('/en/imprint/', `/${locale}/imprint/`),
      );
    expect(await readProblems()).toEqual([
      'content/text/services/en.md: slug: expected an address of its own, found /en/services/, which services-index has',
    ]);
  });

  it('for each of several slips, in both languages, at once', async () => {
    tree.edit(trialFile, 'indexed: false', 'indexed: 0');
    tree.edit('content/text/trial/de.md', '[trial]', '[]');
    expect(await readProblems()).toEqual([
      'content/text/trial/en.md:8: indexed: expected a boolean, found 0',
      'content/text/trial/de.md:4: keywords: expected at least 1 entries, found 0',
    ]);
  });
});
