import { expect, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

const start = '/en/developers/';

test('an old address of a part of the page for developers shows the link to the guide that has it now; the line marks the current page', async ({
  page,
}) => {
  await page.goto(`${start}#webhooks`);
  const link = page.getByRole('main').getByRole('link', { name: 'Signature' });
  await expect(link).toBeInViewport();
  await waitForRuntime(page);
  await link.click();
  await expect(page).toHaveURL(`${start}webhooks/#webhooks-title`);
  await expect(page.locator('#webhooks-title')).toBeInViewport();
  const line = page.getByRole('navigation', { name: 'Pages for developers' });
  await expect(line.locator('[aria-current="page"]')).toHaveText('Webhooks');
  await line.getByRole('link', { name: 'Requests' }).click();
  await expect(page).toHaveURL(`${start}requests/`);
  await expect(line.locator('[aria-current="page"]')).toHaveText('Requests');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every old address shows its link', async ({ page }) => {
    for (const id of ['access', 'rules', 'errors-title', 'states-title', 'cents', 'changelog-title']) {
      await page.goto(`${start}#${id}`);
      await expect(page.locator(`#${id}`), id).toBeInViewport();
      await page.goto('about:blank');
    }
  });
});
