import type { Page } from '@playwright/test';
import { expect, follow, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

const service = '/en/services/cards/';

type Pictures = { seen: string[]; running: number };

type Watch = {
  /** The elements with a name of a transition at each picture of an old and a new page. */
  readonly read: () => Promise<readonly string[]>;
  /** Waits for the end of the transition, after which nothing has a name, and forgets what was seen. */
  readonly end: () => Promise<void>;
};

/** Notes which elements have a name of a transition when it takes its pictures of the old and the new page. */
async function watchNames(page: Page): Promise<Watch> {
  await page.addInitScript(() => {
    const pictures: Pictures = { seen: [], running: 0 };
    Object.assign(window, { pictures });
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
      pictures.seen.push(listNames());
      pictures.running += 1;
      const transition = start(change);
      void transition.ready.then(
        () => pictures.seen.push(listNames()),
        () => pictures.seen.push('skipped'),
      );
      void transition.finished.finally(() => (pictures.running -= 1));
      return transition;
    };
  });
  const pictures = (): Promise<Pictures> =>
    page.evaluate(() => (window as unknown as { readonly pictures: Pictures }).pictures);
  return {
    read: async () => (await pictures()).seen,
    end: async () => {
      await expect.poll(async () => (await pictures()).running).toBe(0);
      await expect(page.locator('.shared-title, .shared-cover')).toHaveCount(0);
      await page.evaluate(() => {
        (window as unknown as { readonly pictures: Pictures }).pictures.seen = [];
      });
    },
  };
}

test('the name of a station becomes the title of its page, that of a link which stays too, and nothing moves where motion is not wanted', async ({
  page,
}) => {
  const { read, end } = await watchNames(page);
  await page.goto(service);
  await waitForRuntime(page);
  const station = page.locator('main ul h3 a').first();
  const name = await station.innerText();
  const old = await page.locator('h1').innerText();
  await station.click();
  await expect(page).not.toHaveURL(service);
  await expect(page.locator('h1')).not.toHaveText(old);
  const title = await page.locator('h1').innerText();
  await expect.poll(read).toEqual([`A page-title ${name}`, `H1 page-title ${title}`]);
  await end();
  // It gives its name away before the new page stands.
  await page.locator('footer .stops a', { hasText: 'Glossary' }).click();
  await expect(page).toHaveURL('/en/glossary/');
  await expect.poll(read).toEqual(['A page-title Glossary', 'H1 page-title Glossary']);
  await end();
  await follow(page, service);
  await expect(page).toHaveURL(service);
  await end();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await station.click();
  await expect(page).not.toHaveURL(service);
  await expect(page.locator('h1')).toHaveText(title);
  expect(await read()).toEqual([]);
});

test('what is drawn of a publication, a post, an episode or a webinar becomes the cover of its page', async ({
  page,
}) => {
  const { read, end } = await watchNames(page);
  await page.goto('/en/');
  await waitForRuntime(page);
  for (const [index, selector] of [
    ['/en/publications/', 'main header a.button'],
    ['/en/publications/', 'main section ul h3 a'],
    ['/en/blog/', 'main a.button'],
    ['/en/podcast/', 'main header a.button'],
    ['/en/podcast/', 'main section ul h3 a'],
    ['/en/webinars/', 'main section ul h3 a'],
  ] as const) {
    await follow(page, index);
    await expect(page).toHaveURL(index);
    await end();
    const link = page.locator(selector).first();
    const path = await link.getAttribute('href');
    await link.click();
    await expect(page, `${index} ${selector}`).toHaveURL(new RegExp(`${path ?? ''}$`));
    await expect
      .poll(
        async () => (await read()).map((names) => names.split(' page-cover ').length - 1),
        `${index} ${selector}`,
      )
      .toEqual([1, 1]);
    await end();
  }
});
