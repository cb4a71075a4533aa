import { bankReference } from '#lib/facts/bank';
import { defaultLocale } from '#lib/i18n/locales';
import { buildPrivacySettingsLink } from '#lib/i18n/privacy-settings';
import type { Family } from '#lib/page-model/family';
import { page, type Page } from '#lib/page-model/page';
import { template } from '#lib/page-model/template';
import { readEntryWords, type EntryKind } from './schema';

type EntryView = ReturnType<typeof buildEntryView>;

/**
 * A block in each language with a link to the privacy settings, because the page itself has no consent form.
 */
function buildEntryView({ blocks }: ReturnType<typeof readEntryWords>) {
  return { blocks: blocks.map((block) => ({ ...block, settings: buildPrivacySettingsLink(block.locale) })) };
}

export const entryPage = template<EntryView>()('entry');

const facts = {
  entry: { kind: 'index', path: '/', jsonLd: { '@type': 'WebSite', about: bankReference } },
  notFound: { kind: 'error', path: '/404.html/', matchPath: '/*' },
  serverError: { kind: 'error', path: '/500.html/', aliases: ['/500/'] },
} as const;

function toPage(kind: EntryKind): Page {
  const words = readEntryWords(kind);
  return page(entryPage, {
    id: kind,
    of: { ...words, locale: defaultLocale },
    isTop: true,
    view: () => buildEntryView(words),
    ...facts[kind],
  });
}

/** Pages without a language prefix. They exist once, in the default language's registry. */
export const entryFamily: Family<typeof entryPage> = {
  name: 'entry',
  templates: [entryPage],
  pages: (language) =>
    language === defaultLocale ? [toPage('entry'), toPage('notFound'), toPage('serverError')] : [],
};
