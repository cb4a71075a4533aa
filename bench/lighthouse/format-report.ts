import { median } from '../navigation/clicks';
import type { LighthouseScores } from './run-lighthouse';

/** All runs of a page. */
export type PageReport = {
  readonly template: string;
  readonly path: string;
  readonly verdicts: readonly LighthouseScores[];
};

type Figure = Exclude<keyof LighthouseScores, 'flaws'>;

const columns: readonly (readonly [string, Figure, number])[] = [
  ['performance', 'performance', 0],
  ['accessibility', 'accessibility', 0],
  ['best practices', 'best-practices', 0],
  ['SEO', 'seo', 0],
  ['first paint, ms', 'firstPaint', 0],
  ['largest paint, ms', 'largestPaint', 0],
  ['blocking, ms', 'blocking', 0],
  ['layout shift', 'shift', 3],
];

const toRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function pageRow({ template, path, verdicts }: PageReport): string {
  const figures = columns.map(([, key, digits]) =>
    median(verdicts.map((verdict) => verdict[key])).toFixed(digits),
  );
  return toRow([template, path, ...figures]);
}

/** Failed audits with their pages. */
function listFlaws(reports: readonly PageReport[]): string[] {
  const pages = new Map<string, string[]>();
  for (const { path, verdicts } of reports)
    for (const flaw of new Set(verdicts.flatMap(({ flaws }) => flaws)))
      pages.set(flaw, [...(pages.get(flaw) ?? []), path]);
  return [...pages].map(([flaw, paths]) => `- ${flaw}: ${paths.join(', ')}`);
}

/** Writes the medians of all pages as a Markdown table, and the failed audits besides performance. */
export function formatReport(title: string, reports: readonly PageReport[]): string {
  const head = ['template', 'page', ...columns.map(([name]) => name)];
  const rule = ['---', '---', ...columns.map(() => '---:')];
  const flaws = listFlaws(reports);
  return [
    `## ${title}`,
    '',
    ...[toRow(head), toRow(rule), ...reports.map(pageRow)],
    ...(flaws.length > 0
      ? ['', 'What cost points of accessibility, best practices or SEO:', '', ...flaws]
      : []),
    '',
  ].join('\n');
}
