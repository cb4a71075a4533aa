/** Words that the support pages share. Texts are Markdown. */
export const supportContent = {
  en: {
    name: 'Help and contact',
    metaTitle: 'Help and contact: phone numbers and answers',
    title: 'Help for customers of our partners',
    searchTerms: ['contact', 'phone number', 'hotline', 'customer service'],
    description:
      'Phone numbers and e-mail addresses of companies whose accounts, cards and loans come from Stellwerk, and help in an emergency.',
    summary:
      'First call the company through which you have your account, card or loan. It can usually help; decisions about the account are made by Stellwerk.',
    listTitle: 'Find the provider of your app',
    listHint:
      'If you do not know which company it is, look at your card, your app or your account statement: the name is there. If it is not on this list, its phone number is in your app.',
    moreTitle: 'More help',
    emergencyTitle: 'Emergency: block your card or access',
    withCard:
      'If your card or phone is gone or a stranger is in your account, have your card and your access blocked. If you can, have your IBAN or card number to hand.',
    withoutCard:
      'If your phone is gone or somebody has logged in as you, have your access blocked. This product does not come with a card. If you can, have your customer number to hand.',
    abroad:
      'Calls to 116 116 are free from within Germany. From abroad, dial +49 116 116 or +49 30 4050 4050.',
    topicsTitle: 'Contacts for other matters',
    topics: [
      {
        title: 'Become a partner',
        text: 'Describe your project in the [enquiry form](/en/partners/#enquiry) or call [+49 30 23125 010](tel:+493023125010). We answer enquiries within two working days.',
      },
      {
        title: 'Job applications',
        text: 'Each [open position](/en/careers/jobs/) has its own form. Write to [careers@stellwerk.example](mailto:careers@stellwerk.example) about everything else.',
      },
      {
        title: 'Press',
        text: 'Call [+49 30 23125 030](tel:+493023125030), Monday to Friday from 8 am to 6 pm, or write to [press@stellwerk.example](mailto:press@stellwerk.example). Logos, figures and releases are on the [press page](/en/press/).',
      },
      {
        title: 'Investors',
        text: 'Figures, dates and files are on the page for [investors](/en/investors/). The address for questions is there too; the team answers within two working days.',
      },
      {
        title: 'Data protection',
        text: 'Write to [privacy@stellwerk.example](mailto:privacy@stellwerk.example). What we store as a bank, and for how long, is in the [privacy notice of the bank](/en/stellwerk-privacy-policy/).',
      },
      {
        title: 'Accessibility',
        text: 'If something on this website is hard to use, write to [accessibility@stellwerk.example](mailto:accessibility@stellwerk.example). The [accessibility statement](/en/accessibility-statement/) lists the problems that we know of and says when we answer.',
      },
      {
        title: 'Security vulnerability',
        text: 'If you have found a weakness in this website, an app or the API, write to [security@stellwerk.example](mailto:security@stellwerk.example). What you get from us then is in the [trust centre](/en/trust/#report-a-weakness).',
      },
    ],
    complaintsTitle: 'Not satisfied?',
    complaints: [
      {
        title: 'Complain to the company or the bank',
        text: 'Talk first to the company whose app you use, or send Stellwerk the [complaint form](/en/complaint/) or an e-mail: [complaints@stellwerk.example](mailto:complaints@stellwerk.example). The bank answers within 15 working days. If something beyond its control prevents that, it tells you why and answers within 35 working days. For payments, [section 62 ZAG](https://www.gesetze-im-internet.de/zag_2018/__62.html) sets these limits.',
      },
      {
        title: 'Ask the arbitration board',
        text: 'If the answer does not help, consumers can ask an independent board free of charge; businesses can do so in disputes over payment services. Its address: [Schlichtungsstelle bei der Deutschen Bundesbank](https://www.bundesbank.de/schlichtungsstelle), Postfach 10 06 02, 60006 Frankfurt am Main ([section 14 UKlaG](https://www.gesetze-im-internet.de/uklag/__14.html)).',
      },
      {
        title: 'Complain to the supervisor',
        text: 'You can complain to BaFin at any time: Graurheindorfer Straße 108, 53117 Bonn. You can still go to court.',
      },
    ],
  },
  de: {
    name: 'Hilfe und Kontakt',
    metaTitle: 'Hilfe und Kontakt: Telefonnummern, Antworten',
    title: 'Hilfe für Kundinnen und Kunden unserer Partner',
    searchTerms: ['Kontakt', 'Telefonnummer', 'Hotline', 'Kundenservice'],
    description:
      'Telefonnummern und E-Mail-Adressen von Unternehmen, deren Konten, Karten und Kredite von Stellwerk kommen, und Hilfe im Notfall.',
    summary:
      'Rufen Sie zuerst das Unternehmen an, über das Sie Konto, Karte oder Kredit haben. Es kann in der Regel helfen; Entscheidungen zum Konto trifft Stellwerk.',
    listTitle: 'Anbieter Ihrer App finden',
    listHint:
      'Sie wissen nicht, welches es ist? Der Name steht auf Ihrer Karte, in Ihrer App oder auf Ihrem Kontoauszug. Fehlt er in dieser Liste, finden Sie die Telefonnummer in Ihrer App.',
    moreTitle: 'Weitere Hilfe',
    emergencyTitle: 'Notfall: Karte oder Zugang sperren',
    withCard:
      'Ist Ihre Karte oder Ihr Telefon weg oder nutzt ein Fremder Ihren Zugang? Lassen Sie Karte und Zugang sperren. Halten Sie, wenn möglich, die IBAN oder die Kartennummer bereit.',
    withoutCard:
      'Ist Ihr Telefon weg oder nutzt ein Fremder Ihren Zugang? Lassen Sie den Zugang sperren. Eine Karte gehört zu diesem Angebot nicht. Halten Sie, wenn möglich, Ihre Kundennummer bereit.',
    abroad:
      'Anrufe bei 116 116 sind aus Deutschland kostenfrei. Aus dem Ausland wählen Sie +49 116 116 oder +49 30 4050 4050.',
    topicsTitle: 'Kontakte für andere Anliegen',
    topics: [
      {
        title: 'Partner werden',
        text: 'Beschreiben Sie Ihr Vorhaben im [Anfrageformular](/de/partners/#enquiry) oder rufen Sie an: [+49 30 23125 010](tel:+493023125010). Wir antworten innerhalb von zwei Arbeitstagen.',
      },
      {
        title: 'Bewerbung',
        text: 'Jede [offene Stelle](/de/careers/jobs/) hat ein eigenes Formular. Schreiben Sie zu allem anderen an [careers@stellwerk.example](mailto:careers@stellwerk.example).',
      },
      {
        title: 'Presse',
        text: 'Rufen Sie an: [+49 30 23125 030](tel:+493023125030), Montag bis Freitag von 8 bis 18 Uhr. Oder schreiben Sie an [press@stellwerk.example](mailto:press@stellwerk.example). Logos, Zahlen und Mitteilungen finden Sie auf der [Presseseite](/de/press/).',
      },
      {
        title: 'Investoren',
        text: 'Zahlen, Termine und Dateien stehen auf der Seite für [Investoren](/de/investors/). Dort finden Sie auch die Adresse für Fragen; das Team antwortet innerhalb von zwei Arbeitstagen.',
      },
      {
        title: 'Datenschutz',
        text: 'Schreiben Sie an [privacy@stellwerk.example](mailto:privacy@stellwerk.example). Was wir als Bank speichern und wie lange, steht in den [Datenschutzhinweisen der Bank](/de/stellwerk-privacy-policy/).',
      },
      {
        title: 'Barrierefreiheit',
        text: 'Lässt sich etwas auf dieser Website schwer bedienen? Schreiben Sie an [accessibility@stellwerk.example](mailto:accessibility@stellwerk.example). Welche Mängel bekannt sind und wann wir antworten, steht in der [Erklärung zur Barrierefreiheit](/de/accessibility-statement/).',
      },
      {
        title: 'Sicherheitslücke',
        text: 'Haben Sie eine Schwachstelle in dieser Website, einer App oder der API gefunden? Schreiben Sie an [security@stellwerk.example](mailto:security@stellwerk.example). Was Sie dann von uns erhalten, steht im [Trust Center](/de/trust/#eine-schwachstelle-melden).',
      },
    ],
    complaintsTitle: 'Nicht zufrieden?',
    complaints: [
      {
        title: 'Beschweren Sie sich',
        text: 'Sprechen Sie zuerst mit dem Anbieter Ihrer App oder senden Sie Stellwerk das [Beschwerdeformular](/de/complaint/) oder eine E-Mail: [complaints@stellwerk.example](mailto:complaints@stellwerk.example). Die Bank antwortet innerhalb von 15 Arbeitstagen. Kann sie das aus Gründen nicht, auf die sie keinen Einfluss hat, nennt sie Ihnen diese Gründe und antwortet innerhalb von 35 Arbeitstagen. Bei Zahlungen stehen diese Fristen im Gesetz ([§ 62 ZAG](https://www.gesetze-im-internet.de/zag_2018/__62.html)).',
      },
      {
        title: 'Fragen Sie die Schlichtungsstelle',
        text: 'Hilft die Antwort nicht, können sich Verbraucher kostenlos an eine unabhängige Stelle wenden; für Unternehmen gilt das bei Streit über Zahlungsdienste. Die Anschrift: [Schlichtungsstelle bei der Deutschen Bundesbank](https://www.bundesbank.de/schlichtungsstelle), Postfach 10 06 02, 60006 Frankfurt am Main ([§ 14 UKlaG](https://www.gesetze-im-internet.de/uklag/__14.html)).',
      },
      {
        title: 'Wenden Sie sich an die Aufsicht',
        text: 'Bei der BaFin können Sie sich jederzeit beschweren: Graurheindorfer Straße 108, 53117 Bonn. Der Weg zu den Gerichten bleibt Ihnen offen.',
      },
    ],
  },
} as const;
