/** Words of the page that lists all publications. */
export const publicationsIndexContent = {
  en: {
    name: 'Publications',
    metaTitle: 'Publications: guides, white papers and a study',
    title: 'Guides, white papers and a study',
    description:
      'Guides, white papers and a study on embedded finance: free to read in full, without registration, with sources and the date on which the law was checked.',
    intro:
      'Guides take you through one service, white papers through an industry or a question; the study supplies figures. All are free to read and print here.',
    contact: {
      title: 'Discuss your project',
      text: 'If your project raises a question that our texts do not answer, ask us. One of the authors will answer.',
    },
    advice: {
      title: 'Which one first?',
      items: [
        {
          title: 'You are still deciding',
          text: '[Build, buy or embed](/en/publications/brueckenkopf-whitepaper/) works through the three options with the same assumptions. The [embedded finance study](/en/publications/embedded-finance-study/) reports what 51 companies have seen in operation.',
        },
        {
          title: 'You are planning a product',
          text: 'Read the guide for the service that you need: [accounts](/en/publications/digital-banking-guide/), [cards](/en/publications/cards-guide/), [payments](/en/publications/payment-flows-guide/), [identity](/en/publications/kyc-guide/) or [pay later](/en/publications/bnpl-guide/).',
        },
        {
          title: 'You are responsible for compliance',
          text: '[Embedded finance to 2030](/en/publications/future-embedded-finance-whitepaper/) separates what is already law from what is only planned. Every text names the day on which it was finished.',
        },
        {
          title: 'PDF versions and updates',
          text: 'Each text is also available as a PDF, tagged for screen readers and with bookmarks. New texts are announced by [RSS](/feeds/publications-en.xml) and [JSON feed](/feeds/publications-en.json).',
        },
      ],
    },
  },
  de: {
    name: 'Publikationen',
    metaTitle: 'Publikationen: Leitfäden, Whitepaper und eine Studie',
    title: 'Leitfäden, Whitepaper und eine Studie',
    description:
      'Leitfäden, Whitepaper und eine Studie zu Embedded Finance: hier vollständig zu lesen, ohne Anmeldung, mit Quellen und Angabe des Rechtsstands.',
    intro:
      'Leitfäden führen durch eine Leistung, Whitepaper durch eine Branche oder Frage; die Studie liefert Zahlen. Lesen und drucken Sie alles hier, ohne Anmeldung.',
    contact: {
      title: 'Vorhaben besprechen',
      text: 'Wirft Ihr Projekt eine Frage auf, die unsere Texte offenlassen, fragen Sie uns. Es antwortet jemand, der daran geschrieben hat.',
    },
    advice: {
      title: 'Welche zuerst?',
      items: [
        {
          title: 'Sie entscheiden noch',
          text: '[Bauen, kaufen oder einbetten](/de/publications/brueckenkopf-whitepaper/) rechnet die drei Wege mit denselben Annahmen durch. Die [Embedded-Finance-Studie](/de/publications/embedded-finance-study/) berichtet, was 51 Unternehmen im Betrieb erlebt haben.',
        },
        {
          title: 'Sie planen ein Produkt',
          text: 'Nehmen Sie den Leitfaden zur Leistung: [Konten](/de/publications/digital-banking-guide/), [Karten](/de/publications/cards-guide/), [Zahlungen](/de/publications/payment-flows-guide/), [Identifizierung](/de/publications/kyc-guide/) oder [Ratenkauf](/de/publications/bnpl-guide/).',
        },
        {
          title: 'Sie verantworten die Compliance',
          text: '[Embedded Finance bis 2030](/de/publications/future-embedded-finance-whitepaper/) trennt geltendes Recht von dem, was erst geplant ist. Jeder Text nennt den Tag, an dem er abgeschlossen wurde.',
        },
        {
          title: 'PDF-Fassungen und Neuerscheinungen',
          text: 'Jeden Text gibt es auch als PDF, mit Lesezeichen und für Screenreader ausgezeichnet. Neue Texte melden [RSS](/feeds/publications-de.xml) und [JSON-Feed](/feeds/publications-de.json).',
        },
      ],
    },
  },
} as const;
