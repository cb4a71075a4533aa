import { drawGantt } from '#lib/charts/gantt';
import { listSlugs } from '#lib/content/references';
import type { Chart } from '#lib/core/chart';
import { toPageLink } from '#lib/core/page-link';
import { pick } from '#lib/core/pick';
import { buildContact } from '#lib/facts/contact';
import { listCustomers } from '#lib/facts/customers';
import { linkGlossary } from '#lib/facts/terms';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page-model/labels';
import type { LinkItem } from '#lib/page-model/shared-data';
import { buildLines } from './lines';
import { type IndustryEntry, listEntries, readWords } from './schema';

/** Industry as a link. */
function toIndustryLink({ locale, slug, name, summary }: IndustryEntry): LinkItem {
  return { name, path: buildPath(locale, `industries/${slug}`), text: summary };
}

const customersOf = ({ slug }: IndustryEntry) => listCustomers().filter(({ industry }) => industry === slug);

/** The industry's customers; those with a case study have its path. */
function buildCustomers(entry: IndustryEntry) {
  const { locale } = entry;
  const withStudy = listSlugs('case-studies');
  return customersOf(entry).map(({ name, slug, what, city, liveSince }) => ({
    name,
    slug,
    studyPath: withStudy.includes(slug) ? buildPath(locale, `case-studies/${slug}`) : null,
    what: what[locale],
    since: translate.industries[locale]('since', { city: city[locale], year: String(liveSince) }),
  }));
}

/** The screen that the list shows: of a state of the check, or the one beside the use cases. */
function findPreview({ check, mockup, preview: { state } }: IndustryEntry): IndustryEntry['mockup'] {
  return (state && check.states[state - 1]?.mockup) || mockup;
}

/** With this number of pages or more, the list omits their diagrams. */
const fewPages = 4;

export function buildIndexView(locale: Locale) {
  const words = readWords(locale);

  const entries = listEntries(locale);
  const plan = buildLines(
    locale,
    entries.map(({ slug }) => slug),
  );
  return {
    ...pick(words, 'title', 'intro', 'advice'),
    plan: {
      ...plan,
      note: words.planNote,
      // If all industries have a page, there is only one kind of line and no legend.
      key: plan.lines.some(({ path }) => path === null)
        ? { open: words.planWithPage, rest: words.planWithoutPage }
        : null,
    },
    industries: entries.map((entry) => ({
      ...toIndustryLink(entry),
      title: entry.title,
      action: `${words.read} ${entry.name}`,
      preview: { layout: entry.preview.layout, mockup: findPreview(entry) },
      useCases: entry.useCases.map((useCase) => useCase.title),
      diagram: entries.length < fewPages ? entry.diagram : null,
      customers: customersOf(entry).map(({ name, slug }) => ({ name, slug })),
    })),
    contact: buildContact(words.contact, locale),
    labels: { customers: translate.industries[locale]('customersOf') },
  };
}

/** Chart of the steps to launch on a scale of months; open-ended steps are less prominent. */
function buildSchedule(
  { title, note, alt, unit, head, spans }: IndustryEntry['schedule'],
  locale: Locale,
): Chart {
  return {
    title,
    note,
    alt,
    drawings: drawGantt(
      {
        spans: spans.map(({ isOpen = false, ...span }) => ({ ...span, isOpen, isMain: !isOpen })),
        formatTick: (value) => (value === 0 ? unit : String(value)),
        from: 0,
      },
      'full',
    ),
    table: {
      caption: title,
      head,
      rows: spans.map(({ name, from, to, isOpen }) => [name, String(from), isOpen ? '–' : String(to)]),
      numeric: [1, 2],
    },
    tableLabel: translate.content[locale]('chartTable'),
  };
}

export function buildIndustryView(entry: IndustryEntry) {
  const { locale } = entry;
  const t = translate.industries[locale];
  return {
    ...pick(entry, 'title', 'summary', 'diagram', 'check', 'mockup', 'useCases', 'steps', 'faq'),
    html: linkGlossary(entry.body().html, locale),
    contents: entry.contents(),
    // Names of services are shared data.
    services: entry.services.map(({ slug, text }) => ({
      path: buildPath(locale, `services/${slug}`),
      html: text,
    })),
    schedule: buildSchedule(entry.schedule, locale),
    customers: buildCustomers(entry),
    others: listEntries(locale)
      .filter(({ slug }) => slug !== entry.slug)
      .map(toIndustryLink)
      .map(toPageLink),
    contact: buildContact(readWords(locale).contact, locale),
    labels: pickLabels(t, 'contents', 'services', 'useCases', 'steps', 'customers', 'faq', 'others'),
  };
}
