import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { replaceExport } from './replace-export';

let folder: string;
const at = (name: string): string => path.join(folder, name);

function write(name: string, text: string): void {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'export-'));
  write('out.next/index.html', 'new');
});

afterEach(() => rmSync(folder, { recursive: true }));

const replace = (): void => replaceExport(at('out.next'), at('out'));

it('is the first export where there is none', () => {
  replace();
  expect(readFileSync(at('out/index.html'), 'utf8')).toBe('new');
});

it('leaves nothing of the last export, nor of one that was broken off', () => {
  write('out/index.html', 'old');
  write('out/gone.html', 'old');
  write('out.last/index.html', 'older');
  replace();
  expect(readFileSync(at('out/index.html'), 'utf8')).toBe('new');
  expect(['out/gone.html', 'out.next', 'out.last'].filter((name) => existsSync(at(name)))).toEqual([]);
});

it('keeps the last export where there is no new one', () => {
  rmSync(at('out.next'), { recursive: true });
  write('out/index.html', 'old');
  expect(replace).toThrow('out.next: expected a finished export, found none.');
  expect(readFileSync(at('out/index.html'), 'utf8')).toBe('old');
});
