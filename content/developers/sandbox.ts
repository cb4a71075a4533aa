/** Texts of the page on which developers ask for access to the sandbox. */
export const sandboxContent = {
  en: {
    name: 'Sandbox',
    metaTitle: 'Sandbox: free access for developers',
    date: '2026-11-29',
    menuText: 'Free, without a contract, in one working day',
    title: 'Try the API before there is a contract',
    description:
      'Ask for access to the Stellwerk sandbox: a form, a confirmation by e-mail, and client ID and certificate within one working day. Free, without a contract.',
    summary:
      'The sandbox answers like production, with a real ledger and invented data. Ask with your address at work, and you have access within one working day.',
    searchTerms: [
      'sign up',
      'API key',
      'test account',
      'credentials',
      'developer account',
    ],
    facts: [
      { label: 'Costs', value: 'nothing, not even for each call' },
      { label: 'Contract', value: 'not needed' },
      { label: 'Access', value: 'within one working day' },
      {
        label: 'Data',
        value: 'invented; deleted after 90 days without a request',
      },
    ],
    form: {
      title: 'Ask for access',
      note: 'Takes a minute',
      submit: 'Ask for access',
      subject: 'Access to the sandbox',
      done: {
        title: 'One more step: confirm your address',
        text: 'We have sent you an e-mail with a link. Follow it and confirm within seven days, and we set up your access. If nothing has arrived in ten minutes, please look in your spam folder.',
      },
      hints: {
        email: 'Your address at work. Client ID and link are sent there.',
        service:
          'The access covers all of it. Your answer tells us which questions to expect.',
        'sandbox-terms': 'They are further down on this page.',
      },
    },
    steps: {
      title: 'From the form to the first request',
      items: [
        {
          title: 'Send the form',
          text: 'An e-mail address is enough; your name and your company are optional.',
        },
        {
          title: 'Confirm your address',
          text: 'Follow the link in our e-mail within seven days. Without your confirmation, we delete your entries.',
        },
        {
          title: 'Receive client ID and certificate',
          text: "Within one working day somebody in {leadName}'s team sends you the client ID and a link that works once. Behind it, you download the certificate with its private key, and the webhook secret.",
        },
        {
          title: 'Send the first request',
          text: '[Six steps](/en/developers/#start-title) lead from the first token to a transfer that fails on purpose. Allow one day.',
        },
      ],
    },
    services: {
      title: 'What the sandbox has',
      lead: 'Every operation of the reference, and two that only the sandbox has.',
      items: [
        {
          title: 'Accounts and transfers',
          text: '[Accounts](/en/developers/reference/accounts/) with valid IBANs, [transfers](/en/developers/reference/transfers/) with the verification of payee, and [statements](/en/developers/reference/statements/).',
        },
        {
          title: 'Direct debits and splitting payments',
          text: '[Direct debits](/en/developers/reference/direct-debits/), their [mandates](/en/developers/reference/mandates/), and [splits](/en/developers/reference/splits/) of an incoming payment.',
        },
        {
          title: 'Cards',
          text: '[Cards](/en/developers/reference/cards/) and [card payments](/en/developers/reference/card-payments/), without card production and without wallets.',
        },
        {
          title: 'Loans',
          text: '[Applications](/en/developers/reference/loan-applications/) and [loans](/en/developers/reference/loans/), without a credit report.',
        },
        {
          title: 'Identification',
          text: '[Verifications](/en/developers/reference/verifications/) of [persons](/en/developers/reference/persons/) and [companies](/en/developers/reference/companies/). The surname decides the result.',
        },
        {
          title: 'Simulations',
          text: '[Post an incoming transfer or approve one](/en/developers/reference/simulations/), as others do in production.',
        },
      ],
    },
    terms: {
      title: 'The terms in short',
      lead: 'By sending the form you accept these terms. There are no others.',
      items: [
        {
          title: 'Invented data only',
          text: 'Enter no data of real people: no names, account numbers or documents. Otherwise we delete it.',
        },
        {
          title: 'Free, and without obligation',
          text: 'Access costs nothing and obliges neither side to sign a contract. What [production](/en/developers/#live-title) requires is reviewed separately.',
        },
        {
          title: 'Credentials stay with you',
          text: 'Publish neither private key nor webhook secret. If one is lost, write to [{securityEmail}](mailto:{securityEmail}); we replace it.',
        },
        {
          title: 'No load tests without notice',
          text: 'The [rate limits](/en/developers/requests/#rules-title) apply. Arrange load tests and penetration tests with us first.',
        },
        {
          title: 'No promise of availability',
          text: 'We may restart the sandbox or reset its data at any time. Do not run anything in it on which somebody depends.',
        },
        {
          title: 'Ends when you like',
          text: 'An e-mail ends your access. We may end it too: after 90 days without a request, or at once if these terms are broken.',
        },
      ],
    },
    next: [
      {
        name: 'Six steps in the sandbox',
        path: '/en/developers/',
        text: 'Token, account, transfer and webhook on the first day.',
      },
      {
        name: 'API reference',
        path: '/en/developers/reference/',
        text: 'Every operation with its fields, errors and code.',
      },
      {
        name: 'Status',
        path: '/en/status/',
        text: 'Incidents and planned maintenance of the interface.',
      },
    ],
  },
  de: {
    name: 'Sandbox',
    metaTitle: 'Sandbox: kostenloser Zugang für Entwickler',
    date: '2026-11-29',
    menuText: 'Kostenlos, ohne Vertrag, in einem Arbeitstag',
    title: 'Die API ausprobieren, bevor es einen Vertrag gibt',
    description:
      'Zugang zur Sandbox von Stellwerk: Formular, Bestätigung per E-Mail, Client-ID und Zertifikat innerhalb eines Arbeitstags. Kostenlos, ohne Vertrag.',
    summary:
      'Die Sandbox (Testumgebung) antwortet wie die Produktion, mit erfundenen Daten. Fordern Sie den Zugang an; innerhalb eines Arbeitstags haben Sie ihn.',
    searchTerms: [
      'Testzugang',
      'API-Key',
      'Zugangsdaten',
      'Registrierung',
      'Testumgebung',
    ],
    facts: [
      { label: 'Kosten', value: 'keine, auch nicht je Aufruf' },
      { label: 'Vertrag', value: 'nicht nötig' },
      { label: 'Zugang', value: 'innerhalb eines Arbeitstags' },
      {
        label: 'Daten',
        value: 'erfunden; nach 90 Tagen ohne Anfrage gelöscht',
      },
    ],
    form: {
      title: 'Zugang anfordern',
      note: 'Dauert eine Minute',
      submit: 'Zugang anfordern',
      subject: 'Zugang zur Sandbox',
      done: {
        title: 'Noch ein Schritt: Bestätigen Sie Ihre Adresse',
        text: 'Wir haben Ihnen eine E-Mail mit einem Link geschickt. Folgen Sie ihm innerhalb von sieben Tagen und bestätigen Sie, dann richten wir den Zugang ein. Ist nach zehn Minuten nichts da, sehen Sie bitte im Spam-Ordner nach.',
      },
      hints: {
        email:
          'Ihre dienstliche Adresse. Dorthin schicken wir Client-ID und Link.',
        service:
          'Der Zugang umfasst alles. Ihre Antwort sagt uns, welche Fragen kommen werden.',
        'sandbox-terms': 'Sie stehen weiter unten auf dieser Seite.',
      },
    },
    steps: {
      title: 'Vom Formular zur ersten Anfrage',
      items: [
        {
          title: 'Formular senden',
          text: 'Eine E-Mail-Adresse genügt; Name und Unternehmen sind freiwillig.',
        },
        {
          title: 'Adresse bestätigen',
          text: 'Folgen Sie innerhalb von sieben Tagen dem Link in unserer E-Mail. Ohne Bestätigung löschen wir Ihre Angaben.',
        },
        {
          title: 'Client-ID und Zertifikat erhalten',
          text: 'Innerhalb eines Arbeitstags schickt Ihnen jemand aus dem Team von {leadName} die Client-ID und einen Link, der einmal funktioniert. Dort laden Sie das Zertifikat mit seinem privaten Schlüssel und das Webhook-Secret herunter.',
        },
        {
          title: 'Erste Anfrage senden',
          text: '[Sechs Schritte](/de/developers/#start-title) führen vom ersten Token bis zu einer Überweisung, die absichtlich scheitert. Rechnen Sie mit einem Tag.',
        },
      ],
    },
    services: {
      title: 'Was die Sandbox enthält',
      lead: 'Jede Operation der Referenz und zwei, die es nur in der Sandbox gibt.',
      items: [
        {
          title: 'Konten und Überweisungen',
          text: '[Konten](/de/developers/reference/accounts/) mit gültigen IBANs, [Überweisungen](/de/developers/reference/transfers/) mit Empfängerüberprüfung (Namensabgleich) und [Auszüge](/de/developers/reference/statements/).',
        },
        {
          title: 'Lastschriften und das Aufteilen von Zahlungen',
          text: '[Lastschriften](/de/developers/reference/direct-debits/), ihre [Mandate](/de/developers/reference/mandates/) und das [Aufteilen](/de/developers/reference/splits/) eines Zahlungseingangs.',
        },
        {
          title: 'Karten',
          text: '[Karten](/de/developers/reference/cards/) und [Kartenzahlungen](/de/developers/reference/card-payments/), ohne Kartenproduktion und ohne Wallets.',
        },
        {
          title: 'Kredite',
          text: '[Anträge](/de/developers/reference/loan-applications/) und [Kredite](/de/developers/reference/loans/), ohne Auskunftei.',
        },
        {
          title: 'Identifizierung',
          text: '[Prüfung](/de/developers/reference/verifications/) von [Personen](/de/developers/reference/persons/) und [Unternehmen](/de/developers/reference/companies/). Der Nachname bestimmt das Ergebnis.',
        },
        {
          title: 'Simulationen',
          text: '[Einen Zahlungseingang buchen oder eine Überweisung freigeben](/de/developers/reference/simulations/), wie es in der Produktion andere tun.',
        },
      ],
    },
    terms: {
      title: 'Die Bedingungen in Kürze',
      lead: 'Mit dem Formular stimmen Sie diesen Bedingungen zu. Weitere gibt es nicht.',
      items: [
        {
          title: 'Nur erfundene Daten',
          text: 'Geben Sie keine Daten echter Menschen ein: keine Namen, Kontonummern oder Dokumente. Andernfalls löschen wir sie.',
        },
        {
          title: 'Kostenlos und unverbindlich',
          text: 'Der Zugang kostet nichts und verpflichtet keine Seite zu einem Vertrag. Was die [Produktion](/de/developers/#live-title) verlangt, wird eigens geprüft.',
        },
        {
          title: 'Zugangsdaten bleiben bei Ihnen',
          text: 'Veröffentlichen Sie weder privaten Schlüssel noch Webhook-Secret. Geht etwas verloren, schreiben Sie an [{securityEmail}](mailto:{securityEmail}); wir ersetzen es.',
        },
        {
          title: 'Lasttests nur nach Absprache',
          text: 'Es gelten die [Rate-Limits](/de/developers/requests/#rules-title). Lasttests und Penetrationstests vereinbaren Sie vorher mit uns.',
        },
        {
          title: 'Keine Zusage zur Verfügbarkeit',
          text: 'Wir dürfen die Sandbox jederzeit neu starten oder ihre Daten zurücksetzen. Betreiben Sie darin nichts, worauf sich jemand verlässt.',
        },
        {
          title: 'Jederzeit zu Ende',
          text: 'Eine E-Mail beendet Ihren Zugang. Auch wir können ihn beenden: nach 90 Tagen ohne Anfrage oder sofort, wenn gegen diese Bedingungen verstoßen wird.',
        },
      ],
    },
    next: [
      {
        name: 'Sechs Schritte in der Sandbox',
        path: '/de/developers/',
        text: 'Token, Konto, Überweisung und Webhook am ersten Tag.',
      },
      {
        name: 'API-Referenz',
        path: '/de/developers/reference/',
        text: 'Jede Operation mit Feldern, Fehlern und Code.',
      },
      {
        name: 'Status',
        path: '/de/status/',
        text: 'Störungen und geplante Wartung der Schnittstelle.',
      },
    ],
  },
} as const;
