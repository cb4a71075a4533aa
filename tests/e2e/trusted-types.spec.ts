import { expect, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

/** Injection sinks, as used by injected scripts or careless code. */
const sinks: Readonly<Record<string, string>> = {
  innerHTML: "document.createElement('div').innerHTML = '<b>x</b>'",
  outerHTML: 'document.body.outerHTML = "<body></body>"',
  insertAdjacentHTML: "document.body.insertAdjacentHTML('beforeend', '<b>x</b>')",
  'document.write': "document.write('<b>x</b>')",
  DOMParser: "new DOMParser().parseFromString('<b>x</b>', 'text/html')",
  'a fragment': "document.createRange().createContextualFragment('<b>x</b>')",
  srcdoc: "document.createElement('iframe').srcdoc = '<b>x</b>'",
  'src of a script': "document.createElement('script').src = '/_next/static/chunks/a.js'",
  'attribute of a script': "document.createElement('script').setAttribute('src', '/a.js')",
  'text of a script': "document.createElement('script').text = 'self.ran = true'",
  'a service worker': "navigator.serviceWorker.register('/sw.js')",
  'a worker': "new Worker('/sw.js')",
  'a handler': "document.body.setAttribute('onclick', 'self.ran = true')",
  'another policy': "trustedTypes.createPolicy('other', {})",
  'a policy again': "trustedTypes.createPolicy('stellwerk-markup', {})",
  'a default policy': "trustedTypes.createPolicy('default', {})",
  'a script of others through the own policy':
    "self.scriptAddress('https://evil.example/_next/static/chunks/a.js')",
};

// Blocking service workers replaces the function that registers them.
test.use({ serviceWorkers: 'allow' });

test('every injection sink is blocked', async ({ page, quietConsole }) => {
  quietConsole.allow(/Content Security Policy|Trusted|policy/i);
  await page.goto('/en/services/');
  await waitForRuntime(page);
  for (const [name, code] of Object.entries(sinks)) {
    const refused = page.evaluate(`(async () => { await (${code}); return 'accepted'; })().catch(String)`);
    expect(await refused, name).toMatch(/^TypeError: .*(?:Trusted|[Pp]olicy|Not a script)/);
  }
  expect(await page.evaluate('self.ran')).toBeUndefined();
});

test('both policies are created, and soft navigations comply with them', async ({ page }) => {
  await page.goto('/en/');
  await waitForRuntime(page);
  await page.locator('main a[href="/en/services/"]').first().click();
  await expect(page).toHaveURL('/en/services/');
  await page.locator('footer a[href="/en/imprint/"]').click();
  await expect(page.locator('h1')).toHaveText('Legal notice');
  await page.goBack();
  await expect(page).toHaveURL('/en/services/');
});
