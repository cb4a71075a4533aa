import { readFileSync } from 'node:fs';
import { pageViewDelay } from '#lib/analytics/visit';
import { consentDefault } from '#lib/consent/consent-mode';
import { mobileMaxWidth } from '#lib/core/mobile';
import { relatedLimit } from '#lib/core/related';
import { defaultLocale, locales } from '#lib/i18n/locales';
import * as limits from '#lib/page-data/core/constants';
import { adClickItem, campaignItem } from '#lib/site/stored-items';

/** The specification's table of limits: the value of a limit by its name. */
const written = new Map(
  [...readFileSync('docs/specification.md', 'utf8').matchAll(/^\| ([^|]+) \| ([^|]+) \| \[\d+\]\(#s/gm)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

const second = 1000;

/** The limits that code holds as constants, in the unit of the table. The others have tests of what they do. */
test.each([
  ['Retries of a page-data request', `${limits.pageDataFetchRetries}`],
  ['First prefetch batch', `after ${limits.prefetchFirstBatchDelay / second} seconds`],
  ['Size of a prefetch batch', `${limits.prefetchBatchSize} pages`],
  ['Gap between prefetch batches', `${limits.gapBetweenPrefetchBatches / second} seconds`],
  ['Notice of a slow navigation', `after ${limits.navigationDelayNotice} ms`],
  ['Wait of the consent default', `${consentDefault.wait_for_update} ms`],
  ['Delay of a page view', `about ${pageViewDelay} ms`],
  ['Marketing cookies', `${adClickItem.lifetime} days, path \`/\``],
  ['Marketing cookies', `${campaignItem.lifetime} days, path \`/\``],
  ['Related content', `${relatedLimit} items`],
  ['Mobile device', `touch and a window of at most ${mobileMaxWidth} pixels, or a mobile user agent`],
  [
    'Languages',
    `${[...locales].map((locale) => (locale === defaultLocale ? `${locale} (default)` : locale)).join(', ')}; the choice is stored locally`,
  ],
])('%s: %s, as the specification says', (name, value) => {
  expect(value).toBe(written.get(name));
});
