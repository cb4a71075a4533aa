import type { Fixture } from './fixture';
import { blockFixtures } from './fixtures-blocks';
import { chartFixtures } from './fixtures-charts';
import { formFixtures } from './fixtures-forms';
import { homeFixtures } from './fixtures-home';
import { listFixtures } from './fixtures-lists';
import { numberFixtures } from './fixtures-numbers';
import { mediaFixtures } from './fixtures-media';
import { recordingFixtures } from './fixtures-recording';
import { mockupFixtures } from './fixtures-mockups';
import { productFixtures } from './fixtures-product';
import { sharedFixtures } from './fixtures-shared';
import { textFixtures } from './fixtures-text';
import { navigationFixtures } from './fixtures-navigation';

/** Every component of `ui` and `blocks`. */
export const fixtures: readonly Fixture[] = [
  ...blockFixtures,
  ...sharedFixtures,
  ...listFixtures,
  ...navigationFixtures,
  ...textFixtures,
  ...formFixtures,
  ...chartFixtures,
  ...productFixtures,
  ...mockupFixtures,
  ...homeFixtures,
  ...numberFixtures,
  ...mediaFixtures,
  ...recordingFixtures,
];
