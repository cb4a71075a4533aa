/** The page from which everything can be found: a list of all pages, and the ones most asked for. */
export const searchContent = {
  en: {
    name: 'Search',
    title: 'Find any page',
    description:
      'Every page of this site in one list, sorted by subject: services, industries, knowledge, support, company and legal information.',
    intro:
      'Every page of this site, sorted by subject. Your browser searches the list too, with “find in page” in its menu.',
    tasksTitle: 'Most often looked for',
    tasks: ['support', 'security', 'customer-information', 'exchange-rates', 'careers/jobs'],
    otherPages: 'Other pages',
  },
  de: {
    name: 'Suche',
    title: 'Jede Seite finden',
    description:
      'Alle Seiten dieser Website in einer Liste, nach Themen geordnet: Leistungen, Branchen, Wissen, Hilfe, Unternehmen und Rechtliches.',
    intro:
      'Alle Seiten dieser Website, nach Themen geordnet. Auch Ihr Browser durchsucht die Liste: mit „Auf Seite suchen“ in seinem Menü.',
    tasksTitle: 'Am häufigsten gesucht',
    tasks: ['support', 'security', 'customer-information', 'exchange-rates', 'careers/jobs'],
    otherPages: 'Weitere Seiten',
  },
} as const;
