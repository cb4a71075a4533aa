import { toSpeech } from './speech-text';

it.each([
  ['en', 'Section 675m, €1,740 and 4.1%', 'Section 675 m, 1740 euros and 4.1 per cent'],
  ['en', 'PSD2 asks for KYC; SEPA and IBAN do not.', 'P S D two asks for K Y C; Seepa and eye-ban do not.'],
  ['en', 'BaFin and DORA', 'Bah-feen and Dora'],
  ['de', '1.740 € und 4,1 %', '1740 Euro und 4,1 Prozent'],
  ['de', '§ 675m und §§ 491', 'Paragraf 675 m und Paragrafen 491'],
  ['de', 'PSD2, KYC, SEPA, IBAN, BaFin', 'P S D zwei, K Y C, Sepa, Iban, Bafin'],
  ['de', 'Er sagt „nein“ im BGB.', 'Er sagt nein im B G B.'],
  ['de', 'EUREX und Sicherheit', 'EUREX und Sicherheit'],
] as const)('%s: "%s" is read as "%s"', (locale, written, read) => {
  expect(toSpeech(written, locale)).toBe(read);
});
