import { brand } from '#content/site/brand';
import { figures } from '#content/site/figures';
import { keyFigures } from '#content/site/key-figures';
import { plotDurations } from '#lib/charts/duration-plot';
import { drawGrowth } from '#lib/charts/growth';
import { drawSparkline } from '#lib/charts/sparkline';
import { drawTimetable } from '#lib/charts/timetable';
import { listSlugs } from '#lib/content/references';
import type { Chart, Sparkline } from '#lib/core/chart';
import { pick } from '#lib/core/pick';
import { toTelephone } from '#lib/core/telephone';
import { salesHref } from '#lib/facts/brand-facts';
import { enquiryPath, findContactPerson } from '#lib/facts/contact';
import { findCustomer } from '#lib/facts/customers';
import { readPlanWords } from '#lib/facts/network-plan';
import { readProduct } from '#lib/facts/product';
import { listPartnerCounts } from '#lib/facts/partner-counts';
import { buildServiceBoard } from '#lib/facts/service-board';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { readPanel } from './route-panel-schema';
import { readGrowth, readHome, readNight } from './schema';

/** Chart of the number of partner companies by year. */
function buildGrowth(locale: Locale): Chart {
  const words = readGrowth(locale);
  const counts = listPartnerCounts(locale, { day: words.latestDay });
  const rows = counts.map(({ name, label }, index) => [
    index === counts.length - 1 ? words.latestRow : name,
    label,
  ]);
  return {
    ...pick(words, 'title', 'alt', 'tableLabel'),
    drawings: drawGrowth(counts, words.fresh),
    table: { ...pick(words, 'caption', 'head'), rows, numeric: [1] },
  };
}

type Series = 'accountsInMillions' | 'paymentsInMillions';

/** Sparkline of a key figure by year, with the current number if it is newer. */
function drawTrend(series: Series): Sparkline {
  const years = keyFigures.map((year) => year[series]);
  const newest = figures[series];
  return drawSparkline(newest === years.at(-1) ? years : [...years, newest], 'figure');
}

/** Section about transfers at night: timetable, sources and links. */
function buildNight(locale: Locale) {
  const words = readNight(locale);
  const chart: Chart = {
    ...pick(words, 'title', 'alt', 'table', 'tableLabel'),
    drawings: drawTimetable(words.timetable),
  };
  return { ...pick(words, 'title', 'lead', 'legend', 'sources', 'links'), chart };
}

/** Panel of routes, each with the company whose app is shown. Service names are shared data, by path. */
function buildPanel(locale: Locale) {
  const { legend, routes } = readPanel(locale);
  return {
    legend,
    plan: readPlanWords(locale),
    routes: routes.map(({ company, ...route }) => ({
      ...route,
      company: pick(findCustomer(company), 'slug', 'name'),
    })),
    services: buildPath(locale, 'services'),
  };
}

/** Call to action at the end, with the person who answers and other ways to reach the bank. */
function buildNext(words: ReturnType<typeof readHome>, locale: Locale) {
  const telephone = toTelephone(brand.telephone.office);
  return {
    badge: words.nextStation,
    title: words.contactTitle,
    text: words.contactText,
    action: words.contactAction,
    href: enquiryPath(locale, 'sales'),
    person: findContactPerson('sales', locale),
    ways: [
      { name: brand.email.sales, path: salesHref },
      { name: telephone.text, path: telephone.href },
    ],
  };
}

/** Overview of the services with their durations. */
function buildBoard(locale: Locale) {
  const board = buildServiceBoard(locale);
  return { labels: board.labels, ...plotDurations(board) };
}

/** View of the home page. Names of services and terms are shared data. */
export function buildHomeView(locale: Locale) {
  const words = readHome(locale);
  const withStudy = listSlugs('case-studies');
  return {
    ...pick(words, 'title', 'lead', 'primaryAction', 'secondaryAction'),
    ...pick(words, 'customersTitle', 'customersAction'),
    ...pick(
      words,
      'servicesTitle',
      'servicesText',
      'servicesAction',
      'proofTitle',
      'proofText',
      'caseTitle',
      'caseText',
    ),
    ...pick(words, 'caseAction', 'contract', 'splitTitle', 'splitText', 'split', 'termsTitle', 'termsText'),
    panel: buildPanel(locale),
    // Logos; customers with a case study are linked.
    customers: words.customers
      .map(findCustomer)
      .map(({ name, slug }) => ({
        name,
        slug,
        ...(withStudy.includes(slug) && { path: buildPath(locale, `case-studies/${slug}`) }),
      })),
    proof: words.proof.map(({ series, ...item }) => ({
      ...item,
      ...(series && { trend: drawTrend(series) }),
    })),
    growth: buildGrowth(locale),
    night: buildNight(locale),
    product: pick(readProduct(locale), 'title', 'text', 'console', 'card'),
    board: buildBoard(locale),
    termPaths: words.terms.map((slug) => buildPath(locale, `glossary/${slug}`)),
    allTerms: { name: words.allTerms, path: buildPath(locale, 'glossary') },
    next: buildNext(words, locale),
  };
}
