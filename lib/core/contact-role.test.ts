import { findContactRole } from './contact-role';

describe('findContactRole', () => {
  it.each([
    '/en/support/',
    '/de/support/voltreise/transfer/sepa/',
    '/en/security/what-is-phishing/',
    '/de/customer-information/france/fr-iban/french/',
    '/en/exchange-rates/',
    '/support/faq/',
  ])('offers help to account holders: %s', (path) => expect(findContactRole(path)).toBe('help'));

  it.each(['/en/', '/', '/de/services/accounts/', '/en/partners/', '/blog/support/', '/404/'])(
    'offers a talk to everybody else: %s',
    (path) => expect(findContactRole(path)).toBe('sales'),
  );
});
