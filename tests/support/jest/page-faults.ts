import type { Page } from '#lib/page-model/page';
import { locales } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import {
  counts,
  nativePaths,
  outsideSitemap,
  statements,
  withoutConsent,
} from '#tests/content/specification';
import { findGaps } from './find-gaps';
import { findUnfilled } from './find-unfilled';

/** Kinds of pages whose number differs from the specification. */
export function findWrongCounts(pages: readonly Pick<Page, 'id' | 'locale'>[]): string[] {
  return locales.flatMap((locale) =>
    counts.flatMap(({ statement, pages: kind, count, orMore = false }) => {
      const found = pages.filter((page) => page.locale === locale && kind.test(page.id)).length;
      const isRight = orMore ? found >= count : found === count;
      return isRight
        ? []
        : [`statement ${statement}, ${locale}: ${found} of ${kind.source} instead of ${count}`];
    }),
  );
}

/** Specified paths without a page. */
export function findMissingRoutes(pages: readonly Page[]): string[] {
  const paths = new Set(pages.map(({ path }) => path));
  const named = statements.flatMap(({ statement, ids }) =>
    locales.flatMap((locale) => ids.map((id) => ({ statement, path: buildPath(locale, id) }))),
  );
  const native = nativePaths.map((path) => ({ statement: 37, path }));
  return [...named, ...native]
    .filter(({ path }) => !paths.has(path))
    .map(({ statement, path }) => `statement ${statement}: ${path}`);
}

/** The option "all" of a filter has an empty value. */
const mayBeEmpty = ['choices.0.value'];

/** Invalid JSON, gaps and unfilled placeholders of views. */
export function findViewFaults(pages: readonly Page[]): string[] {
  return pages.flatMap((page) => {
    const view = page.view();
    return [...findGaps(view, mayBeEmpty), ...findUnfilled(view)].map((fault) => `${page.path}: ${fault}`);
  });
}

/** Whether consent may be asked for on a page: not on error pages. */
const mayAsk = ({ path, kind }: Page): boolean => !withoutConsent.test(path) && kind !== 'error';

const mayBeListed = ({ path, indexed }: Page): boolean =>
  indexed && !path.split('/').some((segment) => outsideSitemap.has(segment));

/** Properties of pages that contradict the specification. docs/specification.md#s59, #s166. */
export function findFactFaults(pages: readonly Page[]): string[] {
  return pages.flatMap((page) => {
    const { path, asksForConsent, inSitemap, indexed, keepOffline, kind } = page;
    const isValid = {
      asksForConsent: asksForConsent === mayAsk(page),
      inSitemap: inSitemap ? mayBeListed(page) : isKeptOut(page),
      indexed: !indexed || (kind !== 'error' && kind !== 'utility'),
      keepOffline: keepOffline === (kind !== 'error'),
    };
    return Object.entries(isValid)
      .filter(([, isTrue]) => !isTrue)
      .map(([fact]) => `${path}: ${fact} is wrong`);
  });
}

/** Pages in languages without a site only contain customer information. */
function isKeptOut(page: Page): boolean {
  return !mayBeListed(page) || !locales.some((locale) => page.path.startsWith(`/${locale}/`));
}
