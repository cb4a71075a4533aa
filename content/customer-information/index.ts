/** Words of the page that lists the customer information. */
export const customerInformationContent = {
  en: {
    name: 'Customer information',
    title: 'Customer information on accounts and payments',
    description:
      'Times, fees and your rights for transfers, direct debits and payouts at the end of the contract, by country, account number and language.',
    summary:
      'For everybody who holds an account that Stellwerk keeps. Choose the country in which you live. The first two letters of your account number (IBAN) tell you which line is yours. Each text exists in the languages listed.',
  },
  de: {
    name: 'Kundeninformationen',
    title: 'Kundeninformationen zu Konto und Zahlungen',
    description:
      'Fristen, Entgelte und Ihre Rechte bei Überweisungen, Lastschriften und Auszahlungen am Vertragsende, nach Land, Kontonummer und Sprache.',
    summary:
      'Für alle, die ein Konto haben, das Stellwerk führt. Wählen Sie das Land, in dem Sie wohnen. Welche Zeile für Sie gilt, sagen die ersten zwei Buchstaben Ihrer Kontonummer (IBAN). Jeden Text gibt es in den genannten Sprachen.',
  },
} as const;

/** Countries of the account holders, as the addresses name them. */
export const countryNames = {
  austria: { en: 'Austria', de: 'Österreich' },
  france: { en: 'France', de: 'Frankreich' },
  germany: { en: 'Germany', de: 'Deutschland' },
  ireland: { en: 'Ireland', de: 'Irland' },
  italy: { en: 'Italy', de: 'Italien' },
  spain: { en: 'Spain', de: 'Spanien' },
} as const;

/** Kinds of account numbers, as the addresses name them, with the letters they begin with. */
export const ibanKinds = { 'de-iban': 'DE', 'fr-iban': 'FR', 'es-iban': 'ES', 'it-iban': 'IT' } as const;

/** Languages of the texts: the word in the address, and the language's name for itself. */
export const textLanguages = {
  en: { slug: 'english', name: 'English' },
  de: { slug: 'german', name: 'Deutsch' },
} as const;
