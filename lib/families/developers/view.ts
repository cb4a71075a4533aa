import { pick } from '#lib/core/pick';
import { findContactPerson } from '#lib/facts/contact';
import { buildFeedback } from '#lib/facts/feedback';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { buildHead } from './heads';
import { listNeighbours } from './neighbours';
import { listParts, toPageId } from './parts';
import { referenceId } from './reference/index-view';
import { readIndexWords } from './reference/schema';
import { sandboxId } from './sandbox/view';
import { guideSlugs, readEntry, type DevelopersEntry } from './schema';

const slugs = ['developers', ...guideSlugs] as const;

/** The line of the four pages. */
const buildNavigation = ({ locale, slug: current }: DevelopersEntry) => ({
  label: translate.developers[locale]('pages'),
  pages: slugs.map((slug) => ({
    name: readEntry(locale, slug).short,
    path: buildPath(locale, toPageId(slug)),
    isCurrent: slug === current,
  })),
});

/** What the guides lead to: the reference comes after the last one. */
function listSteps(locale: Locale) {
  const reference = { name: readIndexWords(locale).name, path: buildPath(locale, referenceId) };
  const pages = slugs.map((slug) => ({
    name: readEntry(locale, slug).name,
    path: buildPath(locale, toPageId(slug)),
  }));
  return [...pages, reference];
}

/** The call to action, at the end of the first page. */
function buildContact(entry: DevelopersEntry) {
  if (entry.slug !== 'developers') return null;
  const { title, lead, action } = entry.contact;
  const href = buildPath(entry.locale, sandboxId);
  return { title, text: lead, action, href, person: findContactPerson('developers', entry.locale) };
}

/** View of each of the four pages for developers. */
export function buildDevelopersView(entry: DevelopersEntry) {
  const { locale } = entry;
  return {
    ...pick(entry, 'title', 'summary'),
    head: buildHead(entry),
    navigation: buildNavigation(entry),
    parts: listParts(entry),
    neighbours: listNeighbours(listSteps(locale), buildPath(locale, toPageId(entry.slug)), locale),
    feedback: buildFeedback(entry.locale, toPageId(entry.slug)),
    contact: buildContact(entry),
  };
}
