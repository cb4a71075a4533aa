import { allLooks, checkPages } from '#tests/support/playwright/check-pages';
import { listEverydayPages } from '#tests/support/playwright/checked-pages';

// all-pages.spec.ts, which `npm run test:all` runs, checks the others.
checkPages(listEverydayPages(), allLooks);
