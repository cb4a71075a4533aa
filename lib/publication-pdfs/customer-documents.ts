import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '#content/site/brand';
import {
  buildDocumentPath,
  listDocuments,
  type CustomerDocument,
} from '#lib/families/customer-documents/documents';
import { formatDay } from '#lib/i18n/format';
import { languages } from '#lib/i18n/language-table';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { siteUrl } from '#lib/page-model/site-url';
import { belowBase } from '#lib/registry/below-base';
import type { NamedFile } from '#lib/registry/named-file';
import { compileGuide } from './compile';
import { convertHtml } from './html-to-typst';
import { callFunction, quoteText } from './typst-code';

const layout = path.join('lib', 'publication-pdfs', 'customer-document.typ');

function writeFooter({ version, validFrom, past, locale }: CustomerDocument): string {
  const t = translate.customerDocuments[locale];
  const days = { version: formatDay(version, locale), from: formatDay(validFrom, locale) };
  return past ? t('footerPast', { ...days, until: formatDay(past.until, locale) }) : t('footer', days);
}

/** Data of the layout, and metadata of the file. */
function buildData(document: CustomerDocument, address: string) {
  const { locale, name, title, description, version, kind } = document;
  const [language, region] = languages[locale].tag.split('-');
  return {
    ...{ name, title, description, language, region, address },
    brand: brand.name,
    provider: brand.legalName,
    date: version.split('-').map(Number),
    footer: writeFooter(document),
    form: kind !== 'text',
  };
}

/** Converts a document to Typst: the layout, followed by a call with the content. */
function buildSource(document: CustomerDocument): string {
  const { locale, slug, past } = document;
  const base = `${siteUrl}${buildPath(locale, `customer-documents/${past?.current ?? slug}`)}`;
  const data = JSON.stringify(buildData(document, base));
  const body = convertHtml(belowBase(document.html()), base);
  const call = callFunction('customer-document', `json(bytes(${quoteText(data)}))`, body);
  return `${readFileSync(layout, 'utf8')}\n#${call}\n`;
}

/** All documents for customers as PDF files, earlier versions too: `terms-en.pdf`. */
export const listDocumentFiles = (): NamedFile[] =>
  listDocuments().map((document) => ({
    name: path.posix.basename(buildDocumentPath(document)),
    type: 'application/pdf',
    write: () => compileGuide(buildSource(document), document.version),
  }));
