type Texts = {
  readonly name: string;
  readonly description: string;
  readonly text: string;
  readonly linksTitle: string;
};
type PageLink = { readonly name: string; readonly id: string };

type ErrorTexts = {
  readonly notFound: Texts;
  readonly serverError: Texts;
  readonly offline: Texts & { readonly offlineText: string };
  readonly search?: PageLink;
  readonly links: readonly PageLink[];
};

/** The pages for what went wrong, on our side or on the way. The offline page has two texts: the second is shown without a connection. Ids under `links` name the pages most visitors look for; `search` names the search page. */
export const errorContent: Readonly<Record<'en' | 'de', ErrorTexts>> = {
  en: {
    notFound: {
      name: 'Page not found',
      description:
        'There is no page at this address. Here are the pages that most visitors look for, and the way to the home page.',
      text: 'The track ends here: there is no page at this address. It may have moved, or the link you followed may contain a typing error.',
      linksTitle: 'The pages most visitors look for',
    },
    serverError: {
      name: 'Something went wrong on our side',
      description:
        'The page could not be delivered because of a fault on our side. Please try again in a few minutes, or write to us.',
      text: 'The page could not be delivered. The fault is ours, not yours. Please try again in a few minutes; if the problem persists, write to hello@stellwerk.example and tell us the address of the page.',
      linksTitle: 'These pages should work',
    },
    offline: {
      name: 'Reading without a connection',
      description:
        'Pages that you have opened stay readable on this device without a connection. This page lists them when another one cannot be reached.',
      text: 'You need nothing from this page at the moment. It appears by itself when there is no connection, and then lists the pages that your browser has kept on this device.',
      offlineText:
        'There is no connection at the moment, so the page you asked for could not be loaded. Please try again once you are online.',
      linksTitle: 'Pages you can read now',
    },
    search: { name: 'Search this website', id: 'search' },
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
      description:
        'Unter dieser Adresse gibt es keine Seite. Hier sind die Seiten, die am häufigsten gesucht werden, und der Weg zur Startseite.',
      text: 'Hier endet das Gleis: Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, vielleicht enthält der Link einen Tippfehler.',
      linksTitle: 'Die meistgesuchten Seiten',
    },
    serverError: {
      name: 'Bei uns ist etwas schiefgegangen',
      description:
        'Die Seite konnte wegen eines Fehlers auf unserer Seite nicht ausgeliefert werden. Bitte versuchen Sie es in einigen Minuten erneut.',
      text: 'Die Seite konnte nicht ausgeliefert werden. Der Fehler liegt bei uns, nicht bei Ihnen. Bitte versuchen Sie es in einigen Minuten erneut; bleibt es dabei, schreiben Sie an hello@stellwerk.example und nennen Sie uns die Adresse der Seite.',
      linksTitle: 'Diese Seiten sollten funktionieren',
    },
    offline: {
      name: 'Lesen ohne Verbindung',
      description:
        'Seiten, die Sie geöffnet haben, bleiben auf diesem Gerät auch ohne Verbindung lesbar. Ist eine andere nicht erreichbar, stehen sie hier.',
      text: 'Im Moment brauchen Sie diese Seite nicht. Sie erscheint von selbst, wenn keine Verbindung besteht, und nennt dann die Seiten, die Ihr Browser auf diesem Gerät aufbewahrt hat.',
      offlineText:
        'Zurzeit besteht keine Verbindung, deshalb konnte die gewünschte Seite nicht geladen werden. Bitte versuchen Sie es erneut, sobald Sie wieder online sind.',
      linksTitle: 'Diese Seiten können Sie jetzt lesen',
    },
    search: { name: 'Diese Website durchsuchen', id: 'search' },
    links: [
      { name: 'Startseite', id: '' },
      { name: 'Leistungen', id: 'services' },
      { name: 'Glossar', id: 'glossary' },
      { name: 'Banklizenz', id: 'license' },
      { name: 'Impressum und Kontakt', id: 'imprint' },
    ],
  },
};
