import type { Browser } from '@playwright/test';
import { generatedArticle, type Article } from './articles';
import { followLink, open, withView, type View } from './browser';

/** Growth of the JavaScript heap in bytes since the warm-up. */
export type HeapGrowth = { readonly navigations: number; readonly bytes: number };

export type Heap = {
  readonly afterWarmUp: number;
  /** Over 30 navigations to pages in memory: a leak would show here. */
  readonly revisits: number;
  /** Over navigations to new pages. */
  readonly growth: readonly HeapGrowth[];
};

/** Navigations until templates are loaded and functions compiled. */
const warmUp = 10;
const stops = [30, 100, 200] as const;

/** Generated articles per language, more than the page memory holds. */
const articles = 150;

async function readHeap({ session }: View): Promise<number> {
  // The first collection may release objects that only the second one frees.
  for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

async function visit(view: View, article: Article): Promise<void> {
  const paint = view.nextPaint();
  await followLink(view, article);
  if (!(await paint).soft) throw new Error(`${article.path} was reached by a full page load.`);
}

async function visitAll(view: View, numbers: readonly number[]): Promise<number> {
  for (const number of numbers) await visit(view, generatedArticle(number));
  await view.log.quiet();
  return readHeap(view);
}

/** Numbers of the visited articles, without repetition in a row. */
function listNumbers(from: number, to: number, among: number): number[] {
  return Array.from({ length: to - from }, (_, index) => ((from + index) % among) + 1);
}

/** Follows links from article to article and measures the heap after garbage collection. */
export function measureHeap(browser: Browser, origin: string): Promise<Heap> {
  return withView(browser, { origin, prefetches: false }, async (view) => {
    await open(view, generatedArticle(articles).path);
    const afterWarmUp = await visitAll(view, listNumbers(0, warmUp, warmUp));
    const revisits = (await visitAll(view, listNumbers(0, 30, warmUp))) - afterWarmUp;
    const growth: HeapGrowth[] = [];
    for (const [index, navigations] of stops.entries()) {
      const heap = await visitAll(
        view,
        listNumbers(warmUp + (stops[index - 1] ?? 0), warmUp + navigations, articles - 1),
      );
      growth.push({ navigations, bytes: heap - afterWarmUp });
    }
    return { afterWarmUp, revisits, growth };
  });
}
