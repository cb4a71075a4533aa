/** The panel on the home page: four routes that a visitor can set. Codes are those of the developers' page. */
export const panelContent = {
  en: {
    legend: 'Set a route. Your customer wants to',
    routes: [
      {
        route: 'account',
        key: 'open an account',
        company: 'kontaro',
        screen: {
          title: 'Open an account',
          note: '{exampleHolder}, sole trader',
          checks: ['Identity card read', 'Face matches the card', 'On no sanctions list'],
          rows: [{ name: 'Your IBAN', value: '{exampleIban}' }],
          action: 'Open my account',
        },
        messages: [
          { name: 'Your app', text: 'sends name and date of birth', code: 'POST /v1/persons' },
          { name: 'KYC platform', text: 'checks document, face and lists', code: 'verification.completed' },
          { name: 'Account', text: 'opens, with an IBAN of its own', code: 'POST /v1/accounts' },
        ],
      },
      {
        route: 'transfer',
        key: 'pay an invoice',
        company: 'kontaro',
        screen: {
          title: 'Pay an invoice',
          note: '{exampleReference}',
          amount: '{exampleAmount}',
          rows: [
            { name: 'To', value: '{examplePayee}' },
            { name: 'IBAN', value: '{examplePayeeIban}' },
          ],
          checks: ['Name fits the IBAN'],
          action: 'Approve',
        },
        messages: [
          { name: 'Your app', text: 'sends one request', code: 'POST /v1/transfers' },
          { name: 'Identity', text: 'is known; the payee’s name fits', code: 'match' },
          { name: 'Account', text: 'covers the amount, which is booked', code: 'accepted' },
          { name: 'Payment flows', text: 'takes the instant track', code: 'sct_inst' },
          { name: 'Payee', text: 'has the money within ten seconds', code: 'transfer.settled' },
        ],
      },
      {
        route: 'card',
        key: 'pay by card',
        company: 'kontaro',
        screen: {
          title: 'Card payment',
          note: 'Debit card ending in {exampleCard}',
          amount: '{exampleCardAmount}',
          rows: [{ name: 'At', value: 'a hardware shop, Leipzig' }],
          checks: ['Within your limit', 'Balance covers it'],
          action: 'Add the receipt',
        },
        messages: [
          { name: 'Shop', text: 'asks through the card network' },
          { name: 'Identity', text: 'is known since the account was opened' },
          { name: 'Account', text: 'has the amount set aside' },
          { name: 'Debit cards', text: 'answers in milliseconds' },
          { name: 'Network', text: 'settles with the shop’s bank' },
        ],
      },
      {
        route: 'instalments',
        key: 'buy in instalments',
        company: 'reisolo',
        screen: {
          title: 'Pay in instalments',
          note: 'Group trip for six',
          amount: '{exampleCount} × {exampleInstalment}',
          rows: [
            { name: 'Total', value: '{exampleTotal}, no interest' },
            { name: 'To withdraw', value: '14 days' },
          ],
          checks: ['Affordable for you'],
          action: 'Agree and book',
        },
        messages: [
          { name: 'Your shop', text: 'sends the basket' },
          { name: 'KYC platform', text: 'knows who buys; affordability is assessed' },
          { name: 'Account', text: 'is kept for the loan, at the bank' },
          { name: 'Splitpay', text: 'agrees {exampleCount} instalments of {exampleInstalment}' },
          { name: 'Shop', text: 'has the whole amount at once' },
        ],
      },
    ],
  },
  de: {
    legend: 'Stellen Sie eine Fahrstraße. Ihr Kunde möchte',
    routes: [
      {
        route: 'account',
        key: 'ein Konto eröffnen',
        company: 'kontaro',
        screen: {
          title: 'Konto eröffnen',
          note: '{exampleHolder}, selbstständig',
          checks: ['Ausweis gelesen', 'Gesicht passt zum Ausweis', 'Auf keiner Sanktionsliste'],
          rows: [{ name: 'Ihre IBAN', value: '{exampleIban}' }],
          action: 'Konto eröffnen',
        },
        messages: [
          { name: 'Ihre App', text: 'schickt Name und Geburtsdatum', code: 'POST /v1/persons' },
          {
            name: 'KYC-Plattform',
            text: 'prüft Ausweis, Gesicht und Listen',
            code: 'verification.completed',
          },
          { name: 'Konto', text: 'ist eröffnet, mit eigener IBAN', code: 'POST /v1/accounts' },
        ],
      },
      {
        route: 'transfer',
        key: 'eine Rechnung zahlen',
        company: 'kontaro',
        screen: {
          title: 'Rechnung zahlen',
          note: '{exampleReference}',
          amount: '{exampleAmount}',
          rows: [
            { name: 'An', value: '{examplePayee}' },
            { name: 'IBAN', value: '{examplePayeeIban}' },
          ],
          checks: ['Name passt zur IBAN'],
          action: 'Freigeben',
        },
        messages: [
          { name: 'Ihre App', text: 'schickt eine Anfrage', code: 'POST /v1/transfers' },
          { name: 'Identität', text: 'ist bekannt, der Empfängername passt', code: 'match' },
          { name: 'Konto', text: 'ist gedeckt, der Betrag gebucht', code: 'accepted' },
          { name: 'Zahlungsströme', text: 'nehmen das Echtzeitgleis', code: 'sct_inst' },
          { name: 'Empfänger', text: 'hat das Geld binnen zehn Sekunden', code: 'transfer.settled' },
        ],
      },
      {
        route: 'card',
        key: 'mit Karte zahlen',
        company: 'kontaro',
        screen: {
          title: 'Kartenzahlung',
          note: 'Debitkarte mit Endziffern {exampleCard}',
          amount: '{exampleCardAmount}',
          rows: [{ name: 'Bei', value: 'einem Baumarkt in Leipzig' }],
          checks: ['Innerhalb Ihres Limits', 'Guthaben reicht'],
          action: 'Beleg hinzufügen',
        },
        messages: [
          { name: 'Händler', text: 'fragt über das Kartennetz an' },
          { name: 'Identität', text: 'ist seit der Kontoeröffnung bekannt' },
          { name: 'Konto', text: 'hält den Betrag bereit' },
          { name: 'Debitkarten', text: 'antworten in Millisekunden' },
          { name: 'Kartennetz', text: 'rechnet mit der Händlerbank ab' },
        ],
      },
      {
        route: 'instalments',
        key: 'in Raten kaufen',
        company: 'reisolo',
        screen: {
          title: 'In Raten zahlen',
          note: 'Gruppenreise zu sechst',
          amount: '{exampleCount} × {exampleInstalment}',
          rows: [
            { name: 'Gesamt', value: '{exampleTotal}, ohne Zinsen' },
            { name: 'Widerruf', value: '14 Tage' },
          ],
          checks: ['Für Sie tragbar'],
          action: 'Zustimmen und buchen',
        },
        messages: [
          { name: 'Ihr Shop', text: 'schickt den Warenkorb' },
          { name: 'KYC-Plattform', text: 'weiß, wer kauft; die Kreditwürdigkeit wird geprüft' },
          { name: 'Konto', text: 'für den Kredit führt die Bank' },
          { name: 'Splitpay', text: 'vereinbart {exampleCount} Raten zu {exampleInstalment}' },
          { name: 'Händler', text: 'hat sofort den ganzen Betrag' },
        ],
      },
    ],
  },
} as const;
