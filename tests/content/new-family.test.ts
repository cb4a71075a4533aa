import path from 'node:path';
import type * as RegistryModule from '#lib/registry/registry';
import { enterContentTree, type ContentTree } from '#tests/support/jest/content-tree';
import { newFamily } from '#tests/support/jest/new-family';
import { createTypeChecker } from '#tests/support/jest/type-check';

// The compiler reads the whole project.
jest.setTimeout(120_000);

type Registry = typeof RegistryModule;

describe('a new family', () => {
  it('consists of eight files', () => {
    expect(Object.keys(newFamily)).toHaveLength(8);
  });

  describe('is type-checked', () => {
    const check = createTypeChecker();
    const template = 'components/templates/trial/trial-article.tsx';
    const edit = (from: string, to: string): Record<string, string> => {
      expect(newFamily[template]).toContain(from);
      return { ...newFamily, [template]: newFamily[template].replace(from, to) };
    };

    it('without errors', () => {
      expect(check(newFamily)).toEqual([]);
    });

    // Two mistakes at once, because each run of the compiler is slow.
    it('with errors for a missing view property and a missing browser import', () => {
      const imports = 'components/templates/template-imports.client.ts';
      const line = newFamily[imports].split('\n').find((text) => text.includes("'trial-article'")) ?? '';
      const faults = check({
        ...edit('view.summary', 'view.teaser'),
        [imports]: newFamily[imports].replace(line, ''),
      });
      expect(faults.toSorted()).toEqual([
        expect.stringMatching(
          /^components\/templates\/template-imports\.client\.ts: .*trial-article.*is missing/s,
        ),
        expect.stringMatching(
          /^components\/templates\/trial\/trial-article\.tsx: Property 'teaser' does not exist/,
        ),
      ]);
    });

    it('with errors for another view, in segment and import', () => {
      const faults = check(
        edit(
          'TemplateProps<typeof trialArticle>',
          '{ readonly view: { readonly name: string; readonly summary: number; readonly html: string } }',
        ),
      );
      expect(faults.map((fault) => fault.split(':', 1)[0])).toEqual(
        expect.arrayContaining([
          'app/[locale]/trial/[slug]/page.tsx',
          'components/templates/template-imports.client.ts',
        ]),
      );
    });
  });

  describe('is part of the site', () => {
    let tree: ContentTree;
    let registry: Registry;
    beforeAll(async () => {
      tree = enterContentTree(['content', 'public/documents', 'public/audio']);
      // Imported by path, because aliases refer to the project.
      for (const [file, text] of Object.entries(newFamily))
        tree.write(file, text.replace('#lib/families/trial/family', '../families/trial/family'));
      jest.resetModules();
      const file = path.join(tree.root, 'lib/registry/registry.ts');
      jest.doMock('#lib/registry/registry', () => jest.requireActual<Registry>(file));
      registry = await import('#lib/registry/registry');
    });
    afterAll(() => {
      jest.dontMock('#lib/registry/registry');
      tree.leave();
    });

    it('with its pages in both languages', () => {
      const pages = registry.listPages().filter(({ template }) => template === 'trial-article');
      expect(pages.map(({ path: address, name, source }) => [address, name, source.file])).toEqual([
        ['/en/trial/first/', 'First trial', 'content/trial/first/en.md'],
        ['/de/trial/first/', 'Erster Versuch', 'content/trial/first/de.md'],
      ]);
    });

    it('with breadcrumb, view, anchors, links, day and facts', () => {
      const page = registry.findPage('/de/trial/first/');
      expect(page).toMatchObject({
        id: 'trial/first',
        modified: '2026-11-20',
        trail: [{ path: '/de/' }],
        indexed: true,
        inSitemap: true,
        asksForConsent: true,
        keepOffline: true,
      });
      expect(page?.view()).toMatchObject({ name: 'Erster Versuch', summary: 'It’s „new“.' });
      expect(page?.anchors()).toEqual(['part-one']);
      expect(page?.source.links()).toEqual([{ href: '/de/glossary/', line: 11 }]);
    });

    it('with its language switch, its place in the sitemap and its links checked', async () => {
      const { listSwitchTargets } = await import('#lib/registry/alternates');
      const { buildSitemap } = await import('#lib/registry/sitemap');
      const { checkLinks } = await import('#lib/registry/check-links');
      const page = registry.findPage('/de/trial/first/');
      if (!page) throw new Error('There is no such page.');
      expect(listSwitchTargets(page)).toEqual({ en: '/en/trial/first/', de: '/de/trial/first/' });
      expect(buildSitemap().filter(({ loc }) => loc.includes('/trial/'))).toHaveLength(2);
      expect(() => checkLinks([page])).not.toThrow();
      const dead = { ...page, source: { ...page.source, links: () => [{ href: '/de/nowhere/', line: 11 }] } };
      expect(() => checkLinks([dead])).toThrow(
        'content/trial/first/de.md:11: link: expected the address of a page',
      );
    });
  });
});
