import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from '@playwright/test';
import { waitForDeferredParts } from './deferred-parts';

/** Nothing of what takes time and is not shown: only violations count, of documents without frames, by rules that read no style sheets. */
const scope = { resultTypes: ['violations'], selectors: false, preload: false, iframes: false };

type Axe = { readonly run: (context: Document | Element, options: object) => Promise<AxeResults> };

/** WCAG 2.2 AA and good practice. */
export const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All that a theme can break: everything else is the same element by element. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** All that a width or a theme can break of a page that is sound in others. */
export const layoutRules = [...colourRules, 'target-size', 'scrollable-region-focusable'];

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Puts axe into every document of a page from now on. The page's policy has to be bypassed (`bypassCSP`): it forbids scripts from elsewhere. */
export async function addAxe(page: Page): Promise<void> {
  await page.addInitScript(axeSource);
}

/**
 * Finds violations of rules on the page as it is shown: a line each, the rule and its elements.
 *
 * @param within looks at this element alone: the rest of the page is somebody else's
 */
export async function findViolations(
  page: Page,
  rules: readonly string[],
  within?: string,
): Promise<string[]> {
  await waitForDeferredParts(page);
  const results = await page.evaluate(
    async ({ options, selector }) => {
      const context = selector === undefined ? document : document.querySelector(selector);
      if (!context) throw new Error(`There is no ${String(selector)}.`);
      return (window as unknown as { axe: Axe }).axe.run(context, options);
    },
    { options: { ...scope, runOnly: rules }, selector: within },
  );
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}
