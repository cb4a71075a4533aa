import { readdirSync, readFileSync } from 'node:fs';
import { enterContentTree, type ContentTree } from '#tests/support/jest/content-tree';
import { trialFile, trialText, writeTrialPage } from '#tests/support/jest/trial-page';
import { frontMatterMistakes, type Mistake } from './mistakes/front-matter';
import { textMistakes } from './mistakes/text';

// Each check reads all content.
jest.setTimeout(60_000);

/**
 * Messages for editors on the console: one line per mistake and no others. Each mistake is in its own page,
 * and all are checked in one run, because checking all content is slow.
 */
let tree: ContentTree;
beforeAll(() => {
  tree = enterContentTree(['content', 'messages', 'public/documents', 'public/audio']);
});
beforeAll(() => jest.doMock('#lib/config/content-changes', () => ({ contentChanges: tree.changes })));
beforeEach(() => tree.reset());
afterAll(() => tree.leave());

/** Runs the build's content check; unchanged content is not read again, as in `next dev`. */
async function readProblems(): Promise<readonly string[]> {
  const { checkContent } = await import('#lib/build/check-content');
  const checked = await checkContent();
  return 'problems' in checked ? checked.problems : [];
}

/** Writes a page for each mistake. */
function writeMistakes(mistakes: readonly Mistake[]): string[] {
  return mistakes.map(([, from, to, line], index) => {
    const slug = `trial-${String(index).padStart(2, '0')}`;
    const fill = (text: string): string =>
      text.replaceAll('{slug}', slug).replaceAll('{file}', trialFile(slug));
    const text = trialText(slug);
    if (!text.includes(fill(from))) throw new Error(`The trial page does not hold ${fill(from)}`);
    writeTrialPage(
      tree,
      slug,
      text.replace(fill(from), () => fill(to)),
    );
    return fill(line);
  });
}

/** Line of a passage in a file, from 1. */
const lineOf = (file: string, passage: string): number =>
  readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(passage)) + 1;

const isLinkMistake = ([, , , line]: Mistake): boolean => line.includes(': link: ');
const map = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

describe('an editor gets one clear line', () => {
  it('none for a page without mistakes', async () => {
    writeTrialPage(tree);
    expect(await readProblems()).toEqual([]);
  });

  it('for each mistake in the front matter', async () => {
    const expected = writeMistakes(frontMatterMistakes);
    tree.remove(trialFile('trial-00', 'de'));
    const missing = `${trialFile('trial-00', 'de')}: file: expected a translation, since the other language exists, found nothing`;
    expect(await readProblems()).toEqual([...expected, missing]);
  });

  it('for each mistake in the text', async () => {
    tree.write('public/images/plan.svg', map);
    const withoutAlternative: Mistake = [
      'an image without a text alternative',
      'First paragraph.',
      '![](/images/plan.svg)',
      '{file}:12: image: expected a text alternative in the square brackets, found none',
    ];
    const expected = writeMistakes([
      ...textMistakes.filter((mistake) => !isLinkMistake(mistake)),
      withoutAlternative,
    ]);
    expect(await readProblems()).toEqual(expected);
  });

  it('for each broken link', async () => {
    const expected = writeMistakes(textMistakes.filter(isLinkMistake));
    expect(await readProblems()).toEqual(expected);
  });

  it('for an image deleted after the page was rendered once', async () => {
    tree.write('public/images/map.svg', map);
    const text = trialText().replace('First paragraph.', '![A plan](/images/map.svg)');
    writeTrialPage(tree, 'trial', text);
    expect(await readProblems()).toEqual([]);
    tree.remove('public/images/map.svg');
    expect(await readProblems()).toEqual([
      'content/text/trial/en.md:12: image: expected a file public/images/map.svg, found none',
    ]);
  });

  it('for a path that another page has', async () => {
    writeTrialPage(tree, 'services');
    expect(await readProblems()).toEqual([
      'content/text/services/en.md: slug: expected an address of its own, found /en/services/, which content/services/index.ts has',
    ]);
  });

  it('for a misspelt reference, and for unused files', async () => {
    const [slug = ''] = readdirSync('content/glossary').filter((name) => !name.endsWith('.ts'));
    const file = `content/glossary/${slug}/en.md`;
    const line = lineOf(file, 'related:');
    const [related = ''] = /^related: .*$/m.exec(readFileSync(file, 'utf8')) ?? [];
    tree.edit(file, related, 'related: [no-such-term]');
    tree.write('content/text/imprint/nl.md', trialText('imprint'));
    tree.write('content/forms/draft/.keep', '');
    const slugs = readdirSync('content/glossary').filter((name) => !name.endsWith('.ts'));
    expect((await readProblems()).toSorted()).toEqual(
      [
        `${file}:${line}: related.0: expected the slug of an item of content/glossary: ${slugs.join(', ')}, found "no-such-term"`,
        'content/text/imprint/nl.md: file: expected one of en.md, de.md, found "nl.md", which nothing reads',
        'content/forms/draft: folder: expected at least one of en.md, de.md, found nothing',
      ].toSorted(),
    );
  });

  it('for a mistake in a content module', async () => {
    const { customers } = await import('#content/site/customers');
    const { glossaryIndexContent } = await import('#content/glossary/index');
    jest.doMock('#content/site/customers', () => ({
      customers: customers.map((customer, index) =>
        index === 1 ? { ...customer, services: ['acounts'] } : customer,
      ),
    }));
    const { de } = glossaryIndexContent;
    // Modules are cached per process.
    jest.resetModules();
    jest.doMock('#content/glossary/index', () => ({
      glossaryIndexContent: {
        ...glossaryIndexContent,
        de: { ...de, contact: { ...de.contact, title: 'Kurz' } },
      },
    }));
    const inCustomers = lineOf('content/site/customers.ts', `slug: '${customers[1].slug}'`);
    const found = (await readProblems()).map((line) => line.replace(/of content\/services: .*, found/, '…'));
    const services = readFileSync('content/site/customers.ts', 'utf8')
      .split('\n')
      .findIndex((line, index) => index >= inCustomers && line.includes('services:'));
    const title = lineOf('content/glossary/index.ts', de.contact.title);
    expect(found.toSorted()).toEqual([
      `content/glossary/index.ts:${title}: contact.title: expected at least 5 characters, found 4`,
      `content/site/customers.ts:${services + 1}: 1.services.0: expected the slug of an item … "acounts"`,
    ]);
  });
});
