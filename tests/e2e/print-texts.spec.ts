import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { listPages } from '#lib/registry/registry';
import { siteOrigin } from '#lib/page-model/site-url';
import { expect, test } from '#tests/support/playwright/site-fixtures';

/** Templates with texts that people print. */
const reading = [
  'blog-post',
  'publication',
  'text-page',
  'customer-information-detail',
  'support-category',
  'support-client',
  'release',
  'job',
  'case-study',
  'podcast-episode',
  'webinar',
  'glossary-article',
  'security-article',
  'prices',
  'customer-document',
  'investors-report',
  'reference-errors',
];

const letters = (text: string): string => text.normalize('NFKC').replaceAll(/[^\p{L}]/gu, '');

type Blocks = {
  readonly texts: string[];
  /** Tables that are wider than the sheet. */
  readonly cut: string[];
  /** Number of closed disclosures. */
  readonly closed: number;
};

/** What of a page is on paper. */
const listBlocks = (page: Page): Promise<Blocks> =>
  page.evaluate(() => {
    const blocks = 'h1, h2, h3, h4, p, li, dt, dd, td, th, summary, figcaption, blockquote';
    const isSeen = (element: Element | null): boolean =>
      element?.checkVisibility() === true &&
      !element.closest('.visually-hidden, nav, svg, [data-theme="dark"], [aria-hidden="true"]');
    const write = (block: Element): string => {
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      let text = '';
      while (walker.nextNode())
        if (isSeen(walker.currentNode.parentElement)) text += `${walker.currentNode.nodeValue ?? ''} `;
      return text;
    };
    const folds = [...document.querySelectorAll('main details')].filter((fold) => fold.checkVisibility());
    return {
      texts: [...document.querySelectorAll(`main :is(${blocks})`)]
        .filter((block) => isSeen(block) && !block.querySelector(blocks))
        .map(write),
      cut: [...document.querySelectorAll('main table')]
        .filter(({ parentElement: frame }) => frame && frame.scrollWidth > frame.clientWidth + 1)
        .map((table) => table.textContent.slice(0, 60)),
      closed: folds.filter((fold) => [...fold.children].slice(1).some((part) => !part.checkVisibility()))
        .length,
    };
  });

/** Text of the printed page by sheet. */
async function print(page: Page): Promise<string[]> {
  const bytes = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const sheets = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_none, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  await pdf.destroy();
  return sheets;
}

/** Searched in groups of this many words: page breaks, printed URLs or notes may interrupt a few of them. */
const wordsTogether = 4;

/** Up to this number of words, each is searched separately. */
const shortNote = 24;

function isWhole(block: string, paper: string): boolean {
  const words = block.split(/\s+/).map(letters).filter(Boolean);
  const groups = words
    .slice(0, Math.max(1, words.length - wordsTogether + 1))
    .map((_word, index) => words.slice(index, index + wordsTogether).join(''));
  const parted = groups.filter((group) => !paper.includes(group)).length;
  // Notes with sources are interrupted by their URLs.
  return words.length > shortNote ? parted <= groups.length / 2 : words.every((word) => paper.includes(word));
}

const samples = reading.map((template, index) => {
  const locale = index % 2 === 0 ? 'de' : 'en';
  return listPages().find((page) => page.template === template && page.locale === locale)?.path ?? template;
});

/** A sheet of A4 without its margins. */
const sheetSize = { width: 680, height: 994 };

async function expectOnPaper(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const around = await page.locator('footer').allInnerTexts();
  await page.setViewportSize(sheetSize);
  await page.emulateMedia({ media: 'print' });
  const { texts, cut, closed } = await listBlocks(page);
  await page.emulateMedia({ media: null });
  const sheets = await print(page);
  const paper = letters(sheets.join(''));
  expect(texts.filter((text) => !isWhole(text, paper))).toEqual([]);
  expect(texts.join('').length).toBeGreaterThan(300);
  expect(cut, 'tables that are cut off').toEqual([]);
  expect(closed, 'parts that stand closed').toBe(0);
  expect(paper).toContain(letters(siteOrigin + path));
  expect(around.filter((text) => paper.includes(letters(text)))).toEqual([]);
  for (const [number, sheet] of sheets.entries())
    expect(sheet).toContain(`${String(number + 1)} / ${String(sheets.length)}`);
}

test('printed texts are complete, with their source and without navigation', async ({ page }) => {
  test.setTimeout(90_000);
  for (const path of samples) await test.step(path, () => expectOnPaper(page, path));
});
