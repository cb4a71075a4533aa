import { pick } from '#lib/core/pick';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { listOperations, readDocument } from './list-operations';
import { titleOf } from './operation-view';
import { errorsId } from './error-words';
import { parts, readErrorsWords, readGroups, readIndexWords } from './schema';
import { buildFeedback } from '#lib/facts/feedback';

export const referenceId = 'developers/reference';

export const toGroupId = (tag: string): string => `${referenceId}/${tag}`;

/** A resource with a link to each of its operations. */
function buildResource(tag: string, locale: Locale) {
  const texts = readGroups()[tag]?.[locale];
  const path = buildPath(locale, toGroupId(tag));
  const operations = listOperations().filter((operation) => operation.tag === tag);
  return {
    tag,
    count: translate.developers[locale]('operationCount', { count: operations.length }),
    name: texts?.title ?? '',
    path,
    text: texts?.summary ?? '',
    operations: operations.map((operation) => ({
      name: titleOf(operation, locale),
      call: `${operation.method} ${operation.address}`,
      path: `${path}#${operation.operationId}`,
    })),
  };
}

type Page = { readonly name: string; readonly path: string };

/** The pages of the reference in their order, its index first. */
export const listReferencePages = (locale: Locale): [Page, ...Page[]] => [
  { name: readIndexWords(locale).name, path: buildPath(locale, referenceId) },
  ...Object.entries(readGroups()).map(([tag, { [locale]: texts }]) => ({
    name: texts.name,
    path: buildPath(locale, toGroupId(tag)),
  })),
  { name: readErrorsWords(locale).name, path: buildPath(locale, errorsId) },
];

/** What the reference covers, in the head of its page. */
function listFacts(locale: Locale) {
  const t = translate.developers[locale];
  const groups = Object.keys(readGroups());
  return [
    { label: t('resources'), value: String(groups.length) },
    { label: t('allOperations'), value: String(listOperations().length) },
    { label: t('languages'), value: 'curl, TypeScript, Python' },
    { label: t('current'), value: readDocument().info.version },
  ];
}

export function buildReferenceIndexView(locale: Locale) {
  const words = readIndexWords(locale);
  const groups = Object.entries(readGroups());
  return {
    feedback: buildFeedback(locale, referenceId),
    ...pick(words, 'title', 'summary', 'advice'),
    facts: listFacts(locale),
    partsLabel: translate.developers[locale]('onThisPage'),
    parts: parts.map((part) => ({
      id: part,
      title: words.parts[part],
      resources: groups.filter(([, group]) => group.part === part).map(([tag]) => buildResource(tag, locale)),
    })),
  };
}
