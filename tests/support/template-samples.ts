import { isLocale } from '#lib/i18n/locales';
import type { Page } from '#lib/page-model/page';
import { listPages } from '#lib/registry/registry';

/** The four pages for developers share a template, but no parts: each is a sample. */
const nameSample = ({ template, id }: Page): string => (template === 'developers' ? id : template);

/** A page of each template in German, whose words are longer; without error pages. */
const samples: readonly Page[] = [
  ...new Map(
    listPages()
      .filter(({ locale }) => locale === 'de')
      .toReversed()
      .map((page) => [nameSample(page), page]),
  ).values(),
].filter(({ path }) => !path.startsWith('/404'));

export const templateSamples: readonly string[] = samples.map(({ path }) => path);

/** The same pages, without error pages, in both languages of the site, grouped by template. */
export function listSamplesInBothLanguages(): readonly Page[] {
  const shown = samples.filter(({ template }) => template !== 'error').toReversed();
  return shown.flatMap(({ template, id }) =>
    listPages().filter((page) => page.template === template && page.id === id && isLocale(page.locale)),
  );
}
