/**
 * The services as the three lines of a network, each with what a departure board says of it. A time stands
 * where the service's page or a case study states one; a test holds them together. Calls are those of the
 * developers' page.
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
        from: { en: 'Application', de: 'Antrag' },
        to: { en: 'IBAN', de: 'IBAN' },
        time: { en: '11 minutes, median, sole traders', de: '11 Minuten, Median, Einzelunternehmen' },
        call: 'POST /v1/accounts',
      },
      {
        slug: 'payment-flows',
        text: {
          en: 'We receive, split and pay out other people’s money.',
          de: 'Wir nehmen fremdes Geld an, teilen es auf und zahlen es aus.',
        },
        from: { en: 'Instant order', de: 'Echtzeitauftrag' },
        to: { en: 'Payee', de: 'Empfänger' },
        time: { en: '10 seconds', de: '10 Sekunden' },
        call: 'POST /v1/transfers',
      },
      {
        slug: 'digital-banking',
        text: {
          en: 'Accounts, cards and payments as one package for your app.',
          de: 'Konten, Karten und Zahlungen als Paket für Ihre App.',
        },
        from: { en: 'Product description', de: 'Produktbeschreibung' },
        to: { en: 'Pilot', de: 'Pilot' },
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
        from: { en: 'Payment', de: 'Zahlung' },
        to: { en: 'Decision', de: 'Entscheidung' },
        time: { en: 'milliseconds', de: 'Millisekunden' },
        call: 'POST /v1/cards',
      },
      {
        slug: 'debit-cards',
        text: {
          en: 'A card in your design that draws on the account.',
          de: 'Eine Karte in Ihrem Design, die das Konto belastet.',
        },
        from: { en: 'Account', de: 'Konto' },
        to: { en: 'Virtual card', de: 'Virtuelle Karte' },
        time: { en: 'the same day', de: 'am selben Tag' },
        call: 'POST /v1/cards',
      },
      {
        slug: 'prepaid-cards',
        text: {
          en: 'Cards with their own balance and no overdraft.',
          de: 'Karten mit eigenem Guthaben und ohne Überziehung.',
        },
        from: { en: 'Instant load', de: 'Echtzeitladung' },
        to: { en: 'Balance', de: 'Guthaben' },
        time: { en: 'seconds', de: 'Sekunden' },
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
        from: { en: 'Checkout', de: 'Kasse' },
        to: { en: 'Contract', de: 'Vertrag' },
        call: 'POST /v1/loan-applications',
      },
      {
        slug: 'consumer-lending',
        text: {
          en: 'Instalment loans in your app; we decide and lend.',
          de: 'Ratenkredite in Ihrer App; wir entscheiden und zahlen aus.',
        },
        from: { en: 'Application', de: 'Antrag' },
        to: { en: 'Payout', de: 'Auszahlung' },
        call: 'POST /v1/loan-applications',
      },
      {
        slug: 'kyc-platform',
        text: {
          en: 'Identifies people and companies through one interface.',
          de: 'Identifiziert Personen und Unternehmen über eine Schnittstelle.',
        },
        from: { en: 'Case', de: 'Vorgang' },
        to: { en: 'Result', de: 'Ergebnis' },
        time: { en: 'at once, if clear', de: 'sofort, wenn klar' },
        call: 'POST /v1/persons',
      },
      {
        slug: 'bankident',
        text: {
          en: 'Identifies by a reference transfer and a qualified signature.',
          de: 'Identifiziert durch Referenzüberweisung und qualifizierte Signatur.',
        },
        from: { en: 'Data', de: 'Daten' },
        to: { en: 'Identified', de: 'Identifiziert' },
        time: { en: 'no appointment', de: 'ohne Termin' },
        call: 'POST /v1/verifications',
      },
    ],
  },
] as const;

/** Heads of the board's columns. */
export const boardWords = {
  way: { en: 'From request to result', de: 'Von der Anfrage zum Ergebnis' },
  usedBy: { en: 'Used by', de: 'Genutzt von' },
  unnamed: { en: 'partners not named here', de: 'hier nicht genannten Partnern' },
  call: { en: 'First call', de: 'Erster Aufruf' },
} as const;
