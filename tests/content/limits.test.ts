import { readFileSync } from 'node:fs';
import { focusDelay } from '#components/layout/consent/consent-popup';
import { formDelay } from '#components/layout/consent/settings-behaviour';
import { pageViewDelay } from '#lib/analytics/visit';
import { consentDefault } from '#lib/consent/consent-mode';
import { polling } from '#lib/consent/container';
import { mobileMaxWidth } from '#lib/core/mobile';
import { relatedLimit } from '#lib/core/related';
import { defaultLocale, locales } from '#lib/i18n/locales';
import * as limits from '#lib/page-data/core/constants';
import { adClickItem, campaignItem } from '#lib/storage/stored-items';
import { firstLoad } from '#tests/export/family-budgets';

/** The specification's table of limits: name, value, and the file that enforces it. */
const rows = [
  ...readFileSync('docs/specification.md', 'utf8').matchAll(
    /^\| ([^|]+) \| ([^|]+) \| \[\d+\]\(#s[^|]+ \| ([^|]+) in `([^|]+)` \|$/gm,
  ),
].map(([, name = '', value = '', keepers = '', file = '']) => ({ name, value, keepers, file }));

const written = new Map(rows.map(({ name, value }) => [name, value]));

const second = 1000;

/** Limits that are constants in code, in the table's units. The others are tested by behaviour. */
test.each([
  ['Retries of a page-data request', `${limits.pageDataFetchRetries}`],
  ['First prefetch batch', `after ${limits.prefetchFirstBatchDelay / second} seconds`],
  ['Size of a prefetch batch', `${limits.prefetchBatchSize} pages`],
  ['Gap between prefetch batches', `${limits.gapBetweenPrefetchBatches / second} seconds`],
  ['Notice of a slow navigation', `after ${limits.navigationDelayNotice} ms`],
  ['Wait of the consent default', `${consentDefault.wait_for_update} ms`],
  ['Delay of a page view', `about ${pageViewDelay} ms`],
  ['Focus of the consent popup', `after ${focusDelay} ms`],
  ['Opening of the consent form', `after ${formDelay} ms`],
  ['Interval of polling helpers', `${polling.interval} ms`],
  ['Marketing cookies', `${adClickItem.lifetime} days, path \`/\``],
  ['Marketing cookies', `${campaignItem.lifetime} days, path \`/\``],
  ['Related content', `${relatedLimit} items`],
  ['Mobile device', `touch and a window of at most ${mobileMaxWidth} pixels, or a mobile user agent`],
  [
    'Languages',
    `${[...locales].map((locale) => (locale === defaultLocale ? `${locale} (default)` : locale)).join(', ')}; the choice is stored locally`,
  ],
])('%s: %s, as specified', (name, value) => {
  expect(value).toBe(written.get(name));
});

test.each(rows)('$name is enforced in $file, as specified', ({ keepers, file }) => {
  const code = readFileSync(file, 'utf8');
  for (const [, name = ''] of keepers.matchAll(/`(\w+)`/g))
    expect(code).toMatch(new RegExp(`export (?:const|function) ${name}\\b`));
});

test('the table has all limits', () => {
  expect(rows).toHaveLength(15);
});

test('the decision on weight states the limits of the first load', () => {
  const decision = readFileSync('docs/decisions/weight-budgets-by-family.md', 'utf8');
  expect(decision).toContain(
    `at most ${firstLoad.scripts / second} kB gzip of scripts in ${firstLoad.requests} requests`,
  );
});
