import { listPages } from '#lib/registry/registry';
import { checkLayouts } from '#tests/support/playwright/check-layouts';

// German has the longest words; the other languages: CONTRIBUTING.md.
checkLayouts(
  listPages()
    .filter(({ path }) => path.startsWith('/de/') && !path.startsWith('/de/404'))
    .map(({ path }) => path),
);
