/** Words of the blog's archive. */
export const blogIndexContent = {
  en: {
    name: 'Blog',
    metaTitle: 'Blog: payments, identity and lending',
    title: 'Notes from running a bank',
    description:
      'What we notice in payments, accounts, cards and lending: articles by the people at Stellwerk who run them, with sources and dates.',
    intro:
      'Short pieces by the people who run payments, identity checks and lending at Stellwerk. Each answers one question and names its sources.',
    contact: {
      title: 'What does this mean for your product?',
      text: 'Tell us what you are working on. Someone who deals with this every day answers within two working days.',
    },
    advice: {
      title: 'Three ways to follow the blog',
      items: [
        {
          title: 'By subject',
          text: '[Payments](/en/blog/category/payments/) is for people who build or reconcile transfers, [Identity and fraud](/en/blog/category/identity-and-fraud/) for sign-up and support, [Lending and cards](/en/blog/category/lending-and-cards/) for checkouts and card apps. For a whole project rather than one question, take a guide from the [publications](/en/publications/); for a single word, the [glossary](/en/glossary/).',
        },
        {
          title: 'By feed',
          text: 'Every new post arrives, complete, by [RSS](/feeds/blog-en.xml) or [JSON feed](/feeds/blog-en.json). No registration is needed, and no e-mail address.',
        },
        {
          title: 'By newsletter',
          text: 'Six times a year the [newsletter](/en/newsletter/) sums up what has changed in payment law. It is the better choice if you have no time for single posts.',
        },
      ],
    },
  },
  de: {
    name: 'Blog',
    metaTitle: 'Blog: Zahlungsverkehr, Identität, Kredite',
    title: 'Notizen aus dem Bankbetrieb',
    description:
      'Was uns bei Zahlungen, Konten, Karten und Krediten auffällt: Beiträge der Menschen, die sie bei Stellwerk betreiben, mit Quellen und Datum.',
    intro:
      'Kurze Beiträge der Menschen, die bei Stellwerk Zahlungsverkehr, Identifizierung und Kredite betreiben. Jeder beantwortet eine Frage und nennt seine Quellen.',
    contact: {
      title: 'Was heißt das für Ihr Produkt?',
      text: 'Schreiben Sie uns, woran Sie arbeiten. Innerhalb von zwei Arbeitstagen antwortet jemand, der täglich damit zu tun hat.',
    },
    advice: {
      title: 'Drei Wege, den Blog zu verfolgen',
      items: [
        {
          title: 'Nach Thema',
          text: '[Zahlungsverkehr](/de/blog/category/payments/) ist für alle, die Überweisungen entwickeln oder abgleichen, [Identität und Betrug](/de/blog/category/identity-and-fraud/) für Anmeldung und Kundendienst, [Kredite und Karten](/de/blog/category/lending-and-cards/) für Kasse und Karten-App. Für ein ganzes Vorhaben gibt es die Leitfäden unter den [Publikationen](/de/publications/), für ein einzelnes Wort das [Glossar](/de/glossary/).',
        },
        {
          title: 'Als Feed',
          text: 'Jeder neue Beitrag kommt vollständig per [RSS](/feeds/blog-de.xml) oder [JSON-Feed](/feeds/blog-de.json). Ihr Feedreader holt ihn ab; eine Anmeldung braucht es dafür nicht.',
        },
        {
          title: 'Als Newsletter',
          text: 'Sechsmal im Jahr fasst der [Newsletter](/de/newsletter/) zusammen, was sich im Zahlungsrecht geändert hat. Er ist die bessere Wahl, wenn Ihnen für einzelne Beiträge die Zeit fehlt.',
        },
      ],
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
      advice: {
        title: 'Payments: where to begin',
        items: [
          {
            title: 'You pay in payment runs',
            text: 'Since October 2025 verification of payee (name check) has been part of every run in the euro area, unless the company waives it: begin with [what the first year changed](/en/blog/verification-of-payee-one-year-on/), and compare your own figures.',
          },
          {
            title: 'You design the status message of a transfer',
            text: 'Whether an instant transfer succeeds is nearly always clear within ten seconds. [What the payer is told](/en/blog/rejected-instant-transfer/) after a rejection decides whether they call you; the states and codes are in [the guide to transfers](/en/developers/transfers/#states-title).',
          },
        ],
      },
    },
    de: {
      name: 'Zahlungsverkehr',
      description:
        'Beiträge aus der Praxis über Überweisungen, Echtzeitzahlungen, Lastschriften und die Regeln des Euro-Zahlungsverkehrsraums.',
      intro:
        'Überweisungen, Echtzeitzahlungen und Lastschriften: was die Regeln verlangen und was sie bei Millionen von Zahlungen bewirken.',
      advice: {
        title: 'Zahlungsverkehr: wo Sie anfangen',
        items: [
          {
            title: 'Sie zahlen per Sammelauftrag',
            text: 'Seit Oktober 2025 gehört im Euroraum die Empfängerüberprüfung (Namensabgleich) zu jedem Lauf, wenn das Unternehmen nicht verzichtet: Lesen Sie zuerst, [was sich im ersten Jahr geändert hat](/de/blog/verification-of-payee-one-year-on/), und vergleichen Sie Ihre eigenen Zahlen.',
          },
          {
            title: 'Sie gestalten die Statusmeldung einer Überweisung',
            text: 'Ob eine Echtzeitüberweisung gelingt, steht fast immer nach zehn Sekunden fest. [Was der Zahler dann erfährt](/de/blog/rejected-instant-transfer/), entscheidet, ob er bei Ihnen anruft; Zustände und Codes stehen in der [Anleitung für Überweisungen](/de/developers/transfers/#states-title).',
          },
        ],
      },
    },
  },
  'identity-and-fraud': {
    en: {
      name: 'Identity and fraud',
      description:
        'Articles on identity checks, money laundering law and fraud: what has to be asked, what may be said, and what partners can prepare.',
      intro:
        'Who a customer is, what a bank has to ask, and what a partner may say when a payment is held: written by people who deal with such cases every day.',
      advice: {
        title: 'Identity and fraud: what to prepare',
        items: [
          {
            title: 'Your support is asked first',
            text: 'Agree in advance what it may say: [why is my account blocked?](/en/blog/what-support-may-say/) goes through five situations, with sentences that stay true.',
          },
          {
            title: 'Your forms will change',
            text: 'From 10 July 2027 an EU regulation applies instead of most national rules. [Six fields and dates](/en/blog/anti-money-laundering-regulation-2027/) change; there is time to plan them.',
          },
        ],
      },
    },
    de: {
      name: 'Identität und Betrug',
      description:
        'Beiträge über Identifizierung, Geldwäscherecht und Betrug: was zu fragen ist, was gesagt werden darf und was Partner vorbereiten können.',
      intro:
        'Wer ein Kunde ist, was eine Bank fragen muss und was ein Partner sagen darf, wenn eine Zahlung angehalten wird: von Menschen, die täglich damit zu tun haben.',
      advice: {
        title: 'Identität und Betrug: was sich vorbereiten lässt',
        items: [
          {
            title: 'Ihr Kundendienst wird zuerst gefragt',
            text: 'Legen Sie vorher fest, was er sagen darf: [Warum ist mein Konto gesperrt?](/de/blog/what-support-may-say/) geht fünf Situationen durch, mit Sätzen, die wahr bleiben.',
          },
          {
            title: 'Ihre Formulare ändern sich',
            text: 'Ab dem 10. Juli 2027 gilt statt der meisten nationalen Regeln eine EU-Verordnung. [Sechs Felder und Fristen](/de/blog/anti-money-laundering-regulation-2027/) ändern sich; noch ist Zeit, sie einzuplanen.',
          },
        ],
      },
    },
  },
  'lending-and-cards': {
    en: {
      name: 'Lending and cards',
      description:
        'Articles on consumer credit, instalments and card payments: rights, deadlines and costs, worked through with amounts and sources.',
      intro:
        'Instalments, withdrawal, returns, and payments in other currencies: who owes what to whom, worked out with amounts.',
      advice: {
        title: 'Cards and instalments: where customers stumble',
        items: [
          {
            title: 'At the till abroad',
            text: 'After a card payment in Swedish kronor or Polish zloty the bank has to state its mark-up in a message. [Forty words](/en/blog/mark-up-message-after-a-card-payment/) are enough, if they are the right ones; the [exchange rates](/en/exchange-rates/) show the figures behind them.',
          },
          {
            title: 'When goods are returned',
            text: 'Anyone who buys online in instalments has two rights of withdrawal. [One basket](/en/blog/two-rights-of-withdrawal/) is worked out to the last cent, so that shop and bank tell the customer the same thing.',
          },
        ],
      },
    },
    de: {
      name: 'Kredite und Karten',
      description:
        'Beiträge über Verbraucherkredite, Raten und Kartenzahlungen: Rechte, Fristen und Kosten, mit Beträgen durchgerechnet und mit Quellen.',
      intro:
        'Raten, Widerruf, Rücksendung und Zahlungen in fremder Währung: wer wem was schuldet, mit Beträgen durchgerechnet.',
      advice: {
        title: 'Karten und Raten: wo Kunden stolpern',
        items: [
          {
            title: 'An der Kasse im Ausland',
            text: 'Nach einer Kartenzahlung in Kronen oder Złoty muss die Bank den Aufschlag mitteilen. [Vierzig Wörter](/de/blog/mark-up-message-after-a-card-payment/) genügen, wenn es die richtigen sind; die Zahlen dazu stehen bei den [Wechselkursen](/de/exchange-rates/).',
          },
          {
            title: 'Wenn Ware zurückgeht',
            text: 'Wer im Internet auf Raten kauft, hat zwei Widerrufsrechte. [Ein Warenkorb](/de/blog/two-rights-of-withdrawal/) ist bis zum letzten Cent durchgerechnet, damit Händler und Bank ihrem Kunden am Ende dasselbe sagen.',
          },
        ],
      },
    },
  },
} as const;

/** Posts on a page of the archive. */
export const postsPerPage = 12;
