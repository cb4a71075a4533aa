/**
 * Euro foreign exchange reference rates of the European Central Bank: units of a currency for one
 * euro, with the digits that the ECB prints. Published for information only; whoever replaces the
 * rates replaces the day, too. A currency of the European Economic Area is marked, since the law on
 * mark-ups is about those.
 */
export const ecbRates = {
  day: '2026-02-13',
  source: 'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html',
  rates: [
    { code: 'CZK', rate: 24.263, digits: 3, isEea: true, name: { en: 'Czech koruna', de: 'Tschechische Krone' } },
    { code: 'DKK', rate: 7.4709, digits: 4, isEea: true, name: { en: 'Danish krone', de: 'Dänische Krone' } },
    { code: 'HUF', rate: 379.08, digits: 2, isEea: true, name: { en: 'Hungarian forint', de: 'Ungarischer Forint' } },
    { code: 'ISK', rate: 145, digits: 2, isEea: true, name: { en: 'Icelandic króna', de: 'Isländische Krone' } },
    { code: 'NOK', rate: 11.326, digits: 4, isEea: true, name: { en: 'Norwegian krone', de: 'Norwegische Krone' } },
    { code: 'PLN', rate: 4.215, digits: 4, isEea: true, name: { en: 'Polish złoty', de: 'Polnischer Złoty' } },
    { code: 'RON', rate: 5.0946, digits: 4, isEea: true, name: { en: 'Romanian leu', de: 'Rumänischer Leu' } },
    { code: 'SEK', rate: 10.6254, digits: 4, isEea: true, name: { en: 'Swedish krona', de: 'Schwedische Krone' } },
    { code: 'CHF', rate: 0.9121, digits: 4, isEea: true, name: { en: 'Swiss franc', de: 'Schweizer Franken' } },
    { code: 'AUD', rate: 1.6824, digits: 4, isEea: false, name: { en: 'Australian dollar', de: 'Australischer Dollar' } },
    { code: 'BRL', rate: 6.1916, digits: 4, isEea: false, name: { en: 'Brazilian real', de: 'Brasilianischer Real' } },
    { code: 'CAD', rate: 1.6161, digits: 4, isEea: false, name: { en: 'Canadian dollar', de: 'Kanadischer Dollar' } },
    { code: 'CNY', rate: 8.195, digits: 4, isEea: false, name: { en: 'Chinese yuan renminbi', de: 'Chinesischer Renminbi Yuan' } },
    { code: 'GBP', rate: 0.8716, digits: 4, isEea: false, name: { en: 'Pound sterling', de: 'Pfund Sterling' } },
    { code: 'HKD', rate: 9.2725, digits: 4, isEea: false, name: { en: 'Hong Kong dollar', de: 'Hongkong-Dollar' } },
    { code: 'IDR', rate: 19955.44, digits: 2, isEea: false, name: { en: 'Indonesian rupiah', de: 'Indonesische Rupiah' } },
    { code: 'ILS', rate: 3.6649, digits: 4, isEea: false, name: { en: 'Israeli shekel', de: 'Israelischer Schekel' } },
    { code: 'INR', rate: 107.481, digits: 4, isEea: false, name: { en: 'Indian rupee', de: 'Indische Rupie' } },
    { code: 'JPY', rate: 181.83, digits: 2, isEea: false, name: { en: 'Japanese yen', de: 'Japanischer Yen' } },
    { code: 'KRW', rate: 1715.78, digits: 2, isEea: false, name: { en: 'South Korean won', de: 'Südkoreanischer Won' } },
    { code: 'MXN', rate: 20.4269, digits: 4, isEea: false, name: { en: 'Mexican peso', de: 'Mexikanischer Peso' } },
    { code: 'MYR', rate: 4.6351, digits: 4, isEea: false, name: { en: 'Malaysian ringgit', de: 'Malaysischer Ringgit' } },
    { code: 'NZD', rate: 1.9693, digits: 4, isEea: false, name: { en: 'New Zealand dollar', de: 'Neuseeland-Dollar' } },
    { code: 'PHP', rate: 68.63, digits: 3, isEea: false, name: { en: 'Philippine peso', de: 'Philippinischer Peso' } },
    { code: 'SGD', rate: 1.4992, digits: 4, isEea: false, name: { en: 'Singapore dollar', de: 'Singapur-Dollar' } },
    { code: 'THB', rate: 36.861, digits: 3, isEea: false, name: { en: 'Thai baht', de: 'Thailändischer Baht' } },
    { code: 'TRY', rate: 51.8843, digits: 4, isEea: false, name: { en: 'Turkish lira', de: 'Türkische Lira' } },
    { code: 'USD', rate: 1.1862, digits: 4, isEea: false, name: { en: 'US dollar', de: 'US-Dollar' } },
    { code: 'ZAR', rate: 19.019, digits: 4, isEea: false, name: { en: 'South African rand', de: 'Südafrikanischer Rand' } },
  ],
} as const;
