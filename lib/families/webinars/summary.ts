import { drawTimeline } from '#lib/charts/timeline';
import { ContentError } from '#lib/content/content-error';
import { dayLength } from '#lib/core/date';
import { stripTags, unescapeHtml } from '#lib/core/html';
import { linkGlossary } from '#lib/facts/terms';
import { formatMonths } from '#lib/i18n/format';
import { translate } from '#lib/i18n/translate';
import type { WebinarEntry } from './schema';

type Source = Pick<WebinarEntry, 'file' | 'locale' | 'body' | 'date' | 'screens' | 'plan'>;

type View = NonNullable<Source['screens']>['views'][number];

function fail({ file }: Source, field: string, expected: string): never {
  throw new ContentError([{ file, field, expected, found: 'none' }]);
}

/** Cell texts of a table, by row. */
function readRows(table: string): string[][] {
  return table
    .split('<tr')
    .slice(1)
    .map((row) =>
      [...row.matchAll(/<t[hd]\b[^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell = '']) =>
        unescapeHtml(stripTags(cell)).trim(),
      ),
    );
}

/** Line of a screen: a choice, set or open, or plain text; `isNew` if it is not among the lines before. */
function buildLine(line: string, before: readonly string[]) {
  const [, mark, words = ''] = /^(?:\[([ x])\]\s)?(.*)$/.exec(line.replace('[\u{a0}]', '[ ]')) ?? [];
  const choice = mark === undefined ? {} : { choice: mark === 'x' ? 'set' : 'open' };
  return { text: words, ...choice, isNew: !before.includes(line) };
}

function buildView(view: View | undefined) {
  const { before = [], after = [], action = '' } = view ?? {};
  return {
    views: [before.map((line) => buildLine(line, before)), after.map((line) => buildLine(line, before))],
    action,
  };
}

/** Screens of a table: name, content before and after, and the table itself as a text alternative. */
function buildScreens(entry: Source, { legend, views }: NonNullable<Source['screens']>, table: string) {
  const [head = [], ...rows] = readRows(table);
  if (head.length !== 3) fail(entry, 'screens', 'a table of three columns: screen, before, after');
  if (rows.length !== views.length) fail(entry, 'screens.views', `one for each of ${rows.length} rows`);
  return {
    legend,
    keys: head.slice(1),
    screens: rows.map(([name = '', ...states], index) => ({ name, states, ...buildView(views[index]) })),
    tableLabel: translate.webinars[entry.locale]('asTable'),
    table,
  };
}

/** Timeline of the steps, from the day of the webinar. */
function drawPlan({ locale, date }: Source, { title, alt, steps, closed }: NonNullable<Source['plan']>) {
  const start = Date.parse(date);
  const daysTo = (day: string): number => (Date.parse(day) - start) / dayLength;
  const to = daysTo(steps.at(-1)?.on ?? date);
  const months = formatMonths(locale);
  const firsts = Array.from({ length: to + 1 }, (_, at) => ({ at, day: new Date(start + at * dayLength) }));
  const ticks = firsts
    .filter(({ at, day }) => at === 0 || day.getUTCDate() === 1)
    .map(({ at, day }) => ({ at, label: months[day.getUTCMonth()] ?? '' }));
  const events = [
    { at: 0, title: translate.webinars[locale]('webinar') },
    ...steps.map((step, index) => ({
      at: daysTo(step.on),
      title: step.title,
      text: step.text,
      isMilestone: index === steps.length - 1,
    })),
  ];
  const span = closed === undefined ? undefined : { from: daysTo(closed), to };
  const drawings = drawTimeline({ from: 0, to, unit: 1, ticks, events, closed: span }, 'full');
  return { title, alt, drawings };
}

export type SummaryPart =
  | { readonly html: string }
  | { readonly screens: ReturnType<typeof buildScreens> }
  | { readonly plan: ReturnType<typeof drawPlan> };

/** Section with its table replaced by screens. */
function splitAtTable(entry: Source, html: string): SummaryPart[] {
  const [, before = '', table, after = ''] =
    /^([\s\S]*?)(<div\b[^>]*><table>[\s\S]*?<\/table><\/div>)([\s\S]*)$/.exec(html) ?? [];
  if (!entry.screens || table === undefined) return fail(entry, 'screens.section', 'a section with a table');
  return [{ html: before }, { screens: buildScreens(entry, entry.screens, table) }, { html: after }];
}

/** Section with a timeline above its list. */
function splitAtList(entry: Source, html: string): SummaryPart[] {
  const place = html.indexOf('<ol>');
  if (!entry.plan || place < 0) return fail(entry, 'plan.section', 'a section with a numbered list');
  return [{ html: html.slice(0, place) }, { plan: drawPlan(entry, entry.plan) }, { html: html.slice(place) }];
}

/**
 * Parts of the summary in order, with screens and timeline inserted.
 *
 * @throws ContentError if a section lacks the table or list
 */
export function buildSummary(entry: Source): SummaryPart[] {
  const { screens, plan } = entry;
  // The heading of the footnotes is inside their section, which is not split.
  const sections = linkGlossary(entry.body().html, entry.locale).split(/(?=<h2\b(?! id="footnotes"))/);
  const first = sections[0]?.startsWith('<h2') ? 1 : 0;
  const parts = sections.flatMap((html, index): SummaryPart[] => {
    const number = index + first;
    if (number === screens?.section) return splitAtTable(entry, html);
    if (number === plan?.section) return splitAtList(entry, html);
    return [{ html }];
  });
  const last = sections.length - 1 + first;
  if ((screens?.section ?? 0) > last) fail(entry, 'screens.section', `a number up to ${last}`);
  if ((plan?.section ?? 0) > last) fail(entry, 'plan.section', `a number up to ${last}`);
  return parts;
}
