import { isLanguage } from '#lib/i18n/languages';
import { translate } from '#lib/i18n/translate';
import { classifyLink } from '#lib/core/link-kind';
import { findLateScripts } from '#lib/next/late-scripts';
import { hashInlineStyles } from '#lib/server/content-policy';
import { buildLanguages } from '#lib/registry/head';
import { listPages } from '#lib/registry/registry';
import { buildSitemap } from '#lib/registry/sitemap';
import { htmlFileOf, isExported, listExported, readExported } from '#tests/support/exported';

const documents = listExported('.html').map((file) => ({ file, html: readExported(file) }));
const byFile = new Map(documents.map(({ file, html }) => [file, html]));

function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
}

function isDead(href: string, from: string): boolean {
  if (href.startsWith('#')) return !from.includes(`id="${href.slice(1)}"`);
  if (classifyLink(href) !== 'internal') return false;
  const [address = '', fragment] = href.split('#', 2);
  // Queries are read by the page and do not select a file.
  const [path = ''] = address.split('?');
  const target = byFile.get(`${path}index.html`);
  return !target || (fragment !== undefined && !target.includes(`id="${fragment}"`));
}

describe('every exported document', () => {
  it.each(documents.map(({ file, html }) => [file, html] as const))(
    '%s allows no script and no styles but its own',
    (file, html) => {
      const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/unsafe|https?:|\*/);
      const styles = hashInlineStyles(html);
      expect(styles).toHaveLength(1);
      expect(policy).toContain(`style-src 'self' ${styles.join()};`);
      expect(policy).toContain("; script-src 'self'; require-trusted-types-for 'script'; trusted-types ");
      const scripts = html.match(/<script\b(?![^>]*ld\+json)[^>]*>/g) ?? [];
      expect(scripts).toHaveLength(file === '/500.html' ? 0 : 1);
      expect(scripts.filter((script) => !/ integrity="sha256-[\w+/]{43}="/.test(script))).toEqual([]);
      expect(html).not.toMatch(/ style="|<style[^>]|javascript:| on[a-z]+="/);
    },
  );

  it.each(documents.map(({ file, html }) => [file, html] as const))(
    '%s has no frame, and its policy allows none',
    (_file, html) => {
      expect(html).not.toMatch(/<(?:iframe|frame|frameset|object|embed|portal|fencedframe)[\s>]/i);
      expect(html).not.toMatch(/(?:frame|child|object)-src/);
      expect(html).toMatch(/Content-Security-Policy" content="default-src 'none';/);
    },
  );

  it.each(documents.map(({ file, html }) => [file, html] as const))(
    '%s begins with a link past the header, in its language',
    (_file, html) => {
      const [, language] = /<html [^>]*?lang="([a-z]+)"/.exec(html) ?? [];
      const [, words] = /<body>.*?<a class="skip" href="#main">([^<]*)<\/a>.*?<main/s.exec(html) ?? [];
      expect(words).toBe(isLanguage(language) ? translate.layout[language]('skip') : 'in a known language');
    },
  );

  it.each(documents.map(({ file, html }) => [file, html] as const))('%s has no dead link', (_file, html) => {
    expect(linksOf(html).filter((href) => isDead(href, html))).toEqual([]);
  });

  it.each(documents.map(({ file, html }) => [file, html] as const))(
    '%s names everything it loads',
    (_file, html) => {
      const assets = [
        ...findLateScripts(html),
        ...[...html.matchAll(/ (?:src|href)="(\/(?:_next|icons)\/[^"]*)"/g)].map(([, asset = '']) => asset),
      ];
      expect(assets.filter((asset) => !isExported(asset))).toEqual([]);
      expect(html.match(/ (?:src|action)="https?:/g)).toBeNull();
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    },
  );
});

describe('the site', () => {
  it('exports every page of the registry', () => {
    expect(listPages().filter((page) => !isExported(htmlFileOf(page)))).toEqual([]);
  });

  it('gives every indexable page a unique title and description', () => {
    // Texts under the prefix of another language have their canonical URL elsewhere.
    const indexed = listPages().filter(
      ({ indexed: listed, path, canonical = path }) => listed && path !== '/' && path === canonical,
    );
    expect(new Set(indexed.map(({ locale, name }) => `${locale} ${name}`)).size).toBe(indexed.length);
    expect(new Set(indexed.map(({ description }) => description)).size).toBe(indexed.length);
  });

  it('has a sitemap of just the indexable pages, and a robots file that names it', () => {
    const sitemap = readExported('/sitemap-0.xml');
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);
    expect(listed.sort()).toEqual(
      buildSitemap()
        .map(({ loc }) => loc)
        .sort(),
    );
    expect(listed.join('\n')).not.toMatch(/\/(?:404|500)\b/);
    expect(readExported('/sitemap.xml')).toContain('/sitemap-0.xml');
    expect(readExported('/robots.txt')).toMatch(/Sitemap: https:\/\/[^\s]+\/sitemap\.xml/);
    expect(sitemap).not.toMatch(/lastmod>\d{4}-\d{2}-\d{2}T/);
  });

  it('pairs the languages of every page both ways', () => {
    for (const page of listPages().filter(({ indexed, path }) => indexed && path !== '/')) {
      const hreflangs = [
        ...readExported(htmlFileOf(page)).matchAll(
          /<link rel="alternate" hrefLang="([^"]*)" href="https?:\/\/[^/]+([^"]*)"/g,
        ),
      ];
      expect(hreflangs.map(([, language]) => language)).toEqual(
        page.translations ? Object.keys(buildLanguages(page)) : ['en', 'de', 'x-default'],
      );
      for (const [, , path = ''] of hreflangs) expect(isExported(`${path}index.html`)).toBe(true);
    }
  });

  it('has the specified manifest with existing icons', () => {
    const manifest = JSON.parse(readExported('/manifest.webmanifest')) as {
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(manifest).toMatchObject({
      display: 'minimal-ui',
      background_color: '#ffffff',
      theme_color: '#ffffff',
      start_url: '/',
    });
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    expect(manifest.icons.filter(({ src }) => !isExported(src))).toEqual([]);
  });

  it('keeps content and build code out of the browser', () => {
    const chunks = listExported('.js').map(readExported).join('\n');
    expect(chunks).not.toMatch(/Weichenstraße|ContentError|The licensed bank behind your brand|node:fs/);
  });

  it("exports nothing for Next's own router", () => {
    expect(listExported('.txt')).toEqual([
      '/.well-known/security.txt',
      '/documents/third-party-licences.txt',
      '/llms.txt',
      '/robots.txt',
    ]);
  });
});
