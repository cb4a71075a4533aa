import { expect, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';
import type { Page } from '@playwright/test';

const service = '/en/services/';
const often = { intervals: [20] };

/** Records which elements have a `view-transition-name` when the old and the new page are captured. */
async function watchNames(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const listNames = (): string =>
      [...document.querySelectorAll('body *')]
        .filter((element) => getComputedStyle(element).viewTransitionName.startsWith('page-'))
        .map(
          (element) =>
            `${element.tagName} ${getComputedStyle(element).viewTransitionName} ${element.textContent.trim()}`,
        )
        .join();
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      seen.push(listNames());
      const transition = start(change);
      void transition.ready.then(
        () => seen.push(listNames()),
        () => seen.push('skipped'),
      );
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { readonly seen: string[] }).seen);
}

const covers = [
  ['/en/publications/', 'main header a.button'],
  ['/en/publications/', 'main section ul h3 a'],
  ['/en/blog/', 'main a.button'],
  ['/en/podcast/', 'main header a.button'],
  ['/en/podcast/', 'main section ul h3 a'],
  ['/en/webinars/', 'main section ul h3 a'],
] as const;

test("a link's text becomes the title of its page in the view transition, except with reduced motion", async ({
  page,
}) => {
  const readNames = await watchNames(page);
  await page.goto(service);
  await waitForRuntime(page);
  const link = page.locator('main ul h3 a').first();
  const name = await link.innerText();
  const old = await page.locator('h1').innerText();
  await link.click();
  await expect(page).not.toHaveURL(service);
  await expect(page.locator('h1')).not.toHaveText(old);
  const title = await page.locator('h1').innerText();
  const station = [`A page-title ${name}`, `H1 page-title ${title}`];
  await expect.poll(readNames, often).toEqual(station);
  await expect(page.locator('.shared-title')).toHaveCount(0);
  // The link stays visible, so it must lose its name before the new page is shown.
  await page.locator('footer .dotted-links a', { hasText: 'Glossary' }).click();
  await expect(page).toHaveURL('/en/glossary/');
  const both = [...station, 'A page-title Glossary', 'H1 page-title Glossary'];
  await expect.poll(readNames, often).toEqual(both);
  await expect(page.locator('.shared-title')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.locator('footer .dotted-links a').first().click();
  await expect(page).not.toHaveURL('/en/glossary/');
  await expect(page.locator('h1')).not.toHaveText('Glossary');
  expect(await readNames()).toEqual(both);
});

test('a thumbnail becomes the cover of its page in the view transition', async ({ page }) => {
  const readNames = await watchNames(page);
  const readCovers = async (): Promise<number[]> =>
    (await readNames()).map((names) => names.split(' page-cover ').length - 1);
  for (const [index, selector] of covers)
    await test.step(`${index} ${selector}`, async () => {
      await page.goto(index);
      await waitForRuntime(page);
      const link = page.locator(selector).first();
      const path = await link.getAttribute('href');
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${path ?? ''}$`));
      await expect.poll(readCovers, often).toEqual([1, 1]);
      await expect(page.locator('.shared-cover')).toHaveCount(0);
    });
});
