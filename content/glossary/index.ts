/** Words of the glossary's index page. */
export const glossaryIndexContent = {
  en: {
    name: 'Glossary',
    headTitle: 'Glossary: terms of payments and supervision',
    description:
      'Banking, payments and supervision in plain words: what the terms mean, where the law defines them and what they change for your product.',
    menuText: 'Banking, payments and supervision in plain words',
    intro:
      'The terms from law and payments that matter for embedded finance. To plan a product, read PSD2 and SEPA first; to prepare sign-up, KYC and politically exposed person; to understand how a bank is supervised, CRD and BRRD. Each entry starts with a short definition, names the law it rests on and says who has to do what: the bank or its partner.',
    map: {
      label:
        'The terms on three lines, one for each subject. A dashed or lit connection leads to a term on another line if either of the two entries mentions the other.',
      lines: {
        payments: 'Payments and accounts',
        identity: 'Identity and money laundering',
        supervision: 'Supervision and capital',
      },
      neighbours: 'The term and the terms next to it',
    },
    contact: {
      title: 'From term to product',
      text: 'Does the term matter to something you are developing? Describe it in three sentences. Someone who works with it every day will answer within two working days.',
    },
  },
  de: {
    name: 'Glossar',
    headTitle: 'Glossar: Begriffe aus Zahlungsverkehr und Aufsicht',
    description:
      'Bankwesen, Zahlungsverkehr und Aufsicht verständlich erklärt: was die Begriffe bedeuten, wo sie geregelt sind und was daraus für Ihr Produkt folgt.',
    menuText: 'Bankwesen, Zahlungsverkehr und Aufsicht verständlich erklärt',
    intro:
      'Die Begriffe aus Recht und Zahlungsverkehr, die für Embedded Finance zählen. Wer ein Produkt plant, liest zuerst PSD2 und SEPA; wer die Anmeldung vorbereitet, KYC und PEP; wer die Aufsicht über Banken verstehen will, CRD und BRRD. Jeder Eintrag beginnt mit einer kurzen Definition, nennt die Rechtsgrundlage und sagt, wer was zu tun hat: die Bank oder ihr Partner.',
    map: {
      label:
        'Die Begriffe auf drei Linien, eine je Thema. Eine gestrichelte oder leuchtende Verbindung führt zu einem Begriff auf einer anderen Linie, wenn einer der beiden Einträge den anderen nennt.',
      lines: {
        payments: 'Zahlungen und Konten',
        identity: 'Identität und Geldwäsche',
        supervision: 'Aufsicht und Kapital',
      },
      neighbours: 'Der Begriff und seine Nachbarn',
    },
    contact: {
      title: 'Vom Begriff zur Anwendung',
      text: 'Betrifft der Begriff etwas, das Sie gerade entwickeln? Beschreiben Sie es in drei Sätzen. Innerhalb von zwei Arbeitstagen antwortet jemand, der täglich damit arbeitet.',
    },
  },
} as const;
