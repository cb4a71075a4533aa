/** The home page. Slugs under `terms` name glossary entries that it puts forward; values under `proof` quote `figures.ts`. */
export const homeContent = {
  en: {
    name: 'Embedded finance from a licensed bank',
    title: 'The signal box of embedded finance',
    description:
      'Stellwerk is the bank behind other brands: accounts, cards, lending, identity checks and payments through one API, under one German licence.',
    lead: 'Your product is where your customers already are. We are the licensed bank behind it: accounts, cards, loans, identity checks and payments through one API, with accountability to the supervisor and the duties against money laundering on our side of the contract.',
    primaryAction: { name: 'See the ten services', id: 'services' },
    secondaryAction: { name: 'Check our licence', id: 'license' },
    diagram: {
      title: 'One payment, from your customer to the payee',
      alt: 'Payments start in your app. KYC platform or Bankident identify the customer, then the account opens. Points lead over five parallel tracks: loan, Splitpay, payment flows, debit card and prepaid card. All meet at monitoring before the payee is paid.',
      nodes: [
        { id: 'app', kind: 'platform', at: [0, 2], label: 'Your app', note: 'your brand' },
        { id: 'kyc', kind: 'signal', at: [1, 1], label: 'KYC platform', note: 'document and person' },
        { id: 'bankident', kind: 'signal', at: [1, 3], label: 'Bankident', note: 'transfer and signature' },
        { id: 'account', kind: 'station', at: [2, 2], label: 'Account', note: 'own IBAN' },
        { id: 'loan', kind: 'station', at: [3, 0], label: 'Loan' },
        { id: 'splitpay', kind: 'station', at: [3, 1], label: 'Splitpay' },
        { id: 'flows', kind: 'station', at: [3, 2], label: 'Payment flows' },
        { id: 'debit', kind: 'station', at: [3, 3], label: 'Debit card' },
        { id: 'prepaid', kind: 'station', at: [3, 4], label: 'Prepaid card' },
        {
          id: 'monitoring',
          kind: 'signal',
          at: [4, 2],
          lanes: [0, 4],
          label: 'Monitoring',
          note: 'every payment',
        },
        { id: 'payee', kind: 'platform', at: [5, 2], label: 'Payee', note: 'is paid' },
      ],
      tracks: [
        { path: ['app', 'kyc', 'account'] },
        { path: ['app', 'bankident', 'account'], style: 'side' },
        { path: ['account', 'flows', 'monitoring', 'payee'] },
        { path: ['account', 'loan', 'monitoring', 'payee'], style: 'side' },
        { path: ['account', 'splitpay', 'monitoring', 'payee'], style: 'side' },
        { path: ['account', 'debit', 'monitoring', 'payee'], style: 'side' },
        { path: ['account', 'prepaid', 'monitoring', 'payee'], style: 'side' },
      ],
    },
    stops: [
      { name: 'Your app', text: 'The customer confirms a payment in your brand. You send us one request.' },
      {
        name: 'Identity',
        text: 'The signal turns green once we know who is paying: verified at the start, kept up to date from then on.',
      },
      {
        name: 'Account',
        text: 'The amount leaves the account in our ledger, to the cent and with a reference for both sides.',
      },
      {
        name: 'Points',
        text: 'Your product decides which way the payment takes, and sets the points with one parameter.',
      },
      {
        name: 'Track',
        text: 'SEPA transfer, instant transfer, card or loan: each runs on a track of its own, by its own rules.',
      },
      {
        name: 'Monitoring',
        text: 'Fraud patterns and limits are checked for every payment; customers are screened against sanctions lists every day.',
      },
      { name: 'Payee', text: 'The money has arrived, and a webhook tells your product so.' },
    ],
    customersTitle: 'Companies that build on Stellwerk',
    servicesTitle: 'Ten lines, one network',
    servicesText:
      'Take the one you need. They share an identity check, a ledger and a contract, so the second takes less work than the first.',
    lines: [
      { name: 'Accounts and payments', services: ['accounts', 'payment-flows', 'digital-banking'] },
      { name: 'Cards', services: ['cards', 'debit-cards', 'prepaid-cards'] },
      {
        name: 'Credit and identity',
        services: ['splitpay', 'consumer-lending', 'kyc-platform', 'bankident'],
      },
    ],
    proofTitle: 'In service',
    proof: [
      { value: '{partnerCompanies}', label: 'companies offer accounts, cards or loans through Stellwerk' },
      { value: '{accountsInMillions}m', label: 'accounts kept' },
      { value: '{paymentsInMillions}m', label: 'payments settled in 2025' },
      { value: '{passportCountries}', label: 'countries of the European Economic Area under one licence' },
    ],
    splitTitle: 'Who does what',
    splitText:
      'Embedded finance fails where nobody is sure who is responsible for a check. Our contracts draw the line before the first line of code.',
    split: [
      {
        role: 'You',
        items: [
          'The product, the brand and the relationship with the customer',
          'First-line support in your app',
          'Telling us anything you learn that matters for the risk assessment',
        ],
      },
      {
        role: 'Stellwerk',
        items: [
          'The banking licence and accountability to the supervisor',
          'Contracts with the customer for accounts, cards and loans',
          'Identification, screening and suspicious activity reports',
          'Account-keeping, settlement and statutory deposit guarantee',
        ],
      },
    ],
    termsTitle: 'Terms to know before you sign',
    termsText: 'Our glossary names the law behind every term and explains what it means for your product.',
    terms: [
      'payment-services-directive-2',
      'know-your-customer-know-your-business',
      'single-euro-payments-area',
      'anti-money-laundering',
    ],
    allTerms: 'All terms, A to Z',
    contactTitle: 'Tell us about your project',
    contactText:
      'Write to us in three sentences: what your customers do today, what they should be able to do, and by when. You will have an answer within two working days.',
    contactAction: 'Discuss your project',
  },
  de: {
    name: 'Embedded Finance von einer lizenzierten Bank',
    title: 'Das Stellwerk für Embedded Finance',
    description:
      'Stellwerk ist die Bank hinter anderen Marken: Konten, Karten, Kredite, Identifizierung und Zahlungen über eine API, mit deutscher Banklizenz.',
    lead: 'Ihr Produkt ist dort, wo Ihre Kunden ohnehin sind. Wir sind die lizenzierte Bank dahinter: Konten, Karten, Kredite, Identifizierung und Zahlungen über eine API – die Verantwortung gegenüber der Aufsicht und die Geldwäscheprävention liegen auf unserer Seite.',
    primaryAction: { name: 'Die zehn Leistungen', id: 'services' },
    secondaryAction: { name: 'Unsere Lizenz prüfen', id: 'license' },
    diagram: {
      title: 'Eine Zahlung, von Ihrem Kunden bis zum Empfänger',
      alt: 'Zahlungen beginnen in Ihrer App. KYC-Plattform oder Bankident identifizieren, dann öffnet das Konto. Eine Weiche führt auf fünf parallele Gleise: Ratenkredit, Splitpay, Zahlungsströme, Debitkarte und Prepaidkarte. Alle treffen sich bei der Überwachung, bevor der Empfänger bezahlt ist.',
      nodes: [
        { id: 'app', kind: 'platform', at: [0, 2], label: 'Ihre App', note: 'Ihre Marke' },
        { id: 'kyc', kind: 'signal', at: [1, 1], label: 'KYC-Plattform', note: 'Ausweis und Person' },
        { id: 'bankident', kind: 'signal', at: [1, 3], label: 'Bankident', note: 'Überweisung, Signatur' },
        { id: 'account', kind: 'station', at: [2, 2], label: 'Konto', note: 'eigene IBAN' },
        { id: 'loan', kind: 'station', at: [3, 0], label: 'Ratenkredit' },
        { id: 'splitpay', kind: 'station', at: [3, 1], label: 'Splitpay' },
        { id: 'flows', kind: 'station', at: [3, 2], label: 'Zahlungsströme' },
        { id: 'debit', kind: 'station', at: [3, 3], label: 'Debitkarte' },
        { id: 'prepaid', kind: 'station', at: [3, 4], label: 'Prepaidkarte' },
        {
          id: 'monitoring',
          kind: 'signal',
          at: [4, 2],
          lanes: [0, 4],
          label: 'Überwachung',
          note: 'jede Zahlung',
        },
        { id: 'payee', kind: 'platform', at: [5, 2], label: 'Empfänger', note: 'ist bezahlt' },
      ],
      tracks: [
        { path: ['app', 'kyc', 'account'] },
        { path: ['app', 'bankident', 'account'], style: 'side' },
        { path: ['account', 'flows', 'monitoring', 'payee'] },
        { path: ['account', 'loan', 'monitoring', 'payee'], style: 'side' },
        { path: ['account', 'splitpay', 'monitoring', 'payee'], style: 'side' },
        { path: ['account', 'debit', 'monitoring', 'payee'], style: 'side' },
        { path: ['account', 'prepaid', 'monitoring', 'payee'], style: 'side' },
      ],
    },
    stops: [
      {
        name: 'Ihre App',
        text: 'Der Kunde gibt eine Zahlung unter Ihrer Marke frei. Sie senden uns eine einzige Anfrage.',
      },
      {
        name: 'Identität',
        text: 'Das Signal springt auf Grün, sobald feststeht, wer zahlt: zu Beginn geprüft, danach laufend aktuell gehalten.',
      },
      {
        name: 'Konto',
        text: 'Wir buchen den Betrag vom Konto ab, auf den Cent genau und mit einer Referenz für beide Seiten.',
      },
      {
        name: 'Weiche',
        text: 'Ihr Produkt entscheidet, welchen Weg die Zahlung nimmt, und stellt die Weiche mit einem Parameter.',
      },
      {
        name: 'Gleis',
        text: 'Überweisung, Echtzeit, Karte oder Kredit: Jedes Verfahren fährt auf eigenem Gleis, nach eigenen Regeln.',
      },
      {
        name: 'Überwachung',
        text: 'Betrugsmuster und Limits prüfen wir bei jeder Zahlung; mit Sanktionslisten gleichen wir Kunden täglich ab.',
      },
      { name: 'Empfänger', text: 'Das Geld ist da, und ein Webhook meldet es Ihrem Produkt.' },
    ],
    customersTitle: 'Unternehmen, die auf Stellwerk bauen',
    servicesTitle: 'Zehn Linien, ein Netz',
    servicesText:
      'Nehmen Sie die, die Sie brauchen. Alle teilen sich Identifizierung, Kontoführung und Vertrag; die zweite macht deshalb weniger Arbeit als die erste.',
    lines: [
      { name: 'Konten und Zahlungen', services: ['accounts', 'payment-flows', 'digital-banking'] },
      { name: 'Karten', services: ['cards', 'debit-cards', 'prepaid-cards'] },
      {
        name: 'Kredit und Identität',
        services: ['splitpay', 'consumer-lending', 'kyc-platform', 'bankident'],
      },
    ],
    proofTitle: 'Im Betrieb',
    proof: [
      {
        value: '{partnerCompanies}',
        label: 'Unternehmen bieten mit Stellwerk Konten, Karten oder Kredite an',
      },
      { value: '{accountsInMillions} Mio.', label: 'geführte Konten' },
      { value: '{paymentsInMillions} Mio.', label: 'abgewickelte Zahlungen im Jahr 2025' },
      { value: '{passportCountries}', label: 'Länder des Europäischen Wirtschaftsraums mit einer Lizenz' },
    ],
    splitTitle: 'Wer macht was',
    splitText:
      'Embedded Finance scheitert dort, wo niemand weiß, wer für eine Prüfung verantwortlich ist. Unsere Verträge ziehen die Grenze, bevor die erste Zeile Code entsteht.',
    split: [
      {
        role: 'Sie',
        items: [
          'Produkt, Marke und Kundenbeziehung',
          'Kundendienst als erste Anlaufstelle in Ihrer App',
          'Hinweise auf alles, was für die Risikobewertung zählt',
        ],
      },
      {
        role: 'Stellwerk',
        items: [
          'Banklizenz und Verantwortung gegenüber der Aufsicht',
          'Verträge mit dem Kunden über Konto, Karte und Kredit',
          'Identifizierung, Listenabgleich und Verdachtsmeldungen',
          'Kontoführung, Abwicklung und gesetzliche Einlagensicherung',
        ],
      },
    ],
    termsTitle: 'Diese Begriffe sollten Sie vor dem Vertrag kennen',
    termsText:
      'Unser Glossar nennt zu jedem Begriff die Rechtsgrundlage und erklärt, was daraus für Ihr Produkt folgt.',
    terms: [
      'payment-services-directive-2',
      'know-your-customer-know-your-business',
      'single-euro-payments-area',
      'anti-money-laundering',
    ],
    allTerms: 'Alle Begriffe von A bis Z',
    contactTitle: 'Erzählen Sie uns von Ihrem Vorhaben',
    contactText:
      'Schreiben Sie uns drei Sätze: was Ihre Kunden heute tun, was sie können sollen und bis wann. Sie erhalten innerhalb von zwei Arbeitstagen Antwort.',
    contactAction: 'Vorhaben besprechen',
  },
} as const;
