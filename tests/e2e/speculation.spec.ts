import { expect, test, visit } from '#tests/support/playwright/fault-fixtures';
import type { FaultServer } from '#tests/support/playwright/fault-server';
import { waitForAnswers } from '#tests/support/playwright/site-fixtures';

const services = '/en/services/';

const countAsked = (server: FaultServer, path: string): number =>
  server.received().filter((request) => request.path === path).length;

test.describe('with data saver, without a runtime', () => {
  test.use({ connection: { saveData: true } });

  test('pressing a link prefetches its page, which the click shows', async ({ page, server }) => {
    await page.goto('/en/');
    await expect.poll(() => countAsked(server, '/speculation.rules')).toBe(1);
    await waitForAnswers(page);
    await page.locator(`main a[href="${services}"]`).first().hover();
    await page.mouse.down();
    await expect.poll(() => countAsked(server, services)).toBe(1);
    await expect(page).toHaveURL('/en/');
    await page.mouse.up();
    await page.waitForURL(services);
    expect(countAsked(server, services)).toBe(1);
  });
});

test('with the runtime, page data is fetched and the document is not', async ({ page, server }) => {
  await visit(page, '/en/');
  await page.locator(`main a[href="${services}"]`).first().click({ delay: 100 });
  await page.waitForURL(services);
  await waitForAnswers(page);
  expect(countAsked(server, services)).toBe(0);
});
