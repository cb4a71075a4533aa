type Words = { readonly en: string; readonly de: string };

/** Pages of a menu that belong together: a column, or a line where the menu is drawn as a map. */
type Section = { readonly title?: Words; readonly items: readonly string[] };

type Navigation = {
  /** Menus of the header. `highlight` is the page that the panel recommends. */
  readonly header: readonly { readonly slug: string; readonly title: Words; readonly drawnAs?: 'map'; readonly sections: readonly Section[]; readonly highlight?: string }[];
  readonly footer: readonly { readonly slug: string; readonly title: Words; readonly items: readonly string[] }[];
  /** The search page, for header and footer. */
  readonly search?: string;
  /** What to do when a card is lost, for the footer. */
  readonly emergency?: string;
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
      drawnAs: 'map',
      sections: [
        { title: { en: 'Accounts and payments', de: 'Konten und Zahlungen' }, items: ['services/digital-banking', 'services/accounts', 'services/payment-flows'] },
        { title: { en: 'Cards', de: 'Karten' }, items: ['services/cards', 'services/debit-cards', 'services/prepaid-cards'] },
        { title: { en: 'Lending and identity', de: 'Kredit und Identität' }, items: ['services/consumer-lending', 'services/splitpay', 'services/kyc-platform', 'services/bankident'] },
      ],
      highlight: 'services',
    },
    {
      slug: 'knowledge',
      title: { en: 'Knowledge', de: 'Wissen' },
      sections: [
        { title: { en: 'Terms explained', de: 'Begriffe erklärt' }, items: ['glossary/payment-services-directive-2', 'glossary/know-your-customer-know-your-business', 'glossary/anti-money-laundering', 'glossary/single-euro-payments-area'] },
      ],
      highlight: 'glossary',
    },
    {
      slug: 'company',
      title: { en: 'Company', de: 'Unternehmen' },
      sections: [{ items: ['license', 'accessibility-statement', 'terms-of-use'] }],
    },
  ],
  footer: [
    { slug: 'services', title: { en: 'Services', de: 'Leistungen' }, items: ['services/digital-banking', 'services/accounts', 'services/payment-flows', 'services/cards', 'services/debit-cards', 'services/prepaid-cards', 'services/consumer-lending', 'services/splitpay', 'services/kyc-platform', 'services/bankident'] },
    { slug: 'knowledge', title: { en: 'Knowledge', de: 'Wissen' }, items: ['glossary', 'glossary/payment-services-directive-2', 'glossary/international-bank-account-number', 'glossary/politically-exposed-person'] },
    { slug: 'legal', title: { en: 'Legal', de: 'Rechtliches' }, items: ['imprint', 'license', 'privacy-policy', 'stellwerk-privacy-policy', 'terms-of-use', 'accessibility-statement'] },
  ],
};
