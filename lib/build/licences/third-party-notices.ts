import { readFileSync } from 'node:fs';
import { shippedWorks, type ShippedWork } from './shipped-works';

const heading = `Works of others in the scripts and fonts of this website

Each may be copied under the licence below it, which asks that this notice goes with it.
`;

const rule = '-'.repeat(72);

function readText({ file, copyright }: ShippedWork): string {
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim();
  return copyright === undefined ? text : text.replace(/^Copyright \(c\).*$/m, copyright);
}

/**
 * The notices required by the licences of shipped works; works with the same text are grouped.
 *
 * @throws Error if a package no longer has its licence file
 */
export function buildThirdPartyNotices(): string {
  const namesByText = new Map<string, string[]>();
  for (const work of shippedWorks) {
    const text = readText(work);
    namesByText.set(text, [...(namesByText.get(text) ?? []), `${work.name} (${work.licence})`]);
  }
  const notices = [...namesByText].map(
    ([text, names]) => `${rule}\n${names.join('\n')}\n${rule}\n\n${text}\n`,
  );
  return [heading, ...notices].join('\n');
}
