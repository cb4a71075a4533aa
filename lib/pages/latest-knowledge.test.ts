import type { Page } from '#lib/content/page';
import { locales } from '#lib/i18n/locales';
import { listLatestKnowledge, pickLatest } from './latest-knowledge';
import { findPage } from './registry';

const sample = findPage('/en/blog/') as Page;
const makePage = (id: string, modified?: string): Page => ({
  ...sample,
  id,
  path: `/en/${id}/`,
  name: id,
  description: 'About it.',
  modified,
});

describe('latest knowledge', () => {
  it.each(locales)('holds items of every kind, none of them a list (%s)', (locale) => {
    const items = listLatestKnowledge(locale);
    expect([...new Set(items.map(({ kind }) => kind))].toSorted()).toEqual([
      'blog',
      'podcast',
      'publications',
      'webinars',
    ]);
    expect(
      items.every(({ path, kind, text }) => new RegExp(`^/${locale}/${kind}/[^/]+/$`).test(path) && text),
    ).toBe(true);
  });

  it('takes three of a kind, the newest first, and leaves lists, categories and other families out', () => {
    const ids = [
      ['blog/a', '2026-01-01'],
      ['blog/b', '2026-04-01'],
      ['blog/c', '2026-03-01'],
      ['blog/d', '2026-02-01'],
      ['podcast/e', '2026-03-15'],
      ['blog', '2026-05-01'],
      ['blog/category/x', '2026-05-01'],
      ['blog/page/2', '2026-05-01'],
      ['glossary/f', '2026-05-01'],
      ['webinars/undated', undefined],
    ] as const;
    const pages = ids.map(([id, day]) => makePage(id, day));
    const latest = pickLatest([...pages, { ...makePage('blog/g', '2026-06-01'), locale: 'de' }], 'en');
    expect(latest.map(({ path }) => path)).toEqual([
      '/en/blog/b/',
      '/en/podcast/e/',
      '/en/blog/c/',
      '/en/blog/d/',
    ]);
    expect(latest[0]).toEqual({
      kind: 'blog',
      name: 'blog/b',
      path: '/en/blog/b/',
      text: 'About it.',
      day: { iso: '2026-04-01', text: '1\u00a0April\u00a02026' },
    });
  });
});
