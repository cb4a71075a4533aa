import { brand } from '#content/site/brand';
import { listSlugs } from '#lib/content/references';
import { toTelephone } from '#lib/core/telephone';
import { salesHref } from '#lib/facts/brand-facts';
import { enquiryPath, findContactPerson } from '#lib/facts/contact';
import { findCustomer, listCustomers } from '#lib/facts/customers';
import { buildServiceBoard } from '#lib/facts/service-board';
import { readPlanWords } from '#lib/facts/network-plan';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { buildGrowth, drawCourse } from './growth-view';
import { buildNight } from './night-view';
import { readPanel } from './panel-schema';
import { readHome } from './schema';

/** The panel: each route with the company whose app shows it. Names of services are shared data, by path. */
function buildPanel(locale: Locale) {
  const { locale: _locale, file: _file, routes, ...words } = readPanel(locale);
  const companies = listCustomers();
  return {
    ...words,
    plan: readPlanWords(locale),
    routes: routes.map(({ company, ...route }) => ({
      ...route,
      company: { slug: company, name: companies.find(({ slug }) => slug === company)?.name ?? company },
    })),
    services: buildPath(locale, 'services'),
  };
}

/** The home page. The words of services and terms are shared data. */
export function buildHomeView(locale: Locale) {
  const { customers, terms, allTerms, ...words } = readHome(locale);
  const {
    locale: _locale,
    file: _file,
    description: _description,
    menuText: _menuText,
    foundBy: _foundBy,
    ...rest
  } = words;
  const { nextStation, contactTitle, contactText, contactAction, ...texts } = rest;
  const telephone = toTelephone(brand.telephone.office);
  const told = listSlugs('case-studies');
  return {
    ...texts,
    panel: buildPanel(locale),
    // Wordmarks; one that has a case study leads to it.
    customers: customers
      .map(findCustomer)
      .map(({ name, slug }) => ({
        name,
        slug,
        ...(told.includes(slug) && { path: buildPath(locale, `case-studies/${slug}`) }),
      })),
    proof: texts.proof.map(({ series, ...item }) => ({
      ...item,
      ...(series && { course: drawCourse(series) }),
    })),
    growth: buildGrowth(locale),
    night: buildNight(locale),
    board: buildServiceBoard(locale),
    termPaths: terms.map((slug) => buildPath(locale, `glossary/${slug}`)),
    allTerms: { name: allTerms, path: buildPath(locale, 'glossary') },
    next: {
      plate: nextStation,
      title: contactTitle,
      text: contactText,
      action: contactAction,
      href: enquiryPath(locale, 'sales'),
      person: findContactPerson('sales', locale),
      ways: [
        { name: brand.email.sales, path: salesHref },
        { name: telephone.text, path: telephone.href },
      ],
    },
  };
}
