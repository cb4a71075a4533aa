import { samples } from '#content/site/examples';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page-model/labels';
import { highlight } from '../highlight';
import { describe, inLanguage } from './describe';
import { toErrorPath } from './error-words';
import { buildObject, buildParameterTable, toAnchor } from './field-table';
import { listUsed } from './list-fields';
import {
  isVersioned,
  listCommonParameters,
  listCommonTypes,
  listErrors,
  listOperations,
  listParameters,
  readDocument,
  type Operation,
} from './list-operations';
import { listObjects } from './operation-parts';
import { buildOperation } from './operation-view';
import { readGroups } from './schema';
import { listNeighbours } from '../neighbours';
import { listReferencePages, toGroupId } from './index-view';
import { buildFeedback } from '#lib/facts/feedback';

/** Tag whose page shows the delivery of an event. */
const deliveryTag = 'events';

/** The delivery to the partner's endpoint: what the file has as its webhook. */
function buildDelivery(locale: Locale) {
  const t = translate.developers[locale];
  const { operationId, summary, parameters = [] } = readDocument().webhooks.event.post;
  const title = inLanguage(summary, locale);
  const { head, body } = samples.webhook;
  return {
    id: operationId,
    title: t('delivery'),
    html: describe(summary, locale),
    parameters: buildParameterTable(listParameters({ parameters }), title, locale),
    request: { name: 'Event', href: `#${toAnchor('Event')}` },
    code: { label: t('example'), html: highlight(`${head}\n\n${body}`) },
  };
}

/** Parameters and errors of every versioned operation; null on the page of the token endpoint, which lists its own. */
function buildCommon(operations: readonly Operation[], locale: Locale) {
  const operation = operations.find(isVersioned);
  if (!operation) return null;
  const t = translate.developers[locale];
  const [names, types] = [listCommonParameters(), listCommonTypes()];
  return {
    id: 'every-operation',
    title: t('anyCall'),
    parameters: buildParameterTable(
      listParameters(operation).filter(({ name }) => names.includes(name)),
      t('anyCall'),
      locale,
    ),
    label: t('anyErrors'),
    errors: listErrors(operation)
      .filter(({ type }) => types.includes(type))
      .map(({ status, type }) => ({ name: `${status} ${type}`, path: toErrorPath(type, locale) })),
  };
}

/** The page of a tag: its operations, then the objects that they name. */
export function buildGroupView(tag: string, locale: Locale) {
  const t = translate.developers[locale];
  const { components, info } = readDocument();
  const found = listOperations().filter((operation) => operation.tag === tag);
  const operations = found.map((operation) => buildOperation(operation, locale));
  const common = buildCommon(found, locale);
  const delivery = tag === deliveryTag ? buildDelivery(locale) : null;
  const names = listUsed(found.flatMap(listObjects), components.schemas);
  const objects = names.map((name) => buildObject(name, locale));
  const texts = readGroups()[tag]?.[locale];
  const path = buildPath(locale, toGroupId(tag));
  const reference = listReferencePages(locale);
  const [index, ...pages] = reference;
  return {
    neighbours: listNeighbours(reference, path, locale),
    feedback: buildFeedback(locale, toGroupId(tag)),
    title: texts?.title ?? '',
    summary: texts?.summary ?? '',
    version: t('version', { day: info.version }),
    operations,
    delivery,
    common,
    objects: { id: 'objects', title: t('objects'), items: objects },
    contents: {
      label: t('onThisPage'),
      headings: [
        ...operations.map(({ id, title, call }) => ({ id, text: title, note: call.split(' ')[0] ?? '' })),
        ...(delivery ? [{ id: delivery.id, text: delivery.title }] : []),
        ...(common ? [{ id: common.id, text: common.title }] : []),
        { id: 'objects', text: t('objects') },
      ],
      pages: { label: index.name, items: pages.map((page) => ({ ...page, isCurrent: page.path === path })) },
    },
    labels: pickLabels(t, 'scope', 'request'),
  };
}
