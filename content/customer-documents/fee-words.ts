/**
 * Words of the documents about fees. Title, sentences, headings and services of the standard form are those of
 * Implementing Regulation (EU) 2018/34 and Delegated Regulation (EU) 2018/32, and must not be changed.
 */
export const feeWords = {
  en: {
    kinds: {
      'fee-information': {
        title: 'Fee Information Document',
        name: 'Fee information: {account}',
        description:
          'All fees of the {account} on one form, as the law lays it down, with earlier versions and as a PDF.',
        summary:
          'What the account costs, on the form that is the same at every bank in the EU. So you can compare it with other accounts.',
        sentences: [
          'This document informs you about the fees for using the main services linked to the payment account. It will help you to compare these fees with those of other accounts.',
          'Fees may also apply for using services linked to the account which are not listed here. Full information is available in the [terms for accounts and payments](/en/customer-documents/terms/).',
          'A [glossary of the terms used in this document](/en/customer-documents/fee-glossary/) is available free of charge.',
        ],
      },
      'price-list': {
        title: 'Price list',
        name: 'Price list: {account}',
        description:
          'What Stellwerk charges for the {account}: every service with its fee, with version and date, as a page and a PDF.',
        summary:
          'What Stellwerk charges for the account or the card. What the company charges for its app is in your contract with the company.',
        sentences: [
          'This list contains all fees that Stellwerk charges for this account or card. There are no others.',
          'What is not listed here costs nothing, or is not part of the product. The [terms for accounts and payments](/en/customer-documents/terms/) apply.',
          'The European standard form for fees is for payment accounts of consumers. It does not apply to accounts of businesses or to accounts that serve one purpose only, such as settling purchases of shares.',
        ],
      },
    },
    provider: 'Name of the account provider',
    account: 'Account name',
    date: 'Date',
    head: ['Service', 'Fee'],
    none: 'Service not available',
    total: 'Total annual fee',
    each: { month: 'Monthly' },
    percent: 'of the amount',
    groups: {
      general: 'General account services',
      payments: 'Payments (excluding cards)',
      cards: 'Cards and cash',
      overdrafts: 'Overdrafts and related services',
      other: 'Other services',
    },
    details: {
      ordinary: 'ordinary',
      instant: 'instant',
      reference: 'to the reference account, ordinary or instant',
      drivers: 'to the company and to drivers',
    },
    services: {
      maintaining: 'Maintaining the account',
      transfer: 'Credit transfer',
      standingOrder: 'Standing order',
      directDebit: 'Direct debit',
      debitCard: 'Providing a debit card',
      creditCard: 'Providing a credit card',
      cashWithdrawal: 'Cash withdrawal',
      cashDeposit: 'Cash deposit',
      overdraft: 'Overdraft',
      overrunning: 'Overrunning',
      incoming: 'Incoming transfer',
      collection: 'Collecting a direct debit from the account of your customer',
      paymentLink: 'Payment through a payment link',
      prepaidCard: 'Providing the card',
      furtherCard: 'Further debit card for an employee',
      virtualCard: 'Providing a virtual card',
      plasticCard: 'Providing a plastic card',
      foreignPayment: 'Card payment in a currency other than the euro, above the rate of the card network',
      replacementCard: 'Replacement card after loss or damage for which you are responsible',
      statements: 'Monthly account statement in the app',
    },
  },
  de: {
    kinds: {
      'fee-information': {
        title: 'Entgeltinformation',
        name: 'Entgeltinformation: {account}',
        description:
          'Alle Entgelte für das {account} in der gesetzlichen Form, mit früheren Fassungen und als PDF.',
        summary:
          'Was das Konto kostet, in der Form, die bei jeder Bank in der EU gleich ist. So können Sie es mit anderen Konten vergleichen.',
        sentences: [
          'Hiermit informieren wir Sie über die Entgelte, die bei Nutzung der wichtigsten mit dem Zahlungskonto verbundenen Dienste anfallen, damit Sie diese mit anderen Konten vergleichen können.',
          'Darüber hinaus können auch Entgelte für hier nicht aufgeführte Dienste anfallen. Umfassende Informationen erhalten Sie in den [Bedingungen für Konten und Zahlungen](/de/customer-documents/terms/).',
          'Ein [Glossar der hier verwendeten Begriffe](/de/customer-documents/fee-glossary/) ist kostenfrei erhältlich.',
        ],
      },
      'price-list': {
        title: 'Preisverzeichnis',
        name: 'Preisverzeichnis: {account}',
        description:
          'Was Stellwerk berechnet: {account}. Jede Leistung mit Entgelt, Fassung und Datum, als Seite und als PDF.',
        summary:
          'Was Stellwerk für das Konto oder die Karte berechnet. Was das Unternehmen für seine App verlangt, steht in Ihrem Vertrag mit dem Unternehmen.',
        sentences: [
          'Dieses Verzeichnis enthält alle Entgelte, die Stellwerk für dieses Konto oder diese Karte berechnet. Weitere gibt es nicht.',
          'Was hier nicht steht, kostet nichts oder gehört nicht zum Angebot. Es gelten die [Bedingungen für Konten und Zahlungen](/de/customer-documents/terms/).',
          'Die europäische Entgeltinformation ist für Zahlungskonten von Verbrauchern vorgeschrieben. Für Konten von Unternehmen und für Konten mit nur einem Zweck, etwa zur Abwicklung von Wertpapierkäufen, gilt sie nicht.',
        ],
      },
    },
    provider: 'Name des Kontoanbieters',
    account: 'Kontobezeichnung',
    date: 'Datum',
    head: ['Dienst', 'Entgelt'],
    none: 'Dienst nicht verfügbar',
    total: 'Jährliche Gesamtentgelte',
    each: { month: 'Monatlich' },
    percent: 'des Betrags',
    groups: {
      general: 'Allgemeine mit dem Konto verbundene Dienste',
      payments: 'Zahlungen (ohne Karten)',
      cards: 'Karten und Bargeld',
      overdrafts: 'Überziehungen und damit verbundene Dienste',
      other: 'Sonstige Dienste',
    },
    details: {
      ordinary: 'gewöhnlich',
      instant: 'in Echtzeit',
      reference: 'auf das Referenzkonto, auch in Echtzeit',
      drivers: 'an die Firma und an Fahrer',
    },
    services: {
      maintaining: 'Kontoführung',
      transfer: 'Überweisung',
      standingOrder: 'Dauerauftrag',
      directDebit: 'Lastschrift',
      debitCard: 'Ausgabe einer Debitkarte',
      creditCard: 'Ausgabe einer Kreditkarte',
      cashWithdrawal: 'Bargeldauszahlung',
      cashDeposit: 'Bargeldeinzahlung',
      overdraft: 'Eingeräumte Kontoüberziehung',
      overrunning: 'Geduldete Kontoüberziehung',
      incoming: 'Eingehende Überweisung',
      collection: 'Einzug einer Lastschrift vom Konto Ihres Kunden',
      paymentLink: 'Zahlung über einen Zahlungslink',
      prepaidCard: 'Ausgabe der Karte',
      furtherCard: 'Weitere Debitkarte für Beschäftigte',
      virtualCard: 'Ausgabe einer virtuellen Karte',
      plasticCard: 'Ausgabe einer Plastikkarte',
      foreignPayment: 'Kartenzahlung in einer anderen Währung als Euro, zusätzlich zum Kurs des Kartennetzes',
      replacementCard: 'Ersatzkarte nach Verlust oder Schaden, den Sie zu vertreten haben',
      statements: 'Monatlicher Kontoauszug in der App',
    },
  },
} as const;
