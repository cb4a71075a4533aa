import { statSync } from 'node:fs';
import path from 'node:path';
import { offlinePath } from '#lib/service-worker/offline-page';
import { listShell } from '#lib/build/steps/service-worker';
import { languageCodes } from '#lib/i18n/languages';
import { out, readExported } from '#tests/support/exported';

const offlinePages = new Map(languageCodes.map((code) => [`${offlinePath(code)}?stored`, offlinePath(code)]));

/** What the worker stores before any choice: its number of files, and their megabytes. */
function measureShell(): { readonly files: number; readonly megabytes: number } {
  const files = listShell(out).map(({ url }) => {
    const page = offlinePages.get(url);
    return path.join(out, page === undefined ? url : `${page}index.html`);
  });
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  return { files: files.length, megabytes: bytes / 1e6 };
}

test.each([
  ['en', /some (\d+) files, ([\d.]+).MB in all/],
  ['de', /etwa (\d+) Dateien, zusammen ([\d,]+).MB/],
])('the privacy policy says what is stored before a choice: %s', (locale, pattern) => {
  const text = readExported(`/${locale}/privacy-policy/index.html`).replace(/<[^>]*>/g, '');
  const [, files, megabytes] = pattern.exec(text) ?? [];
  const shell = measureShell();
  expect(Math.abs(Number(files) - shell.files)).toBeLessThan(4);
  expect(Number(megabytes?.replace(',', '.'))).toBeCloseTo(shell.megabytes, 1);
});
