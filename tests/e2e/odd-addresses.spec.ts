import { readFileSync } from 'node:fs';
import { expect, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

/** What may stand behind the host, typed or in a link of others, where no page is: the root 404 page answers. */
const addresses = [
  ...[
    '//evil.example',
    '//evil.example/',
    '///evil.example/x',
    '////evil.example',
    '/\\evil.example',
    '/\\/evil.example',
  ],
  ...[
    '/%2fevil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/.//evil.example',
    '/x/..//evil.example',
  ],
  ...[
    '/%2e%2e//evil.example',
    '/%09//evil.example',
    '/;//evil.example',
    '/@evil.example',
    '/:@evil.example/',
  ],
  ...[
    '/https://evil.example',
    '/https:evil.example',
    '/http:%2f%2fevil.example',
    '/javascript:alert(1)',
    '/javascript:alert(1)//',
  ],
  ...[
    '/data:text/html,x',
    '/<script>globalThis.ran=1</script>',
    '/%3Cscript%3EglobalThis.ran=1%3C/script%3E',
  ],
  ...[
    '/"><img src=x onerror=globalThis.ran=1>',
    "/'-globalThis.ran=1-'",
    '/${globalThis.ran=1}',
    '/{{globalThis.ran=1}}',
  ],
  ...[
    '/?//evil.example',
    '/?url=https://evil.example',
    '/?next=javascript:globalThis.ran=1',
    '/?<script>globalThis.ran=1</script>',
  ],
  ...[
    '/#//evil.example',
    '/#javascript:globalThis.ran=1',
    '/#<img src=x onerror=globalThis.ran=1>',
    '/?#',
    '/??',
    '/x?a=//evil.example#//evil.example',
  ],
  ...[
    '/%',
    '/%zz',
    '/%00',
    '/%0d%0aLocation:%20https://evil.example',
    `/${'x/'.repeat(400)}`,
    '/__proto__/',
    '/constructor?__proto__[ran]=1',
  ],
] as const;

/** The script that sends on from the root 404 page and from the entry page. */
function readEntryScript(): string {
  const scripts = ['out/404.html', 'out/index.html'].map((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<script src="([^"]+)"/g)]
      .map(([, address = '']) => readFileSync(`out${address}`, 'utf8'))
      .join('\n'),
  );
  expect(new Set(scripts).size).toBe(1);
  return scripts[0] ?? '';
}

test.describe('odd addresses', () => {
  test.use({ bypassCSP: true });

  test(`${addresses.length} of them lead to a language of this site or nowhere`, async ({ page, origin }) => {
    await page.goto('/en/imprint/');
    const results = await page.evaluate(
      ({ addresses, origin, script }) =>
        addresses.map((address) => {
          // As the browser reads it; `replace` is where the script would lead.
          const url = new URL(origin + address);
          let target = '';
          const { pathname, search, hash } = url;
          const location = { pathname, search, hash, replace: (to: string) => (target = to) };
          // oxlint-disable-next-line typescript/no-implied-eval -- the site's own script, with another address
          const run = new Function('location', script) as (place: typeof location) => void;
          run(location);
          return { address, target, end: new URL(target, url).href };
        }),
      { addresses: [...addresses], origin, script: readEntryScript() },
    );
    for (const { address, target, end } of results) {
      expect(`${address} → ${new URL(end).origin}`).toBe(`${address} → ${origin}`);
      expect(target).toMatch(/^\/(?:en|de)\/(?![/\\])|^\/(?:en|de)\/$/);
    }
    expect(results).toHaveLength(45);
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
  });
});

for (const address of [
  '//evil.example/x',
  '/\\evil.example/x',
  '/%3Cscript%3EglobalThis.ran=1%3C/script%3E',
  '/x"><img src=x onerror=globalThis.ran=1>?"><script>globalThis.ran=1</script>#<img src=x onerror=globalThis.ran=1>',
  '/?next=javascript:globalThis.ran=1#//evil.example',
])
  test(`${address} ends on a page of this site that makes nothing of it but text`, async ({
    page,
    origin,
    quietConsole,
  }) => {
    quietConsole.allow(/404/);
    await page.goto(origin + address);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`^${origin}/(?:en|de)/`));
    await waitForRuntime(page);
    // An error page names the address, as text, once its scripts have come: there and nowhere else.
    const asked = page.locator('main [data-asked]');
    for (const line of await asked.all()) await expect(line).toBeVisible();
    const elsewhere = await page.locator('main').evaluate((main) => {
      const copy = main.cloneNode(true) as HTMLElement;
      copy.querySelector('[data-asked]')?.remove();
      return copy.textContent;
    });
    expect(elsewhere).not.toContain('evil.example');
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
    await expect(page.locator('[href*="evil.example"], [src="x"], [onerror]')).toHaveCount(0);
  });
