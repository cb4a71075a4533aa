import { statSync } from 'node:fs';
import path from 'node:path';
import { listShell } from '#lib/build/steps/service-worker';
import { out, readExported } from '#tests/support/exported';

/** Number of files and megabytes that the worker stores before a choice. */
function measureShell(): { readonly files: number; readonly megabytes: number } {
  // Offline pages are stored under separate URLs.
  const files = listShell(out).map(({ url }) => path.join(out, url.replace(/\?.*$/, 'index.html')));
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  return { files: files.length, megabytes: bytes / 1e6 };
}

test.each([
  ['en', /some (\d+) files, ([\d.]+).MB in all/],
  ['de', /etwa (\d+) Dateien, zusammen ([\d,]+).MB/],
])('the privacy policy states what is stored before a choice: %s', (locale, pattern) => {
  const text = readExported(`/${locale}/privacy-policy/index.html`).replace(/<[^>]*>/g, '');
  const [, files, megabytes] = pattern.exec(text) ?? [];
  const shell = measureShell();
  expect(Math.abs(Number(files) - shell.files)).toBeLessThan(4);
  expect(Number(megabytes?.replace(',', '.'))).toBeCloseTo(shell.megabytes, 1);
});
