import type { Page } from '@playwright/test';
import { isExported, readExported } from '#tests/support/exported';

/** What a visitor sees of a page. */
export type ShownPage = {
  readonly title: string;
  readonly heading: string;
  readonly lang: string;
  readonly text: string;
};

/** What stands in the browser now, and where. */
export type Present = ShownPage & { readonly path: string };

/**
 * What scripts write into a page: what a 404 page says of the address that was asked for, how long a
 * text in a form is, what its button does next.
 */
const written = '[data-asked], [data-near], [data-count], [data-submit]';

/** Gives what a path has; undefined where it has no document. */
export type ExportedReader = (path: string) => Promise<ShownPage | undefined>;

/**
 * Reads exported documents as the browser parses them, each when it is first asked for: all of them take a quarter of
 * a minute.
 *
 * @param page an empty page, whose policy forbids no parser
 */
export function createExportedReader(page: Page): ExportedReader {
  const known = new Map<string, Promise<ShownPage>>();
  const parse = (html: string): Promise<ShownPage> =>
    page.evaluate(
      ({ text, parts }) => {
        const parsed = new DOMParser().parseFromString(text, 'text/html');
        const main = parsed.querySelector('main');
        for (const part of main?.querySelectorAll(parts) ?? []) part.remove();
        return {
          title: parsed.title,
          heading: main?.querySelector('h1')?.textContent ?? '',
          lang: parsed.documentElement.lang,
          text: main?.textContent ?? '',
        };
      },
      { text: html, parts: written },
    );
  return async (path) => {
    const file = path.endsWith('/') ? `${path}index.html` : path;
    if (!isExported(file)) return undefined;
    const shown = known.get(path) ?? parse(readExported(file));
    known.set(path, shown);
    return shown;
  };
}

/** Undefined while one document gives way to the next. */
export async function readPresent(page: Page): Promise<Present | undefined> {
  try {
    return await page.evaluate((parts) => {
      const main = document.querySelector('main')?.cloneNode(true) as Element | undefined;
      for (const part of main?.querySelectorAll(parts) ?? []) part.remove();
      return {
        path: location.pathname,
        title: document.title,
        heading: main?.querySelector('h1')?.textContent ?? '',
        lang: document.documentElement.lang,
        text: main?.textContent ?? '',
      };
    }, written);
  } catch {
    return undefined;
  }
}
