import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { launchBrowser } from '../navigation/browser';
import { findFreePort } from './find-free-port';

/** Pinned here: it is fetched for the report alone, and 13 needs Node 22.19. */
const version = '12.8.2';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** Milliseconds that a run may take at all. */
const patience = 180_000;

const audits = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const;

/** What is read of Lighthouse's report. */
type Result = {
  readonly runtimeError?: { readonly code: string; readonly message: string };
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly title: string; readonly numericValue?: number }>
  >;
};

/** What one run said of a page: points of 100, milliseconds, parts of the window. */
export type Verdict = Readonly<Record<Category | keyof typeof audits, number>> & {
  /** Audits that cost points of accessibility, best practices or search engines, by their titles. */
  readonly flaws: readonly string[];
};

/** Titles of the audits that cost a category points. */
function listFlaws({ categories: all, audits: results }: Result, category: Category): string[] {
  return (all[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const { score = null, title = id } = results[id] ?? {};
    return weight > 0 && score !== null && score < 1 ? [`${title} (${id})`] : [];
  });
}

function readVerdict(result: Result): Verdict {
  const points = (category: Category): number =>
    Math.round((result.categories[category]?.score ?? NaN) * 100);
  const value = (audit: keyof typeof audits): number => result.audits[audits[audit]]?.numericValue ?? NaN;
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    'best-practices': points('best-practices'),
    seo: points('seo'),
    firstPaint: value('firstPaint'),
    largestPaint: value('largestPaint'),
    blocking: value('blocking'),
    shift: value('shift'),
    flaws: (['accessibility', 'best-practices', 'seo'] as const).flatMap((name) => listFlaws(result, name)),
  };
}

type Failure = { readonly killed?: boolean; readonly stderr?: string };

/** The line in which the command says what went wrong: its own last one that is no line of a stack. */
function explain({ killed, stderr = '' }: Failure): string {
  if (killed) return `nothing after ${patience / 1000} seconds`;
  const lines = stderr.split('\n').filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return lines.at(-1)?.trim() ?? 'Lighthouse ended without a word';
}

/** A process of its own, so that what it computes keeps no request waiting: the server runs in this one. */
async function runCommand(address: string, port: number): Promise<Result> {
  const options = ['--quiet', '--output=json', '--no-enable-error-reporting', `--port=${port}`];
  const chosen = `--only-categories=${categories.join(',')}`;
  const fetched = ['exec', '--yes', `--package=lighthouse@${version}`, '--', 'lighthouse'];
  const command = [...fetched, address, ...options, chosen];
  const limits = { maxBuffer: Infinity, timeout: patience };
  try {
    const { stdout } = await promisify(execFile)('npm', command, limits);
    return JSON.parse(stdout) as Result;
  } catch (error) {
    throw new Error(explain(error as Failure), { cause: error });
  }
}

/**
 * Runs Lighthouse's mobile preset on an address, in a browser of its own.
 *
 * @throws Error that says in its first line why Lighthouse could not judge the page
 */
export async function runLighthouse(address: string): Promise<Verdict> {
  const port = await findFreePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const result = await runCommand(address, port);
    const { runtimeError } = result;
    if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`);
    return readVerdict(result);
  } finally {
    await browser.close();
  }
}
