import { brand } from '#content/site/brand';
import { drawIssues } from '#lib/charts/issues';
import { formatMonths } from '#lib/i18n/format';
import { translate } from '#lib/i18n/translate';
import { family } from '#lib/page/family';
import { pickLabels } from '#lib/page/labels';
import { page, type Page } from '#lib/page/page';
import { template } from '#lib/page/template';
import { forms, type FormEntry } from './schema';

/** The page on which one takes part. */
function buildFormView(entry: FormEntry) {
  const { locale, title, summary, facts, participate, sheet, year } = entry;
  const { subject, ...words } = participate;
  const href = `mailto:${brand.email.office}?subject=${encodeURIComponent(subject)}`;
  return {
    title,
    summary,
    html: entry.body().html,
    facts,
    participate: { ...words, href, address: brand.email.office },
    sheet,
    ...(year && { year: { ...year, drawings: drawIssues(year.issues, formatMonths(locale)) } }),
    labels: pickLabels(translate.forms[locale], 'facts'),
  };
}

/** The page that follows it. */
function buildSuccessView({ locale, name, success: { text, course, next } }: FormEntry) {
  return { text, course, next, from: name, labels: pickLabels(translate.forms[locale], 'next') };
}

export const formPage = template<ReturnType<typeof buildFormView>>()('form-page');
export const formSuccess = template<ReturnType<typeof buildSuccessView>>()('form-success');

function toPages(entry: FormEntry): Page[] {
  const form = page(formPage, { id: entry.slug, of: entry, view: () => buildFormView(entry) });
  const { name, description } = entry.success;
  // Reached at the end of a form only: no search engine needs it. docs/specification.md#s8.
  const success = page(formSuccess, {
    kind: 'utility',
    id: `${entry.slug}-success`,
    of: { ...entry, name, headTitle: undefined, description, date: undefined },
    above: [form],
    view: () => buildSuccessView(entry),
  });
  return [form, success];
}

export const formsFamily = family('forms', [formPage, formSuccess], (locale) =>
  forms.all(locale).flatMap(toPages),
);
