import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { findInlineSheets } from '#lib/next/document-files';
import { removeSheets } from '#lib/next/bundled-sheets';
import timings from '#content/podcast/timings.json';
import { listPages } from '#lib/registry/registry';
import { htmlFileOf, listExported, out, readExported } from '#tests/support/exported';

/** Limits in bytes; for recordings per second of speech. */
const limits = {
  ...{ styles: 17_200, fonts: 42_000, consent: 7_300 },
  second: { ogg: 1_600, mp3: 2_100 },
} as const;

const recordings = Object.entries(timings).flatMap(([episode, { seconds }]) =>
  Object.entries(limits.second).map(
    ([format, limit]) => [`${episode.replace('/', '-')} as ${format}`, format, seconds * limit] as const,
  ),
);

/** Pages without a language prefix have none. */
const hasRuntime = ({ path: address }: { readonly path: string }): boolean => /^\/[a-z]{2}\//.test(address);

const read = (file: string): Buffer => readFileSync(path.join(out, file));

describe('sizes', () => {
  it.each(listPages().map((page) => [page.path, page] as const))(
    '%s has at most 17.2 kB of styles, compressed, all of them in the document',
    (_path, page) => {
      const html = readExported(htmlFileOf(page));
      const [styles, ...others] = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
        ([, text = '']) => text,
      );
      if (hasRuntime(page)) expect(findInlineSheets(html).length).toBeGreaterThan(2);
      expect(others).toEqual([]);
      expect(html).not.toMatch(/<link rel="stylesheet"(?![^>]* disabled="")/);
      expect(gzipSync(styles ?? '').length).toBeLessThanOrEqual(limits.styles);
    },
  );

  const withRuntime = listPages().filter(hasRuntime);

  it('consent and analytics together have at most 7.3 kB of scripts, compressed, none of them in a document', () => {
    const chunks = listExported('.js').filter((file) => read(file).includes('Consent object not available.'));
    expect(chunks).toHaveLength(1);
    expect(
      chunks.reduce(
        (sum, chunk) => sum + gzipSync(removeSheets(String(read(chunk))), { level: 9 }).length,
        0,
      ),
    ).toBeLessThanOrEqual(limits.consent);
    for (const page of withRuntime) expect(readExported(htmlFileOf(page))).not.toContain(chunks[0]);
  });

  it('all fonts have at most 42 kB', () => {
    const fonts = listExported('.woff2');
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.reduce((sum, font) => sum + read(font).length, 0)).toBeLessThanOrEqual(limits.fonts);
  });

  it.each(recordings)('the recording %s has a low bit rate', (name, format, limit) => {
    const [episode = ''] = name.split(' ');
    const files = listExported(`.${format}`).filter((file) => file.startsWith(`/audio/${episode}.`));
    expect(files).toHaveLength(1);
    expect(files.reduce((sum, file) => sum + read(file).length, 0)).toBeLessThanOrEqual(limit);
  });
});
