import fc from 'fast-check';
import { bindSpaces } from './typography';

/** `~` is a no-break space. */
const bound = (text: string): string => text.replaceAll('~', '\u00a0');

describe('bindSpaces', () => {
  it.each([
    ['z. B. hier', 'z.~B. hier'],
    ['Postfach 10 06 02, 60006 Frankfurt am Main', 'Postfach~10~06~02, 60006~Frankfurt am~Main'],
    ['ohne 1. Jänner, bei Bank A und am Main', 'ohne 1.~Jänner, bei Bank~A und am Main'],
    ['d. h., u. a. und i. d. R.', 'd.~h., u.~a. und i.~d.~R.'],
    ['10 000 und 1 250 000 Euro', '10~000 und 1~250~000~Euro'],
    ['1.250,50 € oder 3 %', '1.250,50~€ oder 3~%'],
    ['Artikel 7 Absatz 1 und § 15 Abs. 1 Buchst. f', 'Artikel~7~Absatz 1 und §~15~Abs.~1~Buchst. f'],
    ['Verordnung (EU) 2024/886, (EU) Nr. 260/2012', 'Verordnung (EU)~2024/886, (EU)~Nr.~260/2012'],
    ['Weichenstraße 7, RFC 5545, ISO 13616', 'Weichenstraße~7, RFC~5545, ISO~13616'],
    ['§ 5 und §§ 10 bis 17', '§~5 und §§~10 bis 17'],
    ['Art. 5 Abs. 2 Nr. 3', 'Art.~5~Abs.~2~Nr.~3'],
    ['am 5. November 2026', 'am 5.~November~2026'],
    ['hier – dort', 'hier~– dort'],
    ['6 kB und 2 MB', '6~kB und 2~MB'],
    ['5 November', '5 November'],
    ['um 10 Uhr, +49 30 4050 4050', 'um 10~Uhr, +49~30~4050~4050'],
    ['§ 11 Abs. 1 GwG, Prof. Dr. Seiler', '§~11~Abs.~1 GwG, Prof.~Dr.~Seiler'],
    ['HRB 999031 B, 10965 Berlin', 'HRB~999031 B, 10965~Berlin'],
    ['12 345 Konten, 2 am Tag', '12~345 Konten, 2 am Tag'],
    ['4.000 Zeilen', '4.000~Zeilen'],
    ['seit November 2026, im März', 'seit November~2026, im März'],
    ['3,2 Millionen Konten, 410 Mio. Zahlungen', '3,2~Millionen Konten, 410~Mio. Zahlungen'],
    ['106,1 Mio. €', '106,1~Mio.~€'],
    [
      'in 14 Tagen, 10 Arbeitstage, 1.250 Geschäftstagen',
      'in 14~Tagen, 10~Arbeitstage, 1.250~Geschäftstagen',
    ],
    ['1 Minute, 5 Jahren, 8 Wochen, 29 Cent', '1~Minute, 5~Jahren, 8~Wochen, 29~Cent'],
    ['2 Tagungen, 3 Monatsraten, zwei Tage', '2 Tagungen, 3 Monatsraten, zwei Tage'],
    ['64 Partnerunternehmen und 386 Menschen', '64~Partnerunternehmen und 386~Menschen'],
    ['im Jahr 2025, Schritt 1, Seite 3', 'im Jahr~2025, Schritt~1, Seite~3'],
    ['Werktag 1, Startseite 2, Jahre 2025', 'Werktag 1, Startseite 2, Jahre 2025'],
    ['Aufwand-Ertrag-Relation in %', 'Aufwand-Ertrag-Relation in~%'],
    ['von 9 bis 16 Uhr, 8.30 bis 12 Uhr', 'von 9~bis~16~Uhr, 8.30~bis~12~Uhr'],
    ['9 bis 16 Stück', '9 bis 16 Stück'],
    ['12,50 € × 1,5 % = 0,19 €', '12,50~€ ×~1,5~% =~0,19~€'],
  ])('German: %s', (text, expected) => {
    expect(bindSpaces(text, 'de')).toBe(bound(expected));
  });

  it.each([
    ['5 November 2026', '5~November~2026'],
    ['10 000 payments, 20 per cent', '10~000 payments, 20~per cent'],
    ['here – there', 'here~– there'],
    ['No. 5, no. 12, pp. 10', 'No.~5, no.~12, pp.~10'],
    ['§ 675u BGB', '§~675u~BGB'],
    ['8 am to 6 pm', '8~am to~6~pm'],
    ['Article 28, section 43', 'Article~28, section~43'],
    ['one section and 5 amounts', 'one section and 5 amounts'],
    ['at 5. November', 'at 5. November'],
    ['10 0000 and 12 Marches', '10 0000 and 12 Marches'],
    ['May 2026, in 2026 May ends', 'May~2026, in 2026 May ends'],
    ['3.2 million, 10,000 people, 5 business days', '3.2~million, 10,000~people, 5~business days'],
    ['1 hour, 72 hours, 64 partner companies', '1~hour, 72~hours, 64~partner companies'],
    ['10 minutely, 2 dayparts, ten days', '10 minutely, 2 dayparts, ten days'],
    ['Step 1, on day 12, page 3', 'Step~1, on day~12, page~3'],
    ['Monday 12, a misstep 2', 'Monday 12, a misstep 2'],
    ['Regulation (EU) No 260/2012, Regulation No 1', 'Regulation (EU)~No~260/2012, Regulation No~1'],
    ['Is it due? No 5 days are needed, no 6', 'Is it due? No 5~days are needed, no 6'],
    ['ratio in %, 5 %', 'ratio in~%, 5~%'],
    ['9 am to 4 pm, 9 am to midnight', '9~am to~4~pm, 9~am to midnight'],
    ['fee = (ECB rate × (1 + fee) ÷ rate − 1) × 100', 'fee =~(ECB rate ×~(1 +~fee) ÷~rate −~1) ×~100'],
    ['A = 10, €5 × 8%', 'A =~10, €5 ×~8%'],
    ['one + two = three', 'one + two = three'],
  ])('English: %s', (text, expected) => {
    expect(bindSpaces(text, 'en')).toBe(bound(expected));
  });

  it.each([
    [
      'de',
      'Eine E-Mail an Ihre E-Mail-Adresse, kein E-Geld',
      'Eine E-+Mail an Ihre E-+Mail-Adresse, kein E-+Geld',
    ],
    [
      'de',
      'die EU-Geldwäscheverordnung in EU-Staaten, HR-Software, Nicht-EU-Staaten, IBAN-Prüfung',
      'die EU-+Geldwäscheverordnung in EU-+Staaten, HR-+Software, Nicht-EU-Staaten, IBAN-Prüfung',
    ],
    ['de', 'in UTF-8 mit SHA-256 nach ISO-20022', 'in UTF-+8 mit SHA-+256 nach ISO-+20022'],
    [
      'en',
      'e-mail, follow-up, DE-IBAN, 2-3, a- b, well-a-day, ABCDE-1',
      'e-+mail, follow-+up, DE-IBAN, 2-3, a- b, well-a-day, ABCDE-1',
    ],
    ['en', 'mark-ups, Wi-Fi, −€648,200, Bonn-Rhine', 'mark-+ups, Wi-+Fi, −+€648,200, Bonn-Rhine'],
    ['de', 'S. 59–61, 10:00–11:00 Uhr, 5 – 6, A–Z', 'S. 59–+61, 10:00–+11:00~Uhr, 5~– 6, A–Z'],
    [
      'de',
      '"www.ihre-bank.sicher-pruefung.example/login"',
      '"www.ihre-+bank.sicher-+pruefung.example/login"',
    ],
    [
      'en',
      'From service@secure-check.example, parcel-payment.example/de',
      'From service@secure-+check.example, parcel-+payment.example/de',
    ],
    [
      'en',
      'well-known. The pre-tax 2.5 and https://www.your-bank.example/my-file.pdf',
      'well-known. The pre-tax 2.5 and https://www.your-bank.example/my-file.pdf',
    ],
  ] as const)('%s: no break behind the hyphen or dash of %s', (locale, text, expected) => {
    expect(bindSpaces(text, locale)).toBe(bound(expected.replaceAll('+', '\u2060')));
  });

  it('changes spaces and hyphens only, and is idempotent', () => {
    const pieces = fc.constantFrom(
      'E-Mail',
      'UTF-8',
      'z.',
      'B.',
      '10',
      '000',
      '2026',
      '§',
      '5',
      '9.',
      '%',
      '–',
      '59–61',
      'Mai',
      'May',
      'Art.',
      'x',
      '€',
      'Mio.',
      'Tage',
      'days',
      'business',
      'Schritt',
      'step',
      '(EU)',
      'No',
      'in',
      'bis',
      'Uhr',
      'am',
      'to',
      'pm',
      '+',
      '+49',
      '×',
      '=',
      '(1',
      'a-b.c-d.example',
      '//',
    );
    fc.assert(
      fc.property(fc.array(pieces), fc.constantFrom('de' as const, 'en' as const), (words, locale) => {
        const text = words.join(' ');
        const once = bindSpaces(text, locale);
        return (
          once.replaceAll('\u00a0', ' ').replaceAll('\u2060', '') === text &&
          bindSpaces(once, locale) === once
        );
      }),
    );
  });
});
