import { button, popup, readKept } from '#tests/support/playwright/consent-page';
import { expect, follow, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';
import type { Page } from '@playwright/test';

const settings = (page: Page, name = 'Privacy settings') => page.getByRole('link', { name, exact: true });

test.use({ asks: true });

/** Changes the choice on a page without a runtime. */
async function changeFrom(page: Page, address: string, choice: string, status: number): Promise<void> {
  await page.goto(address);
  await settings(page).click();
  await expect(page).toHaveURL('/en/privacy-policy/#privacy-settings');
  await expect(page.getByRole('heading', { name: 'Privacy settings' }).last()).toBeVisible();
  await button(page, choice).click();
  await expect(popup(page)).toHaveCount(0);
  expect((await readKept(page))?.statuses).toEqual({ analytics: status, remarketing: status });
}

/** A soft navigation to the section opens the form; other sections do not. */
async function followToSection(page: Page): Promise<void> {
  await page.goto('/en/services/');
  await waitForRuntime(page);
  await follow(page, '/en/privacy-policy/#consent');
  await expect(page.locator('h1')).toHaveText('Privacy policy');
  await expect(popup(page)).toHaveCount(0);
  await follow(page, '/en/services/');
  await expect(page.locator('h1')).toHaveText(/Ten services/);
  await follow(page, '/en/privacy-policy/#privacy-settings');
  await expect(popup(page).getByRole('heading')).toHaveText('Privacy settings');
}

test('pages without a runtime link to the settings in their language; a soft navigation to the section opens them', async ({
  page,
  context,
  quietConsole,
}) => {
  quietConsole.allow(/404|500/);
  // Removes the script that would redirect at once.
  await context.route(/^http:\/\/[^/]+\/(?:404\.html|500\.html)?$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/<script src=[^>]*><\/script>/g, '');
    return route.fulfill({ response, body });
  });
  await changeFrom(page, '/', 'Agree to all', 1);
  await changeFrom(page, '/404.html', 'Refuse all', 0);
  await changeFrom(page, '/500.html', 'Agree to all', 1);
  await page.goto('/');
  await settings(page, 'Datenschutz-Einstellungen').click();
  await expect(page).toHaveURL('/de/privacy-policy/#datenschutz-einstellungen');
  await expect(popup(page).getByRole('heading')).toHaveText('Datenschutz-Einstellungen');
  await followToSection(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the section of the policy', async ({ page }) => {
    await page.goto('/');
    await settings(page).click();
    await expect(page).toHaveURL('/en/privacy-policy/#privacy-settings');
    await expect(page.locator('main').getByRole('heading', { name: 'Privacy settings' })).toBeInViewport();
  });
});
