import { accessSamples, samples } from '#content/site/examples';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { toCurl } from './curl';
import { listStates } from './heads';
import { highlight } from './highlight';
import { buildProgram, toCode } from './programs';
import { guideSlugs, readEntry, type DevelopersEntry, type EntryOf } from './schema';

/** A part of a page: its id, the id of its heading, and what it shows. */
const toPart = <const I extends string, T extends object>(id: I, content: T) => ({
  id,
  anchor: `${id}-title`,
  ...content,
});

/** Address of one of the four pages. */
export const toPageId = (slug: string): string => (slug === 'developers' ? slug : `developers/${slug}`);

/** A guide with its parts. Their ids are those that they had when all of it was one page. */
function toGuide(locale: Locale, slug: (typeof guideSlugs)[number]) {
  const { name, summary, parts } = readEntry(locale, slug);
  const path = buildPath(locale, toPageId(slug));
  return {
    ...{ name, path },
    text: summary,
    parts: Object.entries(parts).map(([id, text]) => ({
      ...toPart(id, { name: text }),
      path: `${path}#${id}-title`,
    })),
  };
}

function listStartParts({ locale, start, guides, live, more, status }: EntryOf<'developers'>) {
  return [
    toPart('start', start),
    toPart('guides', { ...guides, items: guideSlugs.map((slug) => toGuide(locale, slug)) }),
    toPart('live', live),
    toPart('more', {
      ...more,
      items: more.items.map((item) => ({ ...item, ...toPart(item.id, {}) })),
      status,
    }),
  ] as const;
}

function buildFlow({ locale, flow, states }: EntryOf<'transfers'>) {
  const { title, lead, request, answer } = flow;
  const codes = {
    account: [toCode(request, samples.account), toCode(answer, samples.accountAnswer)],
    transfer: [toCode(request, samples.transfer), toCode(answer, samples.transferAnswer)],
    repeat: [],
    webhook: [],
  };
  return toPart('transfer', {
    ...{ title, lead },
    statesLabel: states.diagram.title,
    states: listStates(states.diagram),
    messages: (['account', 'transfer', 'repeat', 'webhook'] as const).map((message) => ({
      message,
      title: flow[message],
      html: flow[`${message}Text`],
      codes: codes[message],
      program: message === 'repeat' ? buildProgram('transfer', flow.program, locale) : null,
    })),
  });
}

function listTransferParts(entry: EntryOf<'transfers'>) {
  const { note, ...states } = entry.states;
  return [
    buildFlow(entry),
    toPart('states', { ...states, noteHtml: note }),
    toPart('cents', entry.cents),
  ] as const;
}

function listWebhookParts({ locale, webhooks, deliveries }: EntryOf<'webhooks'>) {
  const { note, caption, ...words } = webhooks;
  const { retries, ...others } = deliveries;
  return [
    toPart('webhooks', { ...words, program: buildProgram('verify', caption, locale), noteHtml: note }),
    toPart('deliveries', {
      ...others,
      retriesLabel: retries.label,
      retries: retries.times.map((name) => ({ name, note: null })),
    }),
  ] as const;
}

/** How to get a token: request and response. */
function buildAccess({ access }: EntryOf<'requests'>) {
  const { title, lead, items, token, request, answer } = access;
  const codes = [
    { label: request, html: highlight(toCurl(accessSamples.token)) },
    toCode(answer, accessSamples.tokenAnswer),
  ];
  return toPart('access', { title, lead, items, token: { ...token, codes } });
}

function buildRules({ locale, rules }: EntryOf<'requests'>) {
  const { title, idempotency, errors, versions, limits, pagination } = rules;
  const problem = toCode(readEntry(locale, 'transfers').flow.answer, samples.problem);
  const { head, body } = accessSamples.list;
  return toPart('rules', {
    title,
    items: [idempotency, versions, limits],
    examples: [
      { ...errors, code: problem },
      { ...pagination, code: { label: head, html: highlight(body) } },
    ],
  });
}

const listRequestParts = (entry: EntryOf<'requests'>) =>
  [
    buildAccess(entry),
    toPart('resources', entry.resources),
    buildRules(entry),
    toPart('errors', entry.errors),
  ] as const;

type Part =
  | ReturnType<typeof listStartParts>[number]
  | ReturnType<typeof listTransferParts>[number]
  | ReturnType<typeof listWebhookParts>[number]
  | ReturnType<typeof listRequestParts>[number];

/** The parts of a page, in order. */
export function listParts(entry: DevelopersEntry): readonly Part[] {
  switch (entry.slug) {
    case 'developers':
      return listStartParts(entry);
    case 'transfers':
      return listTransferParts(entry);
    case 'webhooks':
      return listWebhookParts(entry);
    case 'requests':
      return listRequestParts(entry);
  }
}
