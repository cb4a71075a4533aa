import { pickRelated } from '#lib/core/related';
import { centralBlocking, ownBlocking } from '#lib/facts/brand-facts';
import { formatDay } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page/labels';
import { readWords, securityArticles, type SecurityEntry } from './schema';

function toArticleLink({ locale, slug, name, summary }: SecurityEntry) {
  return { name, path: buildPath(locale, `security/${slug}`), text: summary };
}

/** The numbers for blocking: the German one for all banks, and the provider's own. */
function listTelephones(locale: Locale) {
  const { blockingLabel, ownBlockingLabel } = readWords(locale);
  return [
    { label: blockingLabel, number: centralBlocking.text, href: centralBlocking.href },
    { label: ownBlockingLabel, number: ownBlocking.text, href: ownBlocking.href },
  ];
}

const toReviewed = ({ reviewed, locale }: SecurityEntry): string =>
  translate.security[locale]('reviewed', { day: formatDay(reviewed, locale) });

/** The security page: what to do now, what nobody asks for, the articles. */
export function buildIndexView(locale: Locale) {
  const { title, summary, nowTitle, steps, neverTitle, never, articlesTitle } = readWords(locale);
  return {
    title,
    summary,
    now: { title: nowTitle, telephones: listTelephones(locale), steps },
    never: { title: neverTitle, html: never },
    articles: {
      title: articlesTitle,
      items: securityArticles
        .all(locale)
        .map((entry) => ({ ...toArticleLink(entry), day: { iso: entry.reviewed, text: toReviewed(entry) } })),
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

/** The page of one security article. */
export function buildArticleView(entry: SecurityEntry) {
  const { locale, summary, doNow, signs, examples, sources, related: selected } = entry;
  const t = translate.security[locale];
  const labels = {
    ...pickLabels(t, 'onThisPage', 'signs', 'examples', 'examplesNote', 'example', 'from', 'subject'),
    ...pickLabels(t, 'giveaway', 'sources', 'related'),
    opensInNewTab: translate.chrome[locale]('opensInNewTab'),
  };
  const related = pickRelated(entry, securityArticles.all(locale), { selected, locale });
  return {
    summary,
    reviewed: toReviewed(entry),
    now: { title: readWords(locale).nowTitle, items: doNow, telephones: listTelephones(locale) },
    html: entry.body().html,
    contents: listContents(entry, labels),
    signs,
    examples: examples.map(({ subject = null, ...example }) => ({ ...example, subject })),
    sources,
    related: related.map(toArticleLink),
    labels,
  };
}
