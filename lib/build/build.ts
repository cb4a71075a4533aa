import { rmSync } from 'node:fs';
import { replaceExport } from './replace-export';
import path from 'node:path';
import { publicationCache } from '#lib/publication-pdfs/compile';
import { NextOutputError } from '#lib/next/next-output-error';
import { checkContent } from './check-content';
import { listPages } from '#lib/registry/registry';
import { run } from './run';
import { copyToAliases } from './steps/aliases';
import { compileDocuments } from './document-compiler/compile-documents';
import { writeHostingFiles } from './steps/hosting';
import { writeIcons } from './steps/icons';
import { drawOgImages, writeOgImages, type OgImage } from './steps/og-images';
import { writePageData } from './steps/page-data';
import { pruneKept, pruneRouterFiles } from './steps/prune';
import { writeSearchIndex } from './steps/search-index';
import { writeServiceWorker } from './steps/service-worker';
import { writeSitemap } from './steps/sitemap';
import { moveStyleSheets } from './steps/style-sheets';
import { writeTextFiles } from './steps/text-files';

/** Output folder during a build; it replaces the last export at the end. */
const out = 'out.next';
const guideFolder = path.join(out, 'documents', 'publications');

/** Independent of each other, so both cores are used. */
async function renderPages(): Promise<readonly OgImage[]> {
  const [images] = await Promise.all([drawOgImages(), run('node_modules/.bin/next', ['build'])]);
  return images;
}

type Step = { readonly title: string; readonly run: () => unknown };

/** All steps from content to the finished export, in order. */
const steps: readonly Step[] = [
  { title: 'pages and images for sharing', run: async () => writeOgImages(out, await renderPages()) },
  { title: 'router files removed', run: () => pruneRouterFiles(out) },
  { title: 'kept guides of earlier texts removed', run: () => pruneKept(publicationCache, guideFolder) },
  { title: 'documents at all their addresses', run: () => copyToAliases(out, listPages()) },
  { title: 'style sheets below the base path', run: () => moveStyleSheets(out) },
  {
    title: 'documents: styles inside, late scripts, content security policies',
    run: () => compileDocuments(out),
  },
  { title: 'search index', run: () => writeSearchIndex(out) },
  { title: 'page data', run: () => writePageData(out) },
  { title: 'icons', run: () => writeIcons(out) },
  { title: 'rules for hosts', run: () => writeHostingFiles(out) },
  { title: 'security.txt, licences, llms.txt', run: () => writeTextFiles(out) },
  { title: 'service worker', run: () => writeServiceWorker(out) },
  { title: 'sitemap', run: () => writeSitemap(out) },
];

async function runStep({ title, run: execute }: Step): Promise<void> {
  const start = performance.now();
  await execute();
  console.log(`  ${title} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
}

async function buildSite(): Promise<number> {
  const start = performance.now();
  const checked = await checkContent();
  if ('problems' in checked) {
    console.error(checked.problems.join('\n'));
    console.error(
      `The content has ${checked.problems.length === 1 ? 'a problem' : `${checked.problems.length} problems`}; nothing was built.`,
    );
    return 1;
  }
  console.log(
    `  content checked: ${checked.pages} pages (${((performance.now() - start) / 1000).toFixed(1)} s)`,
  );
  rmSync(out, { recursive: true, force: true });
  for (const step of steps) await runStep(step);
  replaceExport(out, 'out');
  return 0;
}

/**
 * Unexpected output of Next ends the build with one line; other errors include their stack. The last export is kept.
 */
function stop(error: unknown): void {
  rmSync(out, { recursive: true, force: true });
  console.error(error instanceof NextOutputError ? `${error.message} The last export stays.` : error);
  process.exitCode = 1;
}

void buildSite().then((code) => {
  process.exitCode = code;
}, stop);
