import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
} from 'node:fs';
import type { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createStaticServer } from '#lib/server/static-server';
import { send, writeFolder } from '#tests/support/jest/serve-folder';
import { makeRelease } from './make-release';

/** A small build, with the build's letter in the names of hashed files. */
const build = (letter: string): string =>
  writeFolder({
    _headers: '/*\n  X-Build: 1\n',
    _redirects: '/*  /404.html  404\n',
    '404.html': 'missing',
    'same.html': 'the same in every build',
    'index.html': `<script src="/_next/static/chunks/${letter}.js"></script>`,
    [`_next/static/chunks/${letter}.js`]: `run('${letter}')`,
    [`page-data/sq/d/${letter}.json`]: `"${letter}"`,
    [`search-index/files/${letter}.json`]: `"${letter}"`,
    [`audio/${letter}.ogg`]: letter,
    [`page-${letter}/index.html`]: letter,
  });

const hashedOf = (letter: string): string[] => [
  `/_next/static/chunks/${letter}.js`,
  `/page-data/sq/d/${letter}.json`,
  `/search-index/files/${letter}.json`,
  `/audio/${letter}.ogg`,
];

const day = (number: number): Date => new Date(Date.UTC(2026, 0, number, 12));

let place: string;
let server: ReturnType<typeof createServer>;
const ask = async (target: string): Promise<string> => {
  const { status, body } = await send((server.address() as AddressInfo).port, target);
  return `${status} ${body.toString()}`;
};
const release = (letter: string, now: Date, finish?: (folder: string) => Promise<unknown>): Promise<string> =>
  makeRelease({ source: build(letter), place, days: 7, now, ...(finish && { finish }) });

beforeEach(async () => {
  place = mkdtempSync(path.join(tmpdir(), 'releases-'));
  server = createStaticServer(path.join(place, 'current'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(place, { recursive: true });
});

it('serves the new build, and what documents of the old one ask for', async () => {
  await release('a', day(1));
  await release('b', day(20));
  expect(await ask('/')).toContain('200 <script src="/_next/static/chunks/b.js">');
  for (const address of [...hashedOf('a'), ...hashedOf('b')]) expect(await ask(address)).toMatch(/^200 /);
  // A page that the new build lacks is not a resource of a document.
  expect(await ask('/page-a/')).toBe('404 missing');
});

it('keeps the files of a build for days after it was replaced, and then no longer', async () => {
  await release('a', day(1));
  await release('b', day(20));
  await release('c', day(26));
  for (const address of hashedOf('a')) expect(await ask(address)).toMatch(/^200 /);
  await release('d', day(28));
  for (const address of hashedOf('a')) expect(await ask(address)).toMatch(/^404 /);
  for (const address of [...hashedOf('b'), ...hashedOf('c')]) expect(await ask(address)).toMatch(/^200 /);
  await release('e', day(60));
  for (const address of hashedOf('c')) expect(await ask(address)).toMatch(/^404 /);
  for (const address of hashedOf('d')) expect(await ask(address)).toMatch(/^200 /);
  expect(readdirSync(path.join(place, 'releases'))).toHaveLength(4);
});

it('switches by a link that takes the place of a link', async () => {
  await release('a', day(1));
  const first = readlinkSync(path.join(place, 'current'));
  await release('b', day(2));
  expect(lstatSync(path.join(place, 'current')).isSymbolicLink()).toBe(true);
  expect([first, readlinkSync(path.join(place, 'current'))]).toEqual([
    'releases/20260101T120000Z',
    'releases/20260102T120000Z',
  ]);
});

it('is seen by nobody before it is finished', async () => {
  await release('a', day(1));
  await release('b', day(2), async (folder) => {
    expect(existsSync(path.join(folder, '_next/static/chunks/b.js'))).toBe(true);
    expect(await ask('/')).toContain('chunks/a.js');
    expect(await ask('/_next/static/chunks/b.js')).toMatch(/^404 /);
  });
  expect(await ask('/')).toContain('chunks/b.js');
});

it('leaves everything as it is where it breaks off', async () => {
  await release('a', day(1));
  const before = readdirSync(path.join(place, 'releases'));
  await expect(release('b', day(2), () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  expect(readdirSync(path.join(place, 'releases'))).toEqual(before);
  expect(await ask('/')).toContain('chunks/a.js');
});

it('does not write what has not changed a second time', async () => {
  const [first, second] = [await release('a', day(1)), await release('b', day(2))];
  const number = (folder: string, name: string): number => statSync(path.join(folder, name)).ino;
  expect(number(second, 'same.html')).toBe(number(first, 'same.html'));
  expect(number(second, 'index.html')).not.toBe(number(first, 'index.html'));
});

it.each([
  ['an export without rules', () => undefined, () => mkdtempSync(path.join(tmpdir(), 'no-')), /_headers/],
  [
    'a folder in place of the link',
    () => mkdirSync(path.join(place, 'current')),
    () => build('b'),
    /expected a link/,
  ],
  [
    'a release that is being made',
    () => mkdirSync(path.join(place, 'releases', 'x.part'), { recursive: true }),
    () => build('b'),
    /x\.part: another release/,
  ],
])('refuses %s', async (_what, prepare, makeSource, says) => {
  prepare();
  const order = { source: makeSource(), place, days: 7, now: day(1) };
  await expect(makeRelease(order)).rejects.toThrow(says);
});
