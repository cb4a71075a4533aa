import { listSlugs } from '#lib/content/references';
import { buildContact } from '#lib/facts/contact';
import { listCustomers } from '#lib/facts/customers';
import { linkGlossary } from '#lib/facts/terms';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page-model/labels';
import type { LinkItem } from '#lib/page-model/shared-data';
import { buildLines } from './lines';
import { buildSchedule } from './schedule';
import { listEntries, readWords, type IndustryEntry } from './schema';

/** An industry as lists print it. */
function toIndustryLink({ locale, slug, name, summary }: IndustryEntry): LinkItem {
  return { name, path: buildPath(locale, `industries/${slug}`), text: summary };
}

const customersOf = ({ slug }: IndustryEntry) => listCustomers().filter(({ industry }) => industry === slug);

/** The industry's customers; one of whom there is a case study has its address, whose words are shared data. */
function buildCustomers(entry: IndustryEntry) {
  const { locale } = entry;
  const told = listSlugs('case-studies');
  return customersOf(entry).map(({ name, slug, what, city, liveSince }) => ({
    name,
    slug,
    studyPath: told.includes(slug) ? buildPath(locale, `case-studies/${slug}`) : null,
    what: what[locale],
    since: translate.industries[locale]('since', { city: city[locale], year: String(liveSince) }),
  }));
}

/** With as many pages or more the list shows them without their diagrams. */
const fewPages = 4;

/** The list of industries: the plan of all, and those that have a page from inside. */
export function buildIndexView(locale: Locale) {
  const { title, intro, planNote, planOpen, planRest, read, advice, contact } = readWords(locale);
  const entries = listEntries(locale);
  const plan = buildLines(
    locale,
    entries.map(({ slug }) => slug),
  );
  return {
    title,
    intro,
    advice,
    plan: {
      ...plan,
      note: planNote,
      // Without two kinds of lines there is nothing that a key would tell apart.
      key: plan.lines.some(({ path }) => path === null) ? { open: planOpen, rest: planRest } : null,
    },
    industries: entries.map((entry) => ({
      ...toIndustryLink(entry),
      title: entry.title,
      action: `${read} ${entry.name}`,
      // Not the one that its own page shows first.
      vignette: entry.check.states[1]?.vignette ?? entry.vignette,
      useCases: entry.useCases.map((useCase) => useCase.title),
      diagram: entries.length < fewPages ? entry.diagram : null,
      customers: customersOf(entry).map(({ name, slug }) => ({ name, slug })),
    })),
    contact: buildContact(contact, locale),
    labels: { customers: translate.industries[locale]('customersOf') },
  };
}

/** The page of one industry. */
export function buildIndustryView(entry: IndustryEntry) {
  const { locale, title, summary, diagram, check, vignette, useCases, steps, faq } = entry;
  const t = translate.industries[locale];
  return {
    title,
    summary,
    html: linkGlossary(entry.body().html, locale),
    diagram,
    check,
    vignette,
    // The names of the services are shared data.
    services: entry.services.map(({ slug, text }) => ({
      path: buildPath(locale, `services/${slug}`),
      html: text,
    })),
    useCases,
    steps,
    schedule: buildSchedule(entry.schedule, locale),
    faq,
    customers: buildCustomers(entry),
    others: listEntries(locale)
      .filter(({ slug }) => slug !== entry.slug)
      .map(toIndustryLink),
    contact: buildContact(readWords(locale).contact, locale),
    labels: pickLabels(t, 'services', 'useCases', 'steps', 'customers', 'faq', 'others'),
  };
}
