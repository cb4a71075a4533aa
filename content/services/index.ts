/** Words of the page that lists all services, and the order in which it does. */
export const servicesIndexContent = {
  en: {
    name: 'Services',
    metaTitle: 'Services: accounts, cards, loans, payments by API',
    title: 'Ten services, one licence, one API',
    description:
      'Accounts, cards, lending, identity checks and payment flows from one licensed bank: what each service does and how they work together.',
    intro:
      'Start with what your customers need first and add services later. All ten share one ledger, one identity check and one contract.',
    planNote: 'The plan shows the route of a transfer. Choose a service to see its route.',
    contact: {
      title: 'Discuss your project',
      text: 'Tell us what your customers should be able to do. You will have an answer within two working days.',
    },
    advice: {
      title: 'Where to begin',
      items: [
        {
          title: 'Your customers’ own money',
          text: 'If your customers are to receive wages, pay rent or save, begin with [accounts](/en/services/accounts/). [Debit cards](/en/services/debit-cards/) draw on such an account, [prepaid cards](/en/services/prepaid-cards/) on their own balance. [Digital banking](/en/services/digital-banking/) combines account, card and payments in one package.',
        },
        {
          title: 'Other people’s money',
          text: 'A marketplace that collects money for its sellers needs [payment flows](/en/services/payment-flows/): separate accounts, splits by rule, payouts. The first question is whether you may accept such money at all; the [guide](/en/publications/payment-flows-guide/) shows how to find out.',
        },
        {
          title: 'Credit',
          text: '[Splitpay](/en/services/splitpay/) is designed for the checkout, [consumer lending](/en/services/consumer-lending/) for larger sums over a longer time. In both, Stellwerk decides and lends.',
        },
        {
          title: 'Identification',
          text: 'Accounts and loans begin with an identification. The [KYC platform](/en/services/kyc-platform/) offers several methods; one of them, [Bankident](/en/services/bankident/), suits people who already bank online.',
        },
      ],
    },
  },
  de: {
    name: 'Leistungen',
    metaTitle: 'Leistungen: Konten, Karten, Kredite, Zahlungen per API',
    title: 'Zehn Leistungen, eine Lizenz, eine API',
    description:
      'Konten, Karten, Kredite, Identifizierung und Zahlungsströme von einer lizenzierten Bank: was jede Leistung umfasst und wie sie zusammenwirken.',
    intro:
      'Beginnen Sie mit dem, was Ihre Kunden zuerst brauchen. Alle zehn teilen sich ein Hauptbuch (Ledger), eine Identifizierung und einen Vertrag.',
    planNote: 'Der Plan zeigt den Weg einer Überweisung. Wählen Sie eine Leistung, um ihren Weg zu sehen.',
    contact: {
      title: 'Vorhaben besprechen',
      text: 'Sagen Sie uns, was Ihre Kunden können sollen. Sie erhalten innerhalb von zwei Arbeitstagen Antwort.',
    },
    advice: {
      title: 'Womit beginnen?',
      items: [
        {
          title: 'Eigenes Geld',
          text: 'Sollen Ihre Kunden Lohn empfangen, Miete zahlen oder sparen, beginnen Sie mit [Konten](/de/services/accounts/). [Debitkarten](/de/services/debit-cards/) greifen auf ein solches Konto zu, [Prepaidkarten](/de/services/prepaid-cards/) auf ein eigenes Guthaben. [Digitales Banking](/de/services/digital-banking/) verbindet Konto, Karte und Zahlungen in einem Paket.',
        },
        {
          title: 'Fremdes Geld',
          text: 'Wer als Marktplatz Geld für Verkäufer einnimmt, braucht [Zahlungsströme](/de/services/payment-flows/): getrennte Konten, Aufteilung nach Regeln, Auszahlungen. Ob Sie solches Geld überhaupt annehmen dürfen, ist die erste Frage; der [Leitfaden](/de/publications/payment-flows-guide/) zeigt, wie Sie das klären.',
        },
        {
          title: 'Kredit',
          text: '[Splitpay](/de/services/splitpay/) ist für die Kasse gemacht, der [Verbraucherkredit](/de/services/consumer-lending/) für größere Beträge und längere Laufzeiten. In beiden Fällen entscheidet Stellwerk und gibt den Kredit.',
        },
        {
          title: 'Identifizierung',
          text: 'Konten und Kredite beginnen mit einer Identifizierung. Die [KYC-Plattform](/de/services/kyc-platform/) bietet mehrere Verfahren; eines davon, [Bankident](/de/services/bankident/), passt zu Personen, die ihre Bankgeschäfte schon online erledigen.',
        },
      ],
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
