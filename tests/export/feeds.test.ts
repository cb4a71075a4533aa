import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { DOMParser, type Document, type Element } from '@xmldom/xmldom';
import { imageSize } from 'image-size';
import { z } from 'zod';
import { locales } from '#lib/i18n/locales';
import { statusFeedPath } from '#lib/notices/feed-path';
import { feedNames } from '#lib/page-model/feed-item';
import { listPages } from '#lib/registry/registry';
import { siteOrigin } from '#lib/page-model/site-url';
import { listExported, readExported } from '#tests/support/exported';
import { isOwnPage, jsonFeedSchema, ownUrl } from '#tests/support/json-feed-schema';

const inFeeds = (file: string): boolean => file.startsWith('/feeds/');
const rssFiles = listExported('.xml').filter(inFeeds);
const jsonFiles = listExported('.json').filter((file) => inFeeds(file) && !file.endsWith('.chapters.json'));
const chapterFiles = listExported('.chapters.json');

const relativeAddress = / (?:href|src)="(?!https:|mailto:|tel:)/;
/** Markup of templates that feeds must not contain: hidden texts, roles, focus targets, classes. */
const interfaceWords =
  /visually-hidden|new tab|neuen Tab| (?:tabindex|class|id|role|target|aria-\w+|data-\w+)="/;

/** https://github.com/Podcastindex-org/podcast-namespace/blob/main/chapters/jsonChapters.md */
const chaptersSchema = z.strictObject({
  version: z.literal('1.2.0'),
  title: z.string().min(1),
  chapters: z
    .array(z.strictObject({ startTime: z.number().nonnegative(), title: z.string().min(1), url: ownUrl }))
    .min(2)
    .refine(
      (chapters) =>
        chapters.every(({ startTime }, index) => startTime > (chapters[index - 1]?.startTime ?? -1)),
      'chapters in the order of time',
    ),
});

/** @throws ParseError if it is not well-formed */
const parse = (file: string): Document =>
  new DOMParser().parseFromString(readExported(file), 'application/xml');
const textOf = (element: Element | Document, name: string): string =>
  element.getElementsByTagName(name)[0]?.textContent ?? '';

test('each feed exists in both formats and all languages', () => {
  const names = locales.flatMap((locale) => feedNames.map((name) => `/feeds/${name}-${locale}`)).sort();
  expect(rssFiles).toEqual(names.map((name) => `${name}.xml`));
  const statusFeeds = locales.map(statusFeedPath);
  expect(jsonFiles).toEqual([...names.map((name) => `${name}.json`), ...statusFeeds].sort());
});

describe.each(rssFiles)('%s', (file) => {
  const document = parse(file);
  const items = [...document.getElementsByTagName('item')];

  it('is valid RSS 2.0', () => {
    expect(document.documentElement?.getAttribute('version')).toBe('2.0');
    for (const name of ['title', 'link', 'description', 'language'])
      expect(textOf(document, name)).not.toBe('');
    const self = document.getElementsByTagName('atom:link')[0]?.getAttribute('href');
    expect(self).toBe(`${siteOrigin}${file}`);
  });

  it('has all its pages, newest first', () => {
    const [name, locale] = file.replace('/feeds/', '').replace('.xml', '').split('-');
    const pages = listPages().filter((page) => page.locale === locale);
    const urls = pages.flatMap(({ path, feed, feedParts }) => [
      ...(feed?.feed === name ? [siteOrigin + path] : []),
      ...(feedParts?.() ?? [])
        .filter((part) => part.feed === name)
        .map(({ anchor }) => `${siteOrigin}${path}#${anchor}`),
    ]);
    expect(items.map((item) => textOf(item, 'link')).sort()).toEqual(urls.sort());
    expect(urls.length).toBeGreaterThan(0);
    const days = items.map((item) => Date.parse(textOf(item, 'pubDate')));
    expect(days).toEqual(days.toSorted((a, b) => b - a));
  });

  it('only links to pages of the site', () => {
    expect(items.map((item) => textOf(item, 'guid')).filter((url) => !isOwnPage(url))).toEqual([]);
    const html = items.map((item) => textOf(item, 'content:encoded')).join('');
    expect(html).not.toMatch(relativeAddress);
  });

  it('has no interface texts and nothing that needs the site’s styles', () => {
    const html = items.map((item) => textOf(item, 'content:encoded')).join('');
    expect(html).not.toMatch(interfaceWords);
  });
});

test.each(jsonFiles)('%s has self-contained texts', (file) => {
  const { items } = jsonFeedSchema.parse(JSON.parse(readExported(file)));
  const html = items.map((item) => item.content_html ?? '').join('');
  expect(html).not.toMatch(relativeAddress);
  expect(html).not.toMatch(interfaceWords);
});

/** https://podcasters.apple.com/support/823-podcast-requirements */
test.each(locales)('the podcast in %s meets the requirements of directories', (locale) => {
  const channel = parse(`/feeds/podcast-${locale}.xml`).getElementsByTagName('channel')[0];
  if (!channel) throw new Error('no channel');
  const own = [...channel.childNodes].filter((node) => node.nodeName.startsWith('itunes:'));
  expect(own.map(({ nodeName }) => nodeName).sort()).toEqual([
    'itunes:author',
    'itunes:category',
    'itunes:explicit',
    'itunes:image',
    'itunes:owner',
    'itunes:type',
  ]);
  expect(textOf(channel, 'title')).toBe('Freie Fahrt');
  expect(textOf(channel, 'description').length).toBeLessThanOrEqual(4000);
  expect(textOf(channel, 'language')).toMatch(/^[a-z]{2}-[A-Z]{2}$/);
  expect(textOf(channel, 'itunes:explicit')).toBe('false');
  expect(textOf(channel, 'itunes:email')).toMatch(/^[^@\s]+@[^@\s]+$/);
  expect(channel.getElementsByTagName('itunes:category')[0]?.getAttribute('text')).toBe('Business');
  const cover = new URL(channel.getElementsByTagName('itunes:image')[0]?.getAttribute('href') ?? '');
  const { width, height, type } = imageSize(readFileSync(path.join('out', cover.pathname)));
  expect([cover.origin, type, width === height]).toEqual([siteOrigin, 'png', true]);
  expect(width).toBeGreaterThanOrEqual(1400);
  expect(width).toBeLessThanOrEqual(3000);
  const guids = [...channel.getElementsByTagName('guid')].map(({ textContent }) => textContent);
  expect(new Set(guids).size).toBe(guids.length);
});

test.each(jsonFiles)('%s is a JSON Feed', (file) => {
  expect(jsonFeedSchema.safeParse(JSON.parse(readExported(file))).error?.issues).toBeUndefined();
});

test.each(chapterFiles)('%s has the chapters of an episode', (file) => {
  expect(chaptersSchema.safeParse(JSON.parse(readExported(file))).error?.issues).toBeUndefined();
});

test.each(locales)('each episode has the stated file size, in %s', (locale) => {
  const items = [...parse(`/feeds/podcast-${locale}.xml`).getElementsByTagName('item')];
  for (const item of items) {
    const file = item.getElementsByTagName('enclosure')[0];
    const { pathname } = new URL(file?.getAttribute('url') ?? '');
    expect(file?.getAttribute('type')).toBe('audio/mpeg');
    expect(file?.getAttribute('length')).toBe(String(statSync(path.join('out', pathname)).size));
    expect(Number(textOf(item, 'itunes:duration'))).toBeGreaterThan(60);
  }
  expect(items.length).toBeGreaterThan(0);
});

test('each episode has chapters and a transcript', () => {
  const rss = parse('/feeds/podcast-en.xml');
  for (const item of rss.getElementsByTagName('item')) {
    const chapters = item.getElementsByTagName('podcast:chapters')[0]?.getAttribute('url') ?? '';
    expect(chapterFiles).toContain(new URL(chapters).pathname);
    expect(isOwnPage(item.getElementsByTagName('podcast:transcript')[0]?.getAttribute('url') ?? '')).toBe(
      true,
    );
  }
});

test('pages link to their feeds', () => {
  const html = readExported('/de/blog/index.html');
  expect(html).toContain('<link rel="alternate" type="application/rss+xml"');
  expect(html).toContain('href="/feeds/blog-de.json"');
  expect(readExported('/de/imprint/index.html')).not.toContain('/feeds/');
});

test('security.txt and llms.txt exist', () => {
  expect(readExported('/.well-known/security.txt')).toContain('Contact: mailto:');
  expect(readExported('/llms.txt')).toContain(`(${siteOrigin}/en/services/)`);
});
