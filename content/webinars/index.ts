/** Words of the page that lists all webinars. */
export const webinarsIndexContent = {
  en: {
    name: 'Webinars',
    metaTitle: 'Webinars: summaries and all answers',
    title: 'One hour, one subject, every question answered',
    description:
      'Webinars by Stellwerk on the law and practice of embedded finance: agenda, speakers, written summary and the answers to all questions.',
    intro:
      'Specialists from the bank explain a change and answer questions. Afterwards you will find the summary and all answers here.',
    next: {
      title: 'The next webinar',
      text: 'One hour, free of charge, with time for your questions. You will get the link to join by e-mail once you have signed up; afterwards you will find the summary and all answers here.',
      between:
        'The day of the next webinar is not fixed yet; the [newsletter](/en/newsletter/) will announce it. You will find the summary and all answers of the last one here as soon as they are written.',
      form: {
        title: 'Sign up',
        note: 'Takes half a minute',
        submit: 'Sign up',
        done: {
          title: 'One more step: confirm your address',
          text: 'We have sent you an e-mail with a link. Follow it and confirm within seven days, and you are signed up: then you will get the link to join and a file for your calendar. If nothing has arrived in ten minutes, please look in your spam folder.',
        },
      },
    },
    contact: {
      title: 'Ask a question of your own',
      text: 'The speakers also answer afterwards, usually within two working days.',
    },
    advice: {
      title: 'After the webinar',
      items: [
        {
          title: 'You need one answer',
          text: 'Each page has the participants’ questions with written answers. Search them for your keyword before you read the summary.',
        },
        {
          title: 'You want to brief a team',
          text: 'The agenda says how many minutes each part took. Give each colleague the part that concerns their work, not the whole hour.',
        },
        {
          title: 'You have to justify a decision',
          text: 'Most answers on the law name the act that they rest on. For the whole subject there are the [guides](/en/publications/), for single terms the [glossary](/en/glossary/).',
        },
      ],
    },
  },
  de: {
    name: 'Webinare',
    metaTitle: 'Webinare: Zusammenfassungen und alle Antworten',
    title: 'Eine Stunde, ein Thema, auf jede Frage eine Antwort',
    description:
      'Webinare von Stellwerk zu Recht und Praxis von Embedded Finance: Ablauf, Vortragende, schriftliche Zusammenfassung und Antworten auf alle Fragen.',
    intro:
      'Fachleute der Bank erklären eine Änderung und beantworten Fragen. Danach stehen Zusammenfassung und Antworten hier.',
    next: {
      title: 'Das nächste Webinar',
      text: 'Eine Stunde, kostenlos, mit Zeit für Ihre Fragen. Den Link zur Teilnahme erhalten Sie nach der Anmeldung per E-Mail; danach finden Sie hier die Zusammenfassung und alle Antworten.',
      between:
        'Der Tag des nächsten Webinars steht noch nicht fest; der [Newsletter](/de/newsletter/) kündigt ihn an. Zusammenfassung und Antworten des letzten finden Sie hier, sobald sie geschrieben sind.',
      form: {
        title: 'Anmelden',
        note: 'Dauert eine halbe Minute',
        submit: 'Anmelden',
        done: {
          title: 'Noch ein Schritt: Bestätigen Sie Ihre Adresse',
          text: 'Wir haben Ihnen eine E-Mail mit einem Link geschickt. Folgen Sie ihm und bestätigen Sie innerhalb von sieben Tagen: Dann sind Sie angemeldet und erhalten den Link zur Teilnahme und eine Kalenderdatei. Ist nach zehn Minuten nichts da, sehen Sie bitte im Spam-Ordner nach.',
        },
      },
    },
    contact: {
      title: 'Eigene Frage stellen',
      text: 'Die Vortragenden antworten auch nachträglich, in der Regel innerhalb von zwei Arbeitstagen.',
    },
    advice: {
      title: 'Nach dem Webinar',
      items: [
        {
          title: 'Sie brauchen eine Antwort',
          text: 'Die Fragen der Teilnehmer stehen auf jeder Seite mit schriftlicher Antwort. Suchen Sie dort nach Ihrem Stichwort, bevor Sie die Zusammenfassung lesen.',
        },
        {
          title: 'Sie wollen ein Team einweisen',
          text: 'Der Ablauf sagt, wie viele Minuten jeder Teil dauerte. Geben Sie allen nur den Teil, der ihre Arbeit betrifft.',
        },
        {
          title: 'Sie brauchen die Quelle',
          text: 'Die meisten Antworten zum Recht nennen die Vorschrift, auf der sie beruhen. Das ganze Thema behandeln die [Leitfäden](/de/publications/), einzelne Begriffe das [Glossar](/de/glossary/).',
        },
      ],
    },
  },
} as const;
