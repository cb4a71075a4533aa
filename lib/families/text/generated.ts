import { consentWords } from '#content/site/consent';
import {
  serviceWords,
  storageHead,
  storageKinds,
  storageLifetimes,
  storageWords,
} from '#content/site/stored-items';
import { env } from '#lib/config/env';
import { listServiceOrigins } from '#lib/config/services';
import { ContentError } from '#lib/content/content-error';
import { renderMarkdown } from '#lib/content/markdown/render';
import { storedItems, type StoredItem } from '#lib/storage/stored-item-list';
import type { Locale } from '#lib/i18n/locales';

function nameLifetime({ lifetime }: StoredItem, locale: Locale): string {
  const words = storageLifetimes[locale];
  return typeof lifetime === 'number' ? words.days.replace('{days}', String(lifetime)) : words[lifetime];
}

function buildRow([id, item]: [string, StoredItem], locale: Locale): string {
  const words = storageWords[id]?.[locale];
  if (!words)
    throw new ContentError([
      {
        file: 'content/site/stored-items.ts',
        field: id,
        expected: 'when and why it is stored',
        found: 'nothing',
      },
    ]);
  const group = consentWords[locale].categories[item.category].name;
  return `| \`${item.name}\` (${storageKinds[locale][item.kind]}) | ${group} | ${words.when} | ${words.purpose} | ${nameLifetime(item, locale)} |`;
}

/** Markdown table of everything the site stores, generated from the list that the code uses. */
export function buildStorageTable(locale: Locale): string {
  const head = storageHead[locale];
  return [
    `| ${head.join(' | ')} |`,
    `|${' --- |'.repeat(head.length)}`,
    ...[...storedItems].map((entry) => buildRow(entry, locale)),
  ].join('\n');
}

/** Recipients of data after consent, generated from the environment of the build. */
export function buildServices(
  locale: Locale,
  settings: Parameters<typeof listServiceOrigins>[0] = env,
): string {
  const origins = listServiceOrigins(settings).requests.map((origin) => new URL(origin).host);
  return origins.length === 0
    ? serviceWords[locale].none
    : serviceWords[locale].some.replace('{origins}', origins.join(', '));
}

const builders: Readonly<Record<string, (locale: Locale) => string>> = {
  'stored-items': buildStorageTable,
  services: buildServices,
};

/** Names that a document may use in braces, in their own paragraph, to insert generated text. */
export const generatedParts = Object.keys(builders);

/**
 * Inserts the generated parts into the HTML of a document.
 *
 * @param html rendered body; a placeholder is `<p>{stored-items}</p>`
 */
export function insertGenerated(html: string, locale: Locale): string {
  return html.replace(/<p>\{([a-z-]+)\}<\/p>/g, (found, name: string) => {
    const build = builders[name];
    return build
      ? renderMarkdown({ markdown: build(locale), locale, file: `generated: ${name}`, firstLine: 1 }).html
      : found;
  });
}
