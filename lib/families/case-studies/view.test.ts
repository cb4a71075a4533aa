import { customers } from '#content/site/customers';
import { locales } from '#lib/i18n/locales';
import { findGaps } from '#tests/support/jest/find-gaps';
import { listStudies, type Study } from './collection';
import { caseStudiesFamily } from './family';
import { buildCaseStudiesIndexView, buildIndustryFilter, toListed } from './index-page';
import { listCaseStudies } from './links';
import { caseStudySchema } from './schema';
import { buildCaseStudyView } from './view';

const studies = locales.flatMap(listStudies);

function findStudy(locale: 'en' | 'de', slug: string): Study {
  const study = listStudies(locale).find(({ customer }) => customer.slug === slug);
  if (!study) throw new Error(`There is no study of ${slug}`);
  return study;
}

/** A study as another customer's would be. */
function pretend({ entry }: Study, slug: (typeof customers)[number]['slug']): Study {
  const customer = customers.find((known) => known.slug === slug);
  if (!customer) throw new Error(`There is no customer ${slug}`);
  return { entry: { ...entry, slug }, customer };
}

describe('case studies', () => {
  it.each(studies.map((study) => [study.entry.file, study] as const))(
    '%s has a complete view',
    (_file, study) => {
      const view = buildCaseStudyView(study);
      expect(findGaps(view)).toEqual([]);
      expect(Object.keys(view).toSorted()).toEqual(
        [
          'name',
          'trail',
          'trailLabel',
          'summary',
          'customer',
          'facts',
          'industry',
          'servicePaths',
          'html',
          'diagram',
          'resultHtml',
          'figures',
          'methodHtml',
          'quote',
          'nextHtml',
          'related',
          'contactHref',
          'labels',
        ].toSorted(),
      );
      expect(view.figures).toHaveLength(study.entry.figures.length);
      expect(view.related.map(({ path }) => path)).not.toContain(
        `/${study.entry.locale}/case-studies/${study.entry.slug}/`,
      );
    },
  );

  it.each([
    ['en', 'Accounting software for the self-employed and small companies', 'Hamburg', 'ERP software'],
    ['de', 'Buchhaltungssoftware für Selbstständige und kleine Unternehmen', 'Hamburg', 'ERP-Software'],
  ] as const)(
    'takes what it says of the customer from the list of customers (%s)',
    (locale, what, city, industry) => {
      const view = buildCaseStudyView(findStudy(locale, 'kontaro'));
      expect(view.facts.map(({ value }) => value)).toEqual([`Kontaro: ${what}`, city, '2021']);
      expect(view.industry).toEqual({ name: industry, path: `/${locale}/industries/erp-software/` });
      expect(view.servicePaths).toEqual(
        ['accounts', 'payment-flows', 'debit-cards'].map((slug) => `/${locale}/services/${slug}/`),
      );
    },
  );

  it('stands in lists with its first number', () => {
    const [kontaro] = listCaseStudies('de');
    expect(kontaro).toMatchObject({
      path: '/de/case-studies/kontaro/',
      customer: 'Kontaro',
      figure: { value: '91\u00a0%', label: 'der Umsätze buchen sich selbst' },
    });
  });

  it('is about a customer, or says so in one line', () => {
    const { entry } = findStudy('en', 'kontaro');
    const { locale: _locale, file: _file, body: _body, links: _links, ...item } = entry;
    expect(caseStudySchema.safeParse(item).error).toBeUndefined();
    expect(
      caseStudySchema
        .safeParse({ ...item, slug: 'somebody' })
        .error?.issues.map(({ path, message }) => [path, message]),
    ).toEqual([[['slug'], 'the slug of a customer in content/site/customers.ts']]);
  });
});

describe('the list of case studies', () => {
  it.each(locales)('shows every customer, and leads to the studies that there are (%s)', (locale) => {
    const view = buildCaseStudiesIndexView(locale);
    expect(findGaps(view)).toEqual([]);
    expect(view.customers.map(({ slug }) => slug)).toEqual(customers.map(({ slug }) => slug));
    expect(view.customers.flatMap(({ path }) => path ?? []).toSorted()).toEqual(
      view.studies.map(({ path }) => path).toSorted(),
    );
    expect(view.labels.customers).toMatch(/^10 .* 64 /);
  });

  it('offers a choice of industries only where there is one', () => {
    const kontaro = findStudy('de', 'kontaro');
    expect(buildIndustryFilter('de', [kontaro])).toEqual([]);
    expect(
      buildIndustryFilter('de', [kontaro, pretend(kontaro, 'velomark'), pretend(kontaro, 'voltreise')]),
    ).toEqual([
      { name: 'ERP-Software', path: '#industry-erp-software', count: 1 },
      { name: 'Mobilität', path: '#industry-mobility', count: 2 },
    ]);
  });

  it('gives each industry one anchor, at its first study', () => {
    const kontaro = findStudy('en', 'kontaro');
    const listed = [kontaro, pretend(kontaro, 'velomark'), pretend(kontaro, 'voltreise')].map(toListed);
    expect(listed.map(({ industry, anchor }) => [industry, anchor])).toEqual([
      ['ERP software', 'industry-erp-software'],
      ['Mobility', 'industry-mobility'],
      ['Mobility', null],
    ]);
  });

  it('gives its pages anchors for links, and a day for the sitemap', () => {
    const pages = caseStudiesFamily.pages('en');
    expect(pages.every(({ modified }) => modified !== undefined)).toBe(true);
    expect(pages.slice(1).every((page) => (page.anchors?.().length ?? 0) > 0)).toBe(true);
  });
});
