import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseHeaders, parseRedirects } from '#lib/server/hosting-files';

const read = (name: string): string => readFileSync(path.join('out', name), 'utf8');
const entries = readdirSync('out', { recursive: true, withFileTypes: true });

describe('the limits of Cloudflare Pages', () => {
  it('leave room for the rules of headers: 100, with 2,000 characters a line', () => {
    expect(parseHeaders(read('_headers')).length).toBeLessThanOrEqual(100);
    for (const line of read('_headers').split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
  });

  it('leave room for redirects: 100 with a star, with 1,000 characters a line', () => {
    expect(parseRedirects(read('_redirects')).length).toBeLessThanOrEqual(100);
    for (const line of read('_redirects').split('\n')) expect(line.length).toBeLessThanOrEqual(1000);
  });

  it('do not matter to 404 pages, which are found as the nearest 404.html', () => {
    for (const { pattern, file } of parseRedirects(read('_redirects')))
      expect(file).toBe(pattern.replace('*', '404.html'));
  });

  it('leave room for files: 20,000', () => {
    expect(entries.filter((entry) => entry.isFile()).length).toBeLessThan(20_000);
  });
});

describe('CloudFront, which knows a page from a file by the dot in its name', () => {
  it('finds no page with a dot and no file without one', () => {
    const pages = entries.filter(({ name }) => name === 'index.html').map(({ parentPath }) => parentPath);
    expect(pages.filter((folder) => path.basename(folder).includes('.'))).toEqual([]);
    const files = entries
      .filter((entry) => entry.isFile() && !entry.name.includes('.'))
      .map(({ name }) => name);
    expect(files.sort()).toEqual(['_headers', '_redirects']);
  });
});
