/** Who answers for which subject, and on the pages of which services. The page's own words say how soon; `answers` says what they can be asked. */
export const contacts = {
  sales: {
    person: 'nora-wiesinger',
    answers: {
      en: 'Nora’s team can help with what can be built, how long it takes and who does what.',
      de: 'Noras Team hilft bei der Frage, was sich umsetzen lässt, wie lange es dauert und wer was übernimmt.',
    },
  },
  payments: {
    person: 'tobias-renz',
    services: ['accounts', 'payment-flows'],
    answers: {
      en: 'Answers questions about accounts and payments: deadlines, schemes and what happens when a transfer fails.',
      de: 'Beantwortet Fragen zu Konten und Zahlungen: Fristen, Verfahren und was geschieht, wenn eine Überweisung scheitert.',
    },
  },
  lending: {
    person: 'carsten-oelsner',
    services: ['consumer-lending', 'splitpay'],
    answers: {
      en: 'Answers questions about lending: credit checks, instalments and what the law requires of you and the bank.',
      de: 'Beantwortet Fragen zu Krediten: Kreditprüfung, Raten und was das Gesetz von Ihnen und der Bank verlangt.',
    },
  },
  identity: {
    person: 'aylin-demirci',
    services: ['kyc-platform', 'bankident'],
    answers: {
      en: 'Answers questions about identity and fraud: which checks are needed and what has to be recorded.',
      de: 'Beantwortet Fragen zu Identität und Betrug: welche Prüfungen nötig sind und was festzuhalten ist.',
    },
  },
  developers: {
    person: 'samuel-okafor',
    answers: {
      en: 'Samuel’s team can help with keys, errors and how an API call behaves.',
      de: 'Samuels Team hilft bei Schlüsseln, Fehlern und dem Verhalten von API-Aufrufen.',
    },
  },
  investors: {
    person: 'jonas-achterberg',
    answers: {
      en: 'Jonas and the investor relations team answer questions about figures, dates and governance.',
      de: 'Beantwortet mit dem Team Investor Relations Fragen zu Zahlen, Terminen und Gremien.',
    },
  },
  careers: {
    person: 'katharina-juhl',
    answers: {
      en: 'Katharina’s team can help with pay, working hours and the hiring process.',
      de: 'Katharinas Team beantwortet Fragen zu Gehalt, Arbeitszeit und Bewerbung.',
    },
  },
  press: {
    person: 'lea-brandstetter',
    answers: {
      en: 'Helps journalists with figures, interviews and pictures.',
      de: 'Hilft Redaktionen mit Zahlen, Interviews und Bildern.',
    },
  },
} as const;
