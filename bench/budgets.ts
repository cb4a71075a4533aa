import type { Comparison } from './compare-articles';

/** Limit with its measured value. */
export type Budget = {
  readonly name: string;
  readonly figure: string;
  readonly limit: string;
  readonly met: boolean;
  /** Sizes are the same on every machine; times are not, so they never fail the run. */
  readonly kind: 'bytes' | 'time';
};

/** Limits in bytes (1 kB is 1,000 bytes). */
const limits = { extraScripts: 24_000, htmlRatio: 0.75, pageData: 6_000 } as const;

export type Measured = {
  /** Gzipped JavaScript of a first load, by template. */
  readonly scripts: ReadonlyMap<string, number>;
  /** Gzipped JavaScript of a first load of the empty page. */
  readonly bareScripts: number;
  readonly comparison: Comparison;
  readonly largestPageData: { readonly address: string; readonly gzip: number };
};

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`;

function judgeScripts({ scripts, bareScripts }: Measured): Budget[] {
  return [...scripts].map(([template, bytes]) => {
    const extra = bytes - bareScripts;
    return {
      name: `first-load JavaScript over a bare Next page, ${template}, gzip`,
      figure: kilobytes(extra),
      limit: kilobytes(limits.extraScripts),
      met: extra <= limits.extraScripts,
      kind: 'bytes',
    };
  });
}

function judgeArticles({ comparison, largestPageData: { address, gzip } }: Measured): Budget[] {
  const { articles, median, lowest, highest, sameWords } = comparison;
  return [
    {
      name: `article HTML without styles to plain Next, brotli, median of ${articles}`,
      figure: `${median.ratio.toFixed(3)} (${lowest.toFixed(3)} to ${highest.toFixed(3)})`,
      limit: String(limits.htmlRatio),
      met: median.ratio <= limits.htmlRatio,
      kind: 'bytes',
    },
    {
      name: 'articles with the same words in plain Next',
      figure: String(sameWords),
      limit: String(articles),
      met: sameWords === articles,
      kind: 'bytes',
    },
    {
      name: `page data of the largest real article (${address}), gzip`,
      figure: kilobytes(gzip),
      limit: kilobytes(limits.pageData),
      met: gzip <= limits.pageData,
      kind: 'bytes',
    },
  ];
}

/** Compares all measurements with their limits. */
export function judgeBudgets(measured: Measured): Budget[] {
  return [...judgeScripts(measured), ...judgeArticles(measured)];
}

/** Whether the run fails: only if a size exceeds its limit. */
export function isFailure(budgets: readonly Budget[]): boolean {
  return budgets.some(({ met, kind }) => kind === 'bytes' && !met);
}
