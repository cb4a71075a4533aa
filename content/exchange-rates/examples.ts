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
