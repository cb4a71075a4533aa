/**
 * What the bank offers in the states of the European Economic Area. States that are not listed under `programmes`
 * are covered by the passport, without a programme so far. A test compares the file with the page about the licence.
 */
export const offer = {
  /** States in which partners offer accounts and cards today. */
  programmes: [
    { code: 'DE', iban: 'DE', loans: true, identification: ['online-id', 'video', 'bankident'] },
    { code: 'AT', iban: 'DE', loans: false, identification: ['video', 'bankident'] },
    { code: 'ES', iban: 'ES', loans: false, identification: ['video', 'bankident'] },
    { code: 'FR', iban: 'FR', loans: false, identification: ['video', 'bankident'] },
    { code: 'IE', iban: 'DE', loans: false, identification: ['video', 'bankident'] },
    { code: 'IT', iban: 'IT', loans: false, identification: ['video', 'bankident'] },
  ],
  /** States of the passport in which no programme runs yet. */
  onRequest: [
    ...['BE', 'BG', 'HR', 'CY', 'CZ', 'DK', 'EE', 'FI', 'GR', 'HU', 'IS', 'LV'],
    ...['LI', 'LT', 'LU', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SK', 'SI'],
  ],
} as const;
