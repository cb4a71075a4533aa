import { servicesOrder } from '#content/services/index';
import { locales } from '#lib/i18n/locales';
import { findGaps } from '#tests/support/jest/find-gaps';
import { services } from './collection';
import { servicesFamily } from './family';
import { buildServicesIndexView, buildServiceView, listServices } from './view';

const entries = locales.flatMap((locale) => services.all(locale));

describe('services', () => {
  it.each(entries.map((entry) => [entry.file, entry] as const))('%s has a complete view', (_file, entry) => {
    const view = buildServiceView(entry);
    expect(findGaps(view)).toEqual([]);
    expect(Object.keys(view).toSorted()).toEqual(
      [
        'name',
        'trail',
        'trailLabel',
        'title',
        'summary',
        'html',
        'diagram',
        'facts',
        'useCases',
        'steps',
        'faq',
        'related',
        'contactHref',
        'labels',
      ].toSorted(),
    );
    expect(view.related.map(({ path }) => path)).not.toContain(`/${entry.locale}/services/${entry.slug}/`);
    expect([view.facts.length, view.useCases.length, view.steps.length, view.faq.length]).toEqual([
      entry.facts.length,
      entry.useCases.length,
      entry.steps.length,
      entry.faq.length,
    ]);
  });

  it.each(locales)('lists all services in the order of the content module (%s)', (locale) => {
    expect(listServices(locale).map(({ path }) => path)).toEqual(
      servicesOrder.map((slug) => `/${locale}/services/${slug}/`),
    );
    expect(findGaps(listServices(locale))).toEqual([]);
    expect(findGaps(buildServicesIndexView(locale))).toEqual([]);
  });

  it('renders the Markdown of front matter as the language does', () => {
    const entry = services.get('de', 'cards');
    const view = buildServiceView({
      ...entry,
      faq: [{ question: '"Wer?"', answer: '"Die [Bank](/de/license/)", z. B. hier' }],
    });
    expect(view.faq).toEqual([
      { title: '„Wer?“', html: '„Die <a href="/de/license/">Bank</a>“, z.\u00a0B. hier' },
    ]);
  });

  it('gives its pages anchors for links, and a day for the sitemap', () => {
    const pages = servicesFamily.pages('en');
    expect(pages.every(({ modified }) => modified !== undefined)).toBe(true);
    expect(pages.slice(1).every((page) => (page.anchors?.().length ?? 0) > 0)).toBe(true);
  });
});
