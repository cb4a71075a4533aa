import { travelAtRandom } from '#tests/support/playwright/random-journeys';

travelAtRandom([2017, 3001, 4003, 5003, 6007], 150);
