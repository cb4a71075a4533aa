import { expect, test } from '#tests/support/browsers/fixtures';
import {
  expectAddress,
  expectHeading,
  hasFocus,
  markDocument,
  readText,
  refuse,
} from '#tests/support/browsers/page-words';

const article = '/en/glossary/payment-services-directive-2/';
const other = '/en/glossary/politically-exposed-person/';
const languageSwitch = 'header a[data-language-switch]:not([hidden])';

test.beforeEach(async ({ visitor }) => {
  await visitor.visit(article);
  await refuse(visitor);
});

test('a link navigates softly; the page is announced and gets the focus', async ({ visitor }) => {
  const isSameDocument = await markDocument(visitor);
  await visitor.click('footer a', 'Legal notice');
  await expectHeading(visitor, 'Legal notice');
  await expectAddress(visitor, '/en/imprint/');
  expect(await visitor.read(() => document.title)).toBe('Legal notice | Stellwerk');
  await expect.poll(() => hasFocus(visitor, 'h1')).toBe(true);
  await expect.poll(() => readText(visitor, '[aria-live="assertive"]')).toBe('Navigated to Legal notice');
  expect(await visitor.read(() => window.scrollY)).toBe(0);
  expect(await isSameDocument()).toBe(true);
});

test('Back restores page and scroll position; Forward and reload keep the page', async ({ visitor }) => {
  await visitor.click(`main a[href="${other}"]`);
  await expectHeading(visitor, 'Politically exposed person');
  await visitor.read(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await expect.poll(() => visitor.glance(() => window.scrollY)).toBe(700);
  // Clicked by script, because the mouse would have to scroll.
  await visitor.read(() => document.querySelector<HTMLElement>('footer a[href="/en/imprint/"]')?.click());
  await expectHeading(visitor, 'Legal notice');
  await visitor.goBack();
  await expectHeading(visitor, 'Politically exposed person');
  await expectAddress(visitor, other);
  await expect.poll(() => visitor.glance(() => Math.round(window.scrollY))).toBe(700);
  await visitor.goForward();
  await expectHeading(visitor, 'Legal notice');
  await visitor.reload();
  await expectHeading(visitor, 'Legal notice');
  await visitor.goBack();
  await expectHeading(visitor, 'Politically exposed person');
  await visitor.goBack();
  await expectHeading(visitor, 'Payment Services Directive 2');
  await expectAddress(visitor, article);
});

test('the language switch keeps the page and is remembered', async ({ visitor }) => {
  const isSameDocument = await markDocument(visitor);
  await visitor.click(languageSwitch);
  await expectHeading(visitor, 'Zahlungsdiensterichtlinie');
  await expectAddress(visitor, '/de/glossary/payment-services-directive-2/');
  expect(await visitor.read(() => document.documentElement.lang)).toBe('de');
  await expect.poll(() => readText(visitor, 'header')).toContain('Leistungen');
  await expect
    .poll(() => readText(visitor, '[aria-live="assertive"]'))
    .toContain('Navigiert zu Zweite Zahlungsdiensterichtlinie');
  expect(await isSameDocument()).toBe(true);
  await visitor.open('/');
  await expectAddress(visitor, '/de/');
});

test('a link of the table of contents stays on the page, and Back returns to the top', async ({
  visitor,
}) => {
  await visitor.resize({ width: 1280, height: 800 });
  await visitor.click('nav[aria-label="On this page"] a');
  await expect.poll(() => visitor.glance(() => location.hash)).not.toBe('');
  await expect
    .poll(() =>
      visitor.glance(() => {
        const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
        const { top } = target?.getBoundingClientRect() ?? { top: -1 };
        return top >= 0 && top < innerHeight;
      }),
    )
    .toBe(true);
  await visitor.goBack();
  await expectAddress(visitor, article);
});
