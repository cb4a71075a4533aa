import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeFolder } from '#tests/support/jest/serve-folder';
import { formatS3Upload } from './deploy-s3';
import { chooseHeaders } from './hosting-rules';
import { hostingPolicy } from './policy';

type Step = {
  readonly filters: readonly (readonly [kind: string, pattern: string])[];
  readonly caching: string | undefined;
  readonly type: string | undefined;
};

/** Runs the script with a client that only records its arguments. */
function runUpload(): { readonly calls: readonly (readonly string[])[]; readonly status: number | null } {
  const root = writeFolder({
    aws: '#!/bin/sh\nfor one in "$@"; do printf "%s\\n" "$one"; done >> "$CALLS"\necho END >> "$CALLS"\n',
    'upload.sh': formatS3Upload(hostingPolicy),
    'out/_headers': '',
  });
  chmodSync(path.join(root, 'aws'), 0o755);
  const calls = path.join(root, 'calls');
  writeFileSync(calls, '');
  const { status } = spawnSync(
    'bash',
    [path.join(root, 'upload.sh'), 'bucket', 'E1', path.join(root, 'out')],
    { env: { ...process.env, PATH: `${root}:${process.env['PATH'] ?? ''}`, CALLS: calls } },
  );
  const texts = readFileSync(calls, 'utf8').split('END\n').slice(0, -1);
  return { calls: texts.map((text) => text.trim().split('\n')), status };
}

const { calls, status } = runUpload();

const steps: readonly Step[] = calls
  .filter(([service]) => service === 's3')
  .map((words) => {
    const after = (name: string): string | undefined =>
      words.includes(name) ? words[words.indexOf(name) + 1] : undefined;
    return {
      filters: words.flatMap((word, index) =>
        /^--(?:in|ex)clude$/.test(word) ? [[word, words[index + 1] ?? ''] as const] : [],
      ),
      caching: after('--cache-control'),
      type: after('--content-type'),
    };
  });

/** Filter rules of the client: the last match wins, and `*` also matches slashes. */
function takes({ filters }: Step, file: string): boolean {
  const fits = (pattern: string): boolean =>
    new RegExp(`^${pattern.replace(/[.+]/g, '\\$&').replaceAll('*', '.*')}$`).test(file);
  return filters.findLast(([, pattern]) => fits(pattern))?.[0] !== '--exclude';
}

const stepsOf = (file: string): number[] =>
  steps.flatMap((step, index) => (takes(step, file) ? [index] : []));

const files = [
  '_next/static/chunks/a.js',
  'page-data/sq/d/1.json',
  'audio/a.ogg',
  'search-index/files/a.json',
  'og/en.png',
  'slice-data/1.json',
  'page-data/404.html/page-data.json',
  '.well-known/security.txt',
  'files/days.ics',
  'files/rates.csv',
  'manifest.webmanifest',
  'index.html',
  'en/index.html',
  'page-data/app-data.json',
  'sw.js',
];

it.each(files)('uploads %s once, with its caching', (file) => {
  const [step, ...others] = stepsOf(file);
  expect([step === undefined, others]).toEqual([false, []]);
  expect(steps[step ?? 0]?.caching).toBe(chooseHeaders(hostingPolicy, `/${file}`)['Cache-Control']);
});

it('uploads files after their dependencies', () => {
  const order = [
    '_next/static/chunks/a.js',
    'slice-data/1.json',
    'en/index.html',
    'page-data/app-data.json',
    'sw.js',
  ].map((file) => stepsOf(file)[0] ?? -1);
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(new Set(order).size).toBe(order.length);
});

it.each(['_headers', '_redirects', 'en/index.html.br', 'sw.js.gz'])('does not upload %s', (file) => {
  expect(stepsOf(file)).toEqual([]);
});

it('sets media types unknown to the client, and deletes nothing', () => {
  expect(steps[stepsOf('files/days.ics')[0] ?? 0]?.type).toBe('text/calendar; charset=utf-8');
  expect(steps[stepsOf('en/index.html')[0] ?? 0]?.type).toBe('text/html; charset=utf-8');
  expect(steps[stepsOf('sw.js')[0] ?? 0]?.type).toBeUndefined();
  expect(calls.flat()).not.toContain('--delete');
  expect(status).toBe(0);
});
