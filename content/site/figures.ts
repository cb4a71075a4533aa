/** Figures about the (invented) provider that several pages quote. One place, so that they agree. */
export const figures = {
  /** Companies that offer accounts, cards or loans through the provider. */
  partnerCompanies: 64,
  /** Payment accounts kept, in millions. */
  accountsInMillions: 3.2,
  /** Payments settled in 2025, in millions. */
  paymentsInMillions: 410,
  employees: 386,
  /** Countries whose IBANs are issued. */
  ibanCountries: ['DE', 'FR', 'ES', 'IT'],
  /** States of the European Economic Area covered by the licence and its passport. */
  passportCountries: 30,
} as const;
