import { listPages } from '#lib/registry/registry';
import { checkLayouts } from '#tests/support/playwright/check-layouts';

// The root document only redirects, and the error pages have no addresses of their own.
checkLayouts(
  listPages()
    .map(({ path }) => path)
    .filter((path) => path !== '/' && !/^\/(?:404|500)/.test(path)),
);
