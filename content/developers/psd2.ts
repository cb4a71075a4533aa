/** Texts of the page about the interface for third-party providers; its figures are in `psd2-days.json`. */
export const psd2Content = {
  en: {
    name: 'PSD2 interface',
    metaTitle: 'PSD2 interface: access and availability',
    title: 'The PSD2 interface and its availability',
    description:
      'Access to accounts at Stellwerk for payment initiation and account information services: certificate, test facility, consent and quarterly figures.',
    summary:
      'Licensed third-party providers reach payment accounts without a contract and free of charge. Each quarter we publish how available and how fast the access was.',
    searchTerms: [
      'XS2A',
      'TPP',
      'third-party provider',
      'AISP',
      'PISP',
      'QWAC',
      'open banking',
    ],
    facts: [
      { label: 'Interface', value: 'https://psd2.stellwerk.example/v1' },
      {
        label: 'Test facility',
        value: 'https://psd2.sandbox.stellwerk.example/v1',
      },
      { label: 'Certificate', value: 'QWAC under the eIDAS Regulation' },
      { label: 'Consent', value: 'valid for up to 180 days' },
    ],
    access: {
      title: 'Who has access, and how',
      items: [
        {
          title: 'Three services',
          text: 'Account information ([section 50 ZAG](https://www.gesetze-im-internet.de/zag_2018/__50.html), transposing Article 67 of [PSD2](https://eur-lex.europa.eu/eli/dir/2015/2366/oj)), payment initiation ([section 48 ZAG](https://www.gesetze-im-internet.de/zag_2018/__48.html), Article 66) and confirmation that funds are available ([section 45 ZAG](https://www.gesetze-im-internet.de/zag_2018/__45.html), Article 65). A provider needs an authorisation or a registration for each.',
        },
        {
          title: 'Certificate instead of a contract',
          text: 'A qualified website certificate (QWAC) proves who you are and which services you may provide ([Article 34 of Delegated Regulation (EU) 2018/389](https://eur-lex.europa.eu/eli/reg_del/2018/389/oj)). The first request with it creates your access. A contract is not needed.',
        },
        {
          title: 'The account holder approves',
          text: 'Your service sends the account holder to a page of the bank, where they approve with the two factors that they also use in the app of our partner. A consent to account information is valid for up to 180 days; the holder can end it in that app at any time.',
        },
        {
          title: 'Without the account holder',
          text: 'If the holder is not present, up to four requests a day and account are answered (Article 36(5) of the Delegated Regulation). Requests that the holder starts are not limited.',
        },
      ],
    },
    test: {
      title: 'Testing and changes',
      items: [
        {
          title: 'Test facility',
          text: 'Open to authorised providers and to those that have applied for an authorisation (Article 30(5)). It holds invented accounts only. Write to [{officeEmail}](mailto:{officeEmail}) with your number in the register or your application.',
        },
        {
          title: 'Changes three months ahead',
          text: 'Changes of the technical specification are announced here and in the [changelog](/en/developers/changelog/) three months before they apply, emergencies excepted (Article 30(4)).',
        },
        {
          title: 'If the interface fails',
          text: 'Incidents are on the [status page](/en/status/). Five requests in a row without a response within 30 seconds count as a failure (Article 33(1)): call [{telephone}](tel:+493023125010), and we both report it to our supervisory authorities.',
        },
      ],
    },
    figures: {
      title: 'Availability and performance by quarter',
      lead: 'Article 32(4) of Delegated Regulation (EU) 2018/389 requires these figures for the dedicated interface and for the one that account holders use: the API behind the apps of our partners.',
      chart: {
        title: 'How many minutes each interface was down',
        note: 'Minutes in each quarter, planned maintenance included',
        alt: 'Bars for each of the last four quarters: the minutes in which the PSD2 interface was down, and those in which the interface for account holders was.',
        dedicated: 'PSD2 interface',
        customers: 'Account holders',
      },
      table: {
        caption: 'Availability and average response times by quarter',
        head: [
          'Quarter',
          'PSD2: availability',
          'Apps: availability',
          'Initiation, ms',
          'Information, ms',
          'Funds, ms',
          'Apps: response, ms',
          'Errors per 10,000',
        ],
        note: 'Response times are daily averages in milliseconds, averaged over the quarter; those of the apps are for account information. Errors: per 10,000 requests, on our side. A minute counts as down as soon as five requests in a row were not answered within 30 seconds.',
      },
      quarter: 'Quarter [quarter] of [year]',
      files: 'Daily figures, as guideline 3.2 of EBA/GL/2018/07 asks',
      file: 'PSD2 interface by day, quarter [quarter] of [year]',
      columns: [
        'Day',
        'PSD2 interface: minutes down',
        'Initiation: ms',
        'Information: ms',
        'Funds: ms',
        'Errors per 10,000 requests',
        'Account holders: minutes down',
        'Account holders: ms',
      ],
    },
  },
  de: {
    name: 'PSD2-Schnittstelle',
    metaTitle: 'PSD2-Schnittstelle: Zugang, Verfügbarkeit',
    title: 'Die PSD2-Schnittstelle und ihre Verfügbarkeit',
    description:
      'Zugang zu Konten bei Stellwerk für Zahlungsauslöse- und Kontoinformationsdienste: Zertifikat, Tests, Einwilligung und Quartalszahlen.',
    summary:
      'Zugelassene Drittdienste erreichen Zahlungskonten ohne Vertrag und kostenlos. In jedem Quartal veröffentlichen wir, wie verfügbar und schnell der Zugang war.',
    searchTerms: [
      'XS2A',
      'TPP',
      'Drittdienst',
      'AISP',
      'PISP',
      'QWAC',
      'Open Banking',
    ],
    facts: [
      { label: 'Schnittstelle', value: 'https://psd2.stellwerk.example/v1' },
      {
        label: 'Testeinrichtung',
        value: 'https://psd2.sandbox.stellwerk.example/v1',
      },
      { label: 'Zertifikat', value: 'QWAC nach der eIDAS-Verordnung' },
      { label: 'Einwilligung', value: 'gilt bis zu 180 Tage' },
    ],
    access: {
      title: 'Wer Zugang hat, und wie',
      items: [
        {
          title: 'Drei Dienste',
          text: 'Kontoinformationen ([§ 50 ZAG](https://www.gesetze-im-internet.de/zag_2018/__50.html), setzt Artikel 67 der [PSD2](https://eur-lex.europa.eu/eli/dir/2015/2366/oj) um), Zahlungsauslösung ([§ 48 ZAG](https://www.gesetze-im-internet.de/zag_2018/__48.html), Artikel 66) und die Bestätigung, dass Geld verfügbar ist ([§ 45 ZAG](https://www.gesetze-im-internet.de/zag_2018/__45.html), Artikel 65). Für jeden braucht ein Dienst eine Erlaubnis oder Registrierung.',
        },
        {
          title: 'Zertifikat statt Vertrag',
          text: 'Ein qualifiziertes Website-Zertifikat (QWAC) weist nach, wer Sie sind und welche Dienste Sie erbringen dürfen ([Artikel 34 der Delegierten Verordnung (EU) 2018/389](https://eur-lex.europa.eu/eli/reg_del/2018/389/oj)). Die erste Anfrage damit legt Ihren Zugang an. Ein Vertrag ist nicht nötig.',
        },
        {
          title: 'Der Kontoinhaber gibt frei',
          text: 'Ihr Dienst leitet den Kontoinhaber auf eine Seite der Bank. Dort gibt er mit denselben zwei Faktoren frei wie in der App unseres Partners. Eine Einwilligung in Kontoinformationen gilt bis zu 180 Tage; beenden kann er sie in dieser App jederzeit.',
        },
        {
          title: 'Ohne den Kontoinhaber',
          text: 'Ist der Inhaber nicht beteiligt, werden je Konto bis zu vier Anfragen am Tag beantwortet (Artikel 36 Absatz 5 der Delegierten Verordnung). Anfragen, die er selbst anstößt, sind nicht begrenzt.',
        },
      ],
    },
    test: {
      title: 'Tests und Änderungen',
      items: [
        {
          title: 'Testeinrichtung',
          text: 'Offen für zugelassene Dienste und für solche, die eine Zulassung beantragt haben (Artikel 30 Absatz 5). Sie enthält nur erfundene Konten. Schreiben Sie an [{officeEmail}](mailto:{officeEmail}), und nennen Sie Ihre Nummer im Register oder Ihren Antrag.',
        },
        {
          title: 'Änderungen drei Monate vorher',
          text: 'Änderungen der technischen Spezifikation kündigen wir hier und unter [Änderungen der API](/de/developers/changelog/) drei Monate vorher an, Notfälle ausgenommen (Artikel 30 Absatz 4).',
        },
        {
          title: 'Wenn die Schnittstelle ausfällt',
          text: 'Störungen stehen auf der [Statusseite](/de/status/). Fünf Anfragen hintereinander ohne Antwort innerhalb von 30 Sekunden gelten als Ausfall (Artikel 33 Absatz 1): Rufen Sie [{telephone}](tel:+493023125010) an; wir melden ihn beide unserer Aufsicht.',
        },
      ],
    },
    figures: {
      title: 'Verfügbarkeit und Leistung nach Quartalen',
      lead: 'Artikel 32 Absatz 4 der Delegierten Verordnung (EU) 2018/389 verlangt diese Zahlen für die eigene Schnittstelle und für die, die Kontoinhaber nutzen: die API hinter den Apps unserer Partner.',
      chart: {
        title: 'Wie viele Minuten jede Schnittstelle ausfiel',
        note: 'Minuten je Quartal, geplante Wartung eingeschlossen',
        alt: 'Balken für jedes der letzten vier Quartale: die Minuten, in denen die PSD2-Schnittstelle ausfiel, und die, in denen die Schnittstelle der Kontoinhaber ausfiel.',
        dedicated: 'PSD2-Schnittstelle',
        customers: 'Kontoinhaber',
      },
      table: {
        caption: 'Verfügbarkeit und mittlere Antwortzeiten nach Quartalen',
        head: [
          'Quartal',
          'PSD2: Verfügbarkeit',
          'Apps: Verfügbarkeit',
          'Auslösung, ms',
          'Information, ms',
          'Deckung, ms',
          'Apps: Antwort, ms',
          'Fehler je 10.000',
        ],
        note: 'Antwortzeiten sind Tagesmittel in Millisekunden, gemittelt über das Quartal; die der Apps gelten für Kontoinformationen. Fehler: je 10.000 Anfragen, auf unserer Seite. Eine Minute zählt als Ausfall, sobald fünf Anfragen hintereinander nicht innerhalb von 30 Sekunden beantwortet waren.',
      },
      quarter: '[quarter]. Quartal [year]',
      files: 'Tageszahlen, wie es Leitlinie 3.2 von EBA/GL/2018/07 vorsieht',
      file: 'PSD2-Schnittstelle nach Tagen, [quarter]. Quartal [year]',
      columns: [
        'Tag',
        'PSD2-Schnittstelle: Minuten Ausfall',
        'Auslösung: ms',
        'Information: ms',
        'Deckung: ms',
        'Fehler je 10.000 Anfragen',
        'Kontoinhaber: Minuten Ausfall',
        'Kontoinhaber: ms',
      ],
    },
  },
} as const;
