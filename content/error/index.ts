type Texts = {
  readonly name: string;
  readonly description: string;
  readonly text: string;
  readonly linksTitle: string;
};
type PageLink = { readonly name: string; readonly id: string };

type ErrorTexts = {
  readonly notFound: Texts & { readonly asked: string; readonly nearTitle: string };
  readonly serverError: Texts;
  readonly offline: Texts & { readonly offlineText: string };
  readonly search?: PageLink;
  readonly links: readonly PageLink[];
};

/** A link of a page whose language is not one of the interface's: the name says when it leads to another language. */
type NativeLink = { readonly name: string; readonly path: string; readonly language: 'en' | NativeLanguage };

type NativeLanguage = 'fr' | 'es' | 'it';

/** What the same pages say in the languages that have customer information only. There is no page for faults of the server: hosts show one for the whole site. */
export type NativeErrorTexts = {
  readonly notFound: Texts & { readonly asked: string; readonly nearTitle: string };
  readonly offline: Texts & { readonly offlineText: string };
  readonly search: NativeLink;
  readonly links: readonly NativeLink[];
};

/** The pages for what went wrong, on our side or on the way. The offline page has two texts: the second is shown without a connection. Ids under `links` name the pages most visitors look for; `search` names the search page. */
export const errorContent: Readonly<Record<'en' | 'de', ErrorTexts>> = {
  en: {
    notFound: {
      name: 'Page not found',
      description:
        'There is no page at this address. Here are pages that may help, and the way to the home page.',
      text: 'There is no page at this address. It may have moved, or the link you followed may contain a typing error.',
      linksTitle: 'Pages that may help',
      asked: 'Address requested:',
      nearTitle: 'Pages with similar names',
    },
    serverError: {
      name: 'Something went wrong on our side',
      description:
        'We could not load this page because of a fault on our side. Please try again in a few minutes, or write to us.',
      text: 'We could not load this page. The fault is ours, not yours. Please try again in a few minutes; if the problem persists, write to hello@stellwerk.example and tell us the address of the page.',
      linksTitle: 'These pages should work',
    },
    offline: {
      name: 'Reading offline',
      description:
        'If you wish, the pages you open can be read offline on this device. This page lists them when another page cannot be reached.',
      text: 'You do not need this page at the moment. It appears by itself when there is no connection, and then lists the pages that your browser has kept on this device at your request.',
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
      { name: 'Legal notice and contact', id: 'imprint' },
    ],
  },
  de: {
    notFound: {
      name: 'Seite nicht gefunden',
      description:
        'Unter dieser Adresse gibt es keine Seite. Hier sind Seiten, die weiterführen, und der Weg zur Startseite.',
      text: 'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, vielleicht enthält der Link einen Tippfehler.',
      linksTitle: 'Seiten, die weiterführen',
      asked: 'Gesuchte Adresse:',
      nearTitle: 'Seiten mit ähnlichem Namen',
    },
    serverError: {
      name: 'Bei uns ist etwas schiefgegangen',
      description:
        'Die Seite konnte wegen eines Fehlers bei uns nicht geladen werden. Bitte versuchen Sie es in einigen Minuten erneut.',
      text: 'Die Seite konnte nicht geladen werden. Der Fehler liegt bei uns, nicht bei Ihnen. Bitte versuchen Sie es in einigen Minuten erneut; bleibt der Fehler bestehen, schreiben Sie an hello@stellwerk.example und nennen Sie uns die Adresse der Seite.',
      linksTitle: 'Diese Seiten sollten funktionieren',
    },
    offline: {
      name: 'Lesen ohne Verbindung',
      description:
        'Auf Wunsch bleiben Seiten, die Sie öffnen, auf diesem Gerät auch ohne Verbindung lesbar. Ist eine Seite nicht erreichbar, stehen hier die lesbaren.',
      text: 'Im Moment brauchen Sie diese Seite nicht. Sie erscheint von selbst, wenn keine Verbindung besteht, und nennt dann die Seiten, die Ihr Browser auf Ihren Wunsch auf diesem Gerät aufbewahrt hat.',
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

/** The 404 and offline pages in French, Spanish and Italian; links are written out, since most lead to English pages. */
export const nativeErrorContent: Readonly<Record<NativeLanguage, NativeErrorTexts>> = {
  fr: {
    notFound: {
      name: 'Page introuvable',
      description:
        'Il n’y a pas de page à cette adresse. Consultez les informations pour les clients en français ou demandez de l’aide.',
      text: 'Il n’y a pas de page à cette adresse. La page que vous cherchez a peut-être été déplacée, ou le lien contient une faute de frappe.',
      linksTitle: 'Pages utiles',
      asked: 'Adresse demandée :',
      nearTitle: 'Pages au nom similaire',
    },
    offline: {
      name: 'Lire hors connexion',
      description:
        'Si vous le souhaitez, les pages que vous ouvrez restent lisibles hors connexion. Si une page est inaccessible, vous trouverez ici celles que vous pouvez lire.',
      text: 'Vous n’avez pas besoin de cette page pour le moment. Elle apparaît d’elle-même en l’absence de connexion et donne la liste des pages que votre navigateur a conservées sur cet appareil parce que vous l’avez demandé.',
      offlineText:
        'Il n’y a pas de connexion pour le moment : la page demandée n’a pas pu être chargée. Veuillez réessayer dès que la connexion sera rétablie.',
      linksTitle: 'Pages que vous pouvez lire maintenant',
    },
    search: { name: 'Rechercher sur ce site (en anglais)', path: '/en/search/', language: 'en' },
    links: [
      { name: 'Informations pour les clients', path: '/fr/informations-clients/', language: 'fr' },
      { name: 'Aide et contact (en anglais)', path: '/en/support/', language: 'en' },
      { name: 'Fraude et sécurité (en anglais)', path: '/en/security/', language: 'en' },
      { name: 'Mentions légales (en anglais)', path: '/en/imprint/', language: 'en' },
    ],
  },
  es: {
    notFound: {
      name: 'Página no encontrada',
      description:
        'No hay ninguna página en esta dirección. Consulte la información para clientes en español o pida ayuda.',
      text: 'No hay ninguna página en esta dirección. Puede que la página que busca se haya trasladado o que el enlace contenga una errata.',
      linksTitle: 'Páginas útiles',
      asked: 'Dirección solicitada:',
      nearTitle: 'Páginas con nombre parecido',
    },
    offline: {
      name: 'Leer sin conexión',
      description:
        'Si lo desea, las páginas que abra se podrán leer en este dispositivo sin conexión. Si una página no está disponible, aquí verá las que sí puede leer.',
      text: 'De momento no necesita esta página. Aparece por sí sola cuando no hay conexión y muestra las páginas que su navegador ha guardado en este dispositivo porque usted lo ha pedido.',
      offlineText:
        'En este momento no hay conexión, por lo que no se ha podido cargar la página solicitada. Inténtelo de nuevo cuando vuelva a tener conexión.',
      linksTitle: 'Páginas que puede leer ahora',
    },
    search: { name: 'Buscar en este sitio web (en inglés)', path: '/en/search/', language: 'en' },
    links: [
      { name: 'Información para clientes', path: '/es/informaciones-clientes/', language: 'es' },
      { name: 'Ayuda y contacto (en inglés)', path: '/en/support/', language: 'en' },
      { name: 'Fraude y seguridad (en inglés)', path: '/en/security/', language: 'en' },
      { name: 'Aviso legal (en inglés)', path: '/en/imprint/', language: 'en' },
    ],
  },
  it: {
    notFound: {
      name: 'Pagina non trovata',
      description:
        'A questo indirizzo non c’è nessuna pagina. Consulti le informazioni per i clienti in italiano o chieda assistenza.',
      text: 'A questo indirizzo non c’è nessuna pagina. Forse la pagina che cerca è stata spostata, oppure il link contiene un errore di battitura.',
      linksTitle: 'Pagine utili',
      asked: 'Indirizzo richiesto:',
      nearTitle: 'Pagine dal nome simile',
    },
    offline: {
      name: 'Leggere senza connessione',
      description:
        'Se lo desidera, le pagine che apre restano leggibili anche senza connessione. Se una pagina non è raggiungibile, qui trova quelle che può leggere.',
      text: 'Al momento questa pagina non le serve. Appare da sola quando non c’è connessione ed elenca le pagine che il browser ha conservato su questo dispositivo perché lei lo ha chiesto.',
      offlineText:
        'Al momento non c’è connessione, perciò non è stato possibile caricare la pagina richiesta. Riprovi quando la connessione sarà ripristinata.',
      linksTitle: 'Pagine che può leggere ora',
    },
    search: { name: 'Cerca in questo sito (in inglese)', path: '/en/search/', language: 'en' },
    links: [
      { name: 'Informazioni per i clienti', path: '/it/informazioni-clienti/', language: 'it' },
      { name: 'Assistenza e contatti (in inglese)', path: '/en/support/', language: 'en' },
      { name: 'Frodi e sicurezza (in inglese)', path: '/en/security/', language: 'en' },
      { name: 'Note legali (in inglese)', path: '/en/imprint/', language: 'en' },
    ],
  },
};
