import type { Fault } from '#tests/support/playwright/fault-server';
import {
  appData,
  article,
  expect,
  expectHeading,
  test,
  visit,
} from '#tests/support/playwright/fault-fixtures';
import { follow } from '#tests/support/playwright/site-fixtures';

/** Faults of app data, each tested by a navigation to a page that is not in memory. */
const faults: readonly (readonly [Fault, string, string])[] = [
  [{ kind: 'status', status: 404 }, '/en/imprint/', 'Legal notice'],
  [{ kind: 'status', status: 500 }, '/en/terms-of-use/', 'Terms of use'],
  [{ kind: 'rewrite', rewrite: () => '<!doctype html>' }, '/en/license/', 'Banking licence'],
  [{ kind: 'rewrite', rewrite: () => '{}' }, '/en/glossary/', 'Glossary'],
  [{ kind: 'drop' }, '/en/glossary/politically-exposed-person/', 'Politically exposed person'],
  [{ kind: 'hold' }, '/en/privacy-policy/', 'Privacy policy'],
];

test('missing, invalid or late app data does not stop navigation', async ({
  page,
  server,
  recording,
  errors,
}) => {
  const atStart = server.fail(appData, { kind: 'status', status: 404 });
  await visit(page, article);
  expect(atStart.hits()).toBeGreaterThan(0);
  atStart.remove();
  recording.clear();
  for (const [fault, target, heading] of faults) {
    const rule = server.fail(appData, fault);
    await follow(page, target);
    await expectHeading(page, heading);
    await expect(page).toHaveURL(target);
    await expect.poll(rule.hits).toBeGreaterThan(0);
    // For a page in memory, the build is checked after showing it.
    await follow(page, article);
    await expectHeading(page, /Payment Services Directive 2/);
    rule.remove();
  }
  expect(recording.documents()).toEqual([]);
  expect(errors.filter((error) => !error.startsWith('Failed to load resource'))).toEqual([]);
});
