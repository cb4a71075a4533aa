import { asksForConsent } from './popup-rule';
import { refusesTracking } from './privacy-signal';

const open = { analytics: -1 };
const page = (path: string) => ({ path, isError: false });

describe('asksForConsent', () => {
  it.each(['/en/', '/de/leistungen/', '/en/services/accounts/', '/blog/', '/fr/'])(
    'asks on %s while analytics is undecided',
    (path) => {
      expect(asksForConsent(page(path), open)).toBe(true);
      for (const analytics of [1, 0, 2]) expect(asksForConsent(page(path), { analytics })).toBe(false);
    },
  );

  it.each([
    '/404/',
    '/en/404/',
    '/en/404.html/',
    '/en/customer-information/germany/de-iban/en/',
    '/de/imprint/',
    '/es/informaciones-clientes/',
    '/fr/informations-clients/x/',
    '/it/informazioni-clienti/',
    '/en/privacy-policy/',
    '/de/stellwerk-privacy-policy/',
    '/en/terms-of-use/',
  ])('never asks on %s', (path) => {
    expect(asksForConsent(page(path), open)).toBe(false);
  });

  it('never asks on an error page, whatever its address', () => {
    expect(asksForConsent({ path: '/en/services/', isError: true }, open)).toBe(false);
  });
});

describe('refusesTracking', () => {
  it.each([
    [{ globalPrivacyControl: true }, true],
    [{ doNotTrack: '1' }, true],
    [{ globalPrivacyControl: false, doNotTrack: '0' }, false],
    [{ doNotTrack: 'unspecified' }, false],
    [{ doNotTrack: null }, false],
    [{}, false],
  ])('reads %p as %p', (signals, refused) => {
    expect(refusesTracking(signals)).toBe(refused);
  });
});
