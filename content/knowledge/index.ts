/** Words of the hub that leads to everything there is to read; sections in the order of the page. */
export const knowledgeContent = {
  en: {
    name: 'Knowledge',
    metaTitle: 'Knowledge: guides, podcast, webinars, glossary',
    title: 'What we have learned from running banking as a service',
    description:
      'Guides, podcast, webinars, blog and glossary by Stellwerk: what law and practice require of embedded finance, with sources and free to read.',
    intro:
      'Everything here was written by people who run what they write about. It is free to read and names its sources.',
    plan: 'What there is to read, by type, with the newest of each',
    sections: [
      {
        id: 'publications',
        text: 'For a project: guides take one service from its legal basis to the checklist, white papers cover an industry or a question, the study supplies figures. Free to read in full, without registration.',
      },
      {
        id: 'podcast',
        text: 'For when you are on the move: one subject, one short conversation between the bank and a partner company, with chapters and the full transcript.',
      },
      {
        id: 'webinars',
        text: 'For your questions: what specialists explained live, summarised, with answers to the questions of the participants.',
      },
      {
        id: 'blog',
        text: 'For keeping up to date: what has changed and what we have noticed in operation, each piece with its sources and the date to which it refers.',
      },
      {
        id: 'glossary',
        text: 'For one term: a definition first, then the law behind it and what it means for bank and partner.',
      },
    ],
  },
  de: {
    name: 'Wissen',
    metaTitle: 'Wissen: Leitfäden, Podcast, Webinare, Glossar',
    title: 'Was wir aus dem Betrieb über Banking as a Service wissen',
    description:
      'Leitfäden, Podcast, Webinare, Blog und Glossar von Stellwerk: was Recht und Praxis von Embedded Finance verlangen, mit Quellen und frei zugänglich.',
    intro:
      'Was hier steht, haben Menschen geschrieben, die betreiben, worüber sie schreiben. Alles ist frei zugänglich und nennt seine Quellen.',
    plan: 'Was es zu lesen gibt, nach Arten, mit dem jeweils Neuesten',
    sections: [
      {
        id: 'publications',
        text: 'Für ein Vorhaben: Leitfäden führen durch eine Leistung, von der Rechtsgrundlage bis zur Prüfliste, Whitepaper durch eine Branche oder Frage, Studien liefern Zahlen. Vollständig und ohne Anmeldung.',
      },
      {
        id: 'podcast',
        text: 'Für unterwegs: ein Thema, ein kurzes Gespräch zwischen der Bank und einem Unternehmen, das auf ihr aufbaut, mit Kapiteln und im Wortlaut.',
      },
      {
        id: 'webinars',
        text: 'Für Ihre Fragen: was Fachleute live erklärt haben, zusammengefasst, mit Antworten auf die Fragen der Teilnehmer.',
      },
      {
        id: 'blog',
        text: 'Um auf dem Laufenden zu bleiben: was sich geändert hat und was uns im Betrieb auffällt, jeweils mit Quellen und Stand.',
      },
      {
        id: 'glossary',
        text: 'Für einen Begriff: zuerst die Definition, dann das Gesetz dahinter und was es für Bank und Partner bedeutet.',
      },
    ],
  },
} as const;
