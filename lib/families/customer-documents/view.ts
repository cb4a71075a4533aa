import { escapeHtml } from '#lib/core/html';
import { pick } from '#lib/core/pick';
import { formatDay } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page-model/labels';
import { buildDocumentPath, listCurrent, listPast, type CustomerDocument } from './documents';
import { readWords } from './schema';

export const documentId = ({ slug }: Pick<CustomerDocument, 'slug'>): string => `customer-documents/${slug}`;

/** Link to the PDF, whose name a screen reader hears with the document's. */
function linkPdf(document: CustomerDocument): { html: string } {
  const hint = `<span class="visually-hidden">: ${escapeHtml(document.name)}</span>`;
  return { html: `<a href="${buildDocumentPath(document)}">PDF${hint}</a>` };
}

const linkPage = (document: CustomerDocument) => ({
  html: `<a href="${buildPath(document.locale, documentId(document))}">${escapeHtml(document.name)}</a>`,
});

const writePeriod = ({ validFrom, past, locale }: CustomerDocument): string =>
  translate.customerDocuments[locale]('period', {
    from: formatDay(validFrom, locale),
    until: formatDay(past?.until ?? validFrom, locale),
  });

function buildTable(documents: readonly CustomerDocument[], caption: string, locale: Locale) {
  const t = translate.customerDocuments[locale];
  return {
    caption,
    head: [t('document'), t('version'), t('validFrom'), t('file')],
    rows: documents.map((document) => [
      linkPage(document),
      formatDay(document.version, locale),
      formatDay(document.validFrom, locale),
      linkPdf(document),
    ]),
  };
}

function buildPastTable(documents: readonly CustomerDocument[], caption: string, locale: Locale) {
  const t = translate.customerDocuments[locale];
  return {
    caption,
    head: [t('document'), t('version'), t('valid'), t('file')],
    rows: documents.map((document) => [
      document.name,
      formatDay(document.version, locale),
      writePeriod(document),
      linkPdf(document),
    ]),
  };
}

export function buildIndexView(locale: Locale) {
  const words = readWords(locale);
  const current = listCurrent(locale);
  const { fees, shared, archive } = words;
  const byCompany = current.filter(({ company }) => company);
  const forAll = current.filter(({ company }) => !company);
  const past = listPast(locale);
  const t = translate.customerDocuments[locale];
  const toPart = (id: string, name: string, count: number) => ({
    name,
    path: `#${id}`,
    count: t('countDocuments', { count }),
  });
  return {
    ...pick(words, 'title', 'summary', 'advice'),
    parts: [
      toPart('fees', fees.title, byCompany.length),
      toPart('shared', shared.title, forAll.length),
      toPart('archive', archive.title, past.length),
    ],
    labels: { parts: t('parts') },
    fees: { ...fees, table: buildTable(byCompany, fees.title, locale) },
    shared: { ...shared, table: buildTable(forAll, shared.title, locale) },
    archive: { ...archive, table: buildPastTable(past, archive.title, locale) },
    ways: { ...words.ways, from: words.name },
  };
}

function buildFacts(document: CustomerDocument) {
  const { locale, company, version, validFrom } = document;
  const t = translate.customerDocuments[locale];
  const help = company && {
    label: t('company'),
    value: company.name,
    href: buildPath(locale, `support/${company.slug}`),
  };
  return [
    ...(help ? [help] : []),
    { label: t('version'), value: formatDay(version, locale) },
    { label: t('validFrom'), value: formatDay(validFrom, locale) },
    { label: t('file'), value: t('pdf'), href: buildDocumentPath(document) },
  ];
}

export function buildDocumentView(document: CustomerDocument) {
  const { locale, slug, summary } = document;
  const t = translate.customerDocuments[locale];
  const earlier = listPast(locale).filter(({ past }) => past?.current === slug);
  const { name, ways } = readWords(locale);
  return {
    summary,
    facts: buildFacts(document),
    html: document.html(),
    contents: document.contents(),
    earlier: earlier.length === 0 ? null : buildPastTable(earlier, t('earlier'), locale),
    ways: { ...ways, from: name },
    labels: pickLabels(t, 'contents', 'facts', 'earlier'),
  };
}
