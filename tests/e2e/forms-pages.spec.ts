import type { Page } from '@playwright/test';
import { test, type FormService } from '#tests/support/playwright/form-service';
import { expect, waitForRuntime } from '#tests/support/playwright/site-fixtures';

/** Opens a form and waits until its script has disabled the browser's validation. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForRuntime(page);
  await expect(page.locator('main form')).toHaveJSProperty('noValidate', true);
}

const submit = (page: Page): Promise<void> => page.locator('main form [data-submit]').click();

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`main [name="${name}"]`).fill(value);
}

/** A payout is reviewed before it is sent, and its IBAN is not stored. */
async function sendPayout(page: Page, service: FormService): Promise<void> {
  await open(page, '/en/support/lohnlicht/transfer/sepa/');
  await fill(page, {
    ...{ name: 'Ada Lovelace', birthday: '1984-02-29', customer: 'K-4711', email: 'ada@example.org' },
    ...{ phone: '+49 30 23125 000', holder: 'Ada Lovelace', iban: 'de89 3704 0044 0532 0130 00' },
  });
  await page.locator('[name="closing"]').check();
  await submit(page);
  await expect(page.locator('[data-review]')).toBeFocused();
  await expect(page.locator('[data-review] dd', { hasText: 'DE89 3704 0044 0532 0130 00' })).toBeVisible();
  expect(await service.received()).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toMatch(/3704|1984|4711/);
  await submit(page);
  await expect(page.locator('[data-accepted]')).toBeFocused();
  await expect(page.locator('[data-number]')).toContainText('reference');
  expect(await service.received()).toMatchObject([{ company: 'lohnlicht', closing: 'yes' }]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

/** A payout cannot be sent to an address of another network. */
async function tryWallet(page: Page): Promise<void> {
  await open(page, '/en/support/coinhafen/transfer/crypto/');
  await page.locator('[name="asset"][value="btc"]').check();
  await fill(page, { address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' });
  await submit(page);
  await expect(page.locator('[data-problem="address"]')).toContainText('Ethereum');
  await expect(page.locator('[name="proof"]').first()).toBeHidden();
  await fill(page, { amount: '1,000.01' });
  await page.locator('[name="wallet"][value="own"]').check();
  await expect(page.locator('[name="proof"]').first()).toBeVisible();
}

/** An enquiry is about the subject of the page that led to it. */
async function sendEnquiry(page: Page): Promise<void> {
  await page.goto('/en/ecosystem-partners/');
  await waitForRuntime(page);
  await page.locator('main a[href*="about=partner"]').click();
  await expect(page).toHaveURL('/en/partners/?about=partner#enquiry');
  await expect(page.locator('[name="topic"]')).toHaveValue('partner');
  await fill(page, {
    name: 'Ada',
    company: 'Engines',
    email: 'ada@example.org',
    message: 'We make engines.',
  });
  await submit(page);
  await expect(page.locator('[data-accepted]:not([hidden])')).toContainText('has arrived');
}

/** A complaint says its number, and leaves the IBAN out of the draft. */
async function complain(page: Page): Promise<void> {
  await open(page, '/en/complaint/');
  await page.locator('[name="matter"]').selectOption('card');
  await fill(page, { app: 'Kontaro', events: 'Charged twice', name: 'Ada', email: 'ada@example.org' });
  await fill(page, { account: 'DE89 3704 0044 0532 0130 00' });
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('3704');
  await submit(page);
  await expect(page.locator('[data-number]')).toContainText('reference');
}

/** A report needs no address; one that was typed before is not sent, and nothing is kept on the device. */
async function reportWrongdoing(page: Page): Promise<void> {
  await open(page, '/de/whistleblowing/');
  await page.locator('[name="breach"]').selectOption('crime');
  await fill(page, { report: 'Rechnungen werden doppelt bezahlt' });
  await expect(page.locator('[name="email"]')).toBeHidden();
  await page.locator('[name="answer"][value="email"]').check();
  await fill(page, { email: 'ada@example.org' });
  await page.locator('[name="answer"][value="none"]').check();
  await expect(page.locator('[name="email"]')).toBeHidden();
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(stored).not.toMatch(/Rechnungen|ada@|crime/);
  await submit(page);
  await expect(page.locator('[data-number]')).toContainText('Vorgangsnummer');
}

/** An application includes its file. */
async function apply(page: Page): Promise<void> {
  await open(page, '/de/careers/jobs/complaints-officer/');
  await fill(page, { name: 'Ada', email: 'ada@example.org' });
  const file = { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('CV') };
  await page.locator('[name="cv"]').setInputFiles(file);
  await submit(page);
  await expect(page.locator('[data-problem="cv"]')).toContainText('kein PDF');
  const pdf = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };
  await page.locator('[name="cv"]').setInputFiles(pdf);
  await submit(page);
  await expect(page.locator('[data-accepted]:not([hidden])')).toContainText('angekommen');
}

test('forms work on phones: payout, wallet, enquiry, complaint, report, application', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await test.step('a payout', () => sendPayout(page, service));
  await test.step('a wallet', () => tryWallet(page));
  await test.step('an enquiry', () => sendEnquiry(page));
  await test.step('a complaint', () => complain(page));
  await test.step('a report of wrongdoing', () => reportWrongdoing(page));
  await test.step('an application', () => apply(page));
  expect(await service.received()).toMatchObject([
    // Without a time, the report is first.
    { breach: 'crime', answer: 'none' },
    { company: 'lohnlicht' },
    { topic: 'partner', company: 'Engines' },
    { matter: 'card', app: 'Kontaro', account: 'DE89 3704 0044 0532 0130 00' },
    { job: 'complaints-officer', name: 'Ada' },
  ]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a report of wrongdoing is posted, and its number shown', async ({ page, service }) => {
    await page.goto('/en/whistleblowing/');
    await page.locator('[name="breach"]').selectOption('data');
    await page.locator('[name="report"]').fill('Seen');
    await page.locator('[name="answer"][value="none"]').check();
    await submit(page);
    await expect(page.locator('main')).toContainText(/Its number is [\dA-F]{12}/);
    expect(await service.received()).toEqual([{ breach: 'data', report: 'Seen', answer: 'none' }]);
  });

  test('the browser validates, posts and shows the response', async ({ page, service }) => {
    await page.goto('/en/newsletter/');
    await page.locator('[name="email"]').fill('ada@example.org');
    await page.locator('[name="language"][value="en"]').check();
    await submit(page);
    await expect(page.locator('h1')).toBeVisible();
    expect(await service.received()).toMatchObject([{ email: 'ada@example.org', language: 'en' }]);
  });
});
