/** Words of the page that lists all publications. */
export const publicationsIndexContent = {
  en: {
    name: 'Publications',
    headTitle: 'Publications: guides and studies to read',
    title: 'Guides to read, print and work with',
    description:
      'Guides, white papers and studies on embedded finance: readable in full on this site, without registration, with sources and the state of the law.',
    intro:
      'Guides, white papers and studies for people who build or supervise financial products. A guide goes through one service from the law to the checklist, a white paper through an industry or a question; the study counts. Begin with the guide to your service and add the white paper of your industry. Each can be read here in full and printed, without giving us your e-mail address.',
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
      'Leitfäden, Whitepaper und Studien für alle, die Finanzprodukte entwickeln oder beaufsichtigen. Ein Leitfaden führt durch eine Leistung, vom Gesetz bis zur Prüfliste, ein Whitepaper durch eine Branche oder Frage; die Studie zählt. Beginnen Sie mit dem Leitfaden zu Ihrer Leistung. Jeder Text steht hier vollständig, lässt sich drucken und kostet keine Adresse.',
    contact: {
      title: 'Vorhaben besprechen',
      text: 'Wirft Ihr Projekt eine Frage auf, die dieser Text offenlässt, fragen Sie die Menschen, die ihn geschrieben haben.',
    },
  },
} as const;
