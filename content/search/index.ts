/**
 * Lines of the plan in the order of their use: groups of the footer, with their names and their pages right below
 * the home page. The badge of a line with a `head` leads there.
 */
const lines = [
  { group: 'services', head: 'services' },
  { group: 'practice' },
  { group: 'support', fold: { below: 'support', keep: ['support/faq'] } },
  { group: 'company', without: ['survey'] },
  { group: 'knowledge', head: 'knowledge' },
] as const;

/** The page from which everything can be found: a field, pages that somebody may need in a hurry, and all pages as lines. */
export const searchContent = {
  en: {
    name: 'Search',
    title: 'Find any page',
    description:
      'Every page of this site in one list, sorted by subject: services, industries, knowledge, support, company and legal information.',
    intro:
      'Every page of this site in six groups. If your card is lost or a payment is wrong, go straight to help and contact.',
    field: 'Search the whole site',
    foundTitle: 'In page titles',
    searching: 'Searching …',
    planTitle: 'The parts of this site, with the number of pages in each',
    planNote: 'A ring stands for a main page, a stroke for a page below it.',
    pages: 'pages',
    companies: 'Help by company',
    tasksTitle: 'Straight to these pages',
    tasks: ['support', 'security', 'customer-information', 'exchange-rates', 'careers/jobs'],
    lines,
    otherPages: 'Legal and other pages',
    advice: {
      title: 'If you do not know the name',
      items: [
        {
          title: 'You want to build something',
          text: 'Begin with the [services](/en/services/) if you know what you need, or with the [industries](/en/industries/) if you want to see what others in your field do. Developers begin with [the first request](/en/developers/).',
        },
        {
          title: 'You have an account or a card',
          text: 'Help is sorted by the company in whose app you signed up: [its phone number](/en/support/) comes first. What applies to transfers, fees and complaints is in the [customer information](/en/customer-information/) of your country.',
        },
        {
          title: 'You want to read or to check',
          text: 'Terms are in the [glossary](/en/glossary/), guides to whole projects among the [publications](/en/publications/), figures and documents on the pages for [investors](/en/investors/) and the [press](/en/press/).',
        },
      ],
    },
  },
  de: {
    name: 'Suche',
    title: 'Jede Seite finden',
    description:
      'Alle Seiten dieser Website in einer Liste, nach Themen geordnet: Leistungen, Branchen, Wissen, Hilfe, Unternehmen und Rechtliches.',
    intro:
      'Alle Seiten dieser Website in sechs Gruppen. Ist Ihre Karte weg oder stimmt eine Zahlung nicht, gehen Sie gleich zu Hilfe und Kontakt.',
    field: 'Website durchsuchen',
    foundTitle: 'Treffer im Seitentitel',
    searching: 'Suche läuft …',
    planTitle: 'Die Teile dieser Website mit der Zahl ihrer Seiten',
    planNote: 'Ein Ring steht für eine Hauptseite, ein Strich für eine Seite darunter.',
    pages: 'Seiten',
    companies: 'Hilfe nach Unternehmen',
    tasksTitle: 'Direkt zu diesen Seiten',
    tasks: ['support', 'security', 'customer-information', 'exchange-rates', 'careers/jobs'],
    lines,
    otherPages: 'Rechtliches und Weiteres',
    advice: {
      title: 'Wenn Ihnen der Name nicht einfällt',
      items: [
        {
          title: 'Sie wollen etwas entwickeln',
          text: 'Beginnen Sie mit den [Leistungen](/de/services/), wenn Sie wissen, was Sie brauchen, und mit den [Branchen](/de/industries/), wenn Sie sehen wollen, was andere in Ihrem Feld tun. Entwickler beginnen mit der [ersten Anfrage](/de/developers/).',
        },
        {
          title: 'Sie haben ein Konto oder eine Karte',
          text: 'Die Hilfe ist nach dem Unternehmen geordnet, in dessen App Sie sich angemeldet haben: [Seine Telefonnummer](/de/support/) steht zuerst. Was für Überweisungen, Entgelte und Beschwerden gilt, sagt die [Kundeninformation](/de/customer-information/) Ihres Landes.',
        },
        {
          title: 'Sie wollen lesen oder nachprüfen',
          text: 'Begriffe stehen im [Glossar](/de/glossary/), Anleitungen für ganze Vorhaben in den [Publikationen](/de/publications/), Zahlen und Unterlagen auf den Seiten für [Investoren](/de/investors/) und [Presse](/de/press/).',
        },
      ],
    },
  },
} as const;
