import { enterContentTree, type ContentTree } from '#tests/support/jest/content-tree';
import { trialFile, trialText, writeTrialPage } from '#tests/support/jest/trial-page';
import { frontMatterSlips } from './slips/front-matter';
import { textSlips } from './slips/text';

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

describe('an editor gets one clear line', () => {
  it('and none for a page without a slip', async () => {
    expect(await readProblems()).toEqual([]);
  });

  it.each([...frontMatterSlips, ...textSlips])('for %s', async (_slip, from, to, line) => {
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
