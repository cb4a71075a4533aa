type Words = { readonly en: string; readonly de: string };

/** Pages of a menu that belong together: a column. */
type Section = { readonly title?: Words; readonly items: readonly string[] };

type Navigation = {
  /** Menus of the header. `highlight` is the page that the panel recommends, `highlightAs` its name where the page's own is the menu's title. */
  readonly header: readonly {
    readonly slug: string;
    readonly title: Words;
    readonly sections: readonly Section[];
    readonly highlight?: string;
    readonly highlightAs?: Words;
  }[];
  /** Lines of the footer. The first five pages of a line always show, the others when it is opened. */
  readonly footer: readonly {
    readonly slug: string;
    readonly title: Words;
    readonly items: readonly string[];
  }[];
  /** Pages that every footer names in its last row. */
  readonly legal: readonly string[];
  /** The search page, for header and footer. */
  readonly search: string;
  /** Pages that the search offers where it finds nothing: help and contact first. */
  readonly searchWays: readonly string[];
  /** What to do when a card is lost, for the footer. */
  readonly emergency: string;
};

/**
 * Groups of the header and the footer. They name page ids (path without language and outer slashes);
 * names and texts come from the pages. A name that no page has stops the build; a group without
 * pages is not printed.
 */
export const navigation: Navigation = {
  header: [
    {
      slug: 'services',
      title: { en: 'Services', de: 'Leistungen' },
      sections: [
        {
          title: { en: 'Accounts and payments', de: 'Konten und Zahlungen' },
          items: ['services/digital-banking', 'services/accounts', 'services/payment-flows'],
        },
        {
          title: { en: 'Cards', de: 'Karten' },
          items: ['services/cards', 'services/debit-cards', 'services/prepaid-cards'],
        },
        {
          title: { en: 'Lending and identity', de: 'Kredit und Identität' },
          items: [
            'services/consumer-lending',
            'services/splitpay',
            'services/kyc-platform',
            'services/bankident',
          ],
        },
      ],
      highlight: 'services',
      highlightAs: { en: 'All services', de: 'Alle Leistungen' },
    },
    {
      slug: 'industries',
      title: { en: 'Industries', de: 'Branchen' },
      sections: [
        {
          title: { en: 'Business software', de: 'Firmensoftware' },
          items: ['industries/erp-software', 'industries/hr-tech', 'industries/software-providers'],
        },
        {
          title: { en: 'Apps and platforms', de: 'Apps und Plattformen' },
          items: ['industries/mobility', 'industries/travel', 'industries/wealth'],
        },
        {
          title: { en: 'In practice', de: 'Aus der Praxis' },
          items: ['case-studies/kontaro', 'case-studies'],
        },
      ],
      highlight: 'industries',
      highlightAs: { en: 'All industries', de: 'Alle Branchen' },
    },
    {
      slug: 'knowledge',
      title: { en: 'Knowledge', de: 'Wissen' },
      sections: [
        {
          title: { en: 'Read', de: 'Lesen' },
          items: ['publications', 'blog', 'newsletter', 'futura-newsletter'],
        },
        { title: { en: 'Listen and watch', de: 'Hören und sehen' }, items: ['podcast', 'webinars'] },
        {
          title: { en: 'Look up', de: 'Nachschlagen' },
          items: [
            'glossary',
            'glossary/payment-services-directive-2',
            'glossary/know-your-customer-know-your-business',
            'iban-checker',
          ],
        },
      ],
      highlight: 'knowledge',
      highlightAs: { en: 'All sections', de: 'Alle Rubriken' },
    },
    {
      slug: 'company',
      title: { en: 'Company', de: 'Unternehmen' },
      sections: [
        {
          title: { en: 'Who we are', de: 'Wer wir sind' },
          items: ['about', 'why-the-product', 'license', 'countries'],
        },
        { title: { en: 'Work and news', de: 'Arbeit und Neues' }, items: ['careers', 'press'] },
        {
          title: { en: 'Partners and investors', de: 'Partner und Investoren' },
          items: ['partners', 'prices', 'investors', 'investors/download'],
        },
      ],
      highlight: 'careers/jobs',
    },
    {
      slug: 'developers',
      title: { en: 'Developers', de: 'Entwickler' },
      sections: [
        {
          title: { en: 'Building with us', de: 'Mit uns entwickeln' },
          items: ['partner-information', 'ecosystem-partners'],
        },
        {
          title: { en: 'Interface', de: 'Schnittstelle' },
          items: ['developers/reference', 'developers/sandbox', 'developers/changelog'],
        },
        {
          title: { en: 'Guides', de: 'Anleitungen' },
          items: ['developers/transfers', 'developers/webhooks', 'developers/requests'],
        },
      ],
      highlight: 'developers',
      highlightAs: { en: 'The API at a glance', de: 'Die API im Überblick' },
    },
  ],
  footer: [
    {
      slug: 'services',
      title: { en: 'Services', de: 'Leistungen' },
      items: [
        'services/digital-banking',
        'services/accounts',
        'services/payment-flows',
        'services/cards',
        'prices',
        'services/debit-cards',
        'services/prepaid-cards',
        'services/consumer-lending',
        'services/splitpay',
        'services/kyc-platform',
        'services/bankident',
      ],
    },
    {
      slug: 'practice',
      title: { en: 'In practice', de: 'In der Praxis' },
      items: [
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
      slug: 'support',
      title: { en: 'For end customers', de: 'Für Endkunden' },
      items: [
        'support',
        'support/faq',
        'complaint',
        'security',
        'customer-information',
        'customer-documents',
        'exchange-rates',
        'iban-checker',
        'status',
      ],
    },
    {
      slug: 'knowledge',
      title: { en: 'Knowledge', de: 'Wissen' },
      items: [
        'knowledge',
        'glossary',
        'publications',
        'podcast',
        'webinars',
        'blog',
        'newsletter',
        'futura-newsletter',
      ],
    },
    {
      slug: 'company',
      title: { en: 'Company', de: 'Unternehmen' },
      items: [
        'about',
        'license',
        'trust',
        'countries',
        'careers',
        'press',
        'investors',
        'careers/jobs',
        'whistleblowing',
        'survey',
      ],
    },
  ],
  legal: ['imprint', 'privacy-policy', 'stellwerk-privacy-policy', 'terms-of-use', 'accessibility-statement'],
  search: 'search',
  searchWays: ['support', 'services', 'developers', 'glossary'],
  emergency: 'security',
};
