import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listChangedPages, rememberPages } from './changed-pages.mjs';

let root: string;
const memory = (): string => path.join(root, 'cache', 'checked-pages.json');
const folder = (): string => path.join(root, 'page-data');

function writeRecord(page: string, data: unknown): void {
  const directory = path.join(folder(), page);
  mkdirSync(directory, { recursive: true });
  writeFileSync(path.join(directory, 'page-data.json'), JSON.stringify({ path: page, result: { data } }));
}

const changed = (): string[] => [...listChangedPages(memory(), folder())].sort();

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'changed-pages-'));
  for (const page of ['/en/', '/en/a/', '/en/b/']) writeRecord(page, 'first');
  writeFileSync(path.join(folder(), 'app-data.json'), '{"webpackCompilationHash":"1"}');
});

afterEach(() => rmSync(root, { recursive: true }));

it('has nothing to compare with before the checks have passed once', () => {
  expect(changed()).toEqual([]);
});

it('lists pages that are new or show something else, until the checks have passed again', () => {
  rememberPages(memory(), folder());
  expect(changed()).toEqual([]);
  writeRecord('/en/b/', 'second');
  writeRecord('/en/c/', 'first');
  rmSync(path.join(folder(), 'en', 'a'), { recursive: true });
  writeFileSync(path.join(folder(), 'app-data.json'), '{"webpackCompilationHash":"2"}');
  expect(changed()).toEqual(['/en/b/', '/en/c/']);
  rememberPages(memory(), folder());
  expect(changed()).toEqual([]);
});
