import { listPages } from '#lib/pages/registry';

/** Addresses of one page of each template, in the language of the long words; without the pages of errors. */
export const templateSamples: readonly string[] = [
  ...new Map(
    listPages()
      .filter(({ locale }) => locale === 'de')
      .toReversed()
      .map(({ template, path }) => [template, path]),
  ).values(),
].filter((path) => !path.startsWith('/404'));
