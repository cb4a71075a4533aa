import { travelAtRandom } from '#tests/support/playwright/random-journeys';

// More of them in more-random-navigation.spec.ts, for which `npm run test:all` is.
travelAtRandom([1009], 70);
