/** Words on the plan of the ten services, on the home page and above the list of services. */
export const networkPlan = {
  en: {
    alt: 'Track plan. From your app the line passes KYC platform or Bankident, unless the customer is known already, and reaches the account. Points lead over six tracks: consumer lending, Splitpay, payment flows, debit cards, prepaid cards and cards. Digital banking stands on a siding: a ready app. A signal bridge, monitoring, spans all tracks before they leave for the shop, the payee and the card network.',
    known: 'already known',
    siding: 'our app, if you have none',
    bridge: 'Monitoring',
    toShop: 'to the shop',
    toPayee: 'to the payee',
    toNetwork: 'to the network',
  },
  de: {
    alt: 'Gleisplan. Von Ihrer App führt die Strecke über KYC-Plattform oder Bankident, sofern der Kunde noch nicht bekannt ist, zum Konto. Weichen führen auf sechs Gleise: Verbraucherkredite, Splitpay, Zahlungsströme, Debitkarten, Prepaidkarten und Karten. Digitales Banking steht auf einem Nebengleis: eine fertige App. Eine Signalbrücke, die Überwachung, überspannt alle Gleise, bevor sie zum Händler, zum Empfänger und zum Kartennetz führen.',
    known: 'schon bekannt',
    siding: 'unsere App, falls Sie keine haben',
    bridge: 'Überwachung',
    toShop: 'zum Händler',
    toPayee: 'zum Empfänger',
    toNetwork: 'zum Kartennetz',
  },
} as const;
