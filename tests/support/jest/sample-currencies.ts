/** Replaces `content/exchange-rates/currencies.ts`. */
export const currencies = [
  { code: 'SEK', digits: 4, isEea: true, name: { en: 'Swedish krona', de: 'Schwedische Krone' } },
  { code: 'JPY', digits: 2, name: { en: 'Japanese yen', de: 'Japanischer Yen' } },
  { code: 'USD', digits: 4, name: { en: 'US dollar', de: 'US-Dollar' } },
];

export const retiredCurrencies = [{ code: 'BGN', lastDay: '2025-12-31' }];
