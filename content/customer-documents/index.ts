/** Texts of the list of documents, and links below every document. */
export const customerDocumentsContent = {
  en: {
    name: 'Documents for customers',
    metaTitle: 'Fees, terms, deposit guarantee: documents',
    title: 'Fees, terms and deposit guarantee: all documents',
    description:
      'Fee information by company, terms for accounts and payments, depositor information sheet: as pages and PDFs, with earlier versions.',
    summary:
      'For everyone who has an account or a card with Stellwerk, or is about to apply for one. Current documents are pages and PDFs; earlier versions are PDFs only.',
    searchTerms: ['price list', 'fees', 'fee schedule', 'charges', 'account costs', 'archive'],
    fees: {
      title: 'Fees, by company',
      lead: 'Look for the company whose app you use. For payment accounts of consumers, the document is the European fee information document; for all others, it is a price list.',
    },
    shared: {
      title: 'For all accounts and cards',
      lead: 'These documents are the same whichever app you use.',
    },
    archive:
      'An earlier version is what applied before: for example, when you check a fee from that time. A change applies only from the day on which the new version says it is valid.',
    advice: {
      title: 'If you are looking for something else',
      items: [
        {
          title: 'Your company is not listed',
          text: 'Its document is in your app. We also send it, free of charge, to anyone who asks: [hello@stellwerk.example](mailto:hello@stellwerk.example).',
        },
        {
          title: 'A loan or instalments',
          text: 'What a loan costs is in your loan agreement and in the pre-contractual information that you received with it. The help pages of [Velomark](/en/support/velomark/) and [Reisolo](/en/support/reisolo/) answer questions.',
        },
        {
          title: 'Your own contract',
          text: 'It is in your app, in the version that you agreed to and in its language. If it says something else than a document here, your contract applies.',
        },
      ],
    },
    ways: {
      title: 'Where to go from here',
      items: [
        {
          name: 'Customer information',
          path: '/en/customer-information/',
          text: 'Time limits and rights by country, in five languages.',
        },
        {
          name: 'Help and contact',
          path: '/en/support/',
          text: 'Whom to call about your account or your card.',
        },
        {
          name: 'Exchange rates',
          path: '/en/exchange-rates/',
          text: 'What a card payment in another currency costs.',
        },
      ],
    },
  },
  de: {
    name: 'Dokumente für Kunden',
    metaTitle: 'Entgelte, Bedingungen, Einlagensicherung: Dokumente',
    title: 'Entgelte, Bedingungen, Einlagensicherung: alle Dokumente',
    description:
      'Entgeltinformation je Unternehmen, Bedingungen für Konten und Zahlungen, Informationsbogen für Einleger: als Seite und PDF, mit früheren Fassungen.',
    summary:
      'Für alle, die ein Konto oder eine Karte bei Stellwerk haben oder beantragen möchten. Was gilt, gibt es als Seite und als PDF, frühere Fassungen als PDF.',
    searchTerms: ['Preisverzeichnis', 'Gebühren', 'Entgelte', 'Kontogebühren', 'Kontokosten', 'Archiv'],
    fees: {
      title: 'Entgelte, nach Unternehmen',
      lead: 'Suchen Sie das Unternehmen, dessen App Sie nutzen. Für Zahlungskonten von Verbrauchern gibt es die europäische Entgeltinformation, für alle anderen ein Preisverzeichnis.',
    },
    shared: {
      title: 'Für alle Konten und Karten',
      lead: 'Diese Dokumente sind gleich, welche App Sie auch nutzen.',
    },
    archive:
      'Eine frühere Fassung zeigt, was vorher galt, etwa wenn Sie ein Entgelt aus dieser Zeit prüfen. Eine Änderung gilt erst ab dem Tag, den die neue Fassung nennt.',
    advice: {
      title: 'Wenn Sie etwas anderes suchen',
      items: [
        {
          title: 'Ihr Unternehmen fehlt',
          text: 'Sein Dokument steht in Ihrer App. Wir schicken es auch allen, die darum bitten, kostenlos: [hello@stellwerk.example](mailto:hello@stellwerk.example).',
        },
        {
          title: 'Ein Kredit oder Raten',
          text: 'Was ein Kredit kostet, steht in Ihrem Kreditvertrag und in den vorvertraglichen Informationen dazu. Fragen beantworten die Hilfeseiten von [Velomark](/de/support/velomark/) und [Reisolo](/de/support/reisolo/).',
        },
        {
          title: 'Ihr eigener Vertrag',
          text: 'Er steht in Ihrer App, in der Fassung und der Sprache, der Sie zugestimmt haben. Weicht ein Dokument hier davon ab, gilt Ihr Vertrag.',
        },
      ],
    },
    ways: {
      title: 'Hier geht es weiter',
      items: [
        {
          name: 'Kundeninformationen',
          path: '/de/customer-information/',
          text: 'Fristen und Rechte nach Land, in fünf Sprachen.',
        },
        { name: 'Hilfe und Kontakt', path: '/de/support/', text: 'Wen Sie zu Konto oder Karte anrufen.' },
        {
          name: 'Wechselkurse',
          path: '/de/exchange-rates/',
          text: 'Was eine Kartenzahlung in anderer Währung kostet.',
        },
      ],
    },
  },
} as const;
