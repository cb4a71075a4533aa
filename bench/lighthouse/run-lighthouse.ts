import { execFile } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { promisify } from 'node:util';
import { launchBrowser } from '../navigation/browser';

/** Fetched for this report only; version 13 needs Node 22.19. */
const version = '12.8.2';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** Timeout of a run in milliseconds. */
const timeout = 180_000;

const audits = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const;

/** The parts of Lighthouse's report that are used. */
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

/** Result of a run: scores from 0 to 100, times in milliseconds, layout shifts. */
export type LighthouseScores = Readonly<Record<Category | keyof typeof audits, number>> & {
  /** Titles of failed audits in accessibility, best practices and SEO. */
  readonly flaws: readonly string[];
};

/** Titles of a category's failed audits. */
function listFlaws({ categories: all, audits: results }: Result, category: Category): string[] {
  return (all[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const { score = null, title = id } = results[id] ?? {};
    return weight > 0 && score !== null && score < 1 ? [`${title} (${id})`] : [];
  });
}

function readVerdict(result: Result): LighthouseScores {
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

/** Error message of the command: its last line that is not part of a stack trace. */
function explain({ killed, stderr = '' }: Failure): string {
  if (killed) return `nothing after ${timeout / 1000} seconds`;
  const lines = stderr.split('\n').filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return lines.at(-1)?.trim() ?? 'Lighthouse ended without a word';
}

/** A free port: chosen by the system, then released. */
function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** In a separate process, so that its computing does not delay this process's server. */
async function runCommand(address: string, port: number): Promise<Result> {
  const options = ['--quiet', '--output=json', '--no-enable-error-reporting', `--port=${port}`];
  const chosen = `--only-categories=${categories.join(',')}`;
  const fetched = ['exec', '--yes', `--package=lighthouse@${version}`, '--', 'lighthouse'];
  const command = [...fetched, address, ...options, chosen];
  const limits = { maxBuffer: Infinity, timeout };
  try {
    const { stdout } = await promisify(execFile)('npm', command, limits);
    return JSON.parse(stdout) as Result;
  } catch (error) {
    throw new Error(explain(error as Failure), { cause: error });
  }
}

/**
 * Runs Lighthouse with its mobile preset in a separate browser.
 *
 * @throws Error whose first line is Lighthouse's reason
 */
export async function runLighthouse(address: string): Promise<LighthouseScores> {
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
