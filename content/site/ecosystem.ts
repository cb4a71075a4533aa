/**
 * The (invented) suppliers and advisers who work beside the provider, by what they do. Tasks stand
 * in the order of a project; `throughBank` tells that the bank commissions them, not the partner.
 */
export const ecosystem = [
  {
    slug: 'identification',
    title: { en: 'Identification', de: 'Identifizierung' },
    throughBank: true,
    companies: [
      {
        name: 'Ausweiskontor',
        city: { en: 'Erfurt', de: 'Erfurt' },
        services: ['kyc-platform', 'bankident'],
        what: {
          en: 'Video identification in six languages, from 8 am to 10 pm',
          de: 'Videoidentifizierung in sechs Sprachen, von 8 bis 22 Uhr',
        },
      },
      {
        name: 'Siegelring',
        city: { en: 'Darmstadt', de: 'Darmstadt' },
        services: ['bankident'],
        what: {
          en: 'Qualified electronic signatures under Regulation (EU) No 910/2014',
          de: 'Qualifizierte elektronische Signaturen nach der Verordnung (EU) Nr. 910/2014',
        },
      },
    ],
  },
  {
    slug: 'cards',
    title: { en: 'Card production', de: 'Kartenproduktion' },
    throughBank: true,
    companies: [
      {
        name: 'Prägewerk Oberland',
        city: { en: 'Miesbach', de: 'Miesbach' },
        services: ['debit-cards', 'prepaid-cards'],
        what: {
          en: 'Cards made of recycled PVC or wood, personalised and posted within two working days',
          de: 'Karten aus wiederverwertetem PVC oder Holz, innerhalb von zwei Arbeitstagen personalisiert und versandt',
        },
      },
    ],
  },
  {
    slug: 'accounting',
    title: { en: 'Accounting and files', de: 'Buchhaltung und Dateien' },
    throughBank: false,
    companies: [
      {
        name: 'Belegbrücke',
        city: { en: 'Nuremberg', de: 'Nürnberg' },
        services: ['accounts', 'payment-flows'],
        what: {
          en: 'Turns camt statements into postings for the common accounting systems',
          de: 'Macht aus camt-Auszügen Buchungssätze für die gängigen Buchhaltungssysteme',
        },
      },
      {
        name: 'Tabulon',
        city: { en: 'Kiel', de: 'Kiel' },
        services: ['payment-flows'],
        what: {
          en: 'Checks and splits pain.001 files before they are sent',
          de: 'Prüft und teilt pain.001-Dateien, bevor sie gesendet werden',
        },
      },
    ],
  },
  {
    slug: 'implementation',
    title: { en: 'Design and implementation', de: 'Entwurf und Umsetzung' },
    throughBank: false,
    companies: [
      {
        name: 'Bureau Zwölfeck',
        city: { en: 'Berlin', de: 'Berlin' },
        services: ['digital-banking', 'cards'],
        what: {
          en: 'Apps for people who do not like banking apps; every release tested with screen readers',
          de: 'Apps für Menschen, die Banking-Apps nicht mögen; jede Version mit Screenreadern getestet',
        },
      },
      {
        name: 'Norderlicht Software',
        city: { en: 'Flensburg', de: 'Flensburg' },
        services: ['accounts', 'payment-flows'],
        what: {
          en: 'Backend teams for ERP and industry software, with on-call duty after launch',
          de: 'Backend-Teams für ERP- und Branchensoftware, mit Bereitschaft nach dem Start',
        },
      },
    ],
  },
  {
    slug: 'advice',
    title: { en: 'Advice and audit', de: 'Beratung und Prüfung' },
    throughBank: false,
    companies: [
      {
        name: 'Kranich & Ohm',
        city: { en: 'Frankfurt am Main', de: 'Frankfurt am Main' },
        services: ['consumer-lending', 'splitpay'],
        what: {
          en: 'Law firm for payment and consumer credit law',
          de: 'Kanzlei für Zahlungsverkehrs- und Verbraucherkreditrecht',
        },
      },
      {
        name: 'Vierohren',
        city: { en: 'Leipzig', de: 'Leipzig' },
        services: ['kyc-platform'],
        what: {
          en: 'Penetration tests and audits of money-laundering controls',
          de: 'Penetrationstests und Prüfungen der Geldwäscheprävention',
        },
      },
    ],
  },
] as const;
