/** Words of the page that lists all services, and the order in which it does. */
export const servicesIndexContent = {
  en: {
    name: 'Services',
    headTitle: 'Services: accounts, cards, loans, payments by API',
    title: 'Ten services, one licence, one API',
    description:
      'Accounts, cards, lending, identity checks and payment flows from one licensed bank: what each service does and how they work together.',
    intro:
      'All services share one ledger, one identity check and one contract. Start with the one that your customers need today.',
    planNote: 'The route that is set is that of a transfer. Point at a service, and its own is set instead.',
    contact: {
      title: 'Discuss your project',
      text: 'Tell us what your customers should be able to do. A solutions engineer answers within two working days.',
    },
  },
  de: {
    name: 'Leistungen',
    headTitle: 'Leistungen: Konten, Karten, Kredite, Zahlungen per API',
    title: 'Zehn Leistungen, eine Lizenz, eine API',
    description:
      'Konten, Karten, Kredite, Identifizierung und Zahlungsströme von einer lizenzierten Bank: was jede Leistung umfasst und wie sie zusammenwirken.',
    intro:
      'Alle Leistungen teilen sich Kontoführung, Identifizierung und einen Vertrag. Beginnen Sie mit der, die Ihre Kunden heute brauchen.',
    planNote:
      'Eingestellt ist die Fahrstraße einer Überweisung. Zeigen Sie auf eine Leistung, stellt sich deren eigene ein.',
    contact: {
      title: 'Vorhaben besprechen',
      text: 'Sagen Sie uns, was Ihre Kunden können sollen. Sie erhalten innerhalb von zwei Arbeitstagen eine Antwort aus unserer Lösungsberatung.',
    },
  },
} as const;

/** Order of the services in lists and menus: from the account outwards. */
export const servicesOrder = [
  'accounts',
  'payment-flows',
  'cards',
  'debit-cards',
  'prepaid-cards',
  'splitpay',
  'consumer-lending',
  'kyc-platform',
  'bankident',
  'digital-banking',
] as const;
