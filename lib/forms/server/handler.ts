import { formsPath } from '#lib/config/forms-endpoint';
import { stripBase } from '#lib/core/base-path';
import { formWords } from '#lib/i18n/form-words';
import { defaultLocale, isLocale, type Locale } from '#lib/i18n/locales';
import { findSchema } from '../find-schema';
import type { FormSchema } from '../form-schema';
import { answerWithError, sendJson, sendPage, type Sender } from './answer';
import { findPurpose, needsConfirmation } from './confirmed-forms';
import type { FormContext } from './context';
import { answerLink } from './links';
import { fillWords } from './mail-parts';
import { corsHeaders, readSource, type Source } from './origin';
import { paragraph } from './page';
import { answerSubmission } from './submit';
import { createTicket, shortestTime } from './tokens';
import type { TicketAnswer } from '../wire';

/** Handles a request; `address` is the client's, from the connection or a trusted proxy. */
export type FormHandler = (request: Request, address: string) => Promise<Response>;

type Exchange = {
  readonly request: Request;
  readonly address: string;
  readonly sender: Sender;
  readonly source: Source;
};

/** Language of the sending page: before the body is read, from its URL and the accepted languages. */
function guessLocale({ url, headers }: Request): Locale {
  const named = new URL(url).searchParams.get('lang');
  if (isLocale(named)) return named;
  const referrer = headers.get('referer') ?? '';
  const [, first] = URL.canParse(referrer) ? stripBase(new URL(referrer).pathname).split('/') : [];
  if (isLocale(first)) return first;
  const [preferred] = (headers.get('accept-language') ?? '').toLowerCase().split(/[-,;]/);
  return isLocale(preferred) ? preferred : defaultLocale;
}

function readSender(request: Request, source: Source): Sender {
  const accepts = request.headers.get('accept') ?? '';
  return {
    wantsJson: accepts.includes('application/json'),
    locale: guessLocale(request),
    site: source.kind === 'allowed' ? source.origin : '',
  };
}

function allow(sender: Sender, methods: string): Response {
  return answerWithError(sender, 'method', 405, { headers: { Allow: methods } });
}

/** Confirms existing submissions only, because anyone could put a number into the URL. */
async function sendReceived(
  { database }: FormContext,
  { request: { url }, sender }: Exchange,
  { id, isConfidential }: FormSchema,
): Promise<Response> {
  const { service } = formWords[sender.locale];
  if (needsConfirmation(id)) {
    const { confirmFirst } = id === 'webinar' || id === 'sandbox' ? service[id] : service;
    return sendPage(sender, service.confirmFirstTitle, paragraph(confirmFirst), 200);
  }
  const reference = new URL(url).searchParams.get('reference') ?? '';
  const record = await database
    .selectFrom('records')
    .select('id')
    .where('id', '=', reference)
    .where('form', '=', id)
    .executeTakeFirst();
  if (!record) return answerWithError(sender, 'link-invalid', 404);
  const text = isConfidential ? service.receivedReport : service.received;
  return sendPage(sender, service.receivedTitle, paragraph(fillWords(text, { id: reference })), 200);
}

async function answerForm(context: FormContext, exchange: Exchange, schema: FormSchema): Promise<Response> {
  const { request, sender, source, address } = exchange;
  if (request.method !== 'POST') return allow(sender, 'POST');
  if (source.kind === 'foreign') return answerWithError(sender, 'foreign-origin', 403);
  return answerSubmission(context, request, schema, sender, address);
}

/** Dispatches a request by its path. */
async function route(context: FormContext, exchange: Exchange): Promise<Response> {
  const { request, sender } = exchange;
  const { pathname } = new URL(request.url);
  const [id = '', action, ...rest] = pathname.slice(formsPath.length + 1).split('/');
  if (id === 'health' && action === undefined) return sendJson({ ok: true }, 200);
  const schema = findSchema(id);
  if (!schema || rest.length > 0) return answerWithError(sender, 'unknown-form', 404);
  if (action === undefined) return answerForm(context, exchange, schema);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const purpose = findPurpose(schema.id, action);
  if (purpose)
    return isRead || request.method === 'POST'
      ? answerLink(context, request, schema.id, purpose, sender)
      : allow(sender, 'GET, POST');
  if (action !== 'ticket' && action !== 'received') return answerWithError(sender, 'unknown-form', 404);
  if (!isRead) return allow(sender, 'GET');
  if (action === 'received') return sendReceived(context, exchange, schema);
  const ticket: TicketAnswer = {
    ticket: createTicket(context, schema.id, context.random(16)),
    usableIn: shortestTime,
  };
  return sendJson(ticket, 200);
}

/** Class of an error: its message may contain personal data. */
function nameError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? `${error.name} ${error.code}` : error.name;
}

async function answer(context: FormContext, request: Request, address: string): Promise<Response> {
  const source = readSource(request, context.allowedOrigins);
  const sender = readSender(request, source);
  const exchange = { request, address, sender, source };
  if (request.method === 'OPTIONS')
    return new Response(null, {
      status: 204,
      headers: { Allow: 'GET, POST', 'Access-Control-Allow-Methods': 'GET, POST', ...corsHeaders(source) },
    });
  let response: Response;
  try {
    response = await route(context, exchange);
  } catch (error) {
    const detail = nameError(error);
    context.log({ event: 'failed', detail });
    response = answerWithError(sender, 'unavailable', 503, { headers: { 'Retry-After': '30' } });
  }
  for (const [name, value] of Object.entries(corsHeaders(source))) response.headers.set(name, value);
  return response;
}

/**
 * Creates the form service, a function from request to response.
 *
 * @returns a handler that never throws
 */
export function createFormHandler(context: FormContext): FormHandler {
  return async (request, address) => {
    const response = await answer(context, request, address);
    const id = new URL(request.url).pathname.slice(formsPath.length + 1).split('/')[0] ?? '';
    const schema = findSchema(id);
    if (!schema?.isConfidential)
      context.log({ event: request.method, status: response.status, ...(schema && { form: schema.id }) });
    return response;
  };
}
