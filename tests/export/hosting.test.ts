import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseHeaders, parseRedirects } from '#lib/server/hosting-files';

const read = (name: string): string => readFileSync(path.join('out', name), 'utf8');
const entries = readdirSync('out', { recursive: true, withFileTypes: true });

describe('the limits of Cloudflare Pages', () => {
  it('allow 100 header rules of 2,000 characters', () => {
    expect(parseHeaders(read('_headers')).length).toBeLessThanOrEqual(100);
    for (const line of read('_headers').split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
  });

  it('allow 100 dynamic redirects of 1,000 characters', () => {
    expect(parseRedirects(read('_redirects')).length).toBeLessThanOrEqual(100);
    for (const line of read('_redirects').split('\n')) expect(line.length).toBeLessThanOrEqual(1000);
  });

  it('support 404 pages as the nearest 404.html', () => {
    for (const { pattern, file } of parseRedirects(read('_redirects')))
      expect(file).toBe(pattern.replace('*', '404.html'));
  });

  it('allow 20,000 files', () => {
    expect(entries.filter((entry) => entry.isFile()).length).toBeLessThan(20_000);
  });
});

describe('CloudFront, which distinguishes pages from files by a dot', () => {
  it('has no page with a dot and no file without one', () => {
    const pages = entries.filter(({ name }) => name === 'index.html').map(({ parentPath }) => parentPath);
    expect(pages.filter((folder) => path.basename(folder).includes('.'))).toEqual([]);
    const files = entries
      .filter((entry) => entry.isFile() && !entry.name.includes('.'))
      .map(({ name }) => name);
    expect(files.sort()).toEqual(['_headers', '_redirects']);
  });
});
