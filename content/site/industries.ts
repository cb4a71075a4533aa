/**
 * The industries that the customers belong to, in the order of lists and menus. Pages of industries
 * and case studies read the names here, so that they agree; a page may follow later than its name.
 */
export const industries = [
  { slug: 'erp-software', name: { en: 'ERP software', de: 'ERP-Software' } },
  { slug: 'hr-tech', name: { en: 'HR tech', de: 'HR-Software' } },
  { slug: 'mobility', name: { en: 'Mobility', de: 'Mobilität' } },
  { slug: 'software-providers', name: { en: 'Software providers', de: 'Softwareanbieter' } },
  { slug: 'travel', name: { en: 'Travel', de: 'Touristik' } },
  { slug: 'wealth', name: { en: 'Wealth', de: 'Geldanlage' } },
] as const;
