/**
 * What the (invented) card networks charge for a conversion: how much dearer a currency is for the
 * cardholder than at the ECB's rate of the same day, in per cent of the price in euro. The rate that
 * a page prints is worked out from it.
 */
export const networkSpreads = {
  meridian: {
    day: '2026-02-13',
    spreads: {
      CZK: 0.24,
      DKK: 0.12,
      HUF: 0.31,
      ISK: 0.42,
      NOK: 0.22,
      PLN: 0.23,
      RON: 0.29,
      SEK: 0.21,
      CHF: 0.18,
      AUD: 0.26,
      BRL: 0.58,
      CAD: 0.24,
      CNY: 0.36,
      GBP: 0.17,
      HKD: 0.3,
      IDR: 0.61,
      ILS: 0.44,
      INR: 0.55,
      JPY: 0.25,
      KRW: 0.48,
      MXN: 0.47,
      MYR: 0.49,
      NZD: 0.28,
      PHP: 0.59,
      SGD: 0.27,
      THB: 0.46,
      TRY: 0.82,
      USD: 0.19,
      ZAR: 0.53,
    },
  },
} as const;

/**
 * The purchases that the pages work through: amounts in foreign currencies and the fee of the card's provider. With
 * the first one the formula is worked out.
 */
export const workedExamples = {
  network: 'meridian',
  feePercent: 1.5,
  purchases: [
    { code: 'SEK', amount: 1200, name: { en: 'Hotel bill', de: 'Hotelrechnung' } },
    { code: 'USD', amount: 80, name: { en: 'Online order', de: 'Bestellung im Internet' } },
    { code: 'TRY', amount: 6000, name: { en: 'Hire car', de: 'Mietwagen' } },
  ],
} as const;
