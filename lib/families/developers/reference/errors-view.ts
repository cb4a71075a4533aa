import { problems } from '#content/site/interface/problems';
import { toCodeHtml } from '#lib/core/split-code';
import { pick } from '#lib/core/pick';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page-model/labels';
import { highlight } from '../highlight';
import { readEntry } from '../schema';
import { errorsId, readErrorWords } from './error-words';
import { listNeighbours } from '../neighbours';
import { listReferencePages, toGroupId } from './index-view';
import { listCommonTypes, listErrors, listOperations, readDocument } from './list-operations';
import { titleOf } from './operation-view';
import { readErrorsWords } from './schema';
import { buildFeedback } from '#lib/facts/feedback';

/** Operations that can return an error; null if all versioned ones can. */
function listReturning(type: string, locale: Locale) {
  if (listCommonTypes().includes(type)) return null;
  return listOperations()
    .filter((operation) => listErrors(operation).some((error) => error.type === type))
    .map((operation) => ({
      name: titleOf(operation, locale),
      path: `${buildPath(locale, toGroupId(operation.tag))}#${operation.operationId}`,
    }));
}

/** Operations up to this number are linked; of more, only the number is given. */
const maxLinks = 8;

/** @param count of the operations that can return an error; null if all versioned ones can */
function writeNote(count: number | null, locale: Locale): string | null {
  const t = translate.developers[locale];
  if (count === null) return t('everyOperation');
  return count > maxLinks ? t('manyOperations', { count, all: listOperations().length }) : null;
}

/** The body of an error, which breaks within its address, and whether it has more than the form of all. */
function buildExample({ status, type }: (typeof problems)[number], locale: Locale) {
  const content = readDocument().components.responses[`Problem${status}`]?.content ?? {};
  const body = content['application/problem+json']?.examples?.[type]?.value;
  const html = highlight(JSON.stringify(body, null, 2));
  return {
    label: translate.developers[locale]('example'),
    html: html.replace(`problems/${type}`, `<wbr>problems/<wbr>${type}`),
    hasMore: Object.keys(body ?? {}).some((key) => !['type', 'title', 'status'].includes(key)),
  };
}

function buildError(problem: (typeof problems)[number], locale: Locale) {
  const { status, type, title } = problem;
  const { meaning = '', todo = '' } = readErrorWords(locale).get(type) ?? {};
  const operations = listReturning(type, locale);
  const { hasMore, ...code } = buildExample(problem, locale);
  return {
    id: type,
    status: String(status),
    title,
    meaning,
    todo,
    operations: operations && operations.length <= maxLinks ? operations : null,
    note: writeNote(operations?.length ?? null, locale),
    code: hasMore ? code : null,
  };
}

function buildTokenTable(locale: Locale) {
  const t = translate.developers[locale];
  const { title, lead, caption, items } = readErrorsWords(locale).token;
  const rows = Object.entries(items).map(([type, { meaning, todo }]) => [
    { html: `<code id="${type}">${toCodeHtml(type)}</code>` },
    { html: meaning },
    { html: todo },
  ]);
  return { title, lead, table: { caption, head: [t('error'), t('meaning'), t('whatToDo')], rows } };
}

/** Reason codes of transfers, each with an address. */
function buildReasons(locale: Locale) {
  const { caption, head, rows: listed } = readEntry(locale, 'transfers').states.reasons;
  const rows = listed.map(([code, ...cells]) => {
    const name = (code?.html ?? '').replaceAll(/<[^>]+>/g, '');
    return [{ html: `<code id="${name}">${name}</code>` }, ...cells];
  });
  return { ...readErrorsWords(locale).reasons, table: { caption, head, rows } };
}

/** Words for the search: types of errors and reason codes. */
export const listErrorCodes = (locale: Locale): string[] => [
  ...readErrorWords(locale).keys(),
  ...buildReasons(locale).table.rows.map(([code]) => (code?.html ?? '').replaceAll(/<[^>]+>/g, '')),
];

export function buildErrorsView(locale: Locale) {
  const t = translate.developers[locale];
  const errors = problems.map((problem) => buildError(problem, locale));
  const token = buildTokenTable(locale);
  const reasons = buildReasons(locale);
  return {
    neighbours: listNeighbours(listReferencePages(locale), buildPath(locale, errorsId), locale),
    feedback: buildFeedback(locale, errorsId),
    ...pick(readErrorsWords(locale), 'title', 'summary'),
    // Listed by status.
    statuses: [...new Set(errors.map(({ status }) => status))].map((status) => ({
      status,
      items: errors.filter((error) => error.status === status),
    })),
    example: pick(buildExample(problems[0], locale), 'label', 'html'),
    token,
    reasons,
    contents: {
      label: t('onThisPage'),
      headings: [
        ...errors.map(({ id, status }) => ({ id, text: id, note: status })),
        { id: 'token-title', text: token.title },
        { id: 'reasons-title', text: reasons.title },
      ],
    },
    labels: pickLabels(t, 'whatToDo', 'operations'),
  };
}
