/** Words of the page that lists the industries. Their order and names stand in `content/site/industries.ts`. */
export const industriesIndexContent = {
  en: {
    name: 'Industries',
    title: 'Where money meets the work your software already does',
    description:
      'How accounts, cards, payments and identity checks from Stellwerk fit into software, industry by industry: problems, payment routes, use cases.',
    intro:
      'The services are the same everywhere; the problems they solve are not. Each page starts from one that product teams of that industry know, and follows the money through it.',
  },
  de: {
    name: 'Branchen',
    title: 'Wo das Geld auf die Arbeit trifft, die Ihre Software schon macht',
    description:
      'Wie Konten, Karten, Zahlungen und Identifizierung von Stellwerk in Software passen, Branche für Branche: Probleme, Zahlungswege, Anwendungsfälle.',
    intro:
      'Die Leistungen sind überall dieselben, die Probleme nicht. Jede Seite beginnt bei einem, das Produktteams dieser Branche kennen, und folgt dem Geld durch den Ablauf.',
  },
} as const;
