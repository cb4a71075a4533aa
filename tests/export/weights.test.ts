import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { listPages } from '#lib/pages/registry';
import { htmlFileOf, listExported, out, readExported } from '#tests/support/exported';

/** Bytes that a page may cost. */
const limits = { styles: 20_000, fonts: 60_000 } as const;

const read = (file: string): Buffer => readFileSync(path.join(out, file));

describe('what a page weighs', () => {
  it.each(listPages().map((page) => [page.path, page] as const))('%s has at most 20 kB of styles, compressed', (_path, page) => {
    const sheets = [...readExported(htmlFileOf(page)).matchAll(/rel="stylesheet" href="([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(sheets.length).toBeGreaterThan(0);
    expect(sheets.reduce((sum, sheet) => sum + gzipSync(read(sheet)).length, 0)).toBeLessThanOrEqual(limits.styles);
  });

  it('all fonts have at most 60 kB', () => {
    const fonts = listExported('.woff2');
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.reduce((sum, font) => sum + read(font).length, 0)).toBeLessThanOrEqual(limits.fonts);
  });
});
