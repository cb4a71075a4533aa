/** The page from which everything can be found: a field, the pages most asked for, and all pages as lines. */
export const searchContent = {
  en: {
    name: 'Search',
    title: 'Find any page',
    description:
      'Every page of this site in one list, sorted by subject: services, industries, knowledge, support, company and legal information.',
    intro: 'Every page of this site on six lines. Each stands once, on the line where you would look for it.',
    field: 'Part of a name',
    nothing: 'No page has this in its name. Try a shorter part of it.',
    tasksTitle: 'Most often looked for',
    tasks: ['support', 'security', 'customer-information', 'exchange-rates', 'careers/jobs'],
    lines: [
      { title: 'Services', head: 'services', pages: [] },
      {
        title: 'In practice',
        pages: [
          'industries',
          'case-studies',
          'why-the-product',
          'developers',
          'partners',
          'ecosystem-partners',
          'partner-information',
        ],
      },
      {
        title: 'For end customers',
        pages: ['support', 'security', 'customer-information', 'exchange-rates'],
      },
      { title: 'Company', pages: ['about', 'license', 'careers', 'press', 'investors'] },
      {
        title: 'Knowledge',
        head: 'knowledge',
        pages: ['glossary', 'publications', 'podcast', 'webinars', 'blog', 'newsletter', 'futura-newsletter'],
      },
    ],
    otherPages: 'Legal and other pages',
  },
  de: {
    name: 'Suche',
    title: 'Jede Seite finden',
    description:
      'Alle Seiten dieser Website in einer Liste, nach Themen geordnet: Leistungen, Branchen, Wissen, Hilfe, Unternehmen und Rechtliches.',
    intro:
      'Alle Seiten dieser Website auf sechs Linien. Jede steht einmal, und zwar dort, wo man sie suchen würde.',
    field: 'Teil eines Namens',
    nothing: 'Keine Seite trägt das im Namen. Versuchen Sie es mit einem kürzeren Teil.',
    tasksTitle: 'Am häufigsten gesucht',
    tasks: ['support', 'security', 'customer-information', 'exchange-rates', 'careers/jobs'],
    lines: [
      { title: 'Leistungen', head: 'services', pages: [] },
      {
        title: 'In der Praxis',
        pages: [
          'industries',
          'case-studies',
          'why-the-product',
          'developers',
          'partners',
          'ecosystem-partners',
          'partner-information',
        ],
      },
      { title: 'Für Endkunden', pages: ['support', 'security', 'customer-information', 'exchange-rates'] },
      { title: 'Unternehmen', pages: ['about', 'license', 'careers', 'press', 'investors'] },
      {
        title: 'Wissen',
        head: 'knowledge',
        pages: ['glossary', 'publications', 'podcast', 'webinars', 'blog', 'newsletter', 'futura-newsletter'],
      },
    ],
    otherPages: 'Rechtliches und Weiteres',
  },
} as const;
