import type { Browser } from '@playwright/test';
import { generatedArticle, type Article } from './articles';
import { followLink, open, withView, type View } from './browser';

/** The JavaScript heap after some navigations, in bytes above what it was after the warm-up. */
export type HeapGrowth = { readonly navigations: number; readonly bytes: number };

export type Heap = {
  readonly afterWarmUp: number;
  /** Growth over 30 navigations among the pages of the warm-up, which are in memory: a leak would show here. */
  readonly revisits: number;
  /** Growth over navigations to other pages. */
  readonly growth: readonly HeapGrowth[];
};

/** Until here templates are loaded and functions compiled. */
const warmUp = 10;
const stops = [30, 100, 200] as const;

/** Generated articles of a language; more of them than the page memory keeps. */
const articles = 150;

async function readHeap({ session }: View): Promise<number> {
  // What a first collection sets free may hold more that the second one takes.
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

/** Numbers of the articles of some navigations, each another one than the last. */
function listNumbers(from: number, to: number, among: number): number[] {
  return Array.from({ length: to - from }, (_, index) => ((from + index) % among) + 1);
}

/** Follows links to one article after the other and reads the heap, rid of its garbage, on the way. */
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
