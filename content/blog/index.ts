/** Words of the blog's archive. */
export const blogIndexContent = {
  en: {
    name: 'Blog',
    headTitle: 'Blog: payments, identity and lending',
    title: 'Notes from running a bank',
    description:
      'What we notice in payments, accounts, cards and lending: articles by the people at Stellwerk who run them, with sources and dates.',
    intro:
      'Short pieces by the people who run payments, identity checks and lending at Stellwerk. Each answers one question and names its sources and the day on which it was true. Choose a subject, or read from the newest downwards. For a whole project rather than one question, take a guide from the publications; for a single word, the glossary.',
    contact: {
      title: 'What does this mean for your product?',
      text: 'Tell us what you are working on. Someone who deals with this every day answers within two working days.',
    },
  },
  de: {
    name: 'Blog',
    headTitle: 'Blog: Zahlungsverkehr, Identität, Kredite',
    title: 'Notizen aus dem Bankbetrieb',
    description:
      'Was uns bei Zahlungen, Konten, Karten und Krediten auffällt: Beiträge der Menschen, die sie bei Stellwerk betreiben, mit Quellen und Datum.',
    intro:
      'Kurze Beiträge der Menschen, die bei Stellwerk Zahlungsverkehr, Identifizierung und Kredite betreiben. Jeder beantwortet eine Frage und nennt seine Quellen und den Tag, an dem er stimmte. Wählen Sie ein Thema, oder lesen Sie vom Neuesten abwärts. Für ein ganzes Vorhaben gibt es die Leitfäden unter den Publikationen, für ein einzelnes Wort das Glossar.',
    contact: {
      title: 'Was heißt das für Ihr Produkt?',
      text: 'Schreiben Sie uns, woran Sie arbeiten. Innerhalb von zwei Arbeitstagen antwortet jemand, der täglich damit zu tun hat.',
    },
  },
} as const;

/** Categories of the blog by slug; one without posts has no page. */
export const blogCategories = {
  payments: {
    en: {
      name: 'Payments',
      description:
        'Articles on transfers, instant payments, direct debits and the rules of the Single Euro Payments Area, written by those who run them.',
      intro:
        'Transfers, instant payments and direct debits: what the rules require and what they mean for millions of payments.',
    },
    de: {
      name: 'Zahlungsverkehr',
      description:
        'Beiträge über Überweisungen, Echtzeitzahlungen, Lastschriften und die Regeln des Euro-Zahlungsverkehrsraums, aus dem Betrieb geschrieben.',
      intro:
        'Überweisungen, Echtzeitzahlungen und Lastschriften: was die Regeln verlangen und was sie bei Millionen von Zahlungen bewirken.',
    },
  },
  'identity-and-fraud': {
    en: {
      name: 'Identity and fraud',
      description:
        'Articles on identity checks, money laundering law and fraud: what has to be asked, what may be said, and what partners can prepare.',
      intro:
        'Who a customer is, what a bank has to ask, and what a partner may say when a payment is held: written by those who decide such cases.',
    },
    de: {
      name: 'Identität und Betrug',
      description:
        'Beiträge über Identifizierung, Geldwäscherecht und Betrug: was zu fragen ist, was gesagt werden darf und was Partner vorbereiten können.',
      intro:
        'Wer ein Kunde ist, was eine Bank fragen muss und was ein Partner sagen darf, wenn eine Zahlung angehalten wird: von denen, die solche Fälle entscheiden.',
    },
  },
  'lending-and-cards': {
    en: {
      name: 'Lending and cards',
      description:
        'Articles on consumer credit, instalments and card payments: rights, deadlines and costs, worked through with amounts and sources.',
      intro:
        'Instalments, withdrawal, returns, and payments in other currencies: who owes what to whom, worked out with amounts.',
    },
    de: {
      name: 'Kredite und Karten',
      description:
        'Beiträge über Verbraucherkredite, Raten und Kartenzahlungen: Rechte, Fristen und Kosten, mit Beträgen durchgerechnet und mit Quellen.',
      intro:
        'Raten, Widerruf, Rücksendung und Zahlungen in fremder Währung: wer wem was schuldet, mit Beträgen durchgerechnet.',
    },
  },
} as const;

/** Posts on a page of the archive. */
export const postsPerPage = 12;
