import type { Page } from '@playwright/test';
import { listExported, readExported } from '#tests/support/exported';

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

/** Reads every exported document, as the browser parses it. Call it on an empty page. */
export async function readExportedPages(page: Page): Promise<ReadonlyMap<string, ShownPage>> {
  const files = listExported('.html')
    .filter((file) => /^\/[a-z]{2}\//.test(file))
    .map((file) => [file.replace(/index\.html$/, ''), readExported(file)] as const);
  return new Map(
    await page.evaluate(
      ({ documents, parts }) =>
        documents.map(([path, html]) => {
          const parsed = new DOMParser().parseFromString(html, 'text/html');
          const main = parsed.querySelector('main');
          for (const part of main?.querySelectorAll(parts) ?? []) part.remove();
          return [
            path,
            {
              title: parsed.title,
              heading: main?.querySelector('h1')?.textContent ?? '',
              lang: parsed.documentElement.lang,
              text: main?.textContent ?? '',
            },
          ] as const;
        }),
      { documents: files, parts: written },
    ),
  );
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
