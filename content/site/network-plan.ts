/** Words on the plan of the ten services, on the home page and above the list of services. */
export const networkPlan = {
  en: {
    alt: 'A customer of your app is identified by the KYC platform or Bankident, unless already known, and gets an account. From there the plan leads on to six services: consumer lending, Splitpay, payment flows, debit cards, prepaid cards and cards. Debit cards draw on the account, prepaid cards on money loaded before. Digital banking is shown next to them as a complete package. All payments pass monitoring before they reach the shop, the payee or the card network.',
    known: 'already known',
    package: 'all of it as one package',
    fromAccount: 'from account',
    loaded: 'loaded',
    monitoring: 'Monitoring',
    toShop: 'to the shop',
    toPayee: 'to the payee',
    toNetwork: 'to the network',
  },
  de: {
    alt: 'Ein Kunde Ihrer App wird über KYC-Plattform oder Bankident identifiziert, sofern er noch nicht bekannt ist, und bekommt ein Konto. Von dort führt der Plan weiter zu sechs Leistungen: Verbraucherkredite, Splitpay, Zahlungsströme, Debitkarten, Prepaidkarten und Karten. Debitkarten greifen auf das Konto zu, Prepaidkarten auf vorab geladenes Guthaben. Digitales Banking steht als Gesamtpaket daneben. Alle Zahlungen passieren die Überwachung, bevor sie Händler, Empfänger oder Kartennetz erreichen.',
    known: 'schon bekannt',
    package: 'alles zusammen als Paket',
    fromAccount: 'vom Konto',
    loaded: 'geladen',
    monitoring: 'Überwachung',
    toShop: 'zum Händler',
    toPayee: 'zum Empfänger',
    toNetwork: 'zum Kartennetz',
  },
} as const;
