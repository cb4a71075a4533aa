import { rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { writeFolder } from '#tests/support/jest/serve-folder';
import { findFile, readTarget } from './find-file';

const root = writeFolder({ 'site/index.html': 'home', 'site/en/index.html': 'en', 'secret.txt': 'secret' });

afterAll(() => rmSync(root, { recursive: true }));

const piece = fc.constantFrom(
  '/',
  '//',
  '\\',
  '%2f',
  '%5c',
  '.',
  '..',
  '%2e',
  '%00',
  '%',
  'en',
  'secret.txt',
  'index.html',
  'evil.example',
  '?',
  '#',
  '\t',
  'x',
);
const targets = fc.array(piece, { maxLength: 9 }).map((pieces) => `/${pieces.join('')}`);

describe('readTarget', () => {
  it.each([
    ['/a/b?c=d', '/a/b', '?c=d'],
    ['//a/b', '/a/b', ''],
    ['/.//a', '/a', ''],
    ['/a/../b', '/b', ''],
    ['http://host.test/a?b', '/a', '?b'],
  ])('reads %s', (url, pathname, search) => {
    expect(readTarget(url)).toEqual({ pathname, search });
  });

  it('rejects invalid targets', () => {
    expect(readTarget('http://[')).toBeUndefined();
  });
});

describe('findFile', () => {
  it('never leaves its folder or redirects to another host', () => {
    fc.assert(
      fc.property(targets, (url) => {
        const target = readTarget(url);
        const found = target ? findFile(`${root}/site`, target) : undefined;
        if (found?.kind === 'file')
          expect(['/index.html', '/en/index.html']).toContain(found.path.replace(/\/+/g, '/'));
        if (found?.kind === 'redirect')
          expect(new URL(found.to, 'http://localhost').origin).toBe('http://localhost');
      }),
      { numRuns: 2000 },
    );
  });

  it('follows symbolic links only within its folder', () => {
    const site = writeFolder({ 'site/index.html': 'home', 'site/a/x.txt': 'x', 'secret.txt': 'secret' });
    const link = (to: string, name: string): void => symlinkSync(to, path.join(site, 'site', name));
    link('../secret.txt', 'file.txt');
    link('..', 'up');
    link('a/x.txt', 'inside.txt');
    const find = (url: string): string =>
      findFile(path.join(site, 'site'), { pathname: url, search: '' }).kind;
    const found = ['/file.txt', '/up/secret.txt', '/up/site/a/x.txt', '/inside.txt'].map(find);
    expect(found).toEqual(['none', 'none', 'file', 'file']);
    symlinkSync(path.join(site, 'site'), path.join(site, 'linked'));
    expect(findFile(path.join(site, 'linked'), { pathname: '/', search: '' }).kind).toBe('file');
    rmSync(site, { recursive: true });
  });
});
