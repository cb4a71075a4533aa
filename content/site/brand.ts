/**
 * Who the provider is. Everything here is invented: a real provider puts its own facts in this
 * one module, and no text repeats them by hand where a template can print them.
 */
export const brand = {
  /** Short name, as in the wordmark and after the bar in every page title. */
  name: 'Stellwerk',
  /** Origin of the published site, without a trailing slash. */
  origin: 'https://www.stellwerk.example',
  legalName: 'Stellwerk Financial Infrastructure SE',
  foundedYear: 2015,
  licensedYear: 2017,
  address: {
    street: 'Weichenstraße 7',
    postalCode: '10965',
    city: 'Berlin',
    country: { en: 'Germany', de: 'Deutschland', fr: 'Allemagne', es: 'Alemania', it: 'Germania' },
    countryCode: 'DE',
  },
  /** Numbers from the range the Bundesnetzagentur keeps free for films and fiction. */
  telephone: {
    office: '+49 30 23125 010',
    press: '+49 30 23125 030',
    reportingOffice: '+49 30 23125 040',
    cardBlocking: '+49 30 23125 116',
  },
  email: {
    office: 'hello@stellwerk.example',
    sales: 'sales@stellwerk.example',
    press: 'press@stellwerk.example',
    privacy: 'privacy@stellwerk.example',
    security: 'security@stellwerk.example',
    accessibility: 'accessibility@stellwerk.example',
    complaints: 'complaints@stellwerk.example',
    reportingOffice: 'reporting-office@stellwerk.example',
    careers: 'careers@stellwerk.example',
  },
  /** Who leads the bank; whoever has a veto can stop a new partner programme. */
  board: [
    {
      name: 'Dr. Henrike Vollmer',
      role: { en: 'Chief Executive Officer', de: 'Vorsitzende des Vorstands' },
      task: {
        en: 'Responsible for partners, legal affairs and communications.',
        de: 'Verantwortet Partnerschaften, Recht und Kommunikation.',
      },
      hasVeto: false,
    },
    {
      name: 'Jonas Achterberg',
      role: { en: 'Chief Financial and Risk Officer', de: 'Vorstand Finanzen und Risiko' },
      task: {
        en: 'Responsible for capital, credit risk and financial reporting.',
        de: 'Verantwortet Kapital, Kreditrisiko und Abschlüsse.',
      },
      hasVeto: true,
    },
    {
      name: 'Mirela Stanković',
      role: { en: 'Chief Technology Officer', de: 'Vorständin Technologie' },
      task: {
        en: 'Responsible for the ledger, the API and security.',
        de: 'Verantwortet Hauptbuch, Schnittstelle und Sicherheit.',
      },
      hasVeto: true,
    },
  ],
  supervisoryBoardChair: 'Prof. Dr. Albrecht Seiler',
  dataProtectionOfficer: 'Friederike Lohse',
  register: {
    court: { en: 'Charlottenburg Local Court (Berlin)', de: 'Amtsgericht Charlottenburg (Berlin)' },
    number: 'HRB 999031 B',
  },
  vatId: 'DE399999995',
  bafinId: '10199931',
  bic: 'STLWDEB1XXX',
} as const;
