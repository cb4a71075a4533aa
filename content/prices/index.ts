/** Words of the page with the prices. The numbers are in `content/site/prices.ts`. */
export const pricesContent = {
  en: {
    name: 'Prices',
    metaTitle: 'Prices: set-up, monthly minimum, per piece',
    title: 'What our services cost your company',
    description:
      'Set-up, monthly minimum and price per piece for each of the ten services, minimum size and time to launch, with an estimate for your own numbers.',
    summary:
      'Each service has three prices: one for the set-up, one for each piece, and a monthly minimum. What your customers pay is agreed separately.',
    menuText: 'Set-up, monthly minimum and price per piece, with an estimate for your numbers',
    searchTerms: [
      'price',
      'pricing',
      'price list',
      'costs',
      'quote',
      'calculator',
      'minimum size',
      'time to launch',
    ],
    contact: {
      title: 'Discuss your numbers',
      text: 'Send us your estimate or three sentences about your project. You will have an answer within two working days.',
    },
    model: {
      title: 'How a price is made up',
      items: [
        {
          title: 'Set-up, once',
          text: 'Workshops, review of your company, access to the live system and acceptance with real money. Half is due when the contract is signed, half at launch.',
        },
        {
          title: 'Price per piece',
          text: 'An account, a payment, a card, an identification: you pay for what was there or happened in the month. Above a certain number, each further piece costs less.',
        },
        {
          title: 'Monthly minimum',
          text: 'Prices per piece count towards it. If they come to less, you pay the minimum; if they come to more, only the pieces. It begins with the month of launch.',
        },
        {
          title: 'Agreed in the contract',
          text: 'How interchange and losses are shared, how high a reserve is and what comes off an instalment purchase depends on the risk. No list can say it; the contract does.',
        },
      ],
    },
    overview: {
      title: 'The ten services compared',
      lead: 'Minimum size means what your plan should reach within a year of launch. The time runs from the first workshop to opening for everyone.',
      caption: 'Set-up, monthly minimum, minimum size and time to launch of the ten services',
    },
    estimator: {
      title: 'Estimate for your numbers',
      text: 'Enter what you expect in an ordinary month. Services without a number are left out. The address of this page then contains your numbers, so that you can keep or send it. The estimate is made in your browser.',
      example:
        'The fields begin with an example: accounting software whose users have business accounts and debit cards and are identified by Bankident.',
      note: 'Net prices of this list, before value added tax. The estimate does not include what is agreed in the contract, and it is not an offer.',
    },
    details: {
      title: 'Prices per piece',
      lead: 'A lower price applies to the pieces above the number given, within one month.',
    },
    free: {
      title: 'What we do not charge for',
      lead: 'If you compare offers, ask about these items. With us they are on no invoice.',
      items: [
        {
          title: 'Trying and building',
          text: 'The [sandbox](/en/developers/), its test companies and every call of the API, before and after the launch.',
        },
        {
          title: 'People',
          text: 'The solutions engineer up to launch, and technical support afterwards. There is no paid level of support.',
        },
        {
          title: 'What did not work out',
          text: 'Abandoned identifications, refused applications, returned transfers, and cards that were never active.',
        },
        {
          title: 'Opening and closing',
          text: 'Opening, closing and blocking an account or a card. Only what is open at the end of the month counts.',
        },
        {
          title: 'Reports',
          text: 'Statements, events by webhook, monthly figures and the evidence that your auditor asks for.',
        },
        {
          title: 'Leaving',
          text: 'The export of your data and the help that the [exit plan](/en/partner-information/) promises, for at least six months.',
        },
      ],
    },
    conditions: {
      title: 'What applies to this list',
      items: [
        {
          title: 'Not an offer',
          text: 'The list is information for companies that offer our services under their own brand. What you pay is fixed by the contract that both sides sign, after we have [reviewed your company](/en/partners/) and drawn the flow of money together.',
        },
        {
          title: 'Net, plus tax where owed',
          text: 'All prices are in euros without value added tax. Lending and many account and payment transactions are exempt in Germany ([section 4 no. 8 UStG](https://www.gesetze-im-internet.de/ustg_1980/__4.html)); other services, such as identification on its own, may be taxable. The invoice shows tax for each item on which it is owed.',
        },
        {
          title: 'How long it is valid',
          text: 'The dates are at the top of this page. A price that you have signed is fixed for 24 months; after that we announce a change six months ahead, and you may terminate.',
        },
        {
          title: 'What your customers pay',
          text: 'Prices for account holders are in the contract between them and the bank. The information before such a contract is in the [customer information](/en/customer-information/).',
        },
      ],
    },
  },
  de: {
    name: 'Preise',
    metaTitle: 'Preise: Einrichtung, Monatsminimum, Stückpreis',
    title: 'Was unsere Leistungen Ihr Unternehmen kosten',
    description:
      'Einrichtung, Mindestbetrag im Monat und Stückpreise der zehn Leistungen, Mindestgröße und Dauer bis zum Start, mit Schätzung für Ihre Zahlen.',
    summary:
      'Jede Leistung hat drei Preise: einen für die Einrichtung, einen je Stück und einen Mindestbetrag im Monat. Was Ihre Kunden zahlen, wird gesondert vereinbart.',
    menuText: 'Einrichtung, Mindestbetrag und Stückpreise, mit Schätzung für Ihre Zahlen',
    searchTerms: [
      'Preisliste',
      'Preisrechner',
      'Was kostet',
      'Kosten',
      'Konditionen',
      'Gebühren',
      'Angebot',
      'Mindestgröße',
      'Dauer bis zum Start',
    ],
    contact: {
      title: 'Ihre Zahlen besprechen',
      text: 'Schicken Sie uns Ihre Schätzung oder drei Sätze zu Ihrem Vorhaben. Sie erhalten innerhalb von zwei Arbeitstagen Antwort.',
    },
    model: {
      title: 'Wie sich ein Preis zusammensetzt',
      items: [
        {
          title: 'Einrichtung, einmalig',
          text: 'Workshops, Prüfung Ihres Unternehmens, Zugang zum Produktivsystem und Abnahme mit echtem Geld. Die Hälfte ist bei Vertragsschluss fällig, die andere zum Start.',
        },
        {
          title: 'Preis je Stück',
          text: 'Ein Konto, eine Zahlung, eine Karte, eine Identifizierung: Sie zahlen für das, was es im Monat gab. Ab einer bestimmten Zahl kostet jedes weitere Stück weniger.',
        },
        {
          title: 'Mindestbetrag im Monat',
          text: 'Stückpreise werden darauf angerechnet. Ergeben sie weniger, zahlen Sie den Mindestbetrag; ergeben sie mehr, nur die Stücke. Er gilt ab dem Monat des Starts.',
        },
        {
          title: 'Im Vertrag vereinbart',
          text: 'Wie Interbankenentgelt und Verluste geteilt werden, wie hoch eine Reserve ist und was von einem Ratenkauf abgeht, hängt vom Risiko ab. Das kann keine Liste sagen, es steht im Vertrag.',
        },
      ],
    },
    overview: {
      title: 'Die zehn Leistungen im Vergleich',
      lead: 'Mindestgröße heißt: So viel sollte Ihr Plan innerhalb eines Jahres nach dem Start vorsehen. Die Dauer reicht vom ersten Workshop bis zur Öffnung für alle.',
      caption:
        'Einrichtung, Mindestbetrag im Monat, Mindestgröße und Dauer bis zum Start der zehn Leistungen',
    },
    estimator: {
      title: 'Schätzung für Ihre Zahlen',
      text: 'Tragen Sie ein, was Sie in einem gewöhnlichen Monat erwarten. Leistungen ohne Zahl entfallen. Die Adresse dieser Seite enthält dann Ihre Zahlen, sodass Sie sie aufheben oder verschicken können. Gerechnet wird in Ihrem Browser.',
      example:
        'Die Felder beginnen mit einem Beispiel: einer Buchhaltungssoftware, deren Nutzer Geschäftskonten und Debitkarten haben und per Bankident identifiziert werden.',
      note: 'Nettopreise dieser Liste, vor Umsatzsteuer. Die Schätzung enthält nicht, was der Vertrag regelt, und ist kein Angebot.',
    },
    details: {
      title: 'Preise je Stück',
      lead: 'Ein niedrigerer Preis gilt für die Stücke über der genannten Zahl, jeweils innerhalb eines Monats.',
    },
    free: {
      title: 'Was wir nicht berechnen',
      lead: 'Wenn Sie Angebote vergleichen, fragen Sie nach diesen Posten. Bei uns stehen sie auf keiner Rechnung.',
      items: [
        {
          title: 'Ausprobieren und entwickeln',
          text: 'Die [Sandbox](/de/developers/), ihre Testfirmen und jeder Aufruf der API, vor und nach dem Start.',
        },
        {
          title: 'Menschen',
          text: 'Die Lösungsberatung bis zum Start und die technische Unterstützung danach. Eine bezahlte Stufe der Unterstützung gibt es nicht.',
        },
        {
          title: 'Was nicht geklappt hat',
          text: 'Abgebrochene Identifizierungen, abgelehnte Anträge, zurückgegebene Überweisungen und Karten, die nie aktiv waren.',
        },
        {
          title: 'Eröffnen und schließen',
          text: 'Ein Konto oder eine Karte zu eröffnen, zu schließen oder zu sperren. Es zählt nur, was am Monatsende offen ist.',
        },
        {
          title: 'Berichte',
          text: 'Auszüge, Ereignisse per Webhook, Monatszahlen und die Nachweise, nach denen Ihre Prüfer fragen.',
        },
        {
          title: 'Gehen',
          text: 'Der Export Ihrer Daten und die Hilfe, die der [Ausstiegsplan](/de/partner-information/) zusagt, mindestens sechs Monate lang.',
        },
      ],
    },
    conditions: {
      title: 'Was für diese Liste gilt',
      items: [
        {
          title: 'Kein Angebot',
          text: 'Die Liste informiert Unternehmen, die unsere Leistungen unter ihrer Marke anbieten. Was Sie zahlen, legt der Vertrag fest, den beide Seiten unterschreiben, nachdem wir [Ihr Unternehmen geprüft](/de/partners/) und gemeinsam den Geldfluss gezeichnet haben.',
        },
        {
          title: 'Netto, zuzüglich Steuer, wo sie anfällt',
          text: 'Alle Preise sind in Euro ohne Umsatzsteuer. Die Kreditgewährung und viele Umsätze mit Konten und Zahlungen sind steuerfrei ([§ 4 Nr. 8 UStG](https://www.gesetze-im-internet.de/ustg_1980/__4.html)); andere Leistungen, etwa eine Identifizierung für sich allein, können steuerpflichtig sein. Die Rechnung weist die Steuer bei jedem Posten aus, für den sie anfällt.',
        },
        {
          title: 'Wie lange sie gilt',
          text: 'Die Daten stehen oben auf dieser Seite. Ein unterschriebener Preis ist 24 Monate fest; danach kündigen wir eine Änderung sechs Monate vorher an, und Sie können den Vertrag beenden.',
        },
        {
          title: 'Was Ihre Kunden zahlen',
          text: 'Preise für Kontoinhaber stehen in deren Vertrag mit der Bank. Die Informationen vor einem solchen Vertrag enthält die [Kundeninformation](/de/customer-information/).',
        },
      ],
    },
  },
} as const;
