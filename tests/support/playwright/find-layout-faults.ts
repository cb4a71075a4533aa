import { buildSync } from 'esbuild';
import type { Page } from '@playwright/test';
import { waitForDeferredParts } from './deferred-parts';
import { finishMotion } from './motion';
import { placeBars } from './place-bars';

const { outputFiles } = buildSync({
  entryPoints: ['tests/support/layout-sweep/sweep.ts'],
  bundle: true,
  write: false,
  format: 'iife',
  target: 'es2022',
});
const source = outputFiles.map(({ text }) => text).join('\n');

/** Adds the sweep to every document of a page. */
export async function addSweep(page: Page): Promise<void> {
  await page.addInitScript(source);
}

/**
 * Finds what a reader would see as a fault of the layout: text on text, on an edge, a line or a marker, clipped or
 * beyond the window, and words that are broken without a hyphen.
 *
 * @returns one line each
 */
export async function findLayoutFaults(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  await waitForDeferredParts(page);
  await page.evaluate(() => document.fonts.ready);
  await finishMotion(page);
  await placeBars(page);
  return page.evaluate(() => window.sweepLayout());
}
