import type { Page } from '@playwright/test';
import { serviceBadges } from '#components/blocks/network-geometry';
import { readPanel } from '#lib/families/home/route-panel-schema';
import { locales } from '#lib/i18n/locales';
import { finishMotion } from '#tests/support/playwright/motion';
import { expect, test, waitForRuntime } from '#tests/support/playwright/site-fixtures';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const key = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** Lines of the active route, with or without their cover. */
function readCovers(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main svg [data-route] path[class*="_cover"]')]
      .filter((cover) => cover.checkVisibility({ visibilityProperty: true }))
      .map((cover) => getComputedStyle(cover).strokeDashoffset),
  );
}

/** Names highlighted on the map, on the active route. */
function readSetBadges(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main svg a[data-stop]')]
      .filter((badge) => {
        if (!badge.checkVisibility({ visibilityProperty: true })) return false;
        const lamp = badge.querySelector('circle');
        return lamp !== null && getComputedStyle(lamp).fill !== 'none';
      })
      .map((badge) => badge.textContent),
  );
}

test('each option shows its route; all ten services are on the plan, and their labels link to them', async ({
  page,
}) => {
  const { legend, routes } = readPanel('en');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en/');
  await waitForRuntime(page);
  await expect(page.getByRole('group', { name: legend }).getByRole('radio')).toHaveCount(routes.length);
  const lit = new Set<string>();
  for (const { route, key: name, screen, messages } of routes) {
    await key(page, name).check();
    for (const other of routes) {
      const title = page.locator('main [data-route]').getByText(other.screen.title, { exact: true }).first();
      await expect(title).toBeVisible({ visible: other.route === route });
    }
    const action = page.locator(`main [data-route=${route}]`).getByText(screen.action, { exact: true });
    await expect(action.last()).toBeVisible();
    await expect(page.locator('main ol[data-route]:visible li')).toHaveCount(messages.length);
    await finishMotion(page);
    expect(await readCovers(page)).toEqual(['-1.1px']);
    lit.add((await readSetBadges(page)).join());
  }
  expect(lit.size).toBe(routes.length);
  const badges = page.locator('main svg a:visible');
  await expect(badges).toHaveCount(serviceBadges.length);
  expect(
    await badges.evaluateAll((links) => links.map((link) => link.getAttribute('href')).toSorted()),
  ).toEqual(serviceBadges.map(({ slug }) => `/en/services/${slug}/`).toSorted());
  await badges.first().click();
  await expect(page).toHaveURL('/en/services/kyc-platform/');
  await expect(page.locator('main h1')).toBeVisible();
});

/** Names wider than their label. */
function findWideNames(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main svg a')].flatMap((badge) => {
      const [rect, text] = [badge.querySelector('rect'), badge.querySelector('text')];
      if (!rect || !text) return ['a badge without a name'];
      // The plan for other widths is not drawn.
      if (!badge.checkVisibility()) return [];
      return text.getBBox().x + text.getBBox().width + 6 > rect.getBBox().x + rect.getBBox().width
        ? [text.textContent]
        : [];
    }),
  );
}

test('no name is wider than its label, and the page no wider than its window', async ({ page }) => {
  for (const locale of locales) {
    await page.goto(`/${locale}/`);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 390, 768, 1024, 1200, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findWideNames(page), `${locale} at ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  test('it works by keyboard, and without animation with reduced motion', async ({ page }) => {
    const [first, second] = readPanel('de').routes;
    await page.goto('/de/');
    await key(page, second?.key ?? '').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(key(page, first?.key ?? '')).toBeChecked();
    await expect(page.getByText(first?.screen.action ?? '', { exact: true }).last()).toBeVisible();
    expect(await readCovers(page)).toEqual(['-1.1px']);
  });
});
