import { readFileSync } from 'node:fs';
import path from 'node:path';
import { baseEnvironment, buildBelowBase } from '#tests/support/build-variant';
import { isExported, listFilesIn } from '#tests/support/exported';
import { findOutside, listOutside, type Host } from '#tests/support/find-outside';

const { BASE_PATH: base, SITE_ORIGIN: origin } = baseEnvironment;

describe('a build below a base path', () => {
  let host: Host;
  const read = (file: string): string => readFileSync(path.join(host.root, file), 'utf8');
  beforeAll(async () => {
    host = { root: await buildBelowBase(), origin, base };
  }, 900_000);

  it('contains no URLs outside the base path', () => {
    expect(listFilesIn(host.root, '.html').length).toBeGreaterThan(100);
    expect(findOutside(host)).toEqual([]);
  });

  it.each([
    ['/x.html', '<a href="/en/">', '/en/'],
    ['/x.html', '<script src="/_next/a.js" data-files="/web.site/b.js /_next/c.js">', '/_next/a.js'],
    ['/x.html', `<link rel="canonical" href="${origin}/en/">`, '/en/'],
    ['/x.html', `<link rel="canonical" href="${origin}/websites/en/">`, '/websites/en/'],
    ['/x.css', 'a{background:url(/icons/icon.svg)}', '/icons/icon.svg'],
    ['/x.json', '{"path":"/en/"}', '/en/'],
    ['/x.json', '{"html":"<a href=\\"/de/imprint/\\">"}', '/de/imprint/'],
    ['/x.xml', `<loc>${origin}/</loc>`, '/'],
    ['/x.js', '["/_next/static/chunks/a.js"].forEach(hold)', '/_next/static/chunks/a.js'],
    ['/x.js', 'push([1,"{\\"href\\":\\"/_next/static/a.css\\"}"])', '/_next/static/a.css'],
  ])('detects in %s %s', (file, text, outside) => {
    expect(listOutside(file, text, host)[0]).toBe(outside);
  });

  it('has the files of every other build, with URLs below the base path', () => {
    const pages = listFilesIn(host.root, 'index.html').filter((file) => /^\/[a-z]{2}\//.test(file));
    expect(pages.filter((file) => !isExported(file))).toEqual([]);
    const record = JSON.parse(read('/page-data/en/imprint/page-data.json')) as {
      readonly path: string;
      readonly result: { readonly pageContext: object };
    };
    expect(record.path).toBe(`${base}/en/imprint/`);
    expect(record.result.pageContext).toMatchObject({
      originalPath: '/imprint/',
      alternates: { en: `${base}/en/imprint/`, de: `${base}/de/imprint/` },
    });
  });

  it('has manifest, sitemap and worker below the base path', () => {
    expect(JSON.parse(read('/manifest.webmanifest'))).toMatchObject({ start_url: `${base}/` });
    expect(read('/sitemap.xml')).toContain(`${origin}${base}/sitemap-0.xml`);
    expect(read('/sitemap-0.xml')).toContain(`<loc>${origin}${base}/en/imprint/</loc>`);
    expect(read('/sw.js')).toContain(`"${base}/en/offline/?stored"`);
  });
});
