import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { templateNames } from '#components/templates/template-imports.client';
import { families, listPages } from '#lib/pages/registry';
import { sliceNames } from '#lib/pages/slices';

const listFolders = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => statSync(path.join(folder, name)).isDirectory())
    .toSorted();
const names = families.map(({ name }) => name).toSorted();

/** Where the segments of a family are; any one of a list will do, all lists must. */
const segments: Readonly<Record<string, readonly (readonly string[])[]>> = {
  home: [['app/[locale]/page.tsx']],
  error: [['app/[locale]/404/page.tsx'], ['app/[locale]/500/page.tsx'], ['app/[locale]/offline/page.tsx']],
  entry: [['app/(entry)/page.tsx']],
};

describe('a family is one word in four places', () => {
  it('each folder of code, templates and content belongs to a family, and each family has them', () => {
    expect(listFolders('lib/families')).toEqual(names);
    expect(listFolders('components/templates')).toEqual(names);
    // `site` holds what many families use.
    expect(listFolders('content').filter((name) => name !== 'site')).toEqual(names);
  });

  it.each(names)('%s has its segment', (name) => {
    const places = segments[name] ?? [[`app/[locale]/${name}`, `app/[locale]/(${name})`]];
    expect(places.filter((choices) => !choices.some((file) => existsSync(file)))).toEqual([]);
  });

  it('each folder of segments belongs to a family', () => {
    const known = [...names, ...names.map((name) => `(${name})`), '404', '500', 'offline'];
    expect(listFolders('app/[locale]').filter((name) => !known.includes(name))).toEqual([]);
  });

  it.each(names)('%s has the files of a family', (name) => {
    expect(
      ['family.ts', 'view.ts', 'view.test.ts'].filter(
        (file) => !existsSync(path.join('lib/families', name, file)),
      ),
    ).toEqual([]);
  });
});

describe('templates', () => {
  const used = new Set(listPages().map(({ template }) => template));

  it('each template of the registry can be imported by the browser, and none besides, slices aside', () => {
    expect(templateNames.toSorted()).toEqual([...used, ...sliceNames].toSorted());
  });

  it('each template is bound to a segment under the same name', () => {
    const pages = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('page.tsx'),
    );
    const bound = pages.flatMap((file) =>
      [...readFileSync(path.join('app', file), 'utf8').matchAll(/template: '([^']+)'/g)].map(
        (match) => match[1],
      ),
    );
    // The entry binds by address.
    expect([...new Set([...bound, 'entry'])].toSorted()).toEqual([...used].toSorted());
  });
});
