import { withBase } from '#lib/core/base-path';
import { buildWebinarCalendar, findOpenWebinar, type UpcomingWebinar } from '#lib/facts/upcoming-webinars';
import { formatDay } from '#lib/i18n/format';
import { formWords } from '#lib/i18n/form-words';
import type { Locale } from '#lib/i18n/locales';
import { formatOfficeHours } from '#lib/i18n/office-hours';
import { buildPath } from '#lib/i18n/path';
import { readValue } from '../check-form';
import type { Values } from '../form-schema';
import { toRecipient } from './mail-address';
import {
  fillWords,
  linkTo,
  toPlain,
  writeSignature,
  type Mail,
  type MailContext,
  type Submission,
} from './mail-parts';

/** A sign-up in the database. */
export type SignUp = { readonly id: string; readonly locale: Locale; readonly values: Values };

type Words = Readonly<Record<'subject' | 'place' | 'day' | 'hours', string>>;

/** What mails and pages say of a webinar. */
export const describeWebinar = (webinar: UpcomingWebinar, locale: Locale): Words => ({
  subject: webinar.subject[locale],
  place: webinar.place[locale],
  day: formatDay(webinar.date, locale),
  hours: formatOfficeHours(webinar.date, webinar, locale),
});

function write(
  kind: 'confirm' | 'details',
  { locale, values }: SignUp,
  more: Readonly<Record<string, string>>,
) {
  const { subject, body } = formWords[locale].mail.webinar[kind];
  return {
    recipient: toRecipient(readValue(values, 'email')),
    subject: fillWords(subject, more),
    body: fillWords(body, more) + writeSignature(locale),
    reply_to: null,
    unsubscribe: null,
  };
}

/**
 * The mail after the form: its link confirms, another one deletes the address.
 *
 * @returns undefined if the webinar is over
 */
export function writeWebinarConfirmation(context: MailContext, submission: Submission): Mail | undefined {
  const { id, locale, values } = submission;
  const webinar = findOpenWebinar(readValue(values, 'webinar'), context.now());
  if (!webinar) return undefined;
  const link = linkTo(context, 'webinar', 'confirm', id);
  const cancel = linkTo(context, 'webinar', 'cancel', id);
  return toPlain(write('confirm', submission, { ...describeWebinar(webinar, locale), link, cancel }));
}

/** The mail after the confirmation: how to join, the date for a calendar, and a link that cancels. */
export function writeWebinarDetails(context: MailContext, webinar: UpcomingWebinar, signUp: SignUp): Mail {
  const { id, locale } = signUp;
  const { join } = webinar;
  const siteUrl = context.origin + withBase('');
  const text = fillWords(formWords[locale].mail.webinar.join, { join });
  const more = {
    ...describeWebinar(webinar, locale),
    ...{ join, page: `${siteUrl}${buildPath(locale, 'webinars')}` },
    cancel: linkTo(context, 'webinar', 'cancel', id),
  };
  const calendar = buildWebinarCalendar(webinar, locale, siteUrl, text).text;
  return { ...toPlain(write('details', signUp, more)), calendar };
}
