import { readFileSync } from 'node:fs';
import { samples, webhookSecret } from '#content/developers/samples';
import { brand } from '#content/site/brand';
import { people } from '#content/site/people';
import { buildBaseView } from '#lib/content/breadcrumb';
import { renderInline, typeset } from '#lib/content/markdown/render';
import type { BaseView } from '#lib/content/page';
import { setTable, type TableView } from '#lib/content/set-table';
import { fillFacts, setTexts, type QuotedFacts, type SetTexts } from '#lib/content/set-texts';
import { formatDay } from '#lib/core/date';
import type { Locale } from '#lib/i18n/locales';
import type { DevelopersEntry } from './collection';
import { highlight } from './highlight';

/** Code as HTML, with the words that name it. */
export type CodeView = { readonly label: string; readonly html: string };

type Message = { readonly title: string; readonly html: string; readonly codes: readonly CodeView[] };
type Table = { readonly title: string; readonly table: TableView };
type Change = { readonly day: string; readonly iso: string; readonly title: string; readonly html: string };
type Heading = { readonly title: string; readonly lead?: string | undefined };
type Rule = { readonly title: string; readonly html: string };

export type DevelopersView = BaseView &
  SetTexts<
    Pick<DevelopersEntry, 'title' | 'summary' | 'facts' | 'start' | 'states' | 'status' | 'contact'>
  > & {
    readonly flow: Heading & { readonly messages: readonly Message[] };
    readonly resources: Table;
    readonly webhooks: Heading & {
      readonly items: readonly Rule[];
      readonly code: CodeView;
      readonly noteHtml: string;
    };
    readonly rules: {
      readonly title: string;
      readonly items: readonly (Rule & { readonly code?: CodeView })[];
    };
    readonly errors: Table;
    readonly changelog: Heading & { readonly items: readonly Change[] };
    readonly contactHref: string;
  };

const facts: QuotedFacts = {
  email: brand.email.sales,
  leadName: people['samuel-okafor'].name,
  webhookSecret,
};

type Sample = { readonly head: string; readonly body: string };

const toCode = (label: string, { head, body }: Sample): CodeView => ({
  label,
  html: highlight(`${head}\n\n${body}`),
});

function buildFlow({ locale, flow }: DevelopersEntry): DevelopersView['flow'] {
  const message = (title: string, text: string, codes: CodeView[]): Message => ({
    title,
    html: renderInline(text, locale),
    codes,
  });
  const { title, lead } = setTexts({ title: flow.title, lead: flow.lead }, locale);
  return {
    title,
    lead,
    messages: [
      message(flow.account, flow.accountText, [
        toCode(flow.request, samples.account),
        toCode(flow.answer, samples.accountAnswer),
      ]),
      message(flow.transfer, flow.transferText, [
        toCode(flow.request, samples.transfer),
        toCode(flow.answer, samples.transferAnswer),
      ]),
      message(flow.webhook, flow.webhookText, [toCode(flow.delivery, samples.webhook)]),
    ],
  };
}

function buildRules({
  locale,
  rules: { title, idempotency, errors, versions, limits },
  flow,
}: DevelopersEntry): DevelopersView['rules'] {
  const set = setTexts({ title, items: [idempotency, errors, versions, limits] }, locale, facts);
  const problem = toCode(flow.answer, samples.problem);
  return {
    title: set.title,
    items: set.items.map((item, index) => (index === 1 ? { ...item, code: problem } : item)),
  };
}

function buildWebhooks({
  locale,
  webhooks: { note, caption, ...words },
}: DevelopersEntry): DevelopersView['webhooks'] {
  const code = {
    label: caption,
    html: highlight(readFileSync('content/developers/verify-webhook.ts', 'utf8').trim()),
  };
  return {
    ...setTexts(words, locale, facts),
    code,
    noteHtml: renderInline(fillFacts(note, locale, facts), locale),
  };
}

const buildTable = (locale: Locale, { title, table }: DevelopersEntry['resources']): Table => ({
  title: typeset(title, locale),
  table: setTable(table, locale, facts),
});

/** Everything the developers' page prints, the code of the samples included. */
export function buildDevelopersView(entry: DevelopersEntry): DevelopersView {
  const { locale, title, summary, facts: hardFacts, start, states, status, contact, changelog } = entry;
  const { items, ...heading } = changelog;
  return {
    ...buildBaseView(locale, typeset(entry.name, locale)),
    ...setTexts({ title, summary, facts: hardFacts, start, states, status, contact }, locale, facts),
    flow: buildFlow(entry),
    resources: buildTable(locale, entry.resources),
    webhooks: buildWebhooks(entry),
    rules: buildRules(entry),
    errors: buildTable(locale, entry.errors),
    changelog: {
      ...setTexts(heading, locale),
      items: items.map(({ day, ...change }) => ({
        ...setTexts(change, locale, facts),
        iso: day,
        day: formatDay(day, locale),
      })),
    },
    contactHref: `mailto:${brand.email.sales}`,
  };
}
