import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { brand } from '#content/site/brand';
import { listAuthors } from '#lib/families/publications/authors';
import { buildGuidePath, listGuideEntries } from '#lib/families/publications/guides';
import type { PublicationEntry } from '#lib/families/publications/schema';
import { formatDay } from '#lib/i18n/format';
import { languages } from '#lib/i18n/language-table';
import { translate } from '#lib/i18n/translate';

/** Contents of a PDF as read by a viewer. */
type Pdf = {
  readonly info: unknown;
  readonly isTagged: boolean;
  readonly bookmarks: readonly string[];
  readonly fonts: readonly string[];
  /** Tag tree of each page, as JSON. */
  readonly tags: readonly string[];
  readonly text: string;
};

const entries = listGuideEntries();
const fileOf = (entry: PublicationEntry): string => path.join('out', buildGuidePath(entry));
const limits = { maxBuffer: 64 * 1024 * 1024 };
const read = JSON.parse(
  execFileSync('node', ['tests/support/read-pdfs.mjs', ...entries.map(fileOf)], limits).toString(),
) as Readonly<Record<string, Pdf>>;

const lettersOf = (text: string): string => text.normalize('NFKC').replaceAll(/[^\p{L}]/gu, '');

/** Letter frequencies: words may be hyphenated or joined in print, letters stay. */
function countLetters(text: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const letter of lettersOf(text)) counts[letter] = (counts[letter] ?? 0) + 1;
  return counts;
}

const hidden = /<span class="visually-hidden">.*?<\/span>|<h2[^>]* class="visually-hidden">.*?<\/h2>/g;
const stripTags = (html: string): string =>
  html
    .replaceAll(hidden, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&\w+;/g, ' ');

/** Titles of the parts around the chapters. */
function nameParts({ locale }: PublicationEntry) {
  const t = translate.publications[locale];
  const opening = [t('introduction'), t('contents')] as const;
  return { opening, closing: [t('figures'), t('authors'), t('further')] };
}

/** All texts of a PDF according to the content; titles in its table of contents count twice. */
function gatherContent(entry: PublicationEntry): string {
  const { locale, kind, number, title, summary, introduction, learn, figures, further, date } = entry;
  const t = translate.publications[locale];
  const { opening, closing } = nameParts(entry);
  const chapters = entry.contents().map(({ text }) => text);
  const people = listAuthors(entry);
  const parts = [
    [brand.name, t('kicker', { kind: t(kind), number }), title, summary, formatDay(date, locale)],
    [...people.map(({ name }) => name), ...opening, ...introduction, t('learn')],
    learn.flatMap((item) => [item.title, item.text]),
    [opening[0], ...chapters, ...closing, entry.body().html, ...closing],
    figures.flatMap(({ value, label, html }) => [value, label, html]),
    people.flatMap(({ name, role, text }) => [name, role, text]),
    [...further, brand.legalName, translate.layout[locale]('legalLine')],
  ];
  return stripTags(parts.flat().join(' '));
}

describe.each(entries.map((entry) => [`${entry.slug}, ${entry.locale}`, entry] as const))(
  'the guide %s',
  (_name, entry) => {
    const pdf = read[fileOf(entry)] as Pdf;

    it('has metadata, a language, and tags for screen readers', () => {
      expect(pdf.info).toMatchObject({ Title: entry.name, Language: languages[entry.locale].tag });
      expect(pdf.isTagged).toBe(true);
      expect(pdf.tags.filter((tags) => !tags.includes('"role"'))).toEqual([]);
      expect(pdf.tags.join('')).toContain('"role":"TH"');
    });

    it('has a bookmark for each part and chapter', () => {
      const { opening, closing } = nameParts(entry);
      const chapters = entry.contents().map(({ text }) => text);
      expect(pdf.bookmarks.map(lettersOf)).toEqual([...opening, ...chapters, ...closing].map(lettersOf));
    });

    it('contains exactly the content', () => {
      expect(countLetters(pdf.text)).toEqual(countLetters(gatherContent(entry)));
    });

    it('contains it in order', () => {
      const letters = lettersOf(pdf.text);
      const openings = [...entry.body().html.matchAll(/<(?:p|li|t[dh])\b[^>]*>([^<]{12,60})/g)];
      const missing = openings.filter(([, text = '']) => !letters.includes(lettersOf(stripTags(text))));
      // A page break may be within the first words of a paragraph.
      expect(missing.length).toBeLessThan(pdf.tags.length);
    });

    it("uses the site's font only, in at most 300 kB", () => {
      expect(pdf.fonts.length).toBeGreaterThan(1);
      expect(pdf.fonts.filter((name) => !/Archivo/.test(name))).toEqual([]);
      expect(statSync(fileOf(entry)).size).toBeLessThanOrEqual(300_000);
    });
  },
);
