import { brand } from '#content/site/brand';
import { figures } from '#content/site/figures';
import { locales } from '#lib/i18n/locales';
import { centralBlocking, listBrandFacts, ownBlocking } from './brand-facts';
import { buildContact, enquiryPath, findContactPerson, findServiceContact } from './contact';
import { findPerson, personSchema } from './people';

describe('facts of the brand', () => {
  it.each(locales)('are complete (%s)', (locale) => {
    const facts = Object.entries(listBrandFacts(locale));
    expect(facts.filter(([, fact]) => typeof fact !== 'number' && !/\S/.test(fact))).toEqual([]);
  });

  it('keep years without a separator of thousands, and figures as numbers', () => {
    expect(listBrandFacts('de')).toMatchObject({
      foundedYear: String(brand.foundedYear),
      employees: figures.employees,
    });
  });

  it('dial', () => {
    expect([centralBlocking, ownBlocking].map(({ href }) => href)).toEqual([
      'tel:116116',
      expect.stringMatching(/^tel:\+49\d+$/),
    ]);
  });
});

test("a call to action has the family's texts and leads to the enquiry", () => {
  expect(buildContact({ title: 'Title', text: 'Text' }, 'de')).toEqual({
    title: 'Title',
    text: 'Text',
    action: expect.stringMatching(/\S/),
    href: '/de/partners/?about=sales#enquiry',
    person: {
      name: 'Nora Wiesinger',
      role: expect.stringMatching(/\S/),
      answers: expect.stringMatching(/\S/),
    },
  });
});

test('an enquiry path may contain the subject', () => {
  expect(enquiryPath('en', 'partner')).toBe('/en/partners/?about=partner#enquiry');
  expect(enquiryPath('en')).toBe('/en/partners/#enquiry');
});

test('finds a contact by subject, service or person', () => {
  expect(findContactPerson('investors', 'de').name).toBe('Jonas Achterberg');
  expect(findServiceContact('splitpay')).toBe('lending');
  expect(findServiceContact('cards')).toBe('sales');
  const { person } = buildContact({ title: 'Title', text: 'Text' }, 'en', { person: 'tobias-renz' });
  expect(person).toEqual({
    name: 'Tobias Renz',
    role: 'Head of Payments',
    answers: expect.stringMatching(/accounts and payments/) as string,
  });
});

test("returns a person's role in the language", () => {
  for (const slug of personSchema.options) {
    const [english, german] = locales.map((locale) => findPerson(slug, locale));
    expect(german?.name).toBe(english?.name);
    expect([english?.role, german?.role]).not.toContain('');
  }
});
