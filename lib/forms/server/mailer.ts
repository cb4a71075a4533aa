import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '#content/site/brand';
import { createTransport } from 'nodemailer';
import type { Mail } from './mails';

/** Hands one mail over; the promise is fulfilled when somebody else has it. */
export type Mailer = (id: string, mail: Mail) => Promise<void>;

/** A mail as nodemailer takes it, which encodes whatever stands in a header. */
function toMessage(id: string, { recipient, subject, body, reply_to, unsubscribe }: Mail) {
  const headers = {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribe !== null && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
  return {
    // The same number at every attempt: whoever gets it twice sees it once.
    messageId: `<${id}@${new URL(brand.origin).host}>`,
    from: { name: brand.name, address: brand.email.office },
    to: { name: '', address: recipient },
    subject,
    text: body,
    headers,
    ...(reply_to !== null && { replyTo: { name: '', address: reply_to } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Milliseconds that a mail server has: to be reached, to greet, and to say anything. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** @param address of a mail server, `smtps://user:password@host` */
export function createSmtpMailer(address: string): Mailer {
  const transport = createTransport({ url: address, ...patience });
  return async (id, mail) => void (await transport.sendMail(toMessage(id, mail)));
}

/** Writes mails into a folder, one `.eml` each, which mail programs open. A name stands for one mail: none is there twice. */
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
