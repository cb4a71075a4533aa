/** The home page. Slugs under `terms` name glossary entries that it puts forward; values under `proof` quote `figures.ts`. */
export const homeContent = {
  en: {
    name: 'Embedded finance from a licensed bank',
    title: 'The licensed bank behind your brand',
    description:
      'Stellwerk is the bank behind other brands: accounts, cards, lending, identity checks and payments through one API, under one German licence.',
    lead: 'Ten services through one API for software companies, shops and platforms. Your customers’ contract is with us; accounts, money and checks are ours to handle.',
    primaryAction: { name: 'See the ten services', id: 'services' },
    secondaryAction: { name: 'Check our licence', id: 'license' },
    customersTitle: '{customersShown} of our {partnerCompanies} partner companies',
    customersAction: { name: 'Their customers find help here', id: 'support' },
    customers: ['kontaro', 'lohnlicht', 'velomark', 'voltreise', 'reisolo', 'gewerkly', 'marktgleis'],
    servicesAction: { name: 'What they cost, and from which size', id: 'prices' },
    servicesTitle: 'Ten services in three groups',
    servicesText:
      'Take the one you need. All ten share one identity check, one ledger and one contract, so the second service takes less work than the first.',
    proofTitle: '{partnerCompanies} companies in live operation',
    proofText:
      'Each bar is a year. Its length shows how many companies offered accounts, cards, loans or payments through us at the end of that year; for 2026, in October.',
    proof: [
      {
        value: '{accountsInMillions}m',
        label: 'accounts held with us in September 2026, up from 0.9m at the end of 2021',
        series: 'accountsInMillions',
      },
      {
        value: '{paymentsInMillions}m',
        label: 'payments settled in 2025, up from 96m in 2021',
        series: 'paymentsInMillions',
      },
      { value: '{passportCountries}', label: 'EEA countries covered by our licence and passport' },
    ],
    caseTitle: 'One partner, before and after',
    caseText:
      'Our newest case study and its most important figure. The study itself explains the method and gives the other figures.',
    caseAction: 'Read the case study',
    contract: 'Contract',
    splitTitle: 'Who does what',
    splitText:
      'Embedded finance fails when nobody is sure who is responsible for a check. Our contracts settle that before the first real account is opened.',
    split: [
      {
        role: 'You',
        items: [
          'The product, the brand and the relationship with the customer',
          'First-line support in your app',
          'Telling us anything you learn that affects the risk assessment',
        ],
      },
      {
        role: 'Stellwerk',
        items: [
          'The banking licence and accountability to the supervisor',
          'Contracts with the customer for accounts, cards, loans and payments',
          'Identification, screening and suspicious activity reports',
          'Running the accounts, settlement and membership of the statutory deposit guarantee scheme',
        ],
      },
    ],
    termsTitle: 'Terms to know before you sign',
    termsText: 'Our glossary names the sources of every term and explains what it means for your product.',
    terms: [
      'payment-services-directive-2',
      'know-your-customer-know-your-business',
      'single-euro-payments-area',
      'anti-money-laundering',
    ],
    allTerms: 'All terms, A to Z',
    nextStation: 'Next step',
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
    lead: 'Zehn Leistungen über eine API für Softwarehäuser, Händler und Plattformen. Ihre Kunden haben den Vertrag mit uns; Konten, Geld und Prüfungen liegen bei uns.',
    primaryAction: { name: 'Die zehn Leistungen', id: 'services' },
    secondaryAction: { name: 'Lizenz prüfen', id: 'license' },
    customersTitle: '{customersShown} unserer {partnerCompanies} Partnerunternehmen',
    customersAction: { name: 'Hilfe für deren Kundschaft', id: 'support' },
    customers: ['kontaro', 'lohnlicht', 'velomark', 'voltreise', 'reisolo', 'gewerkly', 'marktgleis'],
    servicesAction: { name: 'Was sie kosten und ab welcher Größe', id: 'prices' },
    servicesTitle: 'Zehn Leistungen in drei Gruppen',
    servicesText:
      'Nehmen Sie die, die Sie brauchen. Alle zehn teilen sich Identifizierung, Hauptbuch (Ledger) und Vertrag. Deshalb macht die zweite Leistung weniger Arbeit als die erste.',
    proofTitle: 'Im Betrieb: {partnerCompanies} Unternehmen',
    proofText:
      'Jeder Balken steht für ein Jahr. Seine Länge zeigt, wie viele Unternehmen am Jahresende, 2026 im Oktober, über uns Konten, Karten, Kredite oder Zahlungen anboten.',
    proof: [
      {
        value: '{accountsInMillions} Mio.',
        label: 'geführte Konten Ende September 2026, Ende 2021: 0,9 Mio.',
        series: 'accountsInMillions',
      },
      {
        value: '{paymentsInMillions} Mio.',
        label: 'ausgeführte Zahlungen im Jahr 2025, im Jahr 2021: 96 Mio.',
        series: 'paymentsInMillions',
      },
      {
        value: '{passportCountries}',
        label: 'EWR-Staaten, in denen wir mit Erlaubnis und Europäischem Pass tätig sein dürfen',
      },
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
      'Unser Glossar nennt zu jedem Begriff die Quellen und erklärt, was daraus für Ihr Produkt folgt.',
    terms: [
      'payment-services-directive-2',
      'know-your-customer-know-your-business',
      'single-euro-payments-area',
      'anti-money-laundering',
    ],
    allTerms: 'Alle Begriffe von A bis Z',
    nextStation: 'Nächster Schritt',
    contactTitle: 'Erzählen Sie uns von Ihrem Vorhaben',
    contactText:
      'Schreiben Sie uns drei Sätze: was Ihre Kunden heute tun, was sie können sollen und bis wann. Sie erhalten innerhalb von zwei Arbeitstagen Antwort.',
    contactAction: 'Vorhaben besprechen',
  },
} as const;
