import { checkPages, opposedLooks } from '#tests/support/playwright/check-pages';
import { listOtherPages } from '#tests/support/playwright/checked-pages';

// A page of each template is looked at in changed-pages.spec.ts, which `npm test` runs.
checkPages(listOtherPages(), opposedLooks);
