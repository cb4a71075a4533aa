/** The panel on the home page: four routes that a visitor can set. Codes are those of the developers' page. */
export const panelContent = {
  en: {
    legend: 'Choose: your customer wants to',
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
          action: 'Go to the account',
        },
        messages: [
          { name: 'Your app', text: 'sends name and date of birth', code: 'POST /v1/persons' },
          {
            name: 'Stellwerk checks',
            text: 'document, face and sanctions lists',
            code: 'verification.completed',
          },
          { name: 'Stellwerk opens', text: 'the account, with its own IBAN', code: 'POST /v1/accounts' },
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
          checks: ['Name matches the IBAN'],
          action: 'Approve',
        },
        messages: [
          { name: 'Your app', text: 'sends the transfer', code: 'POST /v1/transfers' },
          { name: 'Stellwerk checks', text: 'who is paying; the payee’s name matches', code: 'match' },
          { name: 'Stellwerk waits', text: 'until your customer approves', code: 'created' },
          { name: 'Stellwerk pays', text: 'in real time, once the payment is checked', code: 'sct_inst' },
          { name: 'The payee', text: 'has the money within ten seconds', code: 'transfer.settled' },
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
          rows: [{ name: 'Merchant', value: 'Hardware shop, Leipzig' }],
          checks: ['Within your limit', 'Enough funds'],
          action: 'Add the receipt',
        },
        messages: [
          { name: 'The shop', text: 'asks for approval through the card network' },
          { name: 'Stellwerk knows', text: 'who is paying, since opening the account' },
          { name: 'Stellwerk places', text: 'a hold on the account' },
          { name: 'Stellwerk answers', text: 'in milliseconds' },
          { name: 'The network', text: 'settles with the shop’s bank' },
        ],
      },
      {
        route: 'instalments',
        key: 'buy in instalments',
        company: 'reisolo',
        screen: {
          title: 'Pay in instalments',
          note: 'Choir trip, loan from Stellwerk',
          amount: '{exampleCount} × {exampleInstalment}',
          rows: [
            { name: 'Total', value: '{exampleTotal}, no interest' },
            { name: 'Right to withdraw', value: '14 days' },
            { name: 'Caution!', value: 'Borrowing money costs money.' },
          ],
          checks: ['Check passed'],
          action: 'Book and agree to pay',
        },
        messages: [
          { name: 'Your shop', text: 'sends the basket' },
          { name: 'Stellwerk checks', text: 'who is buying and whether the loan can be repaid' },
          { name: 'Stellwerk opens', text: 'the loan account' },
          { name: 'Stellwerk lends', text: 'the price, repaid in {exampleCount} instalments' },
          { name: 'Your shop', text: 'is paid in one sum' },
        ],
      },
    ],
  },
  de: {
    legend: 'Wählen Sie: Ihr Kunde möchte',
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
          action: 'Zum Konto',
        },
        messages: [
          { name: 'Ihre App', text: 'schickt Name und Geburtsdatum', code: 'POST /v1/persons' },
          {
            name: 'Stellwerk prüft',
            text: 'Ausweis, Gesicht und Sanktionslisten',
            code: 'verification.completed',
          },
          { name: 'Stellwerk eröffnet', text: 'das Konto mit eigener IBAN', code: 'POST /v1/accounts' },
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
          { name: 'Ihre App', text: 'schickt die Überweisung', code: 'POST /v1/transfers' },
          { name: 'Stellwerk prüft,', text: 'wer zahlt; der Name passt zur IBAN', code: 'match' },
          { name: 'Stellwerk wartet,', text: 'bis Ihr Kunde freigegeben hat', code: 'created' },
          {
            name: 'Stellwerk überweist',
            text: 'in Echtzeit, sobald die Zahlung geprüft ist',
            code: 'sct_inst',
          },
          { name: 'Der Empfänger', text: 'hat das Geld in zehn Sekunden', code: 'transfer.settled' },
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
          rows: [{ name: 'Händler', value: 'Baumarkt in Leipzig' }],
          checks: ['Innerhalb Ihres Limits', 'Guthaben reicht'],
          action: 'Beleg hinzufügen',
        },
        messages: [
          { name: 'Der Händler', text: 'fragt über das Kartennetz an' },
          { name: 'Stellwerk kennt', text: 'den Kunden seit der Kontoeröffnung' },
          { name: 'Stellwerk merkt', text: 'den Betrag auf dem Konto vor' },
          { name: 'Stellwerk antwortet', text: 'in Millisekunden' },
          { name: 'Das Kartennetz', text: 'rechnet mit der Händlerbank ab' },
        ],
      },
      {
        route: 'instalments',
        key: 'in Raten kaufen',
        company: 'reisolo',
        screen: {
          title: 'In Raten zahlen',
          note: 'Chorreise, Kredit von Stellwerk',
          amount: '{exampleCount} × {exampleInstalment}',
          rows: [
            { name: 'Gesamt', value: '{exampleTotal}, ohne Zinsen' },
            { name: 'Widerrufsfrist', value: '14 Tage' },
            { name: 'Achtung!', value: 'Kreditaufnahme kostet Geld.' },
          ],
          checks: ['Prüfung bestanden'],
          action: 'Zahlungspflichtig buchen',
        },
        messages: [
          { name: 'Ihr Shop', text: 'schickt den Warenkorb' },
          { name: 'Stellwerk prüft,', text: 'wer kauft und ob die Rückzahlung zu erwarten ist' },
          { name: 'Stellwerk eröffnet', text: 'das Kreditkonto' },
          { name: 'Stellwerk finanziert', text: 'den Kauf in {exampleCount} Raten zu {exampleInstalment}' },
          { name: 'Ihr Shop', text: 'erhält sein Geld auf einmal' },
        ],
      },
    ],
  },
} as const;
