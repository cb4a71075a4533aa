/**
 * The currencies for which the ECB publishes a rate, with the digits behind the point that it prints; the law on
 * mark-ups is about those of the EEA. `npm run rates:update` takes no file with any other: name a new one here first.
 */
export const currencies = [
  { code: 'CZK', digits: 3, isEea: true, name: { en: 'Czech koruna', de: 'Tschechische Krone' } },
  { code: 'DKK', digits: 4, isEea: true, name: { en: 'Danish krone', de: 'Dänische Krone' } },
  { code: 'HUF', digits: 2, isEea: true, name: { en: 'Hungarian forint', de: 'Ungarischer Forint' } },
  { code: 'ISK', digits: 2, isEea: true, name: { en: 'Icelandic króna', de: 'Isländische Krone' } },
  { code: 'NOK', digits: 4, isEea: true, name: { en: 'Norwegian krone', de: 'Norwegische Krone' } },
  { code: 'PLN', digits: 4, isEea: true, name: { en: 'Polish zloty', de: 'Polnischer Złoty' } },
  { code: 'RON', digits: 4, isEea: true, name: { en: 'Romanian leu', de: 'Rumänischer Leu' } },
  { code: 'SEK', digits: 4, isEea: true, name: { en: 'Swedish krona', de: 'Schwedische Krone' } },
  { code: 'CHF', digits: 4, isEea: true, name: { en: 'Swiss franc', de: 'Schweizer Franken' } },
  { code: 'AUD', digits: 4, name: { en: 'Australian dollar', de: 'Australischer Dollar' } },
  { code: 'BRL', digits: 4, name: { en: 'Brazilian real', de: 'Brasilianischer Real' } },
  { code: 'CAD', digits: 4, name: { en: 'Canadian dollar', de: 'Kanadischer Dollar' } },
  { code: 'CNY', digits: 4, name: { en: 'Chinese yuan renminbi', de: 'Renminbi Yuan' } },
  { code: 'GBP', digits: 4, name: { en: 'Pound sterling', de: 'Pfund Sterling' } },
  { code: 'HKD', digits: 4, name: { en: 'Hong Kong dollar', de: 'Hongkong-Dollar' } },
  { code: 'IDR', digits: 2, name: { en: 'Indonesian rupiah', de: 'Indonesische Rupiah' } },
  { code: 'ILS', digits: 4, name: { en: 'Israeli shekel', de: 'Israelischer Schekel' } },
  { code: 'INR', digits: 4, name: { en: 'Indian rupee', de: 'Indische Rupie' } },
  { code: 'JPY', digits: 2, name: { en: 'Japanese yen', de: 'Japanischer Yen' } },
  { code: 'KRW', digits: 2, name: { en: 'South Korean won', de: 'Südkoreanischer Won' } },
  { code: 'MXN', digits: 4, name: { en: 'Mexican peso', de: 'Mexikanischer Peso' } },
  { code: 'MYR', digits: 4, name: { en: 'Malaysian ringgit', de: 'Malaysischer Ringgit' } },
  { code: 'NZD', digits: 4, name: { en: 'New Zealand dollar', de: 'Neuseeland-Dollar' } },
  { code: 'PHP', digits: 3, name: { en: 'Philippine peso', de: 'Philippinischer Peso' } },
  { code: 'SGD', digits: 4, name: { en: 'Singapore dollar', de: 'Singapur-Dollar' } },
  { code: 'THB', digits: 3, name: { en: 'Thai baht', de: 'Thailändischer Baht' } },
  { code: 'TRY', digits: 4, name: { en: 'Turkish lira', de: 'Türkische Lira' } },
  { code: 'USD', digits: 4, name: { en: 'US dollar', de: 'US-Dollar' } },
  { code: 'ZAR', digits: 4, name: { en: 'South African rand', de: 'Südafrikanischer Rand' } },
] as const;

/** Currencies of older files that are gone since a country has the euro, with the last day of their rate. */
export const retiredCurrencies = [{ code: 'BGN', lastDay: '2025-12-31' }] as const;
