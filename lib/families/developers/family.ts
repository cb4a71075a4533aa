import { bankReference } from '#lib/facts/bank';
import { stripTags } from '#lib/core/html';
import { family } from '#lib/page-model/family';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { page, type Page, type PageFacts, type PageMetadata } from '#lib/page-model/page';
import { template } from '#lib/page-model/template';
import { listChanges, readChangelogWords } from './changelog/schema';
import { buildChangelogView, changelogId, toChangeId } from './changelog/view';
import { toPageId } from './parts';
import { readPsd2Words } from './psd2/schema';
import { buildPsd2View, psd2Id } from './psd2/view';
import { errorsId } from './reference/error-words';
import { buildErrorsView, listErrorCodes } from './reference/errors-view';
import { buildGroupView } from './reference/group-view';
import { buildReferenceIndexView, referenceId, toGroupId } from './reference/index-view';
import { readErrorsWords, readGroups, readIndexWords } from './reference/schema';
import { readSandboxWords } from './sandbox/schema';
import { buildSandboxView, sandboxId } from './sandbox/view';
import { guideSlugs, readEntry, type DevelopersEntry } from './schema';
import { buildDevelopersView } from './view';

export const developersPage = template<ReturnType<typeof buildDevelopersView>>()('developers');
export const referenceIndex = template<ReturnType<typeof buildReferenceIndexView>>()('reference-index');
export const referenceGroup = template<ReturnType<typeof buildGroupView>>()('reference-group', {
  canBeShared: true,
});
export const referenceErrors = template<ReturnType<typeof buildErrorsView>>()('reference-errors', {
  canBeShared: true,
  sections: ['token-title', 'reasons-title'],
});
export const changelogPage = template<ReturnType<typeof buildChangelogView>>()('api-changelog');
export const psd2Page = template<ReturnType<typeof buildPsd2View>>()('psd2');
export const sandboxPage = template<ReturnType<typeof buildSandboxView>>()('sandbox');

const toArticle = (of: PageMetadata, published: string): PageFacts<object>['jsonLd'] => ({
  '@type': 'TechArticle',
  headline: String(of.title),
  datePublished: published,
  author: bankReference,
});

/** Facts that all pages below the page for developers share; their day is that of the last change. */
function shareFacts(of: PageMetadata & { readonly locale: Locale }, ancestors: readonly Page[]) {
  const modified = listChanges(of.locale)[0]?.day ?? '';
  return { of, ancestors, modified, jsonLd: toArticle(of, modified) };
}

function toChangelog(locale: Locale, home: Page): Page {
  return page(changelogPage, {
    ...shareFacts(readChangelogWords(locale), [home]),
    id: changelogId,
    view: () => buildChangelogView(locale),
    feedParts: () =>
      listChanges(locale).map(({ day, title, html }) => ({
        feed: 'api',
        anchor: toChangeId(day),
        published: day,
        title,
        summary: stripTags(html),
        html: () => `<p>${html}</p>`,
      })),
  });
}

const toPsd2 = (locale: Locale, home: Page): Page =>
  page(psd2Page, {
    ...shareFacts(readPsd2Words(locale), [home]),
    id: psd2Id,
    view: () => buildPsd2View(locale),
  });

function toSandbox(locale: Locale, home: Page): Page {
  const of = readSandboxWords(locale);
  return page(sandboxPage, {
    ...{ of, ancestors: [home], modified: of.date },
    id: sandboxId,
    view: () => buildSandboxView(locale),
  });
}

/** The index of the reference, a page for each tag of the file, and the page of errors. */
function listReference(locale: Locale, home: Page): Page[] {
  const index = page(referenceIndex, {
    ...shareFacts(readIndexWords(locale), [home]),
    kind: 'index',
    id: referenceId,
    view: () => buildReferenceIndexView(locale),
  });
  const groups = Object.entries(readGroups()).map(([tag, { [locale]: texts }]) => {
    const name = translate.developers[locale]('pageName', { name: texts.name });
    return page(referenceGroup, {
      ...shareFacts({ ...texts, name, locale, file: 'content/developers/reference-groups.ts' }, [
        home,
        index,
      ]),
      id: toGroupId(tag),
      view: () => buildGroupView(tag, locale),
    });
  });
  const errors = page(referenceErrors, {
    ...shareFacts(readErrorsWords(locale), [home, index]),
    id: errorsId,
    view: () => buildErrorsView(locale),
    found: { searchTerms: listErrorCodes(locale) },
  });
  return [index, ...groups, errors];
}

/** The first page for developers, or a guide below it. */
const toGuide = (entry: DevelopersEntry, ancestors: readonly Page[] = []): Page =>
  page(developersPage, {
    ...{ of: entry, ancestors },
    id: toPageId(entry.slug),
    view: () => buildDevelopersView(entry),
    jsonLd: toArticle(entry, entry.date),
  });

function listPages(locale: Locale): Page[] {
  const home = toGuide(readEntry(locale, 'developers'));
  return [
    home,
    ...guideSlugs.map((slug) => toGuide(readEntry(locale, slug), [home])),
    ...listReference(locale, home),
    toChangelog(locale, home),
    toPsd2(locale, home),
    toSandbox(locale, home),
  ];
}

export const developersFamily = family(
  'developers',
  [developersPage, referenceIndex, referenceGroup, referenceErrors, changelogPage, psd2Page, sandboxPage],
  listPages,
);
