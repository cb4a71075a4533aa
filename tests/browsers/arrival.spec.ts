import { expect, test } from '#tests/support/browsers/fixtures';
import { expectAddress, expectHeading, markDocument, refuse } from '#tests/support/browsers/page-words';

const article = '/en/glossary/payment-services-directive-2/';

test('a document has one script; the others are loaded when it is idle, with integrity hashes', async ({
  visitor,
}) => {
  await visitor.visit(article);
  await expectHeading(visitor, 'Payment Services Directive 2');
  const named = await visitor.read(async () => {
    const text = await (await fetch(location.href)).text();
    return (text.match(/<script\b[^>]*\ssrc=/g) ?? []).length;
  });
  expect(named).toBe(1);
  const integrities = await visitor.read(() =>
    [...document.scripts]
      // Scripts of another type are placeholders of Next's.
      .filter(({ src, type }) => src && !type)
      .map(({ integrity }) => integrity),
  );
  expect(integrities.length).toBeGreaterThan(named);
  expect(integrities.filter((integrity) => !integrity.startsWith('sha256-'))).toEqual([]);
});

test('a page reloaded at a scroll position loads its scripts without interaction', async ({ visitor }) => {
  await visitor.visit(article);
  await visitor.read(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await visitor.reload();
  await expect.poll(() => visitor.glance(() => Math.round(window.scrollY))).toBe(700);
});

test('tokens are removed from the URL at once, are stored nowhere, and do not return on Back', async ({
  visitor,
}) => {
  await visitor.open(`${article}?access_token=secret&utm_source=letter#id_token=secret`);
  await expectAddress(visitor, `${article}?utm_source=letter`);
  expect(await visitor.read(() => document.documentElement.dataset['arrival'])).toContain(
    `${article}?access_token=[REDACTED]&utm_source=letter#id_token=[REDACTED]`,
  );
  await refuse(visitor);
  const isSameDocument = await markDocument(visitor);
  await visitor.click('footer a', 'Legal notice');
  await expectHeading(visitor, 'Legal notice');
  expect(await visitor.read(() => document.referrer)).not.toContain('secret');
  await visitor.goBack();
  await expectHeading(visitor, 'Payment Services Directive 2');
  await expectAddress(visitor, `${article}?utm_source=letter`);
  expect(await isSameDocument()).toBe(true);
  await visitor.reload();
  const kept = await visitor.read(() =>
    JSON.stringify([
      location.href,
      history.state,
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
    ]),
  );
  expect(kept).toContain('stellwerk-consent');
  expect(kept).not.toContain('secret');
});
