import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

type Step = { readonly uses?: string; readonly with?: Readonly<Record<string, unknown>> };
type Workflow = {
  readonly permissions?: unknown;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly permissions?: unknown;
        readonly 'timeout-minutes'?: number;
        readonly strategy?: { readonly matrix: { readonly node: readonly number[] } };
        readonly steps: readonly Step[];
      }
    >
  >;
};

const folder = path.join('.github', 'workflows');
const files = readdirSync(folder);

describe.each(files)('%s', (file) => {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const workflow = parse(text) as Workflow;
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  it('names actions by commit, with the version for readers', () => {
    const uses = text.split('\n').filter((line) => /\buses:/.test(line));
    expect(uses).toHaveLength(steps.filter((step) => step.uses).length);
    const named = /^ +(?:- )?uses: [\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
    expect(uses.filter((line) => !named.test(line))).toEqual([]);
  });

  it('may read the repository and nothing else, and keeps no credentials', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(jobs.filter((job) => job.permissions !== undefined)).toEqual([]);
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  it('runs no action on what pull requests of others bring with the rights of this repository', () => {
    expect(text).not.toMatch(/pull_request_target|workflow_run|\$\{\{\s*(?:secrets|github\.event\.)/);
  });

  it('ends by itself', () => {
    expect(jobs.filter((job) => job['timeout-minutes'] === undefined)).toEqual([]);
  });
});

test('the checks run on the least Node that is asked for, and on those that are supported', () => {
  const { jobs } = parse(readFileSync(path.join(folder, 'ci.yml'), 'utf8')) as Workflow;
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  const versions = jobs['test']?.strategy?.matrix.node ?? [];
  expect(versions[0]).toBe(Number(/\d+/.exec(engines.node)?.[0]));
  expect(versions).toEqual([20, 22, 24]);
});
