import { checkPages, opposedLooks } from '#tests/support/playwright/check-pages';
import { listOtherPages } from '#tests/support/playwright/checked-pages';

// changed-pages.spec.ts, which `npm test` runs, checks a page of each template.
checkPages(listOtherPages(), opposedLooks);
