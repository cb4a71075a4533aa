import { accessSamples, samples } from '#content/site/examples';
import { readContentFile } from '#lib/config/content-store';
import { pick } from '#lib/core/pick';
import { findContactPerson } from '#lib/facts/contact';
import { formatDay } from '#lib/i18n/format';
import { buildPath } from '#lib/i18n/path';
import { listChanges } from './changelog/schema';
import { toCurl } from './curl';
import { highlight } from './highlight';
import { sandboxId } from './sandbox/view';
import type { DevelopersEntry } from './schema';
import { buildSupport } from './version-support';

type Sample = { readonly head: string; readonly body: string };

/** Highlighted sample with its label. */
const toCode = (label: string, { head, body }: Sample) => ({ label, html: highlight(`${head}\n\n${body}`) });

/** Files of `content/developers/`: the same program in each language. A test runs them. */
const languages = [
  { id: 'typescript', name: 'TypeScript', transfer: 'create-transfer.ts', verify: 'verify-webhook.ts' },
  { id: 'python', name: 'Python', transfer: 'create_transfer.py', verify: 'verify_webhook.py' },
  { id: 'java', name: 'Java', transfer: 'CreateTransfer.java', verify: 'VerifyWebhook.java' },
] as const;

/** Code sample in several languages, shown one at a time. */
function buildProgram(
  kind: 'transfer' | 'verify',
  label: string,
  { legend, notes }: DevelopersEntry['programs'],
) {
  return {
    name: `language-${kind}`,
    label,
    legend,
    languages: languages.map(({ id, name, [kind]: file }, index) => ({
      id,
      name,
      file,
      note: notes[index] ?? '',
      html: highlight(readContentFile(`content/developers/${file}`).toString().trim()),
    })),
  };
}

/** States of a successful transfer in order: the main path of the diagram without its decisions. */
function listStates({ nodes, paths }: DevelopersEntry['states']['diagram']) {
  const main = paths.find(({ style }) => style !== 'side')?.nodes ?? [];
  return main.flatMap((id) =>
    nodes
      .filter((node) => node.id === id && node.kind !== 'decision')
      .map(({ label, note }) => ({ name: label, note: note ?? null })),
  );
}

/** Head of the page: a request, its response, and the states that follow. */
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

/** Table of contents. */
function buildContents({ parts: { label, ...names } }: DevelopersEntry) {
  return { label, headings: Object.entries(names).map(([id, text]) => ({ id: `${id}-title`, text })) };
}

/** How to get a token: request and response. */
function buildAccess({ access: { title, lead, items, token, request, answer } }: DevelopersEntry) {
  const codes = [
    { label: request, html: highlight(toCurl(accessSamples.token)) },
    toCode(answer, accessSamples.tokenAnswer),
  ];
  return { title, lead, items, token: { ...token, codes } };
}

function buildFlow({ flow, states, programs }: DevelopersEntry) {
  const { request, answer, delivery } = flow;
  const codes = {
    account: [toCode(request, samples.account), toCode(answer, samples.accountAnswer)],
    transfer: [toCode(request, samples.transfer), toCode(answer, samples.transferAnswer)],
    webhook: [toCode(delivery, samples.webhook)],
  };
  return {
    ...pick(flow, 'title', 'lead'),
    statesLabel: states.diagram.title,
    states: listStates(states.diagram),
    messages: (['account', 'transfer', 'webhook'] as const).map((id) => ({
      id,
      title: flow[id],
      html: flow[`${id}Text`],
      codes: codes[id],
      program: id === 'transfer' ? buildProgram('transfer', flow.program, programs) : null,
    })),
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
  const versions = listChanges(locale).filter(({ kind }) => kind === 'version');
  return {
    ...pick(changelog, 'title', 'lead'),
    items: versions.map(({ day, title, html }) => ({ iso: day, day: formatDay(day, locale), title, html })),
    moreHtml: changelog.more,
    support: buildSupport({ items: versions, support: changelog.support }, locale),
  };
}

export function buildDevelopersView(entry: DevelopersEntry) {
  return {
    ...pick(entry, 'title', 'summary', 'facts', 'start', 'cents', 'live', 'resources', 'errors', 'status'),
    opening: buildOpening(entry),
    contents: buildContents(entry),
    access: buildAccess(entry),
    flow: buildFlow(entry),
    states: { ...entry.states, noteHtml: entry.states.note },
    webhooks: buildWebhooks(entry),
    rules: buildRules(entry),
    changelog: buildChangelog(entry),
    contact: { ...entry.contact, person: findContactPerson('developers', entry.locale) },
    contactHref: buildPath(entry.locale, sandboxId),
  };
}
