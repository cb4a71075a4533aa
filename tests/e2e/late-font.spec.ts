import { expect, test } from '#tests/support/playwright/fault-fixtures';
import { readShifts, imperceptible, watchShifts } from '#tests/support/playwright/layout-shifts';

const font = /^\/_next\/static\/media\/archivo_site\..*\.woff2$/;

const visits = [
  ['/en/', 1280],
  ['/de/', 1280],
  ['/en/services/', 1280],
  ['/de/services/', 390],
  ['/en/about/', 390],
  ['/de/industries/', 1280],
] as const;

test('a late font causes no layout shift', async ({ page, server }) => {
  await watchShifts(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  for (const [path, width] of visits)
    await test.step(`${path} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const late = server.fail(font, { kind: 'hold' });
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      expect(await page.evaluate(() => document.fonts.check('1em archivo'))).toBe(false);
      late.remove();
      await page.waitForFunction(() => document.fonts.check('1em archivo'));
      // After two frames: shifts are reported after their frame.
      await page.evaluate(
        () =>
          new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
      );
      expect(await readShifts(page)).toBeLessThan(imperceptible);
    });
});
