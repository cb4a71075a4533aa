import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from '@playwright/test';
import { waitForDeferredParts } from './deferred-parts';

/** Only what is needed: violations, no frames, no rules that read style sheets. */
const scope = { resultTypes: ['violations'], selectors: false, preload: false, iframes: false };

type Axe = { readonly run: (context: Document | Element, options: object) => Promise<AxeResults> };

/** WCAG 2.2 AA and best practices. */
export const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on the theme. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Rules that depend on width or theme. */
export const layoutRules = [...colourRules, 'target-size', 'scrollable-region-focusable'];

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Injects axe into every document of a page. Needs `bypassCSP`, because the policy forbids it. */
export async function addAxe(page: Page): Promise<void> {
  await page.addInitScript(axeSource);
}

/**
 * Finds violations on the current page: one line each with rule and elements.
 *
 * @param within restricts the check to an element
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
