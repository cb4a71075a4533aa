import { latestDay } from '#lib/core/date';
import type { Locale } from '#lib/i18n/locales';
import { family } from '#lib/page-model/family';
import { page, type Page } from '#lib/page-model/page';
import { template } from '#lib/page-model/template';
import { buildDocumentPath, listCurrent, type CustomerDocument } from './documents';
import { readWords } from './schema';
import { buildDocumentView, buildIndexView, documentId } from './view';

export const customerDocumentsIndex = template<ReturnType<typeof buildIndexView>>()(
  'customer-documents-index',
  { sections: ['fees', 'shared', 'archive', 'advice'] },
);
export const customerDocument = template<ReturnType<typeof buildDocumentView>>()('customer-document');

function indexPage(locale: Locale): Page {
  return page(customerDocumentsIndex, {
    kind: 'index',
    contact: 'help',
    id: 'customer-documents',
    of: readWords(locale),
    modified: latestDay(listCurrent(locale).map(({ version }) => version)),
    view: () => buildIndexView(locale),
    jsonLd: { '@type': 'CollectionPage' },
  });
}

function toPage(document: CustomerDocument): Page {
  return page(customerDocument, {
    contact: 'help',
    id: documentId(document),
    of: document,
    modified: document.version,
    ancestors: [indexPage(document.locale)],
    found: { pdf: buildDocumentPath(document) },
    view: () => buildDocumentView(document),
    jsonLd: { '@type': 'WebPage' },
  });
}

export const customerDocumentsFamily = family(
  'customer-documents',
  [customerDocumentsIndex, customerDocument],
  (locale) => [indexPage(locale), ...listCurrent(locale).map(toPage)],
);
