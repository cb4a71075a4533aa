import { brand } from '#content/site/brand';
import { customers } from '#content/site/customers';
import { figures } from '#content/site/figures';
import { homeContent } from '#content/home/index';
import { buildBaseView } from '#lib/content/breadcrumb';
import { parseWithSource } from '#lib/content/parse-schema';
import { typeset } from '#lib/content/markdown/render';
import type { BaseView, LinkItem } from '#lib/content/page';
import { setTexts, type QuotedFacts, type SetTexts } from '#lib/content/set-texts';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { homeSchema, type HomeItem } from './schema';

export type HomeView = BaseView &
  Pick<
    HomeItem,
    | 'title'
    | 'lead'
    | 'diagram'
    | 'stops'
    | 'proofTitle'
    | 'customersTitle'
    | 'servicesTitle'
    | 'servicesText'
    | 'splitTitle'
    | 'splitText'
    | 'split'
    | 'termsTitle'
    | 'termsText'
    | 'contactTitle'
    | 'contactText'
  > & {
    /** All customers; `path` is that of a customer's case study, to be linked where there is one. */
    readonly customers: readonly { readonly name: string; readonly slug: string; readonly path: string }[];
    readonly lines: readonly { readonly name: string; readonly paths: readonly string[] }[];
    readonly proof: SetTexts<HomeItem['proof']>;
    readonly primaryAction: LinkItem;
    readonly secondaryAction: LinkItem;
    /** Addresses of the terms put forward; their words come from the shared list of terms. */
    readonly termPaths: readonly string[];
    readonly allTerms: LinkItem;
    readonly contact: LinkItem;
  };

const { partnerCompanies, accountsInMillions, paymentsInMillions, passportCountries } = figures;
const facts: QuotedFacts = { partnerCompanies, accountsInMillions, paymentsInMillions, passportCountries };

/** @throws ContentError when the module does not hold what the schema asks for */
export function readHome(locale: Locale): HomeItem {
  return parseWithSource(homeSchema, homeContent[locale], { file: `content/home/index.ts (${locale})` });
}

function typesetAll<T>(value: T, locale: Locale): T {
  return JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === 'string' ? typeset(part, locale) : part,
  ) as T;
}

/** Everything the home page prints. */
export function buildHomeView(locale: Locale): HomeView {
  const item = typesetAll(readHome(locale), locale);
  const {
    primaryAction,
    secondaryAction,
    terms,
    allTerms,
    contactAction,
    description: _description,
    lines,
    ...texts
  } = item;
  const toLink = ({ name, id }: { name: string; id: string }): LinkItem => ({
    name,
    path: buildPath(locale, id),
  });
  return {
    ...buildBaseView(locale, texts.name),
    ...texts,
    trail: [],
    customers: customers.map(({ name, slug }) => ({
      name,
      slug,
      path: buildPath(locale, `case-studies/${slug}`),
    })),
    lines: lines.map(({ name, services }) => ({
      name,
      paths: services.map((slug) => buildPath(locale, `services/${slug}`)),
    })),
    proof: setTexts(item.proof, locale, facts),
    primaryAction: toLink(primaryAction),
    secondaryAction: toLink(secondaryAction),
    termPaths: terms.map((slug) => buildPath(locale, `glossary/${slug}`)),
    allTerms: toLink({ name: allTerms, id: 'glossary' }),
    contact: { name: contactAction, path: `mailto:${brand.email.sales}` },
  };
}
