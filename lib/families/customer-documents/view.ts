import { pick } from '#lib/core/pick';
import { formatDay } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page-model/labels';
import { buildDocumentPath, listCurrent, listPast, type CustomerDocument } from './documents';
import { readWords } from './schema';

export const documentId = ({ slug }: Pick<CustomerDocument, 'slug'>): string => `customer-documents/${slug}`;

const writePeriod = ({ validFrom, past, locale }: CustomerDocument): string =>
  translate.customerDocuments[locale]('period', {
    from: formatDay(validFrom, locale),
    until: formatDay(past?.until ?? validFrom, locale),
  });

/** A row of a list; a version from the archive has its PDF only. */
function toRow(document: CustomerDocument) {
  const { name, version, validFrom, past, locale } = document;
  const t = translate.customerDocuments[locale];
  const validity = past
    ? [t('valid'), writePeriod(document)]
    : [t('validFrom'), formatDay(validFrom, locale)];
  return {
    name: past ? t('past') : name,
    path: past ? null : buildPath(locale, documentId(document)),
    notes: [validity.join(' '), `${t('version')} ${formatDay(version, locale)}`],
    file: { type: 'PDF', href: buildDocumentPath(document), of: `${name}, ${validity.join(' ')}` },
    isEarlier: past !== undefined,
  };
}

const listEarlier = ({ slug, locale }: CustomerDocument): CustomerDocument[] =>
  listPast(locale).filter(({ past }) => past?.current === slug);

/** Readers look for their company: its name stands first, the kind of document behind it. */
const toCurrentRow = (document: CustomerDocument) => ({
  ...toRow(document),
  ...(document.company && { name: document.company.name, kind: document.title }),
});

/** Documents, each followed by its earlier versions. */
const toRows = (documents: readonly CustomerDocument[]) =>
  documents.flatMap((document) => [toCurrentRow(document), ...listEarlier(document).map(toRow)]);

export function buildIndexView(locale: Locale) {
  const words = readWords(locale);
  const current = listCurrent(locale);
  const { fees, shared } = words;
  return {
    ...pick(words, 'title', 'summary', 'archive', 'advice'),
    fees: { ...fees, items: toRows(current.filter(({ company }) => company)) },
    shared: { ...shared, items: toRows(current.filter(({ company }) => !company)) },
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
  const { locale, summary } = document;
  const t = translate.customerDocuments[locale];
  const { name, ways } = readWords(locale);
  return {
    summary,
    facts: buildFacts(document),
    html: document.html(),
    contents: document.contents(),
    earlier: listEarlier(document).map((past) => ({ ...toRow(past), name: past.name, isEarlier: false })),
    ways: { ...ways, from: name },
    labels: pickLabels(t, 'contents', 'facts', 'earlier'),
  };
}
