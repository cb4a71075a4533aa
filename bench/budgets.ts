import type { Comparison } from './compare-articles';
import { isLinear, tolerance, type Growth } from './growth';
import type { PageWeight } from './page-weights';

/** A limit with what was measured. */
export type Budget = {
  readonly name: string;
  readonly figure: string;
  readonly limit: string;
  readonly met: boolean;
  /** Bytes are the same on every machine; times are not, so they never fail the run. */
  readonly kind: 'bytes' | 'time';
};

/** Limits in bytes; a kB is 1,000 bytes. */
const limits = { extraScripts: 24_000, htmlRatio: 0.75, pageData: 6_000 } as const;

export type Measured = {
  readonly weights: readonly PageWeight[];
  /** Gzipped first-load JavaScript of the bare page. */
  readonly bareScripts: number;
  readonly comparison: Comparison;
  readonly largestPageData: { readonly address: string; readonly gzip: number };
  readonly growth: readonly Growth[];
};

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`;

function judgeScripts({ weights, bareScripts }: Measured): Budget[] {
  return weights.map(({ family, scripts }) => {
    const extra = scripts.gzip - bareScripts;
    return {
      name: `first-load JavaScript over a bare Next page, ${family}, gzip`,
      figure: kilobytes(extra),
      limit: kilobytes(limits.extraScripts),
      met: extra <= limits.extraScripts,
      kind: 'bytes',
    };
  });
}

function judgeArticles({ comparison: { median }, largestPageData: { address, gzip } }: Measured): Budget[] {
  return [
    {
      name: 'article HTML to plain Next, brotli, median',
      figure: median.ratio.toFixed(3),
      limit: String(limits.htmlRatio),
      met: median.ratio <= limits.htmlRatio,
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

function judgeGrowth({ growth }: Measured): Budget[] {
  const own = growth.find(({ builder }) => builder === 'site');
  if (!own) return [];
  const figure = `per page × ${own.perPageRatio.toFixed(2)}, per extra page × ${own.marginalRatio.toFixed(2)}`;
  return [
    {
      name: 'CPU time of a page does not grow with the site',
      figure,
      limit: `× 1 and × ${tolerance}`,
      met: isLinear(own),
      kind: 'time',
    },
  ];
}

/** Holds everything measured against its limits. */
export function judgeBudgets(measured: Measured): Budget[] {
  return [...judgeScripts(measured), ...judgeArticles(measured), ...judgeGrowth(measured)];
}

/** Whether the run fails: a budget of bytes is missed. */
export function isFailure(budgets: readonly Budget[]): boolean {
  return budgets.some(({ met, kind }) => kind === 'bytes' && !met);
}
