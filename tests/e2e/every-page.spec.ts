import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from '@playwright/test';
import { listPages } from '#lib/pages/registry';
import { expect, test } from '#tests/support/site-test';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

type Axe = { readonly run: (context: Document, options: object) => Promise<AxeResults> };

/** WCAG 2.2 AA and good practice. */
const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All that a theme can break: everything else is the same element by element. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Finds violations of rules on the page as it is shown. */
async function findViolations(page: Page, runOnly: readonly string[]): Promise<string[]> {
  const results = await page.evaluate(async (rules) => (window as unknown as { axe: Axe }).axe.run(document, { runOnly: rules, resultTypes: ['violations'] }), runOnly);
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

// The policy of the page forbids scripts from elsewhere, and so the one that looks at it.
test.use({ bypassCSP: true });

for (const { path } of listPages().filter(({ path: address }) => address !== '/')) {
  test(`${path} is accessible, quiet, and keeps to itself`, async ({ page, origin, recording, quietConsole }) => {
    if (path.startsWith('/404')) quietConsole.allow(/404/);
    const address = path.endsWith('.html/') ? path.slice(0, -1) : path;
    const foreign: string[] = [];
    page.on('request', (request) => !request.url().startsWith(origin) && foreign.push(request.url()));
    await page.addInitScript(axeSource);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path.startsWith('/404') ? '/fr/' : address);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `overflow at ${width} px`).toBeLessThanOrEqual(0);
      for (const [colorScheme, rules] of [['light', allRules], ['dark', colourRules]] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await findViolations(page, rules), `${colorScheme}, ${width} px`).toEqual([]);
      }
    }
    expect(foreign).toEqual([]);
    expect(recording.paths().length).toBeGreaterThan(0);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, '']);
  });
}
