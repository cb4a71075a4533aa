/** Who answers for which subject, and on the pages of which services. The page's own words say how soon; `answers` says what they can be asked. */
export const contacts = {
  sales: {
    person: 'nora-wiesinger',
    answers: {
      en: 'Answers with her team: what can be built, how long it takes, and who does what.',
      de: 'Antwortet mit ihrem Team: was sich umsetzen lässt, wie lange es dauert und wer was übernimmt.',
    },
  },
  payments: {
    person: 'tobias-renz',
    services: ['accounts', 'payment-flows'],
    answers: {
      en: 'Answers questions on accounts and payments: deadlines, schemes, and what happens when a transfer fails.',
      de: 'Antwortet zu Konten und Zahlungen: Fristen, Verfahren und was geschieht, wenn eine Überweisung scheitert.',
    },
  },
  lending: {
    person: 'carsten-oelsner',
    services: ['consumer-lending', 'splitpay'],
    answers: {
      en: 'Answers questions on lending: credit checks, instalments, and what the law asks of both of us.',
      de: 'Antwortet zum Kreditgeschäft: Kreditprüfung, Raten und was das Gesetz von uns beiden verlangt.',
    },
  },
  identity: {
    person: 'aylin-demirci',
    services: ['kyc-platform', 'bankident'],
    answers: {
      en: 'Answers questions on identity and fraud: which check a case needs, and what it has to record.',
      de: 'Antwortet zu Identität und Betrug: welche Prüfung ein Fall braucht und was festzuhalten ist.',
    },
  },
  developers: {
    person: 'samuel-okafor',
    answers: {
      en: 'Answers with his team: keys, errors, and how a call behaves.',
      de: 'Antwortet mit seinem Team: Schlüssel, Fehler und wie sich ein Aufruf verhält.',
    },
  },
  investors: {
    person: 'jonas-achterberg',
    answers: {
      en: 'Answers with the investor relations team: figures, dates and bodies.',
      de: 'Antwortet mit dem Team Investor Relations: Zahlen, Termine und Gremien.',
    },
  },
  careers: {
    person: 'katharina-juhl',
    answers: {
      en: 'Answers with her team: pay, working hours, and how an application goes on.',
      de: 'Antwortet mit ihrem Team: Gehalt, Arbeitszeit und wie es mit einer Bewerbung weitergeht.',
    },
  },
  press: {
    person: 'lea-brandstetter',
    answers: {
      en: 'Answers journalists: figures, interviews and pictures.',
      de: 'Antwortet auf Anfragen der Presse: Zahlen, Gespräche und Bilder.',
    },
  },
} as const;
