import type { Fixture } from './fixture';
import { blockFixtures } from './fixtures-blocks';
import { formFixtures } from './fixtures-forms';
import { listFixtures } from './fixtures-lists';
import { sharedFixtures } from './fixtures-shared';
import { textFixtures } from './fixtures-text';

/** Every component of `ui` and `blocks`. */
export const fixtures: readonly Fixture[] = [
  ...blockFixtures,
  ...sharedFixtures,
  ...listFixtures,
  ...textFixtures,
  ...formFixtures,
];
