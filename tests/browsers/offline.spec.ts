import { expect, test } from '#tests/support/browsers/fixtures';
import { expectHeading, readText, refuse } from '#tests/support/browsers/page-words';

const article = '/en/glossary/payment-services-directive-2/';

test('without a connection a page that was read is there, and any other address leads to it', async ({
  visitor,
  site,
  quietConsole,
}) => {
  quietConsole.allow(/Failed to load .* ServiceWorker passed a promise/);
  await visitor.visit(article);
  await refuse(visitor);
  await expect
    .poll(() =>
      visitor.read(
        async (path) =>
          navigator.serviceWorker.controller !== null &&
          (await (await caches.open('stellwerk-pages')).match(path)) !== undefined,
        article,
      ),
    )
    .toBe(true);
  site.close();
  await visitor.visit(article);
  await expectHeading(visitor, 'Payment Services Directive 2');
  await visitor.open('/en/license/');
  await expectHeading(visitor, 'Reading without a connection');
  await expect.poll(() => readText(visitor, '[data-offline="yes"]')).not.toBe('');
  await visitor.click('[data-offline-list] a', 'Payment Services Directive 2');
  await expectHeading(visitor, 'Payment Services Directive 2');
});
