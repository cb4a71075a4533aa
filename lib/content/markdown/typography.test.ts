import fc from 'fast-check';
import { bindSpaces } from './typography';

/** `~` stands for a space that does not break. */
const bound = (text: string): string => text.replaceAll('~', '\u00a0');

describe('bindSpaces', () => {
  it.each([
    ['z. B. hier', 'z.~B. hier'],
    ['d. h., u. a. und i. d. R.', 'd.~h., u.~a. und i.~d.~R.'],
    ['10 000 und 1 250 000 Euro', '10~000 und 1~250~000~Euro'],
    ['1.250,50 € oder 3 %', '1.250,50~€ oder 3~%'],
    ['§ 5 und §§ 10 bis 17', '§~5 und §§~10 bis 17'],
    ['Art. 5 Abs. 2 Nr. 3', 'Art.~5 Abs.~2 Nr.~3'],
    ['am 5. November 2026', 'am 5.~November 2026'],
    ['hier – dort', 'hier~– dort'],
    ['6 kB und 2 MB', '6~kB und 2~MB'],
    ['5 November', '5 November'],
    ['um 10 Uhr, +49 30 4050 4050', 'um 10~Uhr, +49~30~4050~4050'],
    ['§ 11 Abs. 1 GwG, Prof. Dr. Seiler', '§~11~Abs.~1 GwG, Prof.~Dr.~Seiler'],
    ['HRB 999031 B, 10965 Berlin', 'HRB~999031 B, 10965~Berlin'],
    ['12 345 Konten, 2 am Tag', '12~345 Konten, 2 am Tag'],
  ])('German: %s', (text, expected) => {
    expect(bindSpaces(text, 'de')).toBe(bound(expected));
  });

  it.each([
    ['5 November 2026', '5~November 2026'],
    ['10 000 payments, 20 per cent', '10~000 payments, 20~per cent'],
    ['here – there', 'here~– there'],
    ['No. 5, pp. 10', 'No.~5, pp.~10'],
    ['§ 675u BGB', '§~675u BGB'],
    ['8 am to 6 pm', '8~am to 6~pm'],
    ['Article 28, section 43', 'Article~28, section~43'],
    ['one section and 5 amounts', 'one section and 5 amounts'],
    ['at 5. November', 'at 5. November'],
    ['10 0000 and 12 Marches', '10 0000 and 12 Marches'],
  ])('English: %s', (text, expected) => {
    expect(bindSpaces(text, 'en')).toBe(bound(expected));
  });

  it.each([
    ['de', 'Eine E-Mail an Ihre E-Mail-Adresse, kein E-Geld', 'Eine E-+Mail an Ihre E-+Mail-Adresse, kein E-+Geld'],
    ['de', 'in UTF-8 mit SHA-256 nach ISO-20022', 'in UTF-+8 mit SHA-+256 nach ISO-+20022'],
    ['en', 'e-mail, follow-up, DE-IBAN, 2-3, a- b, well-a-day, ABCDE-1', 'e-+mail, follow-up, DE-IBAN, 2-3, a- b, well-a-day, ABCDE-1'],
  ] as const)('%s: no break behind the hyphen of %s', (locale, text, expected) => {
    expect(bindSpaces(text, locale)).toBe(expected.replaceAll('+', '\u2060'));
  });

  it('changes spaces and hyphens only, and nothing the second time', () => {
    const pieces = fc.constantFrom('E-Mail', 'UTF-8', 'z.', 'B.', '10', '000', '§', '5', '%', '–', 'Mai', 'May', 'Art.', 'x', '€');
    fc.assert(
      fc.property(fc.array(pieces), fc.constantFrom('de' as const, 'en' as const), (words, locale) => {
        const text = words.join(' ');
        const once = bindSpaces(text, locale);
        return once.replaceAll('\u00a0', ' ').replaceAll('\u2060', '') === text && bindSpaces(once, locale) === once;
      }),
    );
  });
});
