import { family } from '#lib/page-model/family';
import type { JsonLd } from '#lib/page-model/json-ld';
import { page, type Page } from '#lib/page-model/page';
import { template } from '#lib/page-model/template';
import { companyPages, type CompanyEntry } from './schema';
import { buildAboutView } from './about-view';
import { buildEcosystemView, buildPartnerInformationView, buildPartnersView, buildWhyView } from './view';

export const aboutPage = template<ReturnType<typeof buildAboutView>>()('about');
export const whyTheProduct = template<ReturnType<typeof buildWhyView>>()('why-the-product');
export const partnersPage = template<ReturnType<typeof buildPartnersView>>()('partners', {
  queries: ['services'],
  sections: ['enquiry'],
});
export const ecosystemPartners = template<ReturnType<typeof buildEcosystemView>>()('ecosystem-partners', {
  queries: ['services'],
});
export const partnerInformation =
  template<ReturnType<typeof buildPartnerInformationView>>()('partner-information');

function toPage(entry: CompanyEntry): Page {
  const facts = { id: entry.slug, of: entry };
  const as = <T extends JsonLd['@type']>(type: T) => ({ jsonLd: { '@type': type } });
  switch (entry.slug) {
    case 'about':
      return page(aboutPage, { ...facts, ...as('AboutPage'), view: () => buildAboutView(entry) });
    case 'why-the-product':
      return page(whyTheProduct, { ...facts, ...as('WebPage'), view: () => buildWhyView(entry) });
    case 'partners':
      return page(partnersPage, { ...facts, ...as('CollectionPage'), view: () => buildPartnersView(entry) });
    case 'ecosystem-partners':
      return page(ecosystemPartners, {
        ...facts,
        ...as('CollectionPage'),
        view: () => buildEcosystemView(entry),
      });
    case 'partner-information':
      return page(partnerInformation, {
        ...facts,
        ...as('WebPage'),
        view: () => buildPartnerInformationView(entry),
      });
  }
}

/** Pages about the company and its partners, each with its own template. */
export const companyFamily = family(
  'company',
  [aboutPage, whyTheProduct, partnersPage, ecosystemPartners, partnerInformation],
  (locale) => companyPages.all(locale).map(toPage),
);
