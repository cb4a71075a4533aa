/** The show, and the words of the page that lists its episodes. */
export const podcastIndexContent = {
  en: {
    name: 'Podcast',
    metaTitle: 'Podcast: conversations about payments and law',
    show: 'Freie Fahrt',
    showName: '"Freie Fahrt" ("line clear")',
    title: 'Short conversations about payments, accounts and loans',
    description:
      'Freie Fahrt, the Stellwerk podcast: one subject from payments, accounts or lending, one short conversation, with chapters and the full transcript.',
    intro:
      'Lea Brandstetter talks, in German, to one person from the bank and one from a partner company. Here is the English text, read aloud by a synthetic voice.',
    next: {
      title: 'The next episode',
      text: 'Its date has not been fixed yet. In the meantime the [newsletter](/en/newsletter/) covers changes in payments, six times a year.',
    },
    contact: {
      title: 'Join the conversation',
      text: 'If something is missing or you see it differently, write to us: the speakers from the bank will reply within two working days.',
    },
    advice: {
      title: 'How to use an episode',
      items: [
        {
          title: 'Where to begin',
          text: 'If you run support, with [a lost phone](/en/podcast/lost-phone/) or [a refused account](/en/podcast/account-refused/); if you build payments, with [ten seconds](/en/podcast/ten-seconds/); if you sell in instalments, with [three instalments](/en/podcast/three-instalments/). "Freie Fahrt" is what a German signal says when the line is clear.',
        },
        {
          title: 'Share a single chapter',
          text: 'Every chapter has an address of its own. Send a colleague the two minutes that concern them.',
        },
        {
          title: 'Follow in a feed reader',
          text: 'New episodes arrive by [RSS](/feeds/podcast-en.xml), with chapters and transcript.',
        },
        {
          title: 'More on the subject',
          text: 'Below each conversation are further pages on its subject: services, terms, guides.',
        },
      ],
    },
  },
  de: {
    name: 'Podcast',
    metaTitle: 'Podcast: Gespräche über Zahlungen und Recht',
    show: 'Freie Fahrt',
    showName: 'Freie Fahrt',
    title: 'Kurze Gespräche über Zahlungen, Konten und Kredite',
    description:
      'Freie Fahrt, der Podcast von Stellwerk: ein Thema aus Zahlungsverkehr, Konten oder Kredit, ein kurzes Gespräch, mit Kapiteln und vollem Wortlaut.',
    intro:
      'In jeder Folge spricht Lea Brandstetter mit jemandem aus der Bank und jemandem aus einem Partnerunternehmen. Eine Computerstimme liest den Wortlaut vor.',
    next: {
      title: 'Die nächste Folge',
      text: 'Wann sie erscheint, steht noch nicht fest. Inzwischen berichtet der [Newsletter](/de/newsletter/) sechsmal im Jahr über Änderungen im Zahlungsverkehr.',
    },
    contact: {
      title: 'Sprechen Sie weiter mit uns',
      text: 'Fehlt etwas, oder sehen Sie es anders? Schreiben Sie uns: Wer für die Bank am Gespräch teilgenommen hat, antwortet innerhalb von zwei Arbeitstagen.',
    },
    advice: {
      title: 'So nutzen Sie eine Folge',
      items: [
        {
          title: 'Womit beginnen?',
          text: 'Im Kundendienst mit dem [verlorenen Telefon](/de/podcast/lost-phone/) oder dem [abgelehnten Konto](/de/podcast/account-refused/), in der Entwicklung mit den [zehn Sekunden](/de/podcast/ten-seconds/), im Handel mit den [drei Raten](/de/podcast/three-instalments/). Freie Fahrt gibt ein Signal, wenn die Strecke frei ist.',
        },
        {
          title: 'Ein einzelnes Kapitel teilen',
          text: 'Jedes Kapitel hat eine eigene Adresse. Schicken Sie jemandem die zwei Minuten, die ihn angehen.',
        },
        {
          title: 'Im Feedreader verfolgen',
          text: 'Neue Folgen kommen per [RSS](/feeds/podcast-de.xml), mit Kapiteln und Wortlaut.',
        },
        {
          title: 'Mehr zum Thema',
          text: 'Unter jedem Gespräch stehen weitere Seiten zum Thema: Leistungen, Begriffe, Leitfäden.',
        },
      ],
    },
  },
} as const;
