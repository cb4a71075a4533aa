import { expect, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

/** More of them: tests/export/entry.test.ts. */
const addresses = [
  '//evil.example/x',
  '/%3Cscript%3EglobalThis.ran=1%3C/script%3E',
  '/x"><img src=x onerror=globalThis.ran=1>?"><script>globalThis.ran=1</script>#<img src=x onerror=globalThis.ran=1>',
  '/?next=javascript:globalThis.ran=1#//evil.example',
];

test('unusual URLs lead to a page of this site, which only shows them as text', async ({
  page,
  origin,
  quietConsole,
}) => {
  quietConsole.allow(/404/);
  for (const address of addresses) {
    await page.goto(origin + address);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page, address).toHaveURL(new RegExp(`^${origin}/(?:en|de)/`));
    await waitForRuntime(page);
    // Error pages show the URL as text, in one place, once their scripts have loaded.
    const asked = page.locator('main [data-requested-path]');
    for (const line of await asked.all()) await expect(line).toBeVisible();
    const elsewhere = await page.locator('main').evaluate((main) => {
      const copy = main.cloneNode(true) as HTMLElement;
      copy.querySelector('[data-requested-path]')?.remove();
      return copy.textContent;
    });
    expect(elsewhere, address).not.toContain('evil.example');
    expect(await page.evaluate(() => 'ran' in globalThis), address).toBe(false);
    await expect(page.locator('[href*="evil.example"], [src="x"], [onerror]'), address).toHaveCount(0);
  }
});
