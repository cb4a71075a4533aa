/** The home page. Slugs under `terms` name glossary entries that it puts forward; values under `proof` quote `figures.ts`. */
export const homeContent = {
  en: {
    name: 'Embedded finance from a licensed bank',
    title: 'The licensed bank behind your brand',
    description:
      'Stellwerk is the bank behind other brands: accounts, cards, lending, identity checks and payments through one API, under one German licence.',
    lead: 'Ten services through one API for software companies, shops and platforms. Your customers have their contract with us; accounts, money and every check stay here.',
    primaryAction: { name: 'See the ten services', id: 'services' },
    secondaryAction: { name: 'Check our licence', id: 'license' },
    customersTitle: '{customersShown} of the {partnerCompanies} companies that run on these tracks',
    customers: ['kontaro', 'lohnlicht', 'velomark', 'voltreise', 'reisolo', 'gewerkly', 'marktgleis'],
    servicesTitle: 'Ten services on three lines',
    servicesText:
      'Take the one you need. They share an identity check, a ledger and a contract, so the second service takes less work than the first.',
    proofTitle: 'In service: {partnerCompanies} companies',
    proofText:
      'Each bar stands for a year, and is as long as the number of companies that offered accounts, cards, loans or payments through us at its end.',
    proof: [
      {
        value: '{accountsInMillions}m',
        label: 'accounts kept, 0.9m at the end of 2021',
        series: 'accountsInMillions',
      },
      {
        value: '{paymentsInMillions}m',
        label: 'payments settled in 2025, 96m in 2021',
        series: 'paymentsInMillions',
      },
      { value: '{passportCountries}', label: 'EEA countries in which our licence is valid' },
    ],
    caseTitle: 'One partner, before and after',
    caseText:
      'Our newest case study and its most telling figure. The method and the other figures are on its own page.',
    caseAction: 'Read the case study',
    contract: 'Contract',
    splitTitle: 'Who does what',
    splitText:
      'Embedded finance fails where nobody is sure who is responsible for a check. Our contracts settle that before the first real account is opened.',
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
          'Contracts with the customer for accounts, cards, loans and payments',
          'Identification, screening and suspicious activity reports',
          'Account-keeping, settlement and membership of the statutory deposit guarantee scheme',
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
    nextStation: 'Next station',
    contactTitle: 'Tell us about your project',
    contactText:
      'Write to us in three sentences: what your customers do today, what they should be able to do, and by when. You will have an answer within two working days.',
    contactAction: 'Discuss your project',
  },
  de: {
    name: 'Embedded Finance von einer lizenzierten Bank',
    title: 'Die Bank hinter Ihrer Marke',
    description:
      'Stellwerk ist die Bank hinter anderen Marken: Konten, Karten, Kredite, Identifizierung und Zahlungen über eine API, mit deutscher Banklizenz.',
    lead: 'Zehn Leistungen über eine API, für Softwarehäuser, Händler und Plattformen. Ihre Kunden haben den Vertrag mit uns, einer zugelassenen Bank; Konten, Geld und Prüfungen liegen bei uns.',
    primaryAction: { name: 'Die zehn Leistungen', id: 'services' },
    secondaryAction: { name: 'Lizenz prüfen', id: 'license' },
    customersTitle: '{customersShown} der {partnerCompanies} Unternehmen, die auf diesen Gleisen fahren',
    customers: ['kontaro', 'lohnlicht', 'velomark', 'voltreise', 'reisolo', 'gewerkly', 'marktgleis'],
    servicesTitle: 'Zehn Leistungen auf drei Linien',
    servicesText:
      'Nehmen Sie die, die Sie brauchen. Alle teilen sich Identifizierung, Kontoführung und Vertrag; die zweite Leistung macht deshalb weniger Arbeit als die erste.',
    proofTitle: 'Im Betrieb: {partnerCompanies} Unternehmen',
    proofText:
      'Jeder Balken steht für ein Jahr und ist so lang, wie an dessen Ende Unternehmen über uns Konten, Karten, Kredite oder Zahlungen anboten.',
    proof: [
      {
        value: '{accountsInMillions} Mio.',
        label: 'geführte Konten, Ende 2021: 0,9 Mio.',
        series: 'accountsInMillions',
      },
      {
        value: '{paymentsInMillions} Mio.',
        label: 'abgewickelte Zahlungen im Jahr 2025, im Jahr 2021: 96 Mio.',
        series: 'paymentsInMillions',
      },
      { value: '{passportCountries}', label: 'EWR-Staaten, in denen unsere Erlaubnis gilt' },
    ],
    caseTitle: 'Ein Partner, vorher und nachher',
    caseText:
      'Die neueste Fallstudie mit ihrer wichtigsten Zahl. Methode und weitere Zahlen stehen auf der Seite der Fallstudie.',
    caseAction: 'Fallstudie lesen',
    contract: 'Vertrag',
    splitTitle: 'Wer macht was',
    splitText:
      'Embedded Finance scheitert dort, wo niemand weiß, wer für eine Prüfung verantwortlich ist. Unsere Verträge legen es fest, bevor das erste echte Konto eröffnet wird.',
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
          'Verträge mit dem Kunden über Konto, Karte, Kredit und Zahlungen',
          'Identifizierung, Listenabgleich und Verdachtsmeldungen',
          'Kontoführung, Abwicklung und Zugehörigkeit zur gesetzlichen Einlagensicherung',
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
    nextStation: 'Nächster Halt',
    contactTitle: 'Erzählen Sie uns von Ihrem Vorhaben',
    contactText:
      'Schreiben Sie uns drei Sätze: was Ihre Kunden heute tun, was sie können sollen und bis wann. Sie erhalten innerhalb von zwei Arbeitstagen Antwort.',
    contactAction: 'Vorhaben besprechen',
  },
} as const;
