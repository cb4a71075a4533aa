import { button, home, popup, readKept } from '#tests/support/playwright/consent-page';
import { expect, follow, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';
import type { Page } from '@playwright/test';

const settings = (page: Page, name = 'Privacy settings') => page.getByRole('link', { name, exact: true });

test.use({ asks: true });

test.describe('pages without a runtime', () => {
  // Sent on at once otherwise, by the one script that they have.
  test.beforeEach(({ context }) =>
    context.route(/^http:\/\/[^/]+\/(?:404\.html|500\.html)?$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/<script src=[^>]*><\/script>/g, '');
      return route.fulfill({ response, body });
    }),
  );

  for (const address of ['/', '/404.html', '/500.html'] as const) {
    test(`${address} leads to the form, in which a choice is withdrawn`, async ({ page, quietConsole }) => {
      quietConsole.allow(/404|500/);
      await page.goto('/en/services/');
      await button(page, 'Agree to all').click();
      await expect.poll(async () => (await readKept(page))?.statuses['analytics']).toBe(1);
      await page.goto(address);
      await settings(page).click();
      await expect(page).toHaveURL('/en/privacy-policy/#privacy-settings');
      await expect(page.getByRole('heading', { name: 'Privacy settings' }).last()).toBeVisible();
      await button(page, 'Refuse all').click();
      await expect(popup(page)).toHaveCount(0);
      expect((await readKept(page))?.statuses).toEqual({ analytics: 0, remarketing: 0 });
    });
  }

  test('each language has its own way there', async ({ page }) => {
    await page.goto('/');
    await settings(page, 'Datenschutz-Einstellungen').click();
    await expect(page).toHaveURL('/de/privacy-policy/#datenschutz-einstellungen');
    await expect(popup(page).getByRole('heading')).toHaveText('Datenschutz-Einstellungen');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the section of the policy that says what to do', async ({ page }) => {
    await page.goto('/');
    await settings(page).click();
    await expect(page).toHaveURL('/en/privacy-policy/#privacy-settings');
    await expect(page.locator('main').getByRole('heading', { name: 'Privacy settings' })).toBeInViewport();
  });
});

test('a soft navigation to the section opens the form too, other sections do not', async ({ page }) => {
  await page.goto(home);
  await waitForRuntime(page);
  await follow(page, '/en/privacy-policy/#consent');
  await expect(page.locator('h1')).toHaveText('Privacy policy');
  await expect(popup(page)).toHaveCount(0);
  await follow(page, '/en/services/');
  await expect(popup(page)).toContainText('May we count visits and trace adverts?');
  await follow(page, '/en/privacy-policy/#privacy-settings');
  await expect(popup(page).getByRole('heading')).toHaveText('Privacy settings');
});
