import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { brand } from '#content/site/brand';
import {
  buildDocumentPath,
  listDocuments,
  type CustomerDocument,
} from '#lib/families/customer-documents/documents';
import { formatDay } from '#lib/i18n/format';
import { languages } from '#lib/i18n/language-table';

type Pdf = {
  readonly info: unknown;
  readonly isTagged: boolean;
  readonly bookmarks: readonly string[];
  readonly fonts: readonly string[];
  readonly tags: readonly string[];
  readonly text: string;
};

const documents = listDocuments();
const fileOf = (document: CustomerDocument): string => path.join('out', buildDocumentPath(document));
const read = JSON.parse(
  execFileSync('node', ['tests/support/read-pdfs.mjs', ...documents.map(fileOf)], {
    maxBuffer: 64 * 1024 * 1024,
  }).toString(),
) as Readonly<Record<string, Pdf>>;

const lettersOf = (text: string): string => text.normalize('NFKC').replaceAll(/[^\p{L}]/gu, '');
const sortLetters = (text: string): string => [...lettersOf(text)].toSorted().join('');

/** The text of HTML without hints for screen readers and the heading above footnotes. */
const stripTags = (html: string): string =>
  html
    .replaceAll(/<span class="visually-hidden">.*?<\/span>|<h2[^>]* class="visually-hidden">.*?<\/h2>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&\w+;/g, ' ');

describe.each(documents.map((document) => [`${document.slug}, ${document.locale}`, document] as const))(
  'the document %s',
  (_name, document) => {
    const pdf = read[fileOf(document)] as Pdf;
    const { name, title, locale } = document;

    it('has metadata, a language, and tags for screen readers', () => {
      expect(pdf.info).toMatchObject({ Title: name, Language: languages[locale].tag });
      expect(pdf.isTagged).toBe(true);
      expect(pdf.tags.filter((tags) => !tags.includes('"role"'))).toEqual([]);
    });

    it('marks the names of columns, where it has a table', () => {
      expect(pdf.tags.join('').includes('"role":"TH"')).toBe(document.html().includes('<th '));
    });

    it('contains exactly the content', () => {
      expect(sortLetters(pdf.text)).toBe(sortLetters(stripTags(`${brand.name} ${title} ${document.html()}`)));
    });

    it("uses the site's font only, in at most 120 kB", () => {
      expect(pdf.fonts.filter((font) => !/Archivo/.test(font))).toEqual([]);
      expect(statSync(fileOf(document)).size).toBeLessThanOrEqual(120_000);
    });
  },
);

test('fee information states the day of its version', () => {
  const fees = documents.filter(({ kind }) => kind === 'fee-information');
  expect(fees.length).toBeGreaterThan(0);
  for (const document of fees) {
    const text = read[fileOf(document)]?.text.replaceAll('\u00a0', ' ');
    expect(text).toContain(formatDay(document.version, document.locale).replaceAll('\u00a0', ' '));
  }
});
