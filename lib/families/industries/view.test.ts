import { customers } from '#content/site/customers';
import { industries as names } from '#content/site/industries';
import { locales } from '#lib/i18n/locales';
import { findGaps } from '#tests/support/jest/find-gaps';
import { industries, listEntries } from './collection';
import { industriesFamily } from './family';
import { industrySchema } from './schema';
import { buildIndustriesIndexView, buildIndustryView, listIndustries } from './view';

const entries = locales.flatMap(listEntries);

describe('industries', () => {
  it.each(entries.map((entry) => [entry.file, entry] as const))('%s has a complete view', (_file, entry) => {
    const view = buildIndustryView(entry);
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
        'services',
        'useCases',
        'steps',
        'faq',
        'customers',
        'others',
        'contactHref',
        'labels',
      ].toSorted(),
    );
    expect(view.services.map(({ path }) => path)).toEqual(
      entry.services.map(({ slug }) => `/${entry.locale}/services/${slug}/`),
    );
    expect([view.useCases.length, view.steps.length, view.faq.length]).toEqual([
      entry.useCases.length,
      entry.steps.length,
      entry.faq.length,
    ]);
    expect(view.customers.map(({ slug }) => slug)).toEqual(
      customers.filter(({ industry }) => industry === entry.slug).map(({ slug }) => slug),
    );
    expect(view.others.map(({ path }) => path)).not.toContain(`/${entry.locale}/industries/${entry.slug}/`);
  });

  it('names its customers as the list of customers does', () => {
    expect(buildIndustryView(industries.get('de', 'erp-software')).customers).toEqual([
      {
        name: 'Kontaro',
        slug: 'kontaro',
        path: '/de/case-studies/kontaro/',
        what: 'Buchhaltungssoftware für Selbstständige und kleine Unternehmen',
        since: 'Hamburg, in Betrieb seit 2021',
      },
    ]);
  });

  it.each(locales)('lists the industries in the order of their names (%s)', (locale) => {
    const slugs = names
      .map(({ slug }) => slug)
      .filter((slug) => industries.all(locale).some((entry) => entry.slug === slug));
    expect(listIndustries(locale).map(({ path }) => path)).toEqual(
      slugs.map((slug) => `/${locale}/industries/${slug}/`),
    );
    expect(buildIndustriesIndexView(locale).industries.map(({ path }) => path)).toEqual(
      listIndustries(locale).map(({ path }) => path),
    );
    expect(findGaps(buildIndustriesIndexView(locale))).toEqual([]);
  });

  it('has a name for the industry of every customer', () => {
    const known: readonly string[] = names.map(({ slug }) => slug);
    expect(customers.filter(({ industry }) => !known.includes(industry))).toEqual([]);
  });

  it.each([
    [{ slug: 'forestry' }, 'slug', 'the slug of an industry in content/site/industries.ts'],
    [
      { name: 'ERP systems' },
      'name',
      'the name that content/site/industries.ts gives it, ERP software or ERP-Software',
    ],
  ])('says in one line what is wrong with %j', (slip, field, message) => {
    const {
      locale: _locale,
      file: _file,
      body: _body,
      links: _links,
      ...item
    } = industries.get('en', 'erp-software');
    expect(industrySchema.safeParse(item).error).toBeUndefined();
    expect(
      industrySchema
        .safeParse({ ...item, ...slip })
        .error?.issues.map(({ path, message: found }) => [path.join('.'), found]),
    ).toEqual([[field, message]]);
  });

  it('checks the services it names', () => {
    const page = industriesFamily.pages('en').find(({ id }) => id === 'industries/erp-software');
    const hrefs = page?.source?.links().map(({ href }) => href) ?? [];
    expect(hrefs).toEqual(expect.arrayContaining(['/en/services/accounts/', '/en/services/kyc-platform/']));
  });
});
