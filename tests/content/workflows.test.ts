import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

type Step = {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
};
type Job = {
  readonly permissions?: unknown;
  readonly 'timeout-minutes'?: number;
  readonly strategy?: { readonly matrix: { readonly node: readonly number[] } };
  readonly steps: readonly Step[];
};
type Workflow = { readonly permissions?: unknown; readonly jobs: Readonly<Record<string, Job>> };

const folder = path.join('.github', 'workflows');
const files = readdirSync(folder);

describe.each(files)('%s', (file) => {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const workflow = parse(text) as Workflow;
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  it('pins actions by commit, with the version as a comment', () => {
    const uses = text.split('\n').filter((line) => /\buses:/.test(line));
    expect(uses).toHaveLength(steps.filter((step) => step.uses).length);
    const named = /^ +(?:- )?uses: [\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
    expect(uses.filter((line) => !named.test(line))).toEqual([]);
  });

  it('has read permission only and keeps no credentials where code of the project or its packages runs', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const isPlain = (job: Job): boolean =>
      !job.steps.some(({ run = '' }) => /\b(?:npm|npx|node)\b|\.ci\//.test(run));
    const running = jobs.filter((job) => !isPlain(job));
    expect(running.filter((job) => job.permissions !== undefined)).toEqual([]);
    const checkouts = running
      .flatMap((job) => job.steps)
      .filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.length).toBeGreaterThan(0);
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  it('does not run on pull_request_target', () => {
    expect(text).not.toMatch(/pull_request_target|workflow_run|\$\{\{\s*(?:secrets|github\.event\.)/);
  });

  it('has a timeout', () => {
    expect(jobs.filter((job) => job['timeout-minutes'] === undefined)).toEqual([]);
  });
});

test('the checks run on the minimum and the supported versions of Node', () => {
  const { jobs } = parse(readFileSync(path.join(folder, 'ci.yml'), 'utf8')) as Workflow;
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  const versions = jobs['test']?.strategy?.matrix.node ?? [];
  expect(versions[0]).toBe(Number(/\d+/.exec(engines.node)?.[0]));
  expect(versions).toEqual([20, 22, 24]);
});
