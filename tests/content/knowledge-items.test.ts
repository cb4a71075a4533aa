import { posts } from '#lib/families/blog/collection';
import { episodes } from '#lib/families/podcast/collection';
import { publications } from '#lib/families/publications/collection';
import { webinars } from '#lib/families/webinars/collection';
import { classifyLink } from '#lib/core/link-kind';
import { locales } from '#lib/i18n/locales';
import { findPage } from '#lib/pages/registry';

const countWords = (text: string): number =>
  text
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;
const all = locales.flatMap((locale) =>
  [...publications.all(locale), ...episodes.all(locale), ...webinars.all(locale), ...posts.all(locale)].map(
    (item) => [item.file, item] as const,
  ),
);
const lengths: Readonly<Record<string, number>> = {
  publications: 1500,
  podcast: 800,
  webinars: 600,
  blog: 700,
};

describe('publications, podcast, webinars and blog', () => {
  it.each(all)('%s has the length of its kind', (file, item) => {
    expect(countWords(item.body().html)).toBeGreaterThanOrEqual(
      lengths[file.split('/')[1] ?? ''] ?? Number.NaN,
    );
  });

  it.each(all)('%s leads to at least three other pages', (_file, item) => {
    const paths = item.links().map(({ href }) => href.split('#', 1)[0] ?? '');
    const targets = new Set(
      paths.filter(
        (path) =>
          classifyLink(path) === 'internal' &&
          findPage(path) !== undefined &&
          !path.endsWith(`/${item.slug}/`),
      ),
    );
    expect(targets.size).toBeGreaterThanOrEqual(3);
  });

  it.each(locales.flatMap((locale) => publications.all(locale)).map((item) => [item.file, item] as const))(
    '%s opens with a landing page of 400 words',
    (_file, item) => {
      const { summary, introduction, learn, figures, readers, authors } = item;
      const text = [
        summary,
        ...introduction,
        ...learn.flatMap(Object.values),
        ...figures.flatMap(({ value, label }) => [value, label]),
        ...readers.flatMap(Object.values),
        ...authors.map((author) => author.text),
      ];
      expect(countWords(text.join(' '))).toBeGreaterThanOrEqual(400);
    },
  );

  it.each(publications.all('en').map((item) => [item.slug, item] as const))(
    '%s has number, kind and figures of the same cover in both languages',
    (slug, english) => {
      const german = publications.get('de', slug);
      expect([
        german.number,
        german.kind,
        german.learn.length,
        german.figures.length,
        german.authors.map(({ person }) => person),
      ]).toEqual([
        english.number,
        english.kind,
        english.learn.length,
        english.figures.length,
        english.authors.map(({ person }) => person),
      ]);
    },
  );

  it.each(episodes.all('en').map((item) => [item.slug, item] as const))(
    '%s has the same chapters and voices in both languages',
    (slug, english) => {
      const german = episodes.get('de', slug);
      expect([german.number, german.starts, german.recorded, german.host, german.guests.length]).toEqual([
        english.number,
        english.starts,
        english.recorded,
        english.host,
        english.guests.length,
      ]);
    },
  );

  it.each(webinars.all('en').map((item) => [item.slug, item] as const))(
    '%s has the same hours, agenda and questions in both languages',
    (slug, english) => {
      const german = webinars.get('de', slug);
      const outline = ({ starts, ends, agenda, questions }: typeof german): unknown => [
        starts,
        ends,
        agenda.map(({ at, by }) => [at, by]),
        questions.length,
      ];
      expect(outline(german)).toEqual(outline(english));
    },
  );

  it('no number is given twice', () => {
    expect(new Set(publications.all('en').map(({ number }) => number)).size).toBe(
      publications.all('en').length,
    );
    expect(new Set(episodes.all('en').map(({ number }) => number)).size).toBe(episodes.all('en').length);
  });
});
