import { toCodeHtml } from '#lib/core/split-code';
import type { Locale } from '#lib/i18n/locales';
import { typeset } from '#lib/i18n/typeset';
import { translate } from '#lib/i18n/translate';
import { breakAddresses, highlight } from '../highlight';
import { describe, inLanguage } from './describe';
import { readErrorWords, toErrorPath } from './error-words';
import { buildParameterTable, toAnchor } from './field-table';
import {
  isVersioned,
  listCommonParameters,
  listCommonTypes,
  listErrors,
  listParameters,
  type Operation,
} from './list-operations';
import { findAnswer, findObject, findRequest, toCall } from './operation-parts';
import { writeCurl } from './write-curl';
import { writePython } from './write-python';
import { writeTypeScript } from './write-typescript';

function buildProgram(operation: Operation, title: string, locale: Locale) {
  const t = translate.developers[locale];
  const call = toCall(operation);
  const codes = [
    { id: 'curl', name: 'curl', text: writeCurl(call) },
    { id: 'typescript', name: 'TypeScript', text: writeTypeScript(call) },
    { id: 'python', name: 'Python', text: writePython(call) },
  ];
  return {
    name: `code-${operation.operationId}`,
    label: t('languages'),
    about: title,
    legend: t('language'),
    languages: codes.map(({ text, ...language }) => ({ ...language, html: breakAddresses(highlight(text)) })),
  };
}

/** Parameters of its own; those of every operation are said once a page. */
function buildParameters(operation: Operation, title: string, locale: Locale) {
  const common = listCommonParameters();
  const own = listParameters(operation).filter(({ name }) => !common.includes(name));
  return own.length > 0 ? buildParameterTable(own, title, locale) : null;
}

/** Errors of its own; those of every operation are said once a page. */
function buildErrors(operation: Operation, title: string, locale: Locale) {
  const t = translate.developers[locale];
  const words = readErrorWords(locale);
  const common = isVersioned(operation) ? listCommonTypes() : [];
  const rows = listErrors(operation)
    .filter(({ type }) => !common.includes(type))
    .map(({ status, type }) => {
      const { meaning = '', todo = '' } = words.get(type) ?? {};
      const link = `<a href="${toErrorPath(type, locale)}"><code>${toCodeHtml(type)}</code></a>`;
      return [{ html: status }, { html: link }, { html: meaning }, { html: todo }];
    });
  const head = [t('status'), t('error'), t('meaning'), t('whatToDo')];
  return rows.length > 0 ? { caption: t('errors', { summary: title }), head, rows } : null;
}

/** Title of an operation in a language. */
export const titleOf = ({ summary }: Operation, locale: Locale): string =>
  typeset(inLanguage(summary, locale), locale);

const toObjectLink = (name: string) => ({ name, href: `#${toAnchor(name)}` });

function buildAnswer(operation: Operation, locale: Locale) {
  const t = translate.developers[locale];
  const { status, description, media } = findAnswer(operation);
  const name = media && findObject(media);
  const isList = media?.schema.properties !== undefined;
  return {
    label: t('response', { status }),
    html: describe(description, locale),
    object: name ? { ...toObjectLink(name), ...(isList && { name: `${name}[]` }) } : null,
    code: media
      ? { label: t('exampleAnswer'), html: breakAddresses(highlight(JSON.stringify(media.example, null, 2))) }
      : null,
  };
}

export function buildOperation(operation: Operation, locale: Locale) {
  const title = titleOf(operation, locale);
  const { operationId, method, address, description, security } = operation;
  const media = findRequest(operation)?.[1];
  const request = media && findObject(media);
  return {
    id: operationId,
    title,
    call: `${method} ${address}`,
    html: description ? describe(description, locale) : null,
    scope: security.flatMap(({ oauth = [] }) => oauth).join(' ') || null,
    parameters: buildParameters(operation, title, locale),
    request: request ? toObjectLink(request) : null,
    program: buildProgram(operation, title, locale),
    answer: buildAnswer(operation, locale),
    errors: buildErrors(operation, title, locale),
  };
}
