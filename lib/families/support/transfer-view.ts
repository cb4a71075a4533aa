import { brand } from '#content/site/brand';
import { pick } from '#lib/core/pick';
import { toTelephone } from '#lib/core/telephone';
import { withdrawalCryptoForm } from '#lib/forms/schemas/withdrawal-crypto';
import { withdrawalSepaForm } from '#lib/forms/schemas/withdrawal-sepa';
import { buildForm, hasService } from '#lib/facts/form-view';
import type { FormView } from '#lib/core/form-view';
import { findCustomer } from '#lib/facts/customers';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { typeset } from '#lib/i18n/typeset';
import { pickLabels } from '#lib/page-model/labels';
import type { LinkItem } from '#lib/page-model/shared-data';
import { readTransferWords, readWords, type PartnerEntry } from './schema';
import { buildCosts, buildTimes, buildVerification } from './transfer-tables';
import { ways, type Transfer, type Way, type WayItem } from './transfer-schema';

/** Page id of a payout method, or of the choice between two. */
export function transferId({ slug }: PartnerEntry, way?: Way): string {
  return `support/${slug}/transfer${way ? `/${way}` : ''}`;
}

const toPath = (entry: PartnerEntry, way?: Way): string => buildPath(entry.locale, transferId(entry, way));

/** Payout methods of a company with their content. */
export function listWays({ transfer }: PartnerEntry): { readonly way: Way; readonly item: WayItem }[] {
  return ways.flatMap((way) => {
    const item = transfer?.[way];
    return item ? [{ way, item }] : [];
  });
}

/** Link to the choice page; null if there is only one method. */
export function toChoiceLink(entry: PartnerEntry): LinkItem | null {
  const { selection } = entry.transfer ?? {};
  return selection ? { name: selection.name, path: toPath(entry) } : null;
}

const nameWay = (way: Way, locale: Locale): string =>
  translate.support[locale](way === 'sepa' ? 'waySepa' : 'wayCrypto');

const listWayLinks = (entry: PartnerEntry): LinkItem[] =>
  listWays(entry).map(({ way, item }) => ({
    name: nameWay(way, entry.locale),
    path: toPath(entry, way),
    text: item.forWhom,
  }));

/** Payout methods with duration and cost. */
export function listWayStops(entry: PartnerEntry) {
  const t = translate.support[entry.locale];
  return listWays(entry).map(({ way, item: { time, cost } }) => ({
    name: nameWay(way, entry.locale),
    path: toPath(entry, way),
    text: t('timeAndCost', { time, cost }),
  }));
}

function toFacts({ time, cost }: WayItem, locale: Locale) {
  const t = translate.support[locale];
  return [
    { label: t('usualTime'), value: time },
    { label: t('cost'), value: cost },
  ];
}

const schemas = { sepa: withdrawalSepaForm, crypto: withdrawalCryptoForm };

/** Request form; null without a form service, because an e-mail does not authenticate its sender. */
function buildRequestForm(
  { locale, slug }: Pick<PartnerEntry, 'locale' | 'slug'>,
  way: Way,
  requester: WayItem['requester'],
): FormView | null {
  if (!hasService()) return null;
  const { form } = readTransferWords(locale);
  const isPerson = requester === 'person';
  return buildForm({
    schema: schemas[way],
    locale,
    texts: form[isPerson ? way : requester],
    hidden: { company: slug, ...(!isPerson && { requester }) },
  });
}

const formatHours = (hours: PartnerEntry['hours']): string[] =>
  hours.map(({ days, time }) => `${days}: ${time}`);

/** Ways to make a request: form, telephone, signed letter. */
function buildRequest({ locale, slug, hours, transfer }: PartnerEntry, way: Way) {
  const { requester = 'person' } = transfer?.[way] ?? {};
  const words = readTransferWords(locale);
  const { name, telephone } = findCustomer(slug);
  const { street, postalCode, city, country } = brand.address;
  const town = typeset(`${postalCode} ${city}`, locale);
  return {
    title: words.requestTitle,
    form: buildRequestForm({ locale, slug }, way, requester),
    telephone: {
      title: words.telephoneTitle,
      html: words.telephoneText.replace('{company}', name),
      number: toTelephone(telephone),
      hours: formatHours(hours),
    },
    letter: {
      title: words.letterTitle,
      html: words.letterText,
      listTitle: words.letterListTitle,
      address: [
        brand.legalName,
        translate.support[locale]('department', { company: name }),
        typeset(street, locale),
        town,
        country[locale],
      ],
      items: words.letter[requester === 'person' ? way : requester],
    },
  };
}

/** Links in the head: to the form, or the request section without one; telephone; the other method. */
function buildLinks(entry: PartnerEntry, way: Way, form: FormView | null) {
  const t = translate.support[entry.locale];
  const { text, href } = toTelephone(findCustomer(entry.slug).telephone);
  const other = listWays(entry).find((one) => one.way !== way)?.way;
  return {
    form: { name: t('toForm'), id: form ? `${form.form}-form-title` : 'request' },
    call: { name: t('callNumber', { number: text }), path: href },
    instead: other
      ? { name: t(other === 'sepa' ? 'insteadSepa' : 'insteadCrypto'), path: toPath(entry, other) }
      : null,
  };
}

function buildContact({ locale, slug, hours }: PartnerEntry) {
  const { name, telephone } = findCustomer(slug);
  return {
    title: translate.support[locale]('callCompany', { company: name }),
    numbers: [{ ...toTelephone(telephone), hours: formatHours(hours) }],
  };
}

export function buildSelectionView(entry: PartnerEntry, selection: NonNullable<Transfer['selection']>) {
  const { locale } = entry;
  const t = translate.support[locale];
  return {
    summary: selection.summary,
    diagram: selection.diagram,
    ways: listWays(entry).map(({ way, item }) => ({
      way,
      name: nameWay(way, locale),
      path: toPath(entry, way),
      text: item.forWhom,
      facts: toFacts(item, locale),
      needs: item.needs,
      action: t(way === 'sepa' ? 'chooseSepa' : 'chooseCrypto'),
    })),
    contact: buildContact(entry),
    labels: pickLabels(t, 'ways', 'needs'),
  };
}

/** Links at the end: the other method, and questions and contact on the company's page. */
function listRelated(entry: PartnerEntry, way: Way): LinkItem[] {
  const { locale, slug } = entry;
  const t = translate.support[locale];
  const company = findCustomer(slug).name;
  const page = buildPath(locale, `support/${slug}`);
  return [
    ...listWayLinks(entry).filter(({ path }) => path !== toPath(entry, way)),
    { name: t('questionsOf', { company }), path: `${page}#questions`, text: t('questionsOfText') },
    { name: t('contactOf', { company }), path: `${page}#contact`, text: t('contactOfText') },
  ];
}

export function buildWithdrawalView(entry: PartnerEntry, way: Way, item: WayItem) {
  const { locale } = entry;
  const t = translate.support[locale];
  const request = buildRequest(entry, way);
  return {
    ...pick(item, 'summary', 'needs', 'diagram', 'steps', 'checks', 'questions'),
    links: buildLinks(entry, way, request.form),
    way: nameWay(way, locale),
    facts: toFacts(item, locale),
    times: buildTimes(item, locale),
    costs: buildCosts(item, locale),
    verification: way === 'sepa' ? buildVerification(locale) : null,
    request,
    related: { title: readWords(locale).moreTitle, items: listRelated(entry, way) },
    labels: pickLabels(t, 'needs', 'steps', 'checks', 'timesAndCosts', 'questions', 'payOut'),
  };
}

export type RequestByPost = ReturnType<typeof buildRequest>;
