import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listExported, readExported } from '#tests/support/exported';

const left = new Set(['node_modules', '.git', '.next', '.cache', 'out', 'test-results']);

/** A copy of the tree, elsewhere; the dependencies are the same files under a second name. */
function copyTree(): string {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'stellwerk-'));
  for (const name of readdirSync('.').filter((entry) => !left.has(entry)))
    cpSync(name, path.join(copy, name), { recursive: true });
  execFileSync('cp', ['-al', 'node_modules', path.join(copy, 'node_modules')]);
  return copy;
}

const hashOf = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');

test('two builds of one tree, in two places, give identical files', () => {
  const copy = copyTree();
  try {
    execFileSync('node_modules/.bin/tsx', ['lib/build/build.ts'], { cwd: copy, stdio: 'pipe' });
    const second = readdirSync(path.join(copy, 'out'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    const name = (file: string): string =>
      `/${path.relative(path.join(copy, 'out'), file).replaceAll(path.sep, '/')}`;
    const differing = second.filter(
      (file) => hashOf(readFileSync(file)) !== hashOf(readFileSync(path.join('out', name(file)))),
    );
    expect(differing.map(name)).toEqual([]);
    expect(
      second
        .map(name)
        .filter((file) => file.endsWith('.html'))
        .sort(),
    ).toEqual(listExported('.html'));
    expect(readExported('/page-data/app-data.json')).toBe(
      readFileSync(path.join(copy, 'out/page-data/app-data.json'), 'utf8'),
    );
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}, 300_000);
