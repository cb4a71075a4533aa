import type { Page } from '@playwright/test';
import { isExported, readExported } from '#tests/support/exported';

/** What a visitor sees of a page. */
export type ShownPage = {
  readonly title: string;
  readonly heading: string;
  readonly lang: string;
  readonly text: string;
};

/** The current page and its path. */
export type Present = ShownPage & { readonly path: string };

/** Elements whose text is written by scripts: details of the 404 page, character counters, button labels, the status. */
const written =
  '[data-requested-path], [data-suggestions], [data-count], [data-submit], [data-status-summary]';

/** Reads the expected page of a path; undefined if it has no document. */
export type ExportedReader = (path: string) => Promise<ShownPage | undefined>;

/**
 * Parses exported documents in the browser, on demand because parsing all takes 15 seconds.
 *
 * @param page an empty page whose policy allows it
 */
export function createExportedReader(page: Page): ExportedReader {
  const pages = new Map<string, Promise<ShownPage>>();
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
    const shown = pages.get(path) ?? parse(readExported(file));
    pages.set(path, shown);
    return shown;
  };
}

/** Undefined while documents change. */
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
