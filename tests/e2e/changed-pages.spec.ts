import { allLooks, checkPages } from '#tests/support/playwright/check-pages';
import { listEverydayPages } from '#tests/support/playwright/checked-pages';

// The others are looked at in all-pages.spec.ts, for which `npm run test:all` is.
checkPages(listEverydayPages(), allLooks);
