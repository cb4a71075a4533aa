import { drawTimeline } from '#lib/charts/timeline';
import { pick } from '#lib/core/pick';
import { buildForm } from '#lib/facts/form-view';
import type { FormSchema } from '#lib/forms/form-schema';
import { complaintForm } from '#lib/forms/schemas/complaint';
import { futuraNewsletterForm } from '#lib/forms/schemas/newsletters';
import { newsletterForm } from '#lib/forms/schemas/newsletters';
import { surveyForm } from '#lib/forms/schemas/survey';
import { whistleblowingForm } from '#lib/forms/schemas/whistleblowing';
import { formatMonths } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { family } from '#lib/page-model/family';
import { pickLabels } from '#lib/page-model/labels';
import { page, type Page } from '#lib/page-model/page';
import { template } from '#lib/page-model/template';
import { forms, type FormEntry } from './schema';

/** Form schemas by page slug. */
const schemas: Readonly<Record<string, FormSchema>> = {
  newsletter: newsletterForm,
  'futura-newsletter': futuraNewsletterForm,
  survey: surveyForm,
  complaint: complaintForm,
  whistleblowing: whistleblowingForm,
};

/** Forms for people with a problem: the header offers them help instead of sales. */
const forHelp: ReadonlySet<string> = new Set(['complaint', 'whistleblowing']);

function findSchema({ slug }: FormEntry): FormSchema {
  const schema = schemas[slug];
  if (!schema) throw new Error(`lib/families/forms/family.ts has no form for ${slug}.`);
  return schema;
}

/** Timeline of the issues of a year. */
function drawIssues(issues: NonNullable<FormEntry['year']>['issues'], locale: Locale) {
  const ticks = formatMonths(locale).map((label, at) => ({ at, label }));
  const events = issues.map(({ at, name }) => ({ at, title: name }));
  return drawTimeline({ from: 0, to: ticks.length, ticks, events }, 'full');
}

function buildFormView(entry: FormEntry) {
  const {
    locale,
    name,
    form: texts,
    facts = null,
    otherWays = null,
    sample = null,
    year,
    withoutService,
  } = entry;
  const form = buildForm({ schema: findSchema(entry), locale, texts });
  const isSendable = form.action !== null || form.mail !== null;
  return {
    ...pick(entry, 'title', 'summary', 'participate', 'next'),
    from: name,
    html: entry.body().html,
    form: isSendable ? form : null,
    withoutService: isSendable ? null : (withoutService ?? null),
    facts,
    otherWays,
    sample,
    ...(year && { year: { ...year, drawings: drawIssues(year.issues, locale) } }),
    labels: pickLabels(translate.forms[locale], 'facts', 'next'),
  };
}

function buildSuccessView({ locale, name }: FormEntry, { text, schedule, next }: Success) {
  return { text, schedule, next, from: name, labels: pickLabels(translate.forms[locale], 'next') };
}

type Success = NonNullable<FormEntry['success']>;

export const formPage = template<ReturnType<typeof buildFormView>>()('form-page');
export const formSuccess = template<ReturnType<typeof buildSuccessView>>()('form-success');

function toPages(entry: FormEntry): Page[] {
  const { slug, success: words } = entry;
  const form = page(formPage, {
    id: slug,
    of: entry,
    view: () => buildFormView(entry),
    ...(forHelp.has(slug) && { contact: 'help' }),
  });
  if (!words) return [form];
  const { name, description } = words;
  // Only reached after submitting the form, so it is not indexed. docs/specification.md#s8.
  const success = page(formSuccess, {
    kind: 'utility',
    id: `${entry.slug}-success`,
    of: { ...entry, name, metaTitle: undefined, description, date: undefined },
    ancestors: [form],
    view: () => buildSuccessView(entry, words),
  });
  return [form, success];
}

export const formsFamily = family('forms', [formPage, formSuccess], (locale) =>
  forms.all(locale).flatMap(toPages),
);
