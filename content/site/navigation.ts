/**
 * Groups of the header and the footer. A group names page ids (path without language and outer
 * slashes); their words come from the pages. A name that no page has stops the build.
 */
export const navigation = {
  header: [
    { slug: 'services', title: { en: 'Services', de: 'Leistungen' }, items: ['services', 'services/accounts', 'services/payment-flows', 'services/cards', 'services/debit-cards', 'services/prepaid-cards', 'services/splitpay', 'services/consumer-lending', 'services/kyc-platform', 'services/bankident', 'services/digital-banking'] },
    { slug: 'knowledge', title: { en: 'Knowledge', de: 'Wissen' }, items: ['glossary', 'glossary/payment-services-directive-2', 'glossary/know-your-customer-know-your-business', 'glossary/anti-money-laundering', 'glossary/single-euro-payments-area'] },
    { slug: 'company', title: { en: 'Company', de: 'Unternehmen' }, items: ['license', 'imprint', 'accessibility-statement'] },
  ],
  footer: [
    { slug: 'footer-services', title: { en: 'Services', de: 'Leistungen' }, items: ['services/accounts', 'services/payment-flows', 'services/cards', 'services/consumer-lending', 'services/kyc-platform', 'services'] },
    { slug: 'footer-knowledge', title: { en: 'Knowledge', de: 'Wissen' }, items: ['glossary', 'glossary/payment-services-directive-2', 'glossary/international-bank-account-number', 'glossary/politically-exposed-person'] },
    { slug: 'footer-legal', title: { en: 'Legal', de: 'Rechtliches' }, items: ['imprint', 'license', 'privacy-policy', 'stellwerk-privacy-policy', 'terms-of-use', 'accessibility-statement'] },
  ],
} as const;
