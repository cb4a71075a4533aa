import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '#content/site/brand';
import { createTransport } from 'nodemailer';
import type { Mail } from './mail-parts';

/** Sends a mail; resolves when it was accepted by a server. */
export type Mailer = (id: string, mail: Mail) => Promise<void>;

const teams: ReadonlySet<string> = new Set(Object.values(brand.email));

/** A mail that is answered to a team comes from it: nobody else gets what could not be delivered. */
const findSender = (replyTo: string | null): string =>
  replyTo !== null && teams.has(replyTo) ? replyTo : brand.email.office;
/** In base64, which keeps the line ends of calendar files (RFC 5545). */
const calendarFile = {
  filename: 'webinar.ics',
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  contentTransferEncoding: 'base64',
} as const;

/** Message for nodemailer, which encodes header values. */
function toMessage(id: string, { recipient, subject, body, reply_to, unsubscribe, calendar }: Mail) {
  const headers = {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribe !== null && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
  return {
    // The same id at every attempt, so that clients recognise duplicates.
    messageId: `<${id}@${new URL(brand.origin).host}>`,
    from: { name: brand.name, address: findSender(reply_to) },
    to: { name: '', address: recipient },
    subject,
    text: body,
    headers,
    ...(reply_to !== null && { replyTo: { name: '', address: reply_to } }),
    ...(typeof calendar === 'string' && { attachments: [{ ...calendarFile, content: calendar }] }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Timeouts of the mail server in milliseconds: connection, greeting, inactivity. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** @param address URL of a mail server, `smtps://user:password@host` */
export function createSmtpMailer(address: string): Mailer {
  const transport = createTransport({ url: address, ...timeouts });
  return async (id, mail) => void (await transport.sendMail(toMessage(id, mail)));
}

/** Writes mails to a folder as `.eml` files. The name is unique per mail, so repeated attempts overwrite. */
export function createFolderMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (id, mail) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { message } = await transport.sendMail(toMessage(id, mail));
    const file = path.join(folder, `${id}.eml`);
    writeFileSync(`${file}.part`, message as Buffer, { mode: 0o600 });
    renameSync(`${file}.part`, file);
  };
}
