import type { Page } from '@playwright/test';
import { change } from './fault-fixtures';
import type { Fault, FaultServer } from './fault-server';
import type { Random } from './random';

/** Context of the steps. */
export type Journey = { readonly page: Page; readonly server: FaultServer; readonly random: Random };

/** A step: performs an action and returns the expected path (null for any) and a description. */
export type Step = (journey: Journey) => Promise<{ readonly path: string | null; readonly what: string }>;

const always: readonly [Fault, ...Fault[]] = [
  { kind: 'status', status: 404 },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503 },
  { kind: 'drop' },
  { kind: 'cut' },
  { kind: 'rewrite', rewrite: (body) => body.slice(0, body.length / 2) },
  { kind: 'rewrite', rewrite: () => '<!doctype html>' },
];
const pageOnly: readonly [Fault, ...Fault[]] = [...always, change({ componentChunkName: 'of-tomorrow' })];

const pageRecords = /^\/page-data\/(en|de)\/.*page-data\.json$/;

const places: readonly [
  readonly [RegExp, readonly [Fault, ...Fault[]]],
  ...(readonly [RegExp, readonly [Fault, ...Fault[]]])[],
] = [
  [pageRecords, pageOnly],
  [pageRecords, pageOnly],
  [/^\/page-data\/app-data\.json$/, [...always, change({ webpackCompilationHash: 'another-build' })]],
  [/^\/page-data\/sq\/d\//, always],
  [/^\/slice-data\//, always],
  [/^\/_next\/static\/chunks\/.*\.js$/, [{ kind: 'status', status: 404 }, { kind: 'drop' }]],
];

type Spoiled = { readonly names: string; readonly mayShow500: boolean };

/** Adds up to two faults that last for some requests or for the whole step. */
export function spoil({ server, random }: Journey): Spoiled {
  const names: string[] = [];
  let mayShow500 = false;
  for (let number = random.below(3); number > 0; number -= 1) {
    const [pattern, faults] = random.pick(places);
    const fault = random.pick(faults);
    // Without its chunks, a document has no script; so they only fail once.
    const times = pattern.source.includes('chunks') ? 1 : random.pick([1, 2, 3, 4, Infinity]);
    server.fail(pattern, fault, { times });
    mayShow500 ||= pattern === pageRecords && fault.kind === 'status' && fault.status === 500;
    names.push(`${JSON.stringify(fault)} ×${times} at ${pattern.source}`);
  }
  return { names: names.join(', ') || 'no fault', mayShow500 };
}

/** Clicks several of the page's links in quick succession; files are no pages. */
async function click(page: Page, numbers: readonly number[]): Promise<string> {
  const paths = await page.evaluate((wanted) => {
    // SVG links lack `pathname` and `click()`.
    const links = [
      ...document.querySelectorAll('a[href^="/"][href$="/"]:not([data-consent-settings], [data-search])'),
    ];
    const chosen = wanted.flatMap((number) => links[number % links.length] ?? []);
    const targets = chosen.map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname);
    for (const link of chosen)
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return targets;
  }, numbers);
  const path = paths.at(-1);
  if (path === undefined) throw new Error('A dead end: there is no link on the page.');
  return path;
}

const follow: Step = async ({ page, random }) => ({
  path: await click(page, [random.below(10_000)]),
  what: 'a link',
});

const followTwo: Step = async ({ page, random }) => ({
  path: await click(page, [random.below(10_000), random.below(10_000)]),
  what: 'two links',
});

const reload: Step = async ({ page }) => {
  const path = await page.evaluate(() => {
    location.reload();
    return location.pathname;
  });
  return { path, what: 'reload' };
};

const switchLanguage: Step = async ({ page }) => {
  const path = await page
    .locator('a[data-language-switch]:not([hidden])')
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      link.click();
      return link.pathname;
    });
  return { path, what: 'language switch' };
};

const lost: Step = async ({ page, random }) => {
  const path = `/${random.pick(['en', 'de'])}/lost-${random.below(20)}/`;
  await page
    .locator('main a[href^="/"]')
    .first()
    .evaluate((link: HTMLAnchorElement, href) => {
      const before = link.getAttribute('href') ?? '';
      link.setAttribute('href', href);
      link.click();
      link.setAttribute('href', before);
    }, path);
  return { path, what: 'a link to nowhere' };
};

/** Hovers some links, which prefetches them with the faults, then follows one. */
const hover: Step = async ({ page, random }) => {
  const numbers = [random.below(10_000), random.below(10_000), random.below(10_000)] as const;
  await page.evaluate((wanted) => {
    const links = [
      ...document.querySelectorAll('a[href^="/"][href$="/"]:not([data-consent-settings], [data-search])'),
    ];
    for (const number of wanted)
      links[number % links.length]?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  }, numbers);
  return { path: await click(page, [numbers[0]]), what: 'a hovered link' };
};

/** By keyboard: unlike `history.go()`, it is not replaced by a reload that the page starts. */
function traverse(delta: -1 | 1): Step {
  return async (journey) => {
    const { page } = journey;
    const session = await page.context().newCDPSession(page);
    const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
    const entry = entries[currentIndex + delta];
    if (entry?.url.startsWith('http') !== true) return follow(journey);
    await session.send('Page.navigateToHistoryEntry', { entryId: entry.id });
    await session.detach();
    return { path: new URL(entry.url).pathname, what: delta === -1 ? 'Back' : 'Forward' };
  };
}

/** Kinds of steps; repeated ones are more likely. */
export const kinds: readonly [Step, ...Step[]] = [
  follow,
  follow,
  follow,
  hover,
  hover,
  followTwo,
  followTwo,
  traverse(-1),
  traverse(-1),
  traverse(1),
  reload,
  switchLanguage,
  lost,
];
