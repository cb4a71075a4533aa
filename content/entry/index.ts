/** The pages outside the languages: the entry at `/`, and what a visitor sees where nothing is. */
export const entryContent = {
  entry: {
    name: 'Choose your language',
    description:
      'Stellwerk, embedded finance from a licensed bank: choose English or German. Stellwerk, Embedded Finance von einer lizenzierten Bank.',
    en: {
      title: 'Stellwerk in English',
      text: 'Embedded finance from a licensed bank: accounts, cards, lending and payments through one API.',
      links: [{ name: 'Go to the English pages', id: '' }],
    },
    de: {
      title: 'Stellwerk auf Deutsch',
      text: 'Embedded Finance von einer lizenzierten Bank: Konten, Karten, Kredite und Zahlungen über eine API.',
      links: [{ name: 'Zu den deutschen Seiten', id: '' }],
    },
  },
  notFound: {
    name: 'Page not found',
    description:
      'There is no page at this address: choose the English or the German pages. Unter dieser Adresse gibt es keine Seite.',
    en: {
      title: 'Page not found',
      text: 'There is no page at this address. These English pages may help.',
      links: [
        { name: 'Home page', id: '' },
        { name: 'Services', id: 'services' },
        { name: 'Glossary', id: 'glossary' },
        { name: 'Blog', id: 'blog' },
      ],
    },
    de: {
      title: 'Seite nicht gefunden',
      text: 'Unter dieser Adresse gibt es keine Seite. Diese deutschen Seiten führen weiter.',
      links: [
        { name: 'Startseite', id: '' },
        { name: 'Leistungen', id: 'services' },
        { name: 'Glossar', id: 'glossary' },
        { name: 'Blog', id: 'blog' },
      ],
    },
  },
  serverError: {
    name: 'Something went wrong',
    description:
      'We could not load this page because of a fault on our side. Die Seite konnte wegen eines Fehlers nicht geladen werden.',
    en: {
      title: 'Something went wrong on our side',
      text: 'We could not load this page. Please try again in a few minutes.',
      links: [{ name: 'Home page', id: '' }],
    },
    de: {
      title: 'Bei uns ist etwas schiefgegangen',
      text: 'Die Seite konnte nicht geladen werden. Bitte versuchen Sie es in einigen Minuten erneut.',
      links: [{ name: 'Startseite', id: '' }],
    },
  },
} as const;
