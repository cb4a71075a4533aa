/** The pages for what went wrong. Ids under `links` name the pages most visitors look for. */
export const errorContent = {
  en: {
    notFound: {
      name: 'Page not found',
      description: 'There is no page at this address. Here are the pages that most visitors look for, and the way to the home page.',
      text: 'The track ends here: there is no page at this address. It may have moved, or the link you followed may contain a typing error.',
      linksTitle: 'The pages most visitors look for',
    },
    serverError: {
      name: 'Something went wrong on our side',
      description: 'The page could not be delivered because of a fault on our side. Please try again in a few minutes, or write to us.',
      text: 'The page could not be delivered. The fault is ours, not yours. Please try again in a few minutes; if the problem persists, write to hello@stellwerk.example and tell us the address of the page.',
      linksTitle: 'These pages should work',
    },
    links: [
      { name: 'Home page', id: '' },
      { name: 'Services', id: 'services' },
      { name: 'Glossary', id: 'glossary' },
      { name: 'Banking licence', id: 'license' },
      { name: 'Imprint and contact', id: 'imprint' },
    ],
  },
  de: {
    notFound: {
      name: 'Seite nicht gefunden',
      description: 'Unter dieser Adresse gibt es keine Seite. Hier sind die Seiten, die am häufigsten gesucht werden, und der Weg zur Startseite.',
      text: 'Hier endet das Gleis: Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, vielleicht enthält der Link einen Tippfehler.',
      linksTitle: 'Die meistgesuchten Seiten',
    },
    serverError: {
      name: 'Bei uns ist etwas schiefgegangen',
      description: 'Die Seite konnte wegen eines Fehlers auf unserer Seite nicht ausgeliefert werden. Bitte versuchen Sie es in einigen Minuten erneut.',
      text: 'Die Seite konnte nicht ausgeliefert werden. Der Fehler liegt bei uns, nicht bei Ihnen. Bitte versuchen Sie es in einigen Minuten erneut; bleibt es dabei, schreiben Sie an hello@stellwerk.example und nennen Sie uns die Adresse der Seite.',
      linksTitle: 'Diese Seiten sollten funktionieren',
    },
    links: [
      { name: 'Startseite', id: '' },
      { name: 'Leistungen', id: 'services' },
      { name: 'Glossar', id: 'glossary' },
      { name: 'Banklizenz', id: 'license' },
      { name: 'Impressum und Kontakt', id: 'imprint' },
    ],
  },
} as const;
