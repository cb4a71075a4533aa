import { brand } from '#content/site/brand';
import { defaultLocale, locales, type Locale } from '#lib/i18n/locales';
import { languages } from '#lib/i18n/language-table';
import { translate } from '#lib/i18n/translate';
import type { Page } from '#lib/page-model/page';
import { siteUrl } from '#lib/page-model/site-url';

/** One line per text, without control characters for line breaking. */
const toLine = (text: string): string =>
  text.replaceAll(/[\u00ad\u2060]/g, '').replaceAll(/[\u00a0\u202f\s]+/g, ' ');

const describe = ({ name, path, description }: Page): string =>
  `- [${toLine(name)}](${siteUrl}${path}): ${toLine(description)}`;

const isListed = (page: Page, locale: Locale): boolean =>
  page.locale === locale && page.indexed && page.inSitemap;

/** Path of a page's top-level ancestor; its own if it is at the top level. */
const headOf = (page: Page): string => page.trail[1]?.path ?? page.path;

/** Lists the pages of one language, grouped by top-level page. */
function listSections(pages: readonly Page[]): string[] {
  const heads = [...new Set(pages.filter(({ trail }) => trail.length > 0).map(headOf))];
  const sections = heads.map((head) =>
    pages.filter((page) => page.trail.length > 0 && headOf(page) === head),
  );
  const [single, several] = [
    sections.filter(({ length }) => length === 1).flat(),
    sections.filter(({ length }) => length > 1),
  ];
  return [
    ...several.flatMap((section) => [
      `## ${toLine(section[0]?.name ?? '')}`,
      '',
      ...section.map(describe),
      '',
    ]),
    '## Optional',
    '',
    ...single.map(describe),
    '',
  ];
}

/**
 * The site's description for language models: what it is, that it is fictional, and every page with its description.
 *
 * @see https://llmstxt.org
 */
export function buildLlmsTxt(pages: readonly Page[]): string {
  const home = pages.find((page) => page.id === '' && page.locale === defaultLocale);
  const others = locales.filter((locale) => locale !== defaultLocale);
  return [
    `# ${brand.name}`,
    '',
    `> ${toLine(home?.description ?? brand.legalName)}`,
    '',
    toLine(translate.layout[defaultLocale]('legalLine')),
    ...others.map(
      (locale) =>
        `Every page is there in ${languages[locale].tag} too: /${defaultLocale}/ becomes /${locale}/ in its address.`,
    ),
    '',
    ...listSections(pages.filter((page) => isListed(page, defaultLocale))),
  ].join('\n');
}
