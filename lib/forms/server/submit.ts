import { formsPath } from '#lib/config/forms-endpoint';
import { withBase } from '#lib/core/base-path';
import { findOpenWebinar } from '#lib/facts/upcoming-webinars';
import { isLocale } from '#lib/i18n/locales';
import { checkForm, readValue } from '../check-form';
import type { FormSchema, Values } from '../form-schema';
import { honeypotField, languageField, ticketField } from '../wire';
import { answerWithSuccess, answerWithError, type Sender, type SubmittedForm } from './answer';
import { needsConfirmation } from './confirmed-forms';
import type { FormContext } from './context';
import { dayInBerlin } from '#lib/core/day-in-berlin';
import { countSubmission, countBytes } from './rate-limit';
import { readBody, type Body } from './read-body';
import { exceedsStorage, storeSubmission } from './store';
import { readTicket } from './tokens';

/** Maximum length of an option's value. */
const longestChoice = 100;

/** Page after a submission. What needs a confirmation succeeds only after it. */
function nextPage({ site, locale }: Sender, { id }: FormSchema, reference: string, values: Values): string {
  if (id === 'feedback') return `${site}${withBase(readValue(values, 'page'))}#thanks`;
  if (id === 'survey') return site + withBase(`/${locale}/survey-success/`);
  const query = new URLSearchParams({ lang: locale, ...(!needsConfirmation(id) && { reference }) });
  return `${formsPath}/${id}/received?${query.toString()}`;
}

/** Reads the ticket. Pages without a script have none; they are recognised by asking for HTML. */
function readKey(context: FormContext, sender: Sender, schema: FormSchema, { values }: Body) {
  const ticket = readValue(values, ticketField);
  if (ticket !== '') return readTicket(context, schema.id, ticket);
  return sender.wantsJson ? ({ reason: 'ticket-missing' } as const) : { key: undefined };
}

/** Values to show again: known fields only, texts cut to the field's limit. */
function cutValues({ fields }: FormSchema, values: Values): Values {
  const lengths = new Map(fields.map(({ name, maxLength = longestChoice }) => [name, maxLength]));
  const cut = Object.entries(values).map(([name, value]) => [
    name,
    value.slice(0, lengths.get(name) ?? longestChoice).replace(/[\ud800-\udbff]$/, ''),
  ]);
  return Object.fromEntries(cut) as Values;
}

/** Whether it is a sign-up for a webinar that has ended, or that there is not. */
const isOver = ({ now }: FormContext, { id }: FormSchema, values: Values): boolean =>
  id === 'webinar' && !findOpenWebinar(readValue(values, 'webinar'), now());

async function takeBody(
  context: FormContext,
  sender: Sender,
  schema: FormSchema,
  body: Body,
): Promise<Response> {
  const { values, files } = body;
  const typed: SubmittedForm = { schema, values: cutValues(schema, values) };
  if (readValue(values, honeypotField) !== '') return answerWithError(sender, 'honeypot', 422, { typed });
  const problems = checkForm(schema, values, { today: dayInBerlin(context.now()), files });
  if (Object.keys(problems).length > 0)
    return answerWithError(sender, 'problems', 422, { typed: { ...typed, problems } });
  if (isOver(context, schema, values)) return answerWithError(sender, 'webinar-over', 410);
  const ticket = readKey(context, sender, schema, body);
  if ('reason' in ticket) return answerWithError(sender, ticket.reason, 403, { typed });
  if (await exceedsStorage(context, files)) return answerWithError(sender, 'unavailable', 503, { typed });
  const stored = await storeSubmission(context, {
    schema,
    locale: sender.locale,
    values,
    files,
    key: ticket.key,
  });
  if ('reason' in stored) return answerWithError(sender, stored.reason, 409, { typed });
  return answerWithSuccess(sender, { id: stored.id, next: nextPage(sender, schema, stored.id, values) });
}

/**
 * Handles a submission: parses, checks and stores it, once per ticket.
 *
 * @param address of the client, for rate limits; it is not stored
 */
export async function answerSubmission(
  context: FormContext,
  request: Request,
  schema: FormSchema,
  sender: Sender,
  address: string,
): Promise<Response> {
  const seconds = await countSubmission(context, address, context.limit);
  if (seconds > 0)
    return answerWithError(sender, 'too-many', 429, { headers: { 'Retry-After': String(seconds) } });
  const body = await readBody(request, schema, [ticketField, languageField, honeypotField]);
  if ('reason' in body) return answerWithError(sender, body.reason, body.status);
  const wait = await countBytes(context, address, body.size, context.limit);
  if (wait > 0) return answerWithError(sender, 'too-many', 429, { headers: { 'Retry-After': String(wait) } });
  const language = readValue(body.values, languageField);
  const localised = isLocale(language) ? { ...sender, locale: language } : sender;
  return takeBody(context, localised, schema, body);
}
