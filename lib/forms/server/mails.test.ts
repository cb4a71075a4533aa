import { brand } from '#content/site/brand';
import { locales } from '#lib/i18n/locales';
import type { FormId } from '../form-schema';
import { findSchema } from '../find-schema';
import type { Mail } from './mail-parts';
import { writeMails } from './mails';

const context = {
  secret: 'a secret of the tests',
  now: () => new Date('2026-11-23T22:30:00Z'),
  origin: brand.origin,
};

/** The mail to the sender of a form. */
function writeTo(id: FormId, locale: 'en' | 'de'): Mail {
  const schema = findSchema(id);
  const values = { email: 'ada@example.org', name: 'Ada Byron', answer: 'email' };
  const mail = schema && writeMails(context, { id: 'A1B2C3D4E5F6', schema, locale, values }).toSender;
  if (!mail) throw new Error(`There is no mail to the sender of ${id}.`);
  return mail;
}

const payouts = ['withdrawal-sepa', 'withdrawal-crypto'] as const;

describe.each(locales)('mails in %s', (locale) => {
  it.each(payouts)('a receipt of %s names the blocking line and not the switchboard', (id) => {
    const { body } = writeTo(id, locale);
    expect(body).toContain(`: ${brand.telephone.cardBlocking}.`);
    expect(body).not.toContain(brand.telephone.office);
    expect(body).toMatch(/day or night|Tag und Nacht/);
  });

  it('a receipt of a complaint names the last day of an answer, and where else to turn', () => {
    const { body, reply_to } = writeTo('complaint', locale);
    const days = {
      en: ['14 December 2026', '13 January 2027'],
      de: ['14. Dezember 2026', '13. Januar 2027'],
    };
    for (const day of days[locale]) expect(body).toContain(day);
    expect(body).toContain(`${brand.origin}/${locale}/complaint/`);
    expect(body).toMatch(/BaFin/);
    expect(body).not.toMatch(/[{}]/);
    expect(reply_to).toBe(brand.email.complaints);
  });

  it('a receipt of a report names the last day of the feedback and not what it is about', () => {
    const { subject, body, reply_to } = writeTo('whistleblowing', locale);
    expect(body).toContain({ en: '23 February 2027', de: '23. Februar 2027' }[locale]);
    expect(subject).not.toMatch(/wrongdoing|report|Missst|Hinweis/i);
    expect(reply_to).toBe(brand.email.reportingOffice);
  });

  it('a receipt of an application promises a person and an answer', () => {
    expect(writeTo('application', locale).body).toMatch(
      /automati.*(?:within one working day|Innerhalb eines Arbeitstags).*21 (?:days|Tagen)/,
    );
  });

  it.each(['newsletter', 'enquiry', 'complaint', 'application', ...payouts] as const)(
    'a mail about %s ends with the details of a business letter',
    (id) => {
      const [, signature = ''] = writeTo(id, locale).body.split('\n-- \n');
      const { legalName, address, register, board, supervisoryBoardChair } = brand;
      const details = [
        legalName,
        '(SE)',
        address.street,
        address.city,
        register.court[locale],
        register.number,
      ];
      for (const detail of [...details, ...board.map(({ name }) => name), supervisoryBoardChair])
        expect(signature).toContain(detail);
      expect(signature).not.toMatch(/[{}]/);
    },
  );
});
