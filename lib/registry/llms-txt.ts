import { brand } from '#content/site/brand';
import { defaultLocale, locales, type Locale } from '#lib/i18n/locales';
import { languages } from '#lib/i18n/language-table';
import { translate } from '#lib/i18n/translate';
import type { Page } from '#lib/page-model/page';
import { siteUrl } from '#lib/page-model/site-url';

/** Texts come on one line each, without the signs that steer a browser's line breaks. */
const toLine = (text: string): string =>
  text.replaceAll(/[\u00ad\u2060]/g, '').replaceAll(/[\u00a0\u202f\s]+/g, ' ');

const describe = ({ name, path, description }: Page): string =>
  `- [${toLine(name)}](${siteUrl}${path}): ${toLine(description)}`;

const isListed = (page: Page, locale: Locale): boolean =>
  page.locale === locale && page.indexed && page.inSitemap;

/** The page right below the home page that a page belongs to; itself where it stands there. */
const headOf = (page: Page): string => page.trail[1]?.path ?? page.path;

/** The pages of one language, those of a subject under its own page. */
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
 * The site for language models: what it is, that it is invented, and every page with a sentence.
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
    toLine(translate.chrome[defaultLocale]('legalLine')),
    ...others.map(
      (locale) =>
        `Every page is there in ${languages[locale].tag} too: /${defaultLocale}/ becomes /${locale}/ in its address.`,
    ),
    '',
    ...listSections(pages.filter((page) => isListed(page, defaultLocale))),
  ].join('\n');
}
