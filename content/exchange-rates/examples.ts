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
  /** Beside the calculator; without a script they stand in its place. */
  payments: [
    { code: 'CHF', amount: 100 },
    { code: 'CZK', amount: 1000 },
    { code: 'DKK', amount: 500 },
    { code: 'GBP', amount: 50 },
    { code: 'HUF', amount: 20000 },
    { code: 'NOK', amount: 500 },
    { code: 'PLN', amount: 200 },
    { code: 'SEK', amount: 500 },
    { code: 'USD', amount: 100 },
  ],
} as const;
