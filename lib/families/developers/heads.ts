import { samples } from '#content/site/examples';
import { pick } from '#lib/core/pick';
import { readProduct } from '#lib/facts/product';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { toCurl } from './curl';
import { highlight } from './highlight';
import { toCode } from './programs';
import { sandboxId } from './sandbox/view';
import { readEntry, type DevelopersEntry, type EntryOf } from './schema';

/** States of a successful transfer in order: the main path of the diagram without its decisions. */
export function listStates({ nodes, paths }: EntryOf<'transfers'>['states']['diagram']) {
  const main = paths.find(({ style }) => style !== 'side')?.nodes ?? [];
  return main.flatMap((id) =>
    nodes
      .filter((node) => node.id === id && node.kind !== 'decision')
      .map(({ label, note }) => ({ name: label, note: note ?? null })),
  );
}

/** Head of the first page: a request, its response, and the states that follow. */
function buildOpening({ locale, opening, facts, contact }: EntryOf<'developers'>) {
  const { diagram } = readEntry(locale, 'transfers').states;
  return {
    kind: 'opening',
    facts,
    way: opening.way,
    codes: [
      { label: opening.request, html: highlight(toCurl(samples.transfer)) },
      toCode(opening.answer, samples.transferAnswer),
    ],
    statesLabel: diagram.title,
    states: listStates(diagram),
    action: { name: contact.action, path: buildPath(locale, sandboxId) },
  } as const;
}

/** Links to the parts of a guide. */
function buildContents({ locale, parts }: Exclude<DevelopersEntry, EntryOf<'developers'>>) {
  const headings = Object.entries(parts).map(([part, text]) => ({ id: `${part}-title`, text }));
  return { label: translate.developers[locale]('onThisPage'), headings };
}

/** The head of a page: each shows what the page is about. */
export function buildHead(entry: DevelopersEntry) {
  switch (entry.slug) {
    case 'developers':
      return buildOpening(entry);
    case 'transfers': {
      const { console } = readProduct(entry.locale);
      return {
        kind: 'console',
        contents: buildContents(entry),
        product: pick(console, 'app', 'title', 'note', 'payments', 'rows', 'events'),
        caption: entry.console,
      } as const;
    }
    case 'webhooks':
      return {
        kind: 'code',
        contents: buildContents(entry),
        code: toCode(entry.delivery, samples.webhook),
      } as const;
    case 'requests':
      return { kind: 'facts', contents: buildContents(entry), facts: entry.facts } as const;
  }
}
