import { customers } from '#content/site/customers';
import { locales } from '#lib/i18n/locales';
import { findGaps } from '#tests/support/jest/find-gaps';
import { supportPartners } from './collection';
import { buildEmergency, findCustomer } from './contact';
import { supportFamily } from './family';
import { listWays, partnerSchema } from './schema';
import { buildSupportClientView, buildSupportFaqView, buildSupportIndexView, readFaq } from './view';

const entries = locales.flatMap((locale) => supportPartners.all(locale));

describe('support', () => {
  it.each(locales)(
    'lists every company with its telephone and e-mail, and links to those that have a page (%s)',
    (locale) => {
      const view = buildSupportIndexView(locale);
      expect(findGaps(view)).toEqual([]);
      const { companies } = view.list;
      expect(companies.map(({ slug }) => slug).toSorted()).toEqual(
        customers.map(({ slug }) => slug).toSorted(),
      );
      expect(
        companies.filter(
          ({ telephone, email }) =>
            !/^tel:\+49\d{9,11}$/.test(telephone.href) || !/^mailto:hilfe@[a-z]+\.example$/.test(email.href),
        ),
      ).toEqual([]);
      expect(companies.flatMap(({ page }) => (page ? [page.path] : [])).toSorted()).toEqual(
        supportPartners
          .all(locale)
          .map(({ slug }) => `/${locale}/support/${slug}/`)
          .toSorted(),
      );
    },
  );

  it.each(entries.map((entry) => [entry.file, entry] as const))('%s has a complete view', (_file, entry) => {
    const view = buildSupportClientView(entry);
    expect(findGaps(view)).toEqual([]);
    expect(view.telephone.href).toBe(`tel:${findCustomer(entry.slug).telephone.replaceAll(' ', '')}`);
    expect(view.transfers).toHaveLength(listWays(entry.slug).length === 0 ? 0 : 1);
    expect(view.roles.map(({ items }) => items.length)).toEqual([
      entry.companyDoes.length,
      entry.bankDoes.length,
    ]);
  });

  it.each(entries.map((entry) => [entry.file, entry] as const))(
    '%s must explain just the payouts that its company has',
    (file, entry) => {
      const { locale: _locale, file: _file, body: _body, links: _links, ...item } = entry;
      expect(file).toBe(`content/support/partners/${entry.slug}/${entry.locale}.md`);
      expect(partnerSchema.safeParse(item).success).toBe(true);
      const wrong = partnerSchema.safeParse({
        ...item,
        transfer: listWays(entry.slug).length > 0 ? undefined : { sepa: {} },
      });
      expect(wrong.success).toBe(false);
    },
  );

  it('speaks of a card only where there is one', () => {
    expect(buildEmergency('en', findCustomer('voltreise')).text).toContain('Card lost');
    expect(buildEmergency('en', findCustomer('coinhafen')).text).toContain('no card');
    expect(buildEmergency('de').numbers.map(({ href }) => href)).toEqual(['tel:116116', 'tel:+493023125116']);
  });
});

describe('questions and answers', () => {
  const [english, german] = [readFaq('en'), readFaq('de')];

  it.each(locales)('have a complete view, and an address each (%s)', (locale) => {
    const view = buildSupportFaqView(readFaq(locale));
    expect(findGaps(view)).toEqual([]);
    const ids = view.groups.flatMap(({ id, questions }) => [id, ...questions.map((question) => question.id)]);
    expect(new Set(ids).size).toBe(ids.length);
    const page = supportFamily.pages(locale).find(({ id }) => id === 'support/faq');
    expect(page?.anchors?.()).toEqual(ids);
    expect(page?.schema).toMatchObject({ '@type': 'FAQPage' });
    expect((page?.schema?.['mainEntity'] as unknown[]).length).toBe(
      view.groups.flatMap(({ questions }) => questions).length,
    );
  });

  it('are the same in both languages', () => {
    const ids = ({ groups }: typeof english): unknown =>
      groups.map(({ id, questions }) => [id, questions.map((question) => question.id)]);
    expect(ids(german)).toEqual(ids(english));
  });
});
