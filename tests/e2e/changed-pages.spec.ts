import { listChangedPages } from '#lib/build/changed-pages.mjs';
import { pageDataPath } from '#lib/page-data/contract';
import { listPages } from '#lib/pages/registry';
import { readExported } from '#tests/support/exported';
import { checkPages } from '#tests/support/playwright/check-pages';

const paths = listPages().filter(({ path }) => path !== '/');
const changed = listChangedPages();

/** The page of each template and language with the most on it. */
const fullest = new Map<string, { readonly path: string; readonly size: number }>();
for (const { template, locale, path } of paths) {
  const size = readExported(pageDataPath(path)).length;
  const key = `${template} ${locale}`;
  if (size > (fullest.get(key)?.size ?? 0)) fullest.set(key, { path, size });
}
const samples = new Set([...fullest.values()].map(({ path }) => path));

// All of them in all-pages.spec.ts, for which `npm run test:all` is.
checkPages(paths.map(({ path }) => path).filter((path) => samples.has(path) || changed.has(path)));
