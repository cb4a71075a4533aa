import { listPages } from '#lib/pages/registry';
import { checkPages } from '#tests/support/playwright/check-pages';

// The document at the root only leads on: tests/e2e/entry.spec.ts.
checkPages(
  listPages()
    .map(({ path }) => path)
    .filter((path) => path !== '/'),
);
