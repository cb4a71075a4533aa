import type { Locator, Page } from '@playwright/test';
import { phone } from '#tests/support/playwright/menu-page';
import { expect, follow, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

const jobs = { path: 'careers/jobs', facets: ['team', 'place', 'form'] };
const publications = { path: 'publications', facets: ['kind', 'subject'] };
const cases = { path: 'case-studies', facets: ['industry', 'service'] };
const press = { path: 'press', facets: ['kind'] };

type List = typeof jobs;

/** Each list is loaded in full in English, and shown by a soft navigation in German. */
const pairs: readonly (readonly [List, List])[] = [
  [jobs, publications],
  [publications, jobs],
  [cases, press],
  [press, cases],
];

const filterOf = (page: Page): Locator => page.locator('[data-behaviour="filter-list"]');
const selectOf = (page: Page, facet: string): Locator => filterOf(page).locator(`select[name="${facet}"]`);
const items = (page: Page): Locator => page.locator('main [data-filter-values]');
const shown = (page: Page): Locator => items(page).filter({ visible: true });
const repeated = (page: Page): Locator => page.locator('[data-filter-repeated]');

/** Number of items with a value, read from the markup. */
const countOf = (page: Page, facet: string, value: string): Promise<number> =>
  items(page).evaluateAll(
    (elements, [key, wanted]) =>
      elements.filter((element) =>
        new URLSearchParams(element.getAttribute('data-filter-values') ?? '').getAll(key).includes(wanted),
      ).length,
    [facet, value] as const,
  );

/** A value of an item that is also shown elsewhere on the page, otherwise the first option after "all". */
async function pickValue(page: Page, facet: string): Promise<string> {
  const values = (await repeated(page).count())
    ? await repeated(page).getAttribute('data-filter-values')
    : '';
  return (
    new URLSearchParams(values ?? '').get(facet) ??
    (await selectOf(page, facet).locator('option').nth(1).getAttribute('value')) ??
    ''
  );
}

/** Opens a list and waits until its filter works. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForRuntime(page);
  await expect(filterOf(page)).toHaveAttribute('data-started', '');
}

/** Follows a link to a list with other facets. */
async function openSoftly(page: Page, address: string, facet: string): Promise<void> {
  await follow(page, address);
  await expect(selectOf(page, facet)).toBeVisible();
  await expect(filterOf(page)).toHaveAttribute('data-started', '');
}

/** List, count and URL match the filter; featured items are in the list only while it is filtered. */
async function expectFiltered(page: Page, path: string, facet: string): Promise<void> {
  const all = await shown(page).count();
  expect(all).toBe((await items(page).count()) - (await repeated(page).count()));
  const value = await pickValue(page, facet);
  const count = await countOf(page, facet, value);
  await expect(selectOf(page, facet).locator(`option[value="${value}"]`)).toContainText(`(${String(count)})`);
  await selectOf(page, facet).selectOption(value);
  await expect(shown(page)).toHaveCount(count);
  await expect(filterOf(page).locator('[role="status"]')).toHaveText(new RegExp(`^${String(count)}\\D`));
  await expect(page).toHaveURL(`${path}?${facet}=${value}`);
  await filterOf(page).getByRole('button').click();
  await expect(shown(page)).toHaveCount(all);
  await expect(page).toHaveURL(path);
}

async function expectFit(page: Page): Promise<void> {
  for (const control of await filterOf(page).locator('select').all()) {
    const box = await control.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
}

test('every list fits a phone and can be filtered; list, count and URL are consistent', async ({ page }) => {
  test.setTimeout(60_000);
  await page.setViewportSize(phone);
  for (const [full, soft] of pairs) {
    await open(page, `/en/${full.path}/`);
    await expectFit(page);
    for (const facet of full.facets) await expectFiltered(page, `/en/${full.path}/`, facet);
    const [first = ''] = soft.facets;
    await openSoftly(page, `/de/${soft.path}/`, first);
    await expectFit(page);
    await expectFiltered(page, `/de/${soft.path}/`, first);
  }
});

/** Filters and resets by keyboard. */
async function filterByKeyboard(page: Page): Promise<void> {
  const select = selectOf(page, 'place');
  await select.focus();
  await page.keyboard.press('ArrowDown');
  await expect(select).not.toHaveValue('');
  const count = await shown(page).count();
  await expect(filterOf(page).locator('[role="status"]')).toHaveText(new RegExp(`^${String(count)} of `));
  const button = filterOf(page).getByRole('button', { name: 'Show all' });
  const isThere = (): Promise<boolean> => button.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 6 && !(await isThere()); step += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(shown(page)).toHaveCount(await items(page).count());
  // The focus is not lost.
  await expect(filterOf(page).locator('select').first()).toBeFocused();
}

test('a filter is restored after Back and reload, works by keyboard, and shows parts that a link leads to', async ({
  page,
  recording,
}) => {
  const listScripts = (): string[] => recording.paths().filter((path) => path.endsWith('.js'));
  const chosen = '/en/careers/jobs/?form=working-student';
  await page.goto('/en/careers/');
  await waitForRuntime(page);
  const others = listScripts();
  await page.locator('main a[href="/en/careers/jobs/"]').first().click();
  await expect(filterOf(page)).toHaveAttribute('data-started', '');
  await selectOf(page, 'form').selectOption('working-student');
  await expect(page).toHaveURL(chosen);
  const count = await shown(page).count();
  await shown(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/careers\/jobs\/[a-z-]+\/$/);
  await page.goBack();
  await expect(page).toHaveURL(chosen);
  await expect(shown(page)).toHaveCount(count);
  await expect(selectOf(page, 'form')).toHaveValue('working-student');
  await page.goBack();
  await expect(page).toHaveURL('/en/careers/');
  await page.goForward();
  await expect(shown(page)).toHaveCount(count);
  await page.reload();
  await expect(selectOf(page, 'form')).toHaveValue('working-student');
  await expect(shown(page)).toHaveCount(count);
  await filterByKeyboard(page);
  recording.clear();
  await open(page, '/en/careers/jobs/?team=payments');
  const own = listScripts().filter((path) => !others.includes(path));
  expect(own.length).toBeGreaterThan(0);
  expect(own.length).toBeLessThanOrEqual(3);
  await expect(page.locator('#lending')).toBeHidden();
  await page.locator('nav a[href="#lending"]').click();
  await expect(page.locator('#lending')).toBeInViewport();
  await expect(page).toHaveURL('/en/careers/jobs/#lending');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is complete and has no controls; the industries of the case studies are links', async ({
    page,
  }) => {
    for (const { path } of [jobs, publications, press, cases]) {
      await page.goto(`/en/${path}/?kind=study&team=payments&industry=mobility`);
      await expect(filterOf(page)).toBeHidden();
      await expect(shown(page)).toHaveCount((await items(page).count()) - (await repeated(page).count()));
    }
    await page.locator('nav a[href="#industry-mobility"]').click();
    await expect(page.locator('#industry-mobility')).toBeInViewport();
  });
});
