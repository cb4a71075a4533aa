import { cachedBy } from '#lib/config/content-store';
import type { FoundLink, Heading } from '#lib/content/markdown/inspect';
import { dayLength } from '#lib/core/date';
import { findCustomer } from '#lib/facts/customers';
import { locales, type Locale } from '#lib/i18n/locales';
import { buildFeeHtml } from './fee-html';
import { readFeeDocuments, readFeeWords, type FeeDocument } from './fees-schema';
import { texts, type TextEntry } from './schema';

/** A version of a document in one language, whether from Markdown or from the list of fees. */
export type CustomerDocument = {
  readonly slug: string;
  readonly locale: Locale;
  readonly kind: FeeDocument['kind'] | 'text';
  /** Name of the page. */
  readonly name: string;
  /** Title on the document. */
  readonly title: string;
  readonly description: string;
  readonly summary: string;
  readonly keywords: readonly string[];
  readonly company?: { readonly slug: string; readonly name: string };
  readonly version: string;
  readonly validFrom: string;
  /** Only of versions in the archive, with the document that replaced it. */
  readonly past?: { readonly until: string; readonly current: string };
  readonly file: string;
  readonly html: () => string;
  readonly contents: () => readonly Heading[];
  readonly links: () => readonly FoundLink[];
};

/** The day before a day such as `2025-01-09`. */
const dayBefore = (day: string): string => new Date(Date.parse(day) - dayLength).toISOString().slice(0, 10);

function fromText(entry: TextEntry): CustomerDocument {
  const { slug, locale, name, title, validUntil, replacedBy, body, contents, ...rest } = entry;
  return {
    ...rest,
    slug,
    locale,
    kind: 'text',
    name,
    title: title ?? name,
    ...(validUntil && { past: { until: validUntil, current: replacedBy ?? slug } }),
    html: () => body().html,
    contents,
  };
}

/** All versions of a document about fees; the address of the one that applies has no year. */
function fromFees(document: FeeDocument, locale: Locale): CustomerDocument[] {
  const { kind, company, versions } = document;
  const words = readFeeWords(locale).kinds[kind];
  const account = document.account[locale];
  const current = `fees-${company}`;
  return versions.map((version, index) => {
    const next = versions[index + 1];
    return {
      slug: next ? `${current}-${version.validFrom.slice(0, 4)}` : current,
      locale,
      kind,
      name: words.name.replace('{account}', account),
      title: words.title,
      description: words.description.replace('{account}', account),
      summary: words.summary,
      keywords: [findCustomer(company).name, words.title],
      company: { slug: company, name: findCustomer(company).name },
      version: version.version,
      validFrom: version.validFrom,
      ...(next && { past: { until: dayBefore(next.validFrom), current } }),
      file: 'content/customer-documents/fees.ts',
      html: () => buildFeeHtml(document, version, locale),
      contents: () => [],
      links: () => [],
    };
  });
}

const listAll = cachedBy((locale: Locale): readonly CustomerDocument[] => [
  ...readFeeDocuments()
    .flatMap((document) => fromFees(document, locale))
    .toSorted((a, b) => (a.company?.name ?? '').localeCompare(b.company?.name ?? '', locale)),
  ...texts.all(locale).map(fromText),
]);

/** The versions that apply, each with a page. */
export const listCurrent = (locale: Locale): CustomerDocument[] =>
  listAll(locale).filter(({ past }) => !past);

/** Versions in the archive, newest first. */
export const listPast = (locale: Locale): CustomerDocument[] =>
  listAll(locale)
    .filter(({ past }) => past)
    .toSorted((a, b) => b.validFrom.localeCompare(a.validFrom));

/** All versions in all languages; each has a PDF. */
export const listDocuments = (): CustomerDocument[] => locales.flatMap((locale) => [...listAll(locale)]);

/** Path of a document's PDF: `/documents/customers/terms-en.pdf`. */
export const buildDocumentPath = ({ slug, locale }: Pick<CustomerDocument, 'slug' | 'locale'>): string =>
  `/documents/customers/${slug}-${locale}.pdf`;

export const listDocumentPaths = (): string[] => listDocuments().map(buildDocumentPath);
