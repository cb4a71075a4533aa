import { readdirSync, readFileSync } from 'node:fs';
import { enterContentTree, type ContentTree } from '#tests/support/jest/content-tree';
import { listTexts } from '#tests/support/jest/written-texts';
import { statements } from './specification';

// Every state of the content is read again.
jest.setTimeout(60_000);

let tree: ContentTree;
beforeAll(() => {
  tree = enterContentTree(['content', 'public/documents', 'public/audio']);
});
// Unchanged content is not read again, as in `next dev`.
beforeAll(() => {
  jest.resetModules();
  jest.doMock('#lib/config/content-changes', () => ({ contentChanges: tree.changes }));
});
afterAll(() => tree.leave());

/** Faults found by the tests of the live content, in the tree's content. */
async function findFaults(): Promise<{ readonly faults: string[]; readonly paths: string[] }> {
  const [{ listPages }, { checkLinks }, found, texts, { findTranslationFaults }, { findLengthFaults }] =
    await Promise.all([
      import('#lib/registry/registry'),
      import('#lib/registry/check-links'),
      import('#tests/support/jest/page-faults'),
      import('#tests/support/jest/written-texts'),
      import('#tests/support/jest/translations'),
      import('#tests/support/jest/text-lengths'),
    ]);
  const [pages, written] = [listPages(), texts.listTexts()];
  checkLinks(pages);
  return {
    faults: [
      ...found.findMissingRoutes(pages),
      ...found.findViewFaults(pages),
      ...found.findFactFaults(pages),
      ...findTranslationFaults(written),
      ...findLengthFaults(written),
    ],
    paths: pages.map(({ path }) => path),
  };
}

const named = new Set(statements.flatMap(({ ids }) => ids));
const texts = listTexts();
const slugOf = (item: string): string => item.split('/').at(-1) ?? '';

/** All content that may mention an item: texts, and lists in modules. */
const readContent = () =>
  readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:md|ts)$/.test(file))
    .map((file) => ({ file: `content/${file}`, text: readFileSync(`content/${file}`, 'utf8') }));

/** An item in its own folder that the specification does not name and nothing else mentions. */
function findFreeItem(): string {
  const files = readContent();
  const free = texts.find(
    ({ item, family }) =>
      !named.has(item) &&
      item.split('/').length > 1 &&
      !['text', 'forms', 'company', 'customer-information'].includes(family) &&
      !item.includes('/pages/') &&
      files.every(({ file, text }) => file.startsWith(`content/${item}/`) || !text.includes(slugOf(item))),
  );
  if (!free) throw new Error('Every text is named by the specification or by another text.');
  return free.item;
}

/** Copies a glossary text under another name and mentions it in another text. */
function addTerm(slug: string): void {
  const original = 'glossary/anti-money-laundering';
  for (const language of ['en', 'de']) {
    const text = readFileSync(`content/${original}/${language}.md`, 'utf8');
    tree.write(
      `content/glossary/${slug}/${language}.md`,
      text.replace(/^slug: .*$/m, `slug: ${slug}`).replace(/^name: .*$/m, 'name: "New term"'),
    );
    tree.write(`content/${original}/${language}.md`, `${text}\n[New](/${language}/glossary/${slug}/).\n`);
  }
}

describe('no test needs an edit', () => {
  it('when an article is added and linked', async () => {
    addTerm('new-term');
    const { faults, paths } = await findFaults();
    expect(faults).toEqual([]);
    expect(paths).toContain('/de/glossary/new-term/');
  });

  it('when it is renamed with its links', async () => {
    tree.reset();
    addTerm('newer-term');
    const { faults, paths } = await findFaults();
    expect(faults).toEqual([]);
    expect(paths).toContain('/en/glossary/newer-term/');
    expect(paths).not.toContain('/en/glossary/new-term/');
  });

  it('when an article that the specification does not name is removed', async () => {
    tree.reset();
    const item = findFreeItem();
    tree.remove(`content/${item}`);
    const { faults, paths } = await findFaults();
    expect(faults).toEqual([]);
    expect(paths.filter((path) => path.endsWith(`/${slugOf(item)}/`))).toEqual([]);
  });
});
