import type { ComponentType } from 'react';
import type { Footer } from '#components/layout/footer';
import type { Header } from '#components/layout/header';
import { importByName } from '#lib/core/import-by-name';
import type { TemplateProps } from '#lib/page-model/template';
import type { families } from '#lib/registry/registry';
import type { Template } from '#lib/page-data/react/template';

type Ref = (typeof families)[number]['templates'][number];

/** An import for each template, of a component that takes its view. */
type TemplateImports = {
  readonly [R in Ref as R['name']]: () => Promise<ComponentType<TemplateProps<R>>>;
};

/** Slices that a change of language replaces. */
type SliceImports = {
  readonly header: () => Promise<typeof Header>;
  readonly footer: () => Promise<typeof Footer>;
};

/** Imports of templates and slices by their names in page data. The types demand all templates of the registry. */
const imports = {
  home: async () => (await import('./home/home')).Home,
  'glossary-index': async () => (await import('./glossary/glossary-index')).GlossaryIndex,
  'glossary-article': async () => (await import('./glossary/glossary-article')).GlossaryArticle,
  'services-index': async () => (await import('./services/services-index')).ServicesIndex,
  service: async () => (await import('./services/service')).Service,
  prices: async () => (await import('./prices/prices')).Prices,
  'industries-index': async () => (await import('./industries/industries-index')).IndustriesIndex,
  industry: async () => (await import('./industries/industry')).Industry,
  'case-studies-index': async () => (await import('./case-studies/case-studies-index')).CaseStudiesIndex,
  'case-study': async () => (await import('./case-studies/case-study')).CaseStudy,
  about: async () => (await import('./company/about')).About,
  'why-the-product': async () => (await import('./company/why-the-product')).WhyTheProduct,
  partners: async () => (await import('./company/partners')).Partners,
  'ecosystem-partners': async () => (await import('./company/ecosystem-partners')).EcosystemPartners,
  'partner-information': async () => (await import('./company/partner-information')).PartnerInformation,
  careers: async () => (await import('./careers/careers')).Careers,
  jobs: async () => (await import('./careers/jobs')).Jobs,
  job: async () => (await import('./careers/job')).Job,
  press: async () => (await import('./press/press')).Press,
  release: async () => (await import('./press/release')).Release,
  investors: async () => (await import('./investors/investors')).Investors,
  'investors-report': async () => (await import('./investors/investors-report')).InvestorsReport,
  'investors-download': async () => (await import('./investors/investors-download')).InvestorsDownload,
  developers: async () => (await import('./developers/developers')).Developers,
  'reference-index': async () => (await import('./developers/reference-index')).ReferenceIndex,
  'reference-group': async () => (await import('./developers/reference-group')).ReferenceGroup,
  'reference-errors': async () => (await import('./developers/reference-errors')).ReferenceErrors,
  psd2: async () => (await import('./developers/psd2')).Psd2,
  sandbox: async () => (await import('./developers/sandbox')).Sandbox,
  'api-changelog': async () => (await import('./developers/api-changelog')).ApiChangelog,
  'support-index': async () => (await import('./support/support-index')).SupportIndex,
  'support-client': async () => (await import('./support/support-client')).SupportClient,
  'support-category': async () => (await import('./support/support-category')).SupportCategory,
  'support-faq': async () => (await import('./support/support-faq')).SupportFaq,
  'withdrawal-selection': async () => (await import('./support/withdrawal-selection')).WithdrawalSelection,
  'withdrawal-sepa': async () => (await import('./support/withdrawal')).Withdrawal,
  'withdrawal-crypto': async () => (await import('./support/withdrawal')).Withdrawal,
  countries: async () => (await import('./countries/countries')).Countries,
  'iban-checker': async () => (await import('./iban-checker/iban-checker')).IbanChecker,
  status: async () => (await import('./status/status')).StatusPage,
  'security-index': async () => (await import('./security/security-index')).SecurityIndex,
  'security-article': async () => (await import('./security/security-article')).SecurityArticle,
  'exchange-rates-index': async () =>
    (await import('./exchange-rates/exchange-rates-index')).ExchangeRatesIndex,
  'exchange-rates-network': async () =>
    (await import('./exchange-rates/exchange-rates-network')).ExchangeRatesNetwork,
  'customer-information-index': async () =>
    (await import('./customer-information/customer-information-index')).CustomerInformationIndex,
  'customer-information-detail': async () =>
    (await import('./customer-information/customer-information-detail')).CustomerInformationDetail,
  'customer-documents-index': async () =>
    (await import('./customer-documents/customer-documents-index')).CustomerDocumentsIndex,
  'customer-document': async () => (await import('./customer-documents/customer-document')).CustomerDocument,
  'blog-archive': async () => (await import('./blog/blog-archive')).BlogArchive,
  'blog-category': async () => (await import('./blog/blog-category')).BlogCategory,
  'blog-post': async () => (await import('./blog/blog-post')).BlogPost,
  knowledge: async () => (await import('./knowledge/knowledge')).Knowledge,
  'podcast-index': async () => (await import('./podcast/podcast-index')).PodcastIndex,
  'podcast-episode': async () => (await import('./podcast/podcast-episode')).PodcastEpisode,
  'publications-index': async () => (await import('./publications/publications-index')).PublicationsIndex,
  publication: async () => (await import('./publications/publication')).Publication,
  'webinars-index': async () => (await import('./webinars/webinars-index')).WebinarsIndex,
  webinar: async () => (await import('./webinars/webinar')).Webinar,
  'form-page': async () => (await import('./forms/form-page')).FormPage,
  'form-success': async () => (await import('./forms/form-success')).FormSuccess,
  'site-index': async () => (await import('./search/site-index')).SiteIndex,
  'text-page': async () => (await import('./text/text-page')).TextPage,
  error: async () => (await import('./error/error')).ErrorPage,
  entry: async () => (await import('./entry/entry')).Entry,
  header: async () => (await import('../layout/header')).Header,
  footer: async () => (await import('../layout/footer')).Footer,
} satisfies TemplateImports & SliceImports;

export const templateNames = /* @__PURE__ */ Object.keys(imports);

/** Loads the chunk of a template; undefined for unknown names. */
export const importTemplate = (name: string): Promise<Template> | undefined => importByName(imports, name);
