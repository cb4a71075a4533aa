/** Words of the page with the reference rates. Texts are Markdown; the figures come from `ecb.ts` and `networks.ts`. */
export const exchangeRatesContent = {
  en: {
    name: 'Exchange rates',
    metaTitle: 'Exchange rates: what foreign currency costs',
    title: 'What a payment in another currency costs',
    searchTerms: ['currency converter', 'conversion rate', 'foreign currency'],
    description:
      'The euro reference rates of the European Central Bank for 29 currencies, how the mark-up on a card payment is worked out, and an example.',
    summary:
      'The mark-up shows what it costs to pay in another currency. It compares your price with the reference rate of the European Central Bank (ECB).',
    purchase: {
      legend: 'A purchase of',
      network: 'at the rate of the card network',
      reference: 'at the rate of the ECB',
      total: 'with the fee of your provider',
    },
    calculator: {
      title: 'Work out your own payment',
      text: "Enter the amount and the fee from your provider's list of fees. The result compares your price with the rate of the ECB.",
      examples: 'Payments by card with a fee of {feePercent}',
      legend: 'You want to know',
      purchase: 'what a payment costs',
      exchange: 'how much foreign currency you get',
    },
    past: {
      title: 'Past rates',
      text: 'How much of the currency you got for one euro at the ECB rate, on each day on which a rate was published.',
      legend: 'Currency',
    },
    howTitle: 'How the mark-up is worked out',
    how: [
      'The mark-up is the difference between what you pay and what you would have paid at the latest ECB rate. It is given in per cent. It includes both the rate of the card network and the fee of your provider.',
      'The bank that issues your card has to publish its mark-up for the currencies of the EEA. The mark-up that applies today is in the app of your provider; this page works out examples. You also receive the figure in a message after you have paid or withdrawn cash in another currency of the EEA, for each currency at least once in every month in which you use it. This is laid down in Article 4 of [Regulation (EU) 2021/1230](https://eur-lex.europa.eu/eli/reg/2021/1230/oj).',
    ],
    formula: { name: 'Mark-up in %', over: 'ECB rate × (1 + fee)', under: 'card rate' },
    formulaNote:
      'Both rates say how many units of the currency you get for one euro. A lower card rate means a higher price in euros.',
    exampleTitle: 'The hotel bill in numbers',
    exampleNote: "The fee of {feePercent} is an example. Yours is in your provider's list of fees.",
    tipsTitle: 'Three things to know before you pay',
    tips: [
      {
        title: 'Local currency is often cheaper',
        text: 'Some shops and cash machines offer to charge you in euros. They then convert at their own rate, which is often worse. Choose the local currency if you want the rate of your card.',
      },
      {
        title: 'The day of conversion matters',
        text: 'The rate that counts is usually that of the day on which the payment reaches the network. This can be a day or two after your purchase.',
      },
      {
        title: 'At weekends the comparison uses the latest ECB rate',
        text: 'The ECB publishes its rates at about 4 pm (CET) on its working days. On other days, the last published rate is used for the comparison.',
      },
    ],
    ratesTitle: 'Reference rates of the ECB',
    networksTitle: 'Rates of the card network',
    networksText:
      'Stellwerk issues its cards in one network. The rates of this network, and how far they differ from the ECB rates, are on a page of their own.',
  },
  de: {
    name: 'Wechselkurse',
    metaTitle: 'Wechselkurse: was fremde Währung kostet',
    title: 'Was eine Zahlung in fremder Währung kostet',
    searchTerms: ['Währungsrechner', 'Umrechnungskurs', 'Fremdwährung'],
    description:
      'Die Euro-Referenzkurse der Europäischen Zentralbank für 29 Währungen, die Berechnung des Aufschlags bei Kartenzahlungen und ein Beispiel.',
    summary:
      'Was die Zahlung in einer anderen Währung kostet, zeigt der Aufschlag. Er vergleicht Ihren Preis mit dem Referenzkurs der Europäischen Zentralbank (EZB).',
    purchase: {
      legend: 'Ein Einkauf für',
      network: 'zum Kurs des Kartennetzes',
      reference: 'zum Kurs der EZB',
      total: 'mit dem Entgelt Ihres Anbieters',
    },
    calculator: {
      title: 'Rechnen Sie Ihre Zahlung selbst aus',
      text: 'Geben Sie den Betrag ein und das Entgelt aus dem Preisverzeichnis Ihres Anbieters. Das Ergebnis vergleicht Ihren Preis mit dem Kurs der EZB.',
      examples: 'Kartenzahlungen mit einem Entgelt von {feePercent}',
      legend: 'Sie möchten wissen,',
      purchase: 'was eine Zahlung kostet',
      exchange: 'wie viel fremde Währung Sie bekommen',
    },
    past: {
      title: 'Die Kurse der vergangenen Tage',
      text: 'Einheiten der Währung für einen Euro, zum Kurs der EZB an jedem Tag, an dem einer veröffentlicht wurde.',
      legend: 'Währung',
    },
    howTitle: 'So wird der Aufschlag berechnet',
    how: [
      'Der Aufschlag ist der Unterschied zwischen dem, was Sie bezahlen, und dem, was Sie zum letzten Kurs der EZB bezahlt hätten. Er wird in Prozent angegeben. In ihm steckt beides: der Kurs des Kartennetzes und das Entgelt Ihres Anbieters.',
      'Die Bank, die Ihre Karte ausgibt, muss ihren Aufschlag für Währungen des EWR veröffentlichen. Der Aufschlag von heute steht in der App Ihres Anbieters; diese Seite rechnet Beispiele vor. Haben Sie in einer anderen Währung des EWR bezahlt oder Geld abgehoben, erfahren Sie ihn außerdem in einer Nachricht, für jede Währung mindestens einmal in jedem Monat, in dem Sie darin zahlen. So steht es in Artikel 4 der [Verordnung (EU) 2021/1230](https://eur-lex.europa.eu/eli/reg/2021/1230/oj).',
    ],
    formula: { name: 'Aufschlag in %', over: 'EZB-Kurs × (1 + Entgelt)', under: 'Kartenkurs' },
    formulaNote:
      'Beide Kurse sagen, wie viel Sie von der fremden Währung für einen Euro bekommen. Ein niedrigerer Kartenkurs bedeutet also einen höheren Preis in Euro.',
    exampleTitle: 'Die Hotelrechnung in Zahlen',
    exampleNote:
      'Das Entgelt von {feePercent} ist ein Beispiel. Ihres steht im Preisverzeichnis Ihres Anbieters.',
    tipsTitle: 'Drei Dinge, die Sie vor dem Bezahlen wissen sollten',
    tips: [
      {
        title: 'Die Landeswährung ist oft günstiger',
        text: 'Manche Geschäfte und Geldautomaten bieten an, gleich in Euro abzurechnen. Dann rechnen sie zu einem eigenen, oft teureren Kurs um. Wählen Sie die Landeswährung, wenn der Kurs Ihrer Karte gelten soll.',
      },
      {
        title: 'Auf den Tag der Umrechnung kommt es an',
        text: 'Meist zählt der Kurs des Tages, an dem die Zahlung im Kartennetz ankommt. Das kann ein oder zwei Tage nach Ihrem Einkauf sein.',
      },
      {
        title: 'Am Wochenende dient der letzte EZB-Kurs zum Vergleich',
        text: 'Die EZB veröffentlicht ihre Kurse an ihren Arbeitstagen gegen 16 Uhr. An anderen Tagen wird mit dem zuletzt veröffentlichten Kurs verglichen.',
      },
    ],
    ratesTitle: 'Referenzkurse der EZB',
    networksTitle: 'Kurse des Kartennetzes',
    networksText:
      'Stellwerk gibt seine Karten in einem Netz heraus. Dessen Kurse und ihr Abstand zu den EZB-Kursen stehen auf einer eigenen Seite.',
  },
} as const;
