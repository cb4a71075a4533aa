import { expect, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';
import type { Page } from '@playwright/test';

const service = '/en/services/cards/';

/** Notes which elements have a name of a transition when it takes its pictures of the old and the new page. */
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

test('the name of a station becomes the title of its page, and has no name afterwards', async ({ page }) => {
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
  await expect.poll(readNames).toEqual([`A page-title ${name}`, `H1 page-title ${title}`]);
  await expect(page.locator('.shared-title')).toHaveCount(0);
});

test('a link of the footer, which stays, gives its name away before the new page stands', async ({
  page,
}) => {
  const readNames = await watchNames(page);
  await page.goto(service);
  await waitForRuntime(page);
  const link = page.locator('footer .stops a', { hasText: 'Glossary' });
  await link.click();
  await expect(page).toHaveURL('/en/glossary/');
  await expect.poll(readNames).toEqual(['A page-title Glossary', 'H1 page-title Glossary']);
  await expect(page.locator('.shared-title')).toHaveCount(0);
});

const covers = [
  ['/en/publications/', 'main header a.button'],
  ['/en/publications/', 'main section ul h3 a'],
  ['/en/blog/', 'main a.button'],
  ['/en/podcast/', 'main header a.button'],
  ['/en/podcast/', 'main section ul h3 a'],
  ['/en/webinars/', 'main section ul h3 a'],
] as const;

for (const [index, selector] of covers)
  test(`on ${index} what is drawn of the target of ${selector} becomes its cover`, async ({ page }) => {
    const readNames = await watchNames(page);
    const readCovers = async (): Promise<number[]> =>
      (await readNames()).map((names) => names.split(' page-cover ').length - 1);
    await page.goto(index);
    await waitForRuntime(page);
    const link = page.locator(selector).first();
    const path = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${path ?? ''}$`));
    await expect.poll(readCovers).toEqual([1, 1]);
    await expect(page.locator('.shared-cover')).toHaveCount(0);
  });

test('with reduced motion there is no transition', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const readNames = await watchNames(page);
  await page.goto(service);
  await waitForRuntime(page);
  await page.locator('main ul h3 a').first().click();
  await expect(page).not.toHaveURL(service);
  await expect(page.locator('h1')).toBeVisible();
  expect(await readNames()).toEqual([]);
});
