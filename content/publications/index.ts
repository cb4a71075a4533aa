/** Words of the page that lists all publications. */
export const publicationsIndexContent = {
  en: {
    name: 'Publications',
    headTitle: 'Publications: guides and studies to read',
    title: 'Guides to read, print and work with',
    description:
      'Guides, white papers and studies on embedded finance: free to read in full, without registration, with sources and the date on which the law was checked.',
    intro:
      'Guides, white papers and studies for people who build financial products or answer for them. A guide takes you through one service, from the law to the checklist, a white paper through an industry or a question; the study supplies figures. Begin with the guide to your service and add the white paper of your industry. Each can be read here in full and printed, without giving us your e-mail address.',
    contact: {
      title: 'Discuss your project',
      text: 'If your project raises a question that this text does not answer, ask the people who wrote it.',
    },
  },
  de: {
    name: 'Publikationen',
    headTitle: 'Publikationen: Leitfäden und Studien zum Lesen',
    title: 'Leitfäden zum Lesen, Drucken und Nachschlagen',
    description:
      'Leitfäden, Whitepaper und Studien zu Embedded Finance: hier vollständig zu lesen, ohne Anmeldung, mit Quellen und Angabe des Rechtsstands.',
    intro:
      'Leitfäden, Whitepaper und Studien für alle, die Finanzprodukte entwickeln oder verantworten. Ein Leitfaden führt durch eine Leistung, vom Gesetz bis zur Prüfliste, ein Whitepaper durch eine Branche oder Frage; die Studie liefert Zahlen. Beginnen Sie mit dem Leitfaden zu Ihrer Leistung; dazu passt das Whitepaper Ihrer Branche. Alle Texte stehen hier vollständig, zum Drucken und ohne Anmeldung.',
    contact: {
      title: 'Vorhaben besprechen',
      text: 'Wirft Ihr Projekt eine Frage auf, die dieser Text offenlässt, fragen Sie die Menschen, die ihn geschrieben haben.',
    },
  },
} as const;
