import type { Locator, Page } from '@playwright/test';
import { phone } from '#tests/support/playwright/menu-page';
import { expect, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

/** Lists that can be filtered, by what they ask. */
const lists = {
  '/en/careers/jobs/': ['team', 'place', 'form'],
  '/de/careers/jobs/': ['team', 'place', 'form'],
  '/en/publications/': ['kind', 'subject'],
  '/de/publications/': ['kind', 'subject'],
  '/en/case-studies/': ['industry', 'service'],
  '/de/case-studies/': ['industry', 'service'],
  '/en/press/': ['kind'],
  '/de/press/': ['kind'],
};

const filterOf = (page: Page): Locator => page.locator('[data-behaviour="filter-list"]');
const items = (page: Page): Locator => page.locator('main [data-filter-values]');
const shown = (page: Page): Locator => items(page).filter({ visible: true });

/** How many items have a value, read from the markup. */
const countOf = (page: Page, facet: string, value: string): Promise<number> =>
  items(page).evaluateAll(
    (elements, [key, wanted]) =>
      elements.filter((element) =>
        new URLSearchParams(element.getAttribute('data-filter-values') ?? '').getAll(key).includes(wanted),
      ).length,
    [facet, value] as const,
  );

/** The value of the first option behind that of everything. */
const firstValue = async (page: Page, facet: string): Promise<string> =>
  (await filterOf(page).locator(`select[name="${facet}"] option`).nth(1).getAttribute('value')) ?? '';

/** Opens a list and waits until its filter hears. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForRuntime(page);
  await expect(filterOf(page)).toHaveAttribute('data-started', '');
}

for (const [path, facets] of Object.entries(lists)) {
  test(`${path} is filtered by ${facets.join(', ')}: list, count and address agree, also after a reload`, async ({
    page,
  }) => {
    await open(page, path);
    const all = await shown(page).count();
    for (const facet of facets) {
      const value = await firstValue(page, facet);
      const count = await countOf(page, facet, value);
      const select = filterOf(page).locator(`select[name="${facet}"]`);
      await expect(select.locator(`option[value="${value}"]`)).toContainText(`(${String(count)})`);
      await select.selectOption(value);
      await expect(shown(page)).toHaveCount(count);
      await expect(filterOf(page).locator('[role="status"]')).toHaveText(new RegExp(`^${String(count)}\\D`));
      await expect(page).toHaveURL(`${path}?${facet}=${value}`);
      await page.reload();
      await expect(select).toHaveValue(value);
      await expect(shown(page)).toHaveCount(count);
      await filterOf(page).getByRole('button').click();
      await expect(shown(page)).toHaveCount(all);
      await expect(page).toHaveURL(path);
    }
  });
}

test('what is chosen is there again after Back, also from a page that was shown softly', async ({ page }) => {
  await page.goto('/en/careers/');
  await waitForRuntime(page);
  await page.locator('main a[href="/en/careers/jobs/"]').first().click();
  await expect(filterOf(page)).toHaveAttribute('data-started', '');
  await filterOf(page).locator('select[name="form"]').selectOption('working-student');
  await expect(page).toHaveURL('/en/careers/jobs/?form=working-student');
  const count = await shown(page).count();
  await shown(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/careers\/jobs\/[a-z-]+\/$/);
  await page.goBack();
  await expect(page).toHaveURL('/en/careers/jobs/?form=working-student');
  await expect(shown(page)).toHaveCount(count);
  await expect(filterOf(page).locator('select[name="form"]')).toHaveValue('working-student');
  await page.goBack();
  await expect(page).toHaveURL('/en/careers/');
  await page.goForward();
  await expect(shown(page)).toHaveCount(count);
});

test('by keyboard alone: choose, hear the count, show all again', async ({ page }) => {
  await open(page, '/en/careers/jobs/');
  const select = filterOf(page).locator('select[name="place"]');
  await select.focus();
  await page.keyboard.press('ArrowDown');
  await expect(select).not.toHaveValue('');
  const count = await shown(page).count();
  await expect(filterOf(page).locator('[role="status"]')).toHaveText(new RegExp(`^${String(count)} of `));
  const button = filterOf(page).getByRole('button', { name: 'Show all' });
  for (
    let step = 0;
    step < 6 && !(await button.evaluate((element) => element === document.activeElement));
    step += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(shown(page)).toHaveCount(await items(page).count());
  // The focus does not fall back to the top of the page.
  await expect(filterOf(page).locator('select').first()).toBeFocused();
});

test('an address that asks for what there is not shows everything; one that nothing fits says so', async ({
  page,
}) => {
  await open(page, '/en/careers/jobs/?team=%3Cscript%3E&page=2');
  await expect(shown(page)).toHaveCount(await items(page).count());
  await open(page, '/en/careers/jobs/?team=payments&form=working-student');
  await expect(shown(page)).toHaveCount(0);
  await expect(filterOf(page).locator('[role="status"]')).toHaveText('No position fits all of this.');
  await expect(page.locator('#payments')).toBeHidden();
  await filterOf(page).getByRole('button', { name: 'Show all' }).click();
  await expect(page.locator('#payments')).toBeVisible();
});

test('a team of the drawing is shown, whatever is chosen', async ({ page }) => {
  await open(page, '/en/careers/jobs/?team=payments');
  await expect(page.locator('#lending')).toBeHidden();
  await page.locator('nav a[href="#lending"]').click();
  await expect(page.locator('#lending')).toBeInViewport();
  await expect(page).toHaveURL('/en/careers/jobs/#lending');
});

test('the newest publication stands on the shelf only while somebody chooses there', async ({ page }) => {
  await open(page, '/en/publications/');
  const repeated = page.locator('[data-filter-repeated]');
  await expect(repeated).toBeHidden();
  const values = new URLSearchParams((await repeated.getAttribute('data-filter-values')) ?? '');
  await filterOf(page).locator('select[name="kind"]').selectOption(values.get('kind'));
  await expect(repeated).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  for (const path of Object.keys(lists)) {
    test(`${path} fits the width, and its controls a thumb`, async ({ page }) => {
      await open(page, path);
      for (const control of await filterOf(page).locator('select').all()) {
        const box = await control.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        phone.width,
      );
    });
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of Object.keys(lists)) {
    test(`${path}?… is the whole list, without controls`, async ({ page }) => {
      await page.goto(`${path}?kind=study&team=payments&industry=mobility`);
      await expect(filterOf(page)).toBeHidden();
      const repeated = await page.locator('[data-filter-repeated]').count();
      await expect(shown(page)).toHaveCount((await items(page).count()) - repeated);
    });
  }

  test('the industries of the case studies are links', async ({ page }) => {
    await page.goto('/en/case-studies/');
    await page.locator('nav a[href="#industry-mobility"]').click();
    await expect(page.locator('#industry-mobility')).toBeInViewport();
  });
});

test('the script of the filter is loaded where there is one, and is small', async ({ page, recording }) => {
  const scripts = async (address: string): Promise<Set<string>> => {
    recording.clear();
    await page.goto(address);
    await waitForRuntime(page);
    if (address.endsWith('/jobs/')) await expect(filterOf(page)).toHaveAttribute('data-started', '');
    return new Set(recording.paths().filter((path) => path.endsWith('.js')));
  };
  const other = await scripts('/en/careers/');
  const own = [...(await scripts('/en/careers/jobs/'))].filter((path) => !other.has(path));
  expect(own.length).toBeGreaterThan(0);
  expect(own.length).toBeLessThanOrEqual(3);
});
