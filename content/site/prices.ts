/**
 * The (invented) price list, in euros without value added tax: what a service costs once, at least each
 * month and per piece, from which size we offer it, and how long it takes. Ids of pieces are parameters of
 * the estimator's address; quantities under `example` are those that it begins with.
 */
export const priceList = {
  asOf: '2026-11-27',
  until: '2027-06-30',
  services: {
    accounts: {
      setUp: 24_000,
      monthly: 3_000,
      size: { count: 3_000, of: { en: 'accounts', de: 'Konten' } },
      months: [7, 9],
      note: {
        en: 'Daily screening against sanctions lists and the statement of fees are included. Each new holder is identified; that is charged under the KYC platform or Bankident.',
        de: 'Der tägliche Abgleich mit Sanktionslisten und die Entgeltaufstellung sind enthalten. Hinzu kommt die Identifizierung neuer Inhaber, siehe KYC-Plattform oder Bankident.',
      },
      pieces: [
        {
          id: 'accounts',
          label: { en: 'Accounts at the end of the month', de: 'Konten am Monatsende' },
          unit: { en: 'Account, per month', de: 'Konto, je Monat' },
          price: 0.9,
          above: { count: 20_000, price: 0.6 },
          example: 6_000,
        },
        {
          id: 'account-payments',
          label: { en: 'Payments in and out a month', de: 'Ein- und ausgehende Zahlungen im Monat' },
          unit: {
            en: 'Payment in or out, instant or not',
            de: 'Zahlung, ein- oder ausgehend, in Echtzeit oder nicht',
          },
          price: 0.07,
          above: { count: 100_000, price: 0.04 },
          example: 90_000,
        },
      ],
    },
    'payment-flows': {
      setUp: 28_000,
      monthly: 3_500,
      size: { count: 5_000, of: { en: 'payments a month', de: 'Zahlungen im Monat' } },
      months: [6, 9],
      note: {
        en: 'The reserve for returned direct debits depends on your flow of money and is agreed in the contract. Payees are identified; that is charged under the KYC platform.',
        de: 'Wie hoch die Reserve für Rücklastschriften ist, hängt von Ihrem Geldfluss ab und wird im Vertrag vereinbart. Hinzu kommt die Identifizierung der Zahlungsempfänger, siehe KYC-Plattform.',
      },
      pieces: [
        {
          id: 'payees',
          label: { en: 'Payees at the end of the month', de: 'Zahlungsempfänger am Monatsende' },
          unit: { en: 'Payee, per month', de: 'Zahlungsempfänger, je Monat' },
          price: 0.8,
          above: { count: 5_000, price: 0.5 },
        },
        {
          id: 'flow-payments',
          label: {
            en: 'Payments received and payouts a month',
            de: 'Zahlungseingänge und Auszahlungen im Monat',
          },
          unit: { en: 'Payment received or payout', de: 'Zahlungseingang oder Auszahlung' },
          price: 0.12,
          above: { count: 100_000, price: 0.07 },
        },
      ],
    },
    cards: {
      setUp: 45_000,
      monthly: 4_500,
      size: { count: 1_500, of: { en: 'active cards', de: 'aktive Karten' } },
      months: [8, 10],
      note: {
        en: 'Registration of the programme with the card network, one card design and the blocking line are included. How interchange is divided is agreed in the contract.',
        de: 'Die Anmeldung des Programms beim Kartennetz, ein Kartendesign und der Sperrdienst sind enthalten. Wie das Interbankenentgelt geteilt wird, regelt der Vertrag.',
      },
      pieces: [
        {
          id: 'cards',
          label: { en: 'Active cards', de: 'Aktive Karten' },
          unit: { en: 'Active card, per month', de: 'Aktive Karte, je Monat' },
          price: 0.95,
          above: { count: 10_000, price: 0.7 },
        },
        {
          id: 'card-payments',
          label: { en: 'Card payments a month', de: 'Kartenzahlungen im Monat' },
          unit: { en: 'Card payment', de: 'Kartenzahlung' },
          price: 0.06,
          above: { count: 100_000, price: 0.04 },
        },
        {
          id: 'card-plastic',
          label: { en: 'New physical cards a month', de: 'Neue physische Karten im Monat' },
          unit: { en: 'Physical card, made and sent', de: 'Physische Karte, hergestellt und versandt' },
          price: 6.4,
        },
      ],
    },
    'debit-cards': {
      setUp: 20_000,
      monthly: 1_500,
      size: { count: 1_500, of: { en: 'active cards', de: 'aktive Karten' } },
      months: [3, 4],
      note: {
        en: 'Needs accounts with Stellwerk, which have their own price; the time counts from when they are open. How interchange is divided is agreed in the contract.',
        de: 'Setzt Konten bei Stellwerk voraus, die ihren eigenen Preis haben; die Dauer gilt, sobald es sie gibt. Wie das Interbankenentgelt geteilt wird, regelt der Vertrag.',
      },
      pieces: [
        {
          id: 'debit-cards',
          label: { en: 'Active debit cards', de: 'Aktive Debitkarten' },
          unit: { en: 'Active card, per month', de: 'Aktive Karte, je Monat' },
          price: 0.7,
          above: { count: 10_000, price: 0.5 },
          example: 4_000,
        },
        {
          id: 'debit-payments',
          label: { en: 'Debit card payments a month', de: 'Zahlungen mit Debitkarte im Monat' },
          unit: { en: 'Card payment', de: 'Kartenzahlung' },
          price: 0.05,
          above: { count: 100_000, price: 0.03 },
          example: 48_000,
        },
        {
          id: 'debit-plastic',
          label: { en: 'New physical debit cards a month', de: 'Neue physische Debitkarten im Monat' },
          unit: { en: 'Physical card, made and sent', de: 'Physische Karte, hergestellt und versandt' },
          price: 5.9,
          example: 200,
        },
      ],
    },
    'prepaid-cards': {
      setUp: 38_000,
      monthly: 3_500,
      size: { count: 2_000, of: { en: 'active cards', de: 'aktive Karten' } },
      months: [6, 8],
      note: {
        en: 'Loading by transfer and paying out a balance cost nothing extra. How interchange is divided is agreed in the contract.',
        de: 'Laden per Überweisung und Auszahlen eines Guthabens kosten nichts extra. Wie das Interbankenentgelt geteilt wird, regelt der Vertrag.',
      },
      pieces: [
        {
          id: 'prepaid-cards',
          label: { en: 'Active prepaid cards', de: 'Aktive Prepaidkarten' },
          unit: { en: 'Active card, per month', de: 'Aktive Karte, je Monat' },
          price: 0.85,
          above: { count: 10_000, price: 0.6 },
        },
        {
          id: 'prepaid-payments',
          label: { en: 'Prepaid card payments a month', de: 'Zahlungen mit Prepaidkarte im Monat' },
          unit: { en: 'Card payment', de: 'Kartenzahlung' },
          price: 0.05,
          above: { count: 100_000, price: 0.03 },
        },
        {
          id: 'prepaid-plastic',
          label: { en: 'New physical prepaid cards a month', de: 'Neue physische Prepaidkarten im Monat' },
          unit: { en: 'Physical card, made and sent', de: 'Physische Karte, hergestellt und versandt' },
          price: 5.9,
        },
      ],
    },
    splitpay: {
      setUp: 18_000,
      monthly: 2_000,
      size: { count: 500, of: { en: 'purchases a month', de: 'Käufe im Monat' } },
      months: [6, 9],
      note: {
        en: 'The fee that comes off the purchase price depends on plans, baskets and risk. It is agreed in the contract and not part of this list.',
        de: 'Das Entgelt, das vom Kaufpreis abgeht, hängt von Plänen, Warenkörben und Risiko ab. Es wird im Vertrag vereinbart und steht nicht in dieser Liste.',
      },
      pieces: [
        {
          id: 'instalment-purchases',
          label: {
            en: 'Purchases paid later or in instalments a month',
            de: 'Käufe auf Rechnung oder Raten im Monat',
          },
          unit: { en: 'Purchase with a contract agreed', de: 'Kauf mit geschlossenem Kreditvertrag' },
          price: 0.65,
          above: { count: 20_000, price: 0.4 },
        },
      ],
    },
    'consumer-lending': {
      setUp: 55_000,
      monthly: 5_000,
      size: { count: 150, of: { en: 'applications a month', de: 'Anträge im Monat' } },
      months: [8, 10],
      note: {
        en: 'What you receive for arranging a loan is agreed in the contract. The borrower pays you nothing for it.',
        de: 'Was Sie für die Vermittlung eines Darlehens erhalten, vereinbaren wir im Vertrag. Wer das Darlehen aufnimmt, zahlt Ihnen dafür nichts.',
      },
      pieces: [
        {
          id: 'loan-applications',
          label: { en: 'Applications decided a month', de: 'Entschiedene Anträge im Monat' },
          unit: { en: 'Application decided', de: 'Entschiedener Antrag' },
          price: 2.4,
        },
        {
          id: 'loans',
          label: { en: 'Running loans at the end of the month', de: 'Laufende Darlehen am Monatsende' },
          unit: { en: 'Running loan, per month', de: 'Laufendes Darlehen, je Monat' },
          price: 1.2,
          above: { count: 5_000, price: 0.8 },
        },
      ],
    },
    'kyc-platform': {
      setUp: 9_000,
      monthly: 900,
      size: { count: 300, of: { en: 'identifications a month', de: 'Identifizierungen im Monat' } },
      months: [3, 4],
      note: {
        en: 'Only completed identifications count. An attempt that is abandoned or refused costs nothing.',
        de: 'Es zählen nur abgeschlossene Identifizierungen. Ein abgebrochener oder abgelehnter Versuch kostet nichts.',
      },
      pieces: [
        {
          id: 'eid',
          label: { en: 'People by online ID function a month', de: 'Personen per Online-Ausweis im Monat' },
          unit: { en: 'Person, online ID function', de: 'Person, Online-Ausweisfunktion' },
          price: 2.1,
        },
        {
          id: 'video',
          label: { en: 'People by video a month', de: 'Personen per Video im Monat' },
          unit: { en: 'Person, video', de: 'Person, Video' },
          price: 8.9,
          above: { count: 2_000, price: 7.5 },
        },
        {
          id: 'companies',
          label: { en: 'Companies a month', de: 'Unternehmen im Monat' },
          unit: {
            en: 'Company with its beneficial owners',
            de: 'Unternehmen mit wirtschaftlich Berechtigten',
          },
          price: 32,
        },
      ],
    },
    bankident: {
      setUp: 6_000,
      monthly: 500,
      size: { count: 150, of: { en: 'identifications a month', de: 'Identifizierungen im Monat' } },
      months: [2, 3],
      note: {
        en: 'Reference transfer and qualified signature are included. Only completed identifications count.',
        de: 'Referenzüberweisung und qualifizierte Signatur sind enthalten. Es zählen nur abgeschlossene Identifizierungen.',
      },
      pieces: [
        {
          id: 'bankident',
          label: { en: 'People by Bankident a month', de: 'Personen per Bankident im Monat' },
          unit: { en: 'Person, Bankident', de: 'Person, Bankident' },
          price: 4.3,
          above: { count: 2_000, price: 3.6 },
          example: 250,
        },
      ],
    },
    'digital-banking': {
      setUp: 65_000,
      monthly: 9_000,
      size: { count: 8_000, of: { en: 'customers', de: 'Kunden' } },
      months: [9, 12],
      note: {
        en: 'One price for each customer: an account, a virtual debit card and 15 payments in or out a month. Identifications and physical cards are added.',
        de: 'Ein Preis je Kunde: ein Konto, eine virtuelle Debitkarte und 15 ein- oder ausgehende Zahlungen im Monat. Identifizierungen und physische Karten kommen hinzu.',
      },
      pieces: [
        {
          id: 'customers',
          label: { en: 'Customers at the end of the month', de: 'Kunden am Monatsende' },
          unit: { en: 'Customer, per month', de: 'Kunde, je Monat' },
          price: 2.3,
          above: { count: 20_000, price: 1.7 },
        },
        {
          id: 'package-plastic',
          label: { en: 'New physical cards for them a month', de: 'Neue physische Karten dafür im Monat' },
          unit: { en: 'Physical card, made and sent', de: 'Physische Karte, hergestellt und versandt' },
          price: 5.9,
        },
      ],
    },
  },
} as const;
