import { isLocale } from '#lib/i18n/locales';
import type { Page } from '#lib/page-model/page';
import { listPages } from '#lib/registry/registry';

/** One page of each template, in the language of the long words; without the pages of errors. */
const samples: readonly Page[] = [
  ...new Map(
    listPages()
      .filter(({ locale }) => locale === 'de')
      .toReversed()
      .map((page) => [page.template, page]),
  ).values(),
].filter(({ path }) => !path.startsWith('/404'));

/** Their addresses. */
export const templateSamples: readonly string[] = samples.map(({ path }) => path);

/** The same pages but those of errors in both languages of the whole site, template after template as the registry has them. */
export function listSamplesInBothLanguages(): readonly Page[] {
  const shown = samples.filter(({ template }) => template !== 'error').toReversed();
  return shown.flatMap(({ template, id }) =>
    listPages().filter((page) => page.template === template && page.id === id && isLocale(page.locale)),
  );
}
