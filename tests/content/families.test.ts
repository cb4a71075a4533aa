import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { templateNames } from '#components/templates/template-imports.client';
import type { AnyTemplateRef } from '#lib/page-model/template';
import { families, listPages } from '#lib/registry/registry';
import { sliceNames } from '#lib/registry/slices';

const listFolders = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => statSync(path.join(folder, name)).isDirectory())
    .toSorted();
const names = families.map(({ name }) => name).toSorted();

type Segment = { readonly file: string; readonly family: string; readonly ref: string };

/** Bindings of segments to template references: `bindSegment(glossaryIndex, …)`. */
function readSegment(file: string): Segment[] {
  const text = readFileSync(file, 'utf8');
  const family = /from '#lib\/families\/([\w-]+)\/\w+'/.exec(text)?.[1];
  return [...text.matchAll(/bindSegment\(\s*(\w+)/g)].map(([, ref = '']) => ({
    file,
    family: family ?? '',
    ref,
  }));
}

const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((file) => path.posix.join('app', file.replaceAll(path.sep, '/')))
  .filter((file) => file.endsWith('page.tsx'));
const segments = files.flatMap(readSegment);

/** Segments with names prescribed by Next or hosts, and their families. */
const fixedSegments: Readonly<Record<string, string>> = {
  'page.tsx': 'home',
  '404': 'error',
  '500': 'error',
  offline: 'error',
};

/** Name of a segment: its first folder below the language, with or without parentheses. */
function wordOf(file: string): string {
  const first = file.split('/')[2] ?? '';
  return fixedSegments[first] ?? first.replace(/^\((.*)\)$/, '$1');
}

/** Pages without a language prefix are bound by path. */
const withoutLanguage = 'entry';

describe('a family is one word in four places', () => {
  it('each folder of code, templates and content belongs to a family and vice versa', () => {
    expect(listFolders('lib/families')).toEqual(names);
    expect(listFolders('components/templates')).toEqual(names);
    // `site` is shared by families.
    expect(listFolders('content').filter((name) => name !== 'site')).toEqual(names);
  });

  it('each segment binds a template of its family', () => {
    expect(segments.filter(({ file, family }) => wordOf(file) !== family)).toEqual([]);
  });

  it('each family has segments', () => {
    const bound = new Set(segments.map(({ family }) => family));
    expect(names.filter((name) => !bound.has(name))).toEqual([withoutLanguage]);
    expect(listFolders('app')).toContain(`(${withoutLanguage})`);
  });

  it('each page with a language prefix is bound by reference', () => {
    const unbound = files.filter(
      (file) => file.startsWith('app/[locale]/') && !segments.some((segment) => segment.file === file),
    );
    expect(unbound).toEqual([]);
  });
});

describe('templates', () => {
  const named = families.flatMap(({ templates }) => templates.map(({ name }): string => name));

  it('each has a unique name', () => {
    expect(named.toSorted()).toEqual([...new Set(named)].toSorted());
  });

  it("the families' templates are those that pages use", () => {
    const used = new Set(listPages().map(({ template }) => template));
    expect([...used].toSorted()).toEqual(named.toSorted());
  });

  it('the browser can import exactly these, besides slices', () => {
    expect(templateNames.toSorted()).toEqual([...named, ...sliceNames].toSorted());
  });

  it('each is bound by a segment', () => {
    const bound = segments.map(({ family, ref }) => {
      const file = path.resolve('lib/families', family, 'family');
      const exported = jest.requireActual<Readonly<Record<string, AnyTemplateRef>>>(file);
      return exported[ref]?.name ?? `no ${ref} of ${family}`;
    });
    expect([...new Set([...bound, withoutLanguage])].toSorted()).toEqual(named.toSorted());
  });
});
