/** Words of the glossary's index page. */
export const glossaryIndexContent = {
  en: {
    name: 'Glossary',
    metaTitle: 'Glossary: terms of payments and supervision',
    description:
      'Banking, payments and supervision in plain words: what the terms mean, where the law defines them and what they change for your product.',
    menuText: 'Banking, payments and supervision in plain words',
    intro:
      'The terms from law and payments that matter for embedded finance. Each entry says who has to do what: the bank or its partner.',
    map: {
      label:
        'The terms in three groups, one for each subject. Dashed or highlighted lines connect terms of different groups when one entry mentions the other.',
      subjects: {
        payments: 'Payments and accounts',
        identity: 'Identity and money laundering',
        supervision: 'Supervision and capital',
      },
      neighbours: 'This term and related terms',
    },
    contact: {
      title: 'Ask about a term',
      text: 'Does a term affect what you are developing? Describe your product in three sentences. Someone who works on the subject every day will answer within two working days.',
    },
    advice: {
      title: 'How an entry helps',
      items: [
        {
          title: 'Begin',
          text: 'If you are planning a product, start with [PSD2](/en/glossary/payment-services-directive-2/) and [SEPA](/en/glossary/single-euro-payments-area/); if you are preparing sign-up, with [KYC](/en/glossary/know-your-customer-know-your-business/) and [PEP](/en/glossary/politically-exposed-person/); if you want to know how a bank is supervised, with [CRD](/en/glossary/capital-requirements-directive/) and [BRRD](/en/glossary/bank-recovery-and-resolution-directive/).',
        },
        {
          title: 'Look up',
          text: 'On the other pages of this site, the first mention of a term leads here. Each entry has an address of its own that you can send to a colleague.',
        },
        {
          title: 'Check',
          text: 'Each entry links its sources (law, standard or publisher) and says when it was last compared with them. If you find a mistake, write to us; we correct it and change the day.',
        },
        {
          title: 'Read on',
          text: 'At the end of an entry are the terms that belong to it. For a whole project there are the [publications](/en/publications/).',
        },
      ],
    },
  },
  de: {
    name: 'Glossar',
    metaTitle: 'Glossar: Begriffe aus Zahlungsverkehr und Aufsicht',
    description:
      'Bankwesen, Zahlungsverkehr und Aufsicht verständlich erklärt: was die Begriffe bedeuten, wo sie geregelt sind und was daraus für Ihr Produkt folgt.',
    menuText: 'Bankwesen, Zahlungsverkehr und Aufsicht verständlich erklärt',
    intro:
      'Die Begriffe aus Recht und Zahlungsverkehr, die für Embedded Finance zählen. Jeder Eintrag sagt, wer was zu tun hat: die Bank oder ihr Partner.',
    map: {
      label:
        'Die Begriffe in drei Gruppen, eine je Thema. Gestrichelte oder hervorgehobene Linien verbinden Begriffe verschiedener Gruppen, von denen einer den anderen nennt.',
      subjects: {
        payments: 'Zahlungen und Konten',
        identity: 'Identität und Geldwäsche',
        supervision: 'Aufsicht und Kapital',
      },
      neighbours: 'Dieser Begriff und verwandte Begriffe',
    },
    contact: {
      title: 'Fragen zu einem Begriff',
      text: 'Betrifft einer dieser Begriffe Ihr Vorhaben? Beschreiben Sie es in drei Sätzen. Innerhalb von zwei Arbeitstagen haben Sie Antwort.',
    },
    advice: {
      title: 'Wie ein Eintrag hilft',
      items: [
        {
          title: 'Anfangen',
          text: 'Wer ein Produkt plant, liest zuerst [PSD2](/de/glossary/payment-services-directive-2/) und [SEPA](/de/glossary/single-euro-payments-area/); wer die Aufnahme neuer Kunden vorbereitet, [KYC](/de/glossary/know-your-customer-know-your-business/) und [PEP](/de/glossary/politically-exposed-person/); wer die Aufsicht über Banken verstehen will, [CRD](/de/glossary/capital-requirements-directive/) und [BRRD](/de/glossary/bank-recovery-and-resolution-directive/).',
        },
        {
          title: 'Nachschlagen',
          text: 'Auf den anderen Seiten dieser Website führt ein Begriff bei der ersten Nennung hierher. Jeder Eintrag hat eine eigene Adresse, die Sie weitergeben können.',
        },
        {
          title: 'Nachprüfen',
          text: 'Jeder Eintrag verweist auf seine Quellen (Gesetz, Norm oder Herausgeber) und nennt den Tag, an dem er zuletzt mit ihnen verglichen wurde. Finden Sie einen Fehler, schreiben Sie uns; wir berichtigen ihn und ändern den Tag.',
        },
        {
          title: 'Weiterlesen',
          text: 'Am Ende eines Eintrags stehen die Begriffe, die dazugehören. Für ganze Vorhaben gibt es die [Publikationen](/de/publications/).',
        },
      ],
    },
  },
} as const;
