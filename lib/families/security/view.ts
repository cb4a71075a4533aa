import { pickRelated } from '#lib/core/related';
import { centralBlocking, ownBlocking } from '#lib/facts/brand-facts';
import { linkGlossary } from '#lib/facts/terms';
import { formatDay } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page-model/labels';
import { readWords, securityArticles, type SecurityEntry } from './schema';

function toArticleLink({ locale, slug, name, summary }: SecurityEntry) {
  return { name, path: buildPath(locale, `security/${slug}`), text: summary };
}

/** The numbers for blocking: the German one for all banks, and the provider's own. */
function listTelephones(locale: Locale) {
  const { blockingLabel, ownBlockingLabel } = readWords(locale);
  return [
    { label: blockingLabel, ...centralBlocking },
    { label: ownBlockingLabel, ...ownBlocking },
  ];
}

const toReviewed = ({ reviewed, locale }: SecurityEntry): string =>
  translate.security[locale]('reviewed', { day: formatDay(reviewed, locale) });

/** Lets a long address break where its parts begin, and nowhere else. */
const breakAddress = (text: string): string => text.replace(/@/g, '@\u200B').replace(/\.(?=\w)/g, '\u200B.');

const toExamples = ({ examples }: SecurityEntry) =>
  examples.map(({ subject = null, from, ...example }) => ({ ...example, from: breakAddress(from), subject }));

const exampleLabels = ['example', 'from', 'subject', 'giveaway'] as const;

/** An article from inside: how to recognise it, and a message as it comes. */
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

/** The security page: what to do now, what nobody asks for, the newest article from inside, the others. */
export function buildIndexView(locale: Locale) {
  const words = readWords(locale);
  const { title, summary, nowTitle, steps, neverTitle, never, neverItems, articlesTitle } = words;
  const [newest, ...others] = securityArticles
    .all(locale)
    .toSorted((first, second) => second.date.localeCompare(first.date));
  return {
    title,
    summary,
    emergency: { title: steps[0]?.title ?? nowTitle, numbers: listTelephones(locale) },
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

/** The article's parts in the order of the page: its text, then the lists below it. */
function listContents(entry: SecurityEntry, labels: { readonly signs: string; readonly examples: string }) {
  const lists = [
    { id: 'signs', text: labels.signs },
    ...(entry.examples.length > 0 ? [{ id: 'examples', text: labels.examples }] : []),
  ];
  return [...entry.contents(), ...lists.map((part) => ({ ...part, level: 2 }))];
}

/** The text before and, where it has one, behind the place of its address. */
function splitAtAddress(html: string): { before: string; after?: string } {
  const [before = '', after] = html.split('<p>{address}</p>');
  return { before, ...(after && { after }) };
}

/** The page of one security article. */
export function buildArticleView(entry: SecurityEntry) {
  const { locale, summary, doNow, signs, sources, related: selected } = entry;
  const t = translate.security[locale];
  const labels = {
    ...pickLabels(t, 'onThisPage', 'signs', 'examples', 'examplesNote', 'sources', 'related'),
    ...pickLabels(t, ...exampleLabels),
    opensInNewTab: translate.chrome[locale]('opensInNewTab'),
  };
  const { nowTitle, waysTitle, ways } = readWords(locale);
  const related = pickRelated(entry, securityArticles.all(locale), { selected, locale });
  return {
    summary,
    reviewed: toReviewed(entry),
    now: { title: nowTitle, items: doNow, telephones: listTelephones(locale) },
    text: splitAtAddress(linkGlossary(entry.body().html, locale)),
    address: entry.address ?? null,
    contents: listContents(entry, labels),
    signs,
    examples: toExamples(entry),
    ways: { title: waysTitle, from: entry.name, items: ways },
    sources,
    related: related.map(toArticleLink),
    labels,
  };
}
