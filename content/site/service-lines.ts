/**
 * The services in three groups, each with what the overview says of it. A time stands where the service's
 * page or a case study states one; a test holds them together. Calls are those of the pages for developers.
 */
export const serviceLines = [
  {
    name: { en: 'Accounts and payments', de: 'Konten und Zahlungen' },
    services: [
      {
        slug: 'accounts',
        text: {
          en: 'Bank accounts with their own IBAN, held with us.',
          de: 'Bankkonten mit eigener IBAN, geführt von uns.',
        },
        time: {
          seconds: 660,
          text: { en: '11 minutes', de: '11 Minuten' },
          way: {
            en: 'Application to IBAN, median, sole traders',
            de: 'Antrag bis IBAN, Median, Einzelunternehmen',
          },
        },
        call: 'POST /v1/accounts',
      },
      {
        slug: 'payment-flows',
        text: {
          en: 'We receive, split and pay out other people’s money.',
          de: 'Wir nehmen fremdes Geld an, teilen es auf und zahlen es aus.',
        },
        time: {
          seconds: 10,
          text: { en: '10 seconds', de: '10 Sekunden' },
          way: { en: 'Instant order to payee, at most', de: 'Echtzeitauftrag bis Empfänger, höchstens' },
        },
        call: 'POST /v1/transfers',
      },
      {
        slug: 'digital-banking',
        text: {
          en: 'Accounts, cards and payments as one package for your app.',
          de: 'Konten, Karten und Zahlungen als Paket für Ihre App.',
        },
      },
    ],
  },
  {
    name: { en: 'Cards', de: 'Karten' },
    services: [
      {
        slug: 'cards',
        text: {
          en: 'Physical and virtual cards on an international network.',
          de: 'Physische und virtuelle Karten in einem internationalen Kartennetz.',
        },
        time: {
          seconds: [0.001, 1],
          text: { en: 'milliseconds', de: 'Millisekunden' },
          way: { en: 'Payment to decision', de: 'Zahlung bis Entscheidung' },
        },
        call: 'POST /v1/cards',
      },
      {
        slug: 'debit-cards',
        text: {
          en: 'A card in your design that draws on the account.',
          de: 'Eine Karte in Ihrem Design, die das Konto belastet.',
        },
        time: {
          seconds: 86_400,
          text: { en: 'the same day', de: 'am selben Tag' },
          way: {
            en: 'Account to first payment by virtual card',
            de: 'Konto bis Zahlung mit virtueller Karte',
          },
        },
        call: 'POST /v1/cards',
      },
      {
        slug: 'prepaid-cards',
        text: {
          en: 'Cards with their own balance and no overdraft.',
          de: 'Karten mit eigenem Guthaben und ohne Überziehung.',
        },
        time: {
          seconds: [1, 60],
          text: { en: 'seconds', de: 'Sekunden' },
          way: { en: 'Instant load to balance', de: 'Echtzeitladung bis Guthaben' },
        },
        call: 'POST /v1/cards',
      },
    ],
  },
  {
    name: { en: 'Lending and identity', de: 'Kredit und Identität' },
    services: [
      {
        slug: 'splitpay',
        text: {
          en: 'Pay later or in instalments; the merchant is paid in one sum.',
          de: 'Später oder in Raten zahlen; der Händler erhält sein Geld auf einmal.',
        },
        call: 'POST /v1/loan-applications',
      },
      {
        slug: 'consumer-lending',
        text: {
          en: 'Instalment loans in your app; we decide and lend.',
          de: 'Ratenkredite in Ihrer App; wir entscheiden und zahlen aus.',
        },
        call: 'POST /v1/loan-applications',
      },
      {
        slug: 'kyc-platform',
        text: {
          en: 'Identifies people and companies through one interface.',
          de: 'Identifiziert Personen und Unternehmen über eine Schnittstelle.',
        },
        time: {
          seconds: 86_400,
          text: { en: '1 working day', de: '1 Arbeitstag' },
          way: { en: 'Case to result, simple company', de: 'Vorgang bis Ergebnis, einfache Gesellschaft' },
        },
        call: 'POST /v1/persons',
      },
      {
        slug: 'bankident',
        text: {
          en: 'Identifies by a reference transfer and a qualified signature.',
          de: 'Identifiziert durch Referenzüberweisung und qualifizierte Signatur.',
        },
        call: 'POST /v1/verifications',
      },
    ],
  },
] as const;

/** Heads of the board's columns. */
export const boardWords = {
  way: { en: 'From request to result', de: 'Von der Anfrage zum Ergebnis' },
  units: [
    { en: 'ms', de: 'ms' },
    { en: 's', de: 's' },
    { en: 'min', de: 'min' },
    { en: 'day', de: 'Tag' },
    { en: 'week', de: 'Woche' },
  ],
  usedBy: { en: 'Used by', de: 'Genutzt von' },
  unnamed: { en: 'partners not named here', de: 'hier nicht genannten Partnern' },
  call: { en: 'First call', de: 'Erster Aufruf' },
} as const;
