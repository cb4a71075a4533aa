import { enquiryPath, findContactPerson } from '#lib/facts/contact';
import { accessSamples, samples } from '#content/site/examples';
import { formatDay } from '#lib/i18n/format';
import { toCurl } from './curl';
import { highlight } from './highlight';
import { buildProgram } from './programs';
import type { DevelopersEntry } from './schema';
import { buildSupport } from './support';

type Sample = { readonly head: string; readonly body: string };

/** Code as HTML, with the words that name it. */
const toCode = (label: string, { head, body }: Sample) => ({ label, html: highlight(`${head}\n\n${body}`) });

/** The states that a transfer passes on its way, in their order: the main tracks without the points. */
function listStates({ nodes, tracks }: DevelopersEntry['states']['diagram']) {
  const main = tracks.find(({ style }) => style !== 'side')?.path ?? [];
  return main.flatMap((id) =>
    nodes
      .filter((node) => node.id === id && node.kind !== 'switch')
      .map(({ label, note }) => ({ name: label, note: note ?? null })),
  );
}

/** The head: one request as it is typed, what comes back, and the states that follow. */
function buildOpening({ opening, states }: DevelopersEntry) {
  return {
    way: opening.way,
    codes: [
      { label: opening.request, html: highlight(toCurl(samples.transfer)) },
      toCode(opening.answer, samples.transferAnswer),
    ],
    states: listStates(states.diagram),
  };
}

/** The parts of the page by their short names, in their order. */
function buildContents({ parts: { label, ...names } }: DevelopersEntry) {
  return { label, headings: Object.entries(names).map(([id, text]) => ({ id: `${id}-title`, text })) };
}

/** A token: how it is fetched at a command line, and what comes back. */
function buildAccess({ access: { title, lead, items, token, request, answer } }: DevelopersEntry) {
  const codes = [
    { label: request, html: highlight(toCurl(accessSamples.token)) },
    toCode(answer, accessSamples.tokenAnswer),
  ];
  return { title, lead, items, token: { ...token, codes } };
}

function buildFlow({ flow, states, programs }: DevelopersEntry) {
  const { title, lead, request, answer, delivery } = flow;
  return {
    title,
    lead,
    statesLabel: states.diagram.title,
    states: listStates(states.diagram),
    messages: [
      {
        id: 'account',
        title: flow.account,
        html: flow.accountText,
        codes: [toCode(request, samples.account), toCode(answer, samples.accountAnswer)],
        program: null,
      },
      {
        id: 'transfer',
        title: flow.transfer,
        html: flow.transferText,
        codes: [toCode(request, samples.transfer), toCode(answer, samples.transferAnswer)],
        program: buildProgram('transfer', flow.program, programs),
      },
      {
        id: 'webhook',
        title: flow.webhook,
        html: flow.webhookText,
        codes: [toCode(delivery, samples.webhook)],
        program: null,
      },
    ],
  };
}

function buildRules({ flow, rules }: DevelopersEntry) {
  const { title, idempotency, errors, versions, limits, pagination } = rules;
  const problem = toCode(flow.answer, samples.problem);
  const { head, body } = accessSamples.list;
  return {
    title,
    items: [
      { ...idempotency, code: null },
      { ...errors, code: problem },
      { ...versions, code: null },
      { ...limits, code: null },
      { ...pagination, code: { label: head, html: highlight(body) } },
    ],
  };
}

function buildWebhooks({ programs, webhooks: { note, caption, ...words } }: DevelopersEntry) {
  return { ...words, program: buildProgram('verify', caption, programs), noteHtml: note };
}

function buildChangelog({ locale, changelog }: DevelopersEntry) {
  const toChange = ({ day, ...change }: (typeof changelog.items)[number]) => ({
    ...change,
    iso: day,
    day: formatDay(day, locale),
  });
  const { title, lead, items } = changelog;
  return { title, lead, items: items.map(toChange), support: buildSupport(changelog, locale) };
}

/** The developers' page, the code of the samples included. */
export function buildDevelopersView(entry: DevelopersEntry) {
  const { title, summary, facts, start, cents, live, states, resources, errors, status, contact } = entry;
  return {
    title,
    summary,
    facts,
    opening: buildOpening(entry),
    contents: buildContents(entry),
    start,
    cents,
    access: buildAccess(entry),
    live,
    flow: buildFlow(entry),
    states: { ...states, noteHtml: states.note },
    resources,
    webhooks: buildWebhooks(entry),
    rules: buildRules(entry),
    errors,
    changelog: buildChangelog(entry),
    status,
    contact: { ...contact, person: findContactPerson('developers', entry.locale) },
    contactHref: enquiryPath(entry.locale, 'sales'),
  };
}
