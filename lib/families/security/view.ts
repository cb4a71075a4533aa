import { pick } from '#lib/core/pick';
import { pickRelated } from '#lib/core/related';
import { centralBlocking, ownBlocking } from '#lib/facts/brand-facts';
import { linkGlossary } from '#lib/facts/terms';
import { formatDay } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page-model/labels';
import { readWords, securityArticles, type SecurityEntry } from './schema';
import { buildFeedback } from '#lib/facts/feedback';

function toArticleLink({ locale, slug, name, summary }: SecurityEntry) {
  return { name, path: buildPath(locale, `security/${slug}`), text: summary };
}

/** Blocking numbers: the central German one, and the bank's own. */
function buildEmergency(locale: Locale) {
  const { blockingLabel, ownBlockingLabel, nowTitle, steps } = readWords(locale);
  const numbers = [
    { label: blockingLabel, ...centralBlocking },
    { label: ownBlockingLabel, ...ownBlocking },
  ];
  return { title: steps[0]?.title ?? nowTitle, numbers };
}

const toReviewed = ({ reviewed, locale }: SecurityEntry): string =>
  translate.security[locale]('reviewed', { day: formatDay(reviewed, locale) });

/** Allows line breaks in an address before its parts. */
const breakAddress = (text: string): string => text.replace(/@/g, '@\u200B').replace(/\.(?=\w)/g, '\u200B.');

const toExamples = ({ examples }: SecurityEntry) =>
  examples.map(({ subject = null, from, ...example }) => ({ ...example, from: breakAddress(from), subject }));

const exampleLabels = ['example', 'from', 'subject', 'giveaway'] as const;

/** Featured article: first signs and an example. */
function openArticle(entry: SecurityEntry) {
  const t = translate.security[entry.locale];
  return {
    ...toArticleLink(entry),
    reviewed: toReviewed(entry),
    signs: entry.signs.slice(0, 3),
    example: toExamples(entry).slice(0, 1),
    labels: { ...pickLabels(t, ...exampleLabels), signs: t('signs') },
  };
}

export function buildIndexView(locale: Locale) {
  const words = readWords(locale);
  const { title, summary, nowTitle, steps, neverTitle, never, neverItems, articlesTitle } = words;
  const [newest, ...others] = securityArticles
    .all(locale)
    .toSorted((first, second) => second.date.localeCompare(first.date));
  return {
    feedback: buildFeedback(locale, 'security'),
    title,
    summary,
    emergency: buildEmergency(locale),
    now: { title: nowTitle, steps },
    ways: {
      title: words.waysTitle,
      from: words.name,
      items: words.ways.filter(({ path }) => path !== buildPath(locale, 'security')),
    },
    never: { title: neverTitle, html: never, items: neverItems },
    articles: {
      title: articlesTitle,
      newest: newest ? openArticle(newest) : null,
      items: others.map((entry) => ({
        ...toArticleLink(entry),
        sign: entry.signs[0] ?? '',
        reviewed: toReviewed(entry),
      })),
      sign: translate.security[locale]('sign'),
    },
  };
}

/** Table of contents: the headings of the text, then the lists below it. */
function listContents(entry: SecurityEntry, labels: { readonly signs: string; readonly examples: string }) {
  const lists = [
    { id: 'signs', text: labels.signs },
    ...(entry.examples.length > 0 ? [{ id: 'examples', text: labels.examples }] : []),
  ];
  return [...entry.contents(), ...lists.map((part) => ({ ...part, level: 2 }))];
}

/** Splits the text at the placeholder of the address, if any. */
function splitAtAddress(html: string): { before: string; after?: string } {
  const [before = '', after] = html.split('<p>{address}</p>');
  return { before, ...(after && { after }) };
}

export function buildArticleView(entry: SecurityEntry) {
  const { locale, doNow, related: selected } = entry;
  const t = translate.security[locale];
  const labels = {
    ...pickLabels(t, 'onThisPage', 'signs', 'examples', 'examplesNote', 'sources', 'related'),
    ...pickLabels(t, ...exampleLabels),
    opensInNewTab: translate.layout[locale]('opensInNewTab'),
  };
  const { nowTitle, waysTitle, ways } = readWords(locale);
  const related = pickRelated(entry, securityArticles.all(locale), { selected, locale });
  return {
    feedback: buildFeedback(locale, `security/${entry.slug}`),
    ...pick(entry, 'summary', 'signs', 'sources'),
    reviewed: toReviewed(entry),
    now: { title: nowTitle, items: doNow },
    emergency: buildEmergency(locale),
    text: splitAtAddress(linkGlossary(entry.body().html, locale)),
    address: entry.address ?? null,
    contents: listContents(entry, labels),
    examples: toExamples(entry),
    ways: { title: waysTitle, from: entry.name, items: ways },
    related: related.map(toArticleLink),
    labels,
  };
}
