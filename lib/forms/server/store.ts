import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { isFieldShown, readValue } from '../check-form';
import type { FieldKind, Values } from '../form-schema';
import { endOfPeriod, periods } from '../periods';
import { parseAmount } from '../rules/amount';
import { compactAddress, compactIban } from '../rules/compact';
import type { FormContext } from './context';
import { needsConfirmation } from './confirmed-forms';
import { dayInBerlin } from '#lib/core/day-in-berlin';
import { toEmailKey } from './mail-address';
import { countMail } from './mail-limit';
import type { Mail, Submission } from './mail-parts';
import { writeMails } from './mails';
import type { SentFile } from './read-body';
import type { Tables } from './tables';
import { sameMinutes, toContentKey } from './content-key';
import { sign } from './tokens';

/** Submission to store, with its idempotency key. */
export type Sending = Omit<Submission, 'id'> & {
  /** From the ticket; undefined for pages without a script. */
  readonly key: string | undefined;
  readonly files: Readonly<Record<string, SentFile>>;
};

/** Stored, now or before; or the ticket was used for another submission. */
export type Stored = { readonly id: string } | { readonly reason: 'ticket-used' };

/** Normalised values for staff: numbers and addresses without separators, plain decimals. */
const canonical: Readonly<Partial<Record<FieldKind, (value: string) => string>>> = {
  iban: compactIban,
  bic: compactIban,
  address: compactAddress,
  amount: (value) => String(parseAmount(value) ?? value),
};

/** Values to store: filled-in fields that apply. */
function normaliseValues({ schema, values }: Sending): Values {
  const entries = schema.fields
    .filter((field) => field.kind !== 'file' && isFieldShown(field, values))
    .map(({ name, kind }) => {
      const value = readValue(values, name);
      return [name, value === '' ? '' : (canonical[kind]?.(value) ?? value)] as const;
    });
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

function hashContent({ secret }: FormContext, sending: Sending, entries: string): string {
  const files = Object.entries(sending.files).map(([name, { content }]) => [
    name,
    createHash('sha256').update(content).digest('base64'),
  ]);
  return sign(secret, 'content', sending.schema.id, sending.locale, entries, ...files.flat());
}

/**
 * Puts mails into the outbox.
 *
 * @param name prefix of their ids
 * @param id of the record with which they are deleted
 */
export async function queueMails(
  context: FormContext,
  transaction: Transaction<Tables>,
  name: string,
  id: string,
  mails: readonly Mail[],
): Promise<void> {
  if (mails.length === 0) return;
  const due_at = context.now().toISOString();
  const rows = mails.map((mail, index) => ({ ...mail, id: `${name}-${index + 1}`, record_id: id, due_at }));
  await transaction.insertInto('outbox').values(rows).execute();
}

async function storeFiles(
  transaction: Transaction<Tables>,
  id: string,
  files: Sending['files'],
): Promise<void> {
  for (const [field, { name, size, content }] of Object.entries(files))
    await transaction
      .insertInto('files')
      .values({ id: `${id}-${field}`, record_id: id, field, name, size, content })
      .execute();
}

/** Whether the files would exceed the storage limit; logged for the operator. */
export async function exceedsStorage(
  { database, maxFileBytes, log }: FormContext,
  files: Sending['files'],
): Promise<boolean> {
  const size = Object.values(files).reduce((sum, file) => sum + file.size, 0);
  if (size === 0) return false;
  const { total } = await database
    .selectFrom('files')
    .select(({ fn }) => fn.sum('size').as('total'))
    .executeTakeFirstOrThrow();
  if (Number(total ?? 0) + size <= maxFileBytes) return false;
  log({ event: 'files-full' });
  return true;
}

/** Recent submission of the same content without a ticket, such as a double click. */
async function findDuplicate(
  { now }: FormContext,
  transaction: Transaction<Tables>,
  hash: string,
): Promise<string | undefined> {
  const since = new Date(now().getTime() - sameMinutes * 60_000).toISOString();
  const duplicate = await transaction
    .selectFrom('records')
    .select('id')
    .where('content_hash', '=', hash)
    .where('key', 'like', 'content:%')
    .where('received_at', '>', since)
    .executeTakeFirst();
  return duplicate?.id;
}

/** Of some forms the day is stored, not the time, which logs of others could be compared with. */
const startOfDay = (moment: Date): Date => new Date(`${dayInBerlin(moment)}T00:00:00Z`);

async function insertOnce(
  context: FormContext,
  transaction: Transaction<Tables>,
  sending: Sending,
): Promise<Stored> {
  const { schema, locale, values, files } = sending;
  const now = context.now();
  const stored = normaliseValues(sending);
  const entries = JSON.stringify(stored);
  const content_hash = hashContent(context, sending, entries);
  const isFound = sending.key === undefined && !schema.isAnonymous;
  const duplicate = isFound ? await findDuplicate(context, transaction, content_hash) : undefined;
  if (duplicate !== undefined) return { id: duplicate };
  const address = stored['email'] ?? '';
  const email = address === '' || schema.isConfidential ? null : toEmailKey(address);
  const received = schema.isConfidential || schema.isAnonymous ? startOfDay(now) : now;
  const key = sending.key ?? toContentKey(context, sending.schema, content_hash, received);
  const id = context.random(6).toUpperCase();
  const row = { id, form: schema.id, key, content_hash, locale, email, entries };
  const delete_after = endOfPeriod(periods[schema.id], received).toISOString();
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('records')
    .values({ ...row, received_at: received.toISOString(), confirmed_at: null, ended_at: null, delete_after })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return findFirst(transaction, key, content_hash);
  await storeFiles(transaction, id, files);
  const { toSender, toTeam } = writeMails(context, { id, schema, locale, values: { ...values, ...stored } });
  const kind = needsConfirmation(schema.id) ? 'subscription' : 'receipt';
  const mayWrite = toSender && (await countMail({ ...context, database: transaction }, kind, address));
  await queueMails(
    context,
    transaction,
    id,
    id,
    [mayWrite && toSender, toTeam].filter((mail) => !!mail),
  );
  return { id };
}

/** The first submission with a key. */
async function findFirst(transaction: Transaction<Tables>, key: string, hash: string): Promise<Stored> {
  const first = await transaction
    .selectFrom('records')
    .select(['id', 'content_hash'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return first.content_hash === hash ? { id: first.id } : { reason: 'ticket-used' };
}

/**
 * Stores a submission with its files and mails in one transaction, once per key. Durable when the promise
 * resolves.
 *
 * @throws Error if the database fails
 */
export async function storeSubmission(context: FormContext, sending: Sending): Promise<Stored> {
  const stored = await context.database
    .transaction()
    .execute((transaction) => insertOnce(context, transaction, sending));
  context.onMail();
  return stored;
}
