import { buildTrail } from '#lib/content/breadcrumb';
import { typeset } from '#lib/content/markdown/render';
import type { Family, Page } from '#lib/content/page';
import { buildPath } from '#lib/i18n/path';
import { forms, type FormEntry } from './collection';
import { buildFormSuccessView, buildFormView } from './view';

function toPage(entry: FormEntry): Page {
  const { locale, slug } = entry;
  return {
    id: slug,
    locale,
    path: buildPath(locale, slug),
    template: 'form-page',
    name: typeset(entry.name, locale),
    description: typeset(entry.description, locale),
    indexed: true,
    modified: entry.date,
    trail: buildTrail(locale),
    staticQueries: [],
    view: () => buildFormView(entry),
    source: {
      file: entry.file,
      links: () => [...entry.links(), ...entry.success.next.map(({ path }) => ({ href: path, line: 1 }))],
    },
    anchors: () => entry.body().headings.map(({ id }) => id),
  };
}

/** Reached at the end of a form only: no search engine needs it. Reading 8. */
function toSuccessPage(entry: FormEntry): Page {
  const { locale, slug, success } = entry;
  const id = `${slug}-success`;
  return {
    id,
    locale,
    path: buildPath(locale, id),
    template: 'form-success',
    name: typeset(success.name, locale),
    description: typeset(success.description, locale),
    indexed: false,
    trail: buildTrail(locale, [{ name: typeset(entry.name, locale), path: buildPath(locale, slug) }]),
    staticQueries: [],
    view: () => buildFormSuccessView(entry),
  };
}

export const formsFamily: Family = {
  name: 'forms',
  pages: (locale) => forms.all(locale).flatMap((entry) => [toPage(entry), toSuccessPage(entry)]),
};
