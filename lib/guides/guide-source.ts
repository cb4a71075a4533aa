import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '#content/site/brand';
import { findPerson } from '#lib/facts/people';
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

const layout = path.join('lib', 'guides', 'guide.typ');

/** What the cover's line needs: places from 0, where the text begins, to 1, where it ends. */
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

/** What the layout prints, and what the file says of itself. */
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
    authors: entry.authors.map(({ person, text }) => ({ ...findPerson(person, locale), text })),
    ...placeStations(entry),
    labels: nameParts(entry),
    legal: `${brand.legalName}. ${translate.chrome[locale]('legalLine')}`,
  };
}

const listArgument = (items: readonly TypstCode[]): string => `(${items.map((item) => `${item},`).join('')})`;

/**
 * A publication as the source of a document: https://typst.app/docs/.
 *
 * @returns Typst: the layout, then one call with everything that stands in the document
 * @throws Error where the text contains what a document has no form for
 */
export function buildGuideSource(entry: PublicationEntry): string {
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
