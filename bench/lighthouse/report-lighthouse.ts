import { cpSync, writeFileSync } from 'node:fs';
import { compressExport } from '#lib/build/release/compress-export';
import type { Page } from '#lib/page-model/page';
import { serveRoot } from '#tests/support/serve-root';
import { listSamplesInBothLanguages } from '#tests/support/template-samples';
import { createTemporaryFolder } from '../on-exit';
import { formatReport, type PageReport } from './format-report';
import { readOptions, type ReportOptions } from './options';
import { runLighthouse, type LighthouseScores } from './run-lighthouse';

/** Progress goes to standard error, the report to standard output. */
const say = (line: string): void => console.error(line);

type Sample = Pick<Page, 'template' | 'path' | 'locale'>;

/** Sample page of each selected template, in the selected languages. */
function choosePages({ only, language }: ReportOptions): Sample[] {
  const samples = listSamplesInBothLanguages();
  const unknown = only.find((name) => samples.every(({ template }) => template !== name));
  if (unknown !== undefined) {
    const known = [...new Set(samples.map(({ template }) => template))].sort().join(', ');
    throw new Error(`--only: expected templates (${known}), found ${unknown}.`);
  }
  return samples.filter(
    ({ template, locale }) =>
      (only.length === 0 || only.includes(template)) && (language ?? locale) === locale,
  );
}

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/** Retries once: Lighthouse sometimes misses the browser's trace. */
async function judgeOnce(address: string): Promise<LighthouseScores> {
  try {
    return await runLighthouse(address);
  } catch (error) {
    say(`${address}: once more after: ${firstLine(error)}`);
    return runLighthouse(address);
  }
}

async function judgePage(origin: string, { template, path }: Sample, runs: number): Promise<PageReport> {
  const verdicts: LighthouseScores[] = [];
  while (verdicts.length < runs) verdicts.push(await judgeOnce(origin + path));
  return { template, path, verdicts };
}

/** Measures page by page; failed ones are reported and omitted. */
async function judgePages(
  origin: string,
  pages: readonly Sample[],
  runs: number,
): Promise<readonly PageReport[]> {
  const reports: PageReport[] = [];
  for (const [index, page] of pages.entries()) {
    const place = `${index + 1}/${pages.length} ${page.path}`;
    try {
      const report = await judgePage(origin, page, runs);
      say(`${place}: performance ${report.verdicts.map(({ performance }) => performance).join(', ')}`);
      reports.push(report);
    } catch (error) {
      say(`${place}: failed: ${firstLine(error)}`);
    }
  }
  return reports;
}

/** Measures the export as served: compressed by `npm run compress`. */
async function judgeCompressed(pages: readonly Sample[], runs: number): Promise<readonly PageReport[]> {
  const root = createTemporaryFolder('export-');
  cpSync('out', root, { recursive: true });
  await compressExport(root);
  const { origin, close } = await serveRoot(root);
  try {
    return await judgePages(origin, pages, runs);
  } finally {
    close();
  }
}

/** Reports on the export in `out/` and returns the exit code: 1 if a page failed. */
async function report(options: ReportOptions): Promise<number> {
  const pages = choosePages(options);
  const reports = await judgeCompressed(pages, options.runs);
  const title = `Lighthouse 12, mobile, medians of ${options.runs}`;
  const text = formatReport(title, reports);
  console.log(text);
  if (options.file !== undefined) writeFileSync(options.file, text);
  return reports.length === pages.length ? 0 : 1;
}

async function main(): Promise<void> {
  process.exitCode = await report(readOptions(process.argv.slice(2)));
}

void main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
