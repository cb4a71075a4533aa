import { travelAtRandom } from '#tests/support/playwright/random-journeys';

// More of them in more-random-navigation.spec.ts, which `npm run test:all` runs.
travelAtRandom([1009], 70);
