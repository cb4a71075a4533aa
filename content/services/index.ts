/** Words of the page that lists all services, and the order in which it does. */
export const servicesIndexContent = {
  en: {
    name: 'Services',
    headTitle: 'Services: accounts, cards, loans, payments by API',
    title: 'Ten services, one licence, one API',
    description:
      'Accounts, cards, lending, identity checks and payment flows from one licensed bank: what each service does and how they work together.',
    intro:
      "Start with what your customers need first. For money of their own there are accounts and cards; for other people's money that only passes through, payment flows; for purchases in instalments, Splitpay; for larger sums, consumer lending. The KYC platform and Bankident identify the customer, and digital banking is the complete package. All share one ledger, one identity check and one contract.",
    planNote: 'The plan shows the route of a transfer. Point at a service to see its own route instead.',
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
      'Beginnen Sie mit dem, was Ihre Kunden zuerst brauchen. Für eigenes Geld gibt es Konten und Karten, für fremdes Geld, das nur durchläuft, Zahlungsströme, für Käufe in Raten Splitpay, für größere Beträge Verbraucherkredite. KYC-Plattform und Bankident stellen fest, wer der Kunde ist; Digitales Banking ist das Gesamtpaket. Alle teilen sich Kontoführung, Identifizierung und einen Vertrag.',
    planNote:
      'Der Plan zeigt den Weg einer Überweisung. Zeigen Sie auf eine Leistung, erscheint deren eigener Weg.',
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
