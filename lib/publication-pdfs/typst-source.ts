import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '#content/site/brand';
import { listAuthors } from '#lib/families/publications/authors';
import type { PublicationEntry } from '#lib/families/publications/schema';
import { measureText } from '#lib/families/publications/text-parts';
import { formatDay } from '#lib/i18n/format';
import { languages } from '#lib/i18n/language-table';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { belowBase } from '#lib/registry/below-base';
import { siteUrl } from '#lib/page-model/site-url';
import { convertHtml } from './html-to-typst';
import { callFunction, joinCode, nameArgument, quoteText, type TypstCode } from './typst-code';

const layout = path.join('lib', 'publication-pdfs', 'publication.typ');

/** Positions of chapters and event on the cover's line, from 0 (start of the text) to 1 (end). */
function placeStations(entry: PublicationEntry) {
  const { words, chapters, event } = measureText(entry);
  return { stations: chapters.map((at) => at / words), event: event ? event.at / words : null };
}

function nameParts({ locale }: PublicationEntry) {
  const t = translate.publications[locale];
  return {
    introduction: t('introduction'),
    learn: t('learn'),
    contents: t('contents'),
    figures: t('figures'),
    authors: t('authors'),
    further: t('further'),
  };
}

/** Data of the layout, and metadata of the file. */
function buildData(entry: PublicationEntry, address: string) {
  const { locale, name, kind, number, title, summary, description, keywords, date, learn } = entry;
  const t = translate.publications[locale];
  const [language, region] = languages[locale].tag.split('-');
  return {
    ...{ name, title, summary, description, keywords, learn, language, region, address },
    kicker: t('kicker', { kind: t(kind), number }),
    brand: brand.name,
    date: date.split('-').map(Number),
    day: formatDay(date, locale),
    authors: listAuthors(entry),
    ...placeStations(entry),
    labels: nameParts(entry),
    legal: `${brand.legalName}. ${translate.layout[locale]('legalLine')}`,
  };
}

const listArgument = (items: readonly TypstCode[]): string => `(${items.map((item) => `${item},`).join('')})`;

/**
 * Converts a publication to Typst: https://typst.app/docs/.
 *
 * @returns the layout, followed by a call with the content
 * @throws Error if the text contains an unsupported element
 */
export function buildTypstSource(entry: PublicationEntry): string {
  const { locale, slug, introduction, figures, further } = entry;
  const base = `${siteUrl}${buildPath(locale, `publications/${slug}`)}`;
  const convert = (html: string): TypstCode => convertHtml(belowBase(html), base);
  const data = JSON.stringify(buildData(entry, base));
  const call = callFunction(
    'guide',
    `json(bytes(${quoteText(data)}))`,
    nameArgument('introduction', joinCode(introduction.map((html) => callFunction('par', convert(html))))),
    nameArgument(
      'figures',
      listArgument(
        figures.map(({ value, label, html }) =>
          joinCode([
            callFunction('strong', quoteText(value)),
            quoteText(` ${label} (`),
            convert(html),
            quoteText(')'),
          ]),
        ),
      ),
    ),
    nameArgument('further', listArgument(further.map((html) => convert(html)))),
    convert(entry.body().html),
  );
  return `${readFileSync(layout, 'utf8')}\n#${call}\n`;
}
