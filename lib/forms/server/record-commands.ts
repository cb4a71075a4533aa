import { writeFileSync } from 'node:fs';
import { confidentialForms } from '../find-schema';
import type { FormId } from '../form-schema';
import { forgetDeleted, type FormsDatabase } from './database';
import { toEmailKey, toMailbox } from './mail-address';
import { purge } from './purge';

const usage = `npm run forms:records -- <command>
  list [form]          records, newest first; reports of wrongdoing only by the name of their form
  show <id>            one record with everything in it
  file <id> <field>    writes a file of a record into this folder
  export <form>        all records of a form as JSON
  subscribers <form>   confirmed addresses of a newsletter
  delete <id>          one record with its files and mails
  delete-email <mail> [--also-payouts]
                       all records of an e-mail address but payout requests
  purge                what is out of its period, whatever the clock has done`;

const alsoPayouts = '--also-payouts';
const payoutForms: readonly FormId[] = ['withdrawal-sepa', 'withdrawal-crypto'];

type Command = (database: FormsDatabase, argument: string, field: string) => Promise<string>;

const toLine = (row: Readonly<Record<string, string | null>>): string =>
  Object.values(row)
    .map((value) => value ?? '-')
    .join('  ');

const list: Command = async (database, form) => {
  let query = database
    .selectFrom('records')
    .select(['id', 'form', 'received_at', 'confirmed_at', 'delete_after'])
    .orderBy('received_at', 'desc');
  query = form === '' ? query.where('form', 'not in', confidentialForms) : query.where('form', '=', form);
  return (await query.execute()).map(toLine).join('\n');
};

const show: Command = async (database, id) => {
  const record = await database.selectFrom('records').selectAll().where('id', '=', id).executeTakeFirst();
  if (!record) return `No record ${id}.`;
  const files = await database
    .selectFrom('files')
    .select(['field', 'name', 'size'])
    .where('record_id', '=', id)
    .execute();
  const { content_hash: _hash, key: _key, entries, ...rest } = record;
  return JSON.stringify({ ...rest, entries: JSON.parse(entries) as unknown, files }, null, 2);
};

const writeFile: Command = async (database, id, field) => {
  const file = await database
    .selectFrom('files')
    .select('content')
    .where('record_id', '=', id)
    .where('field', '=', field)
    .executeTakeFirst();
  if (!file) return `Record ${id} has no file ${field}.`;
  // Never the file name sent by the applicant.
  const name = `${id}-${field}.pdf`;
  writeFileSync(name, Buffer.from(file.content as Uint8Array), { flag: 'wx', mode: 0o600 });
  return name;
};

const exportForm: Command = async (database, form) => {
  const rows = await database
    .selectFrom('records')
    .select(['id', 'locale', 'received_at', 'confirmed_at', 'ended_at', 'entries'])
    .where('form', '=', form)
    .orderBy('received_at')
    .execute();
  return JSON.stringify(
    rows.map(({ entries, ...row }) => ({ ...row, entries: JSON.parse(entries) as unknown })),
    null,
    2,
  );
};

const subscribers: Command = async (database, form) => {
  const rows = await database
    .selectFrom('records')
    .select('email')
    .distinct()
    .where('form', '=', form)
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email).join('\n');
};

const remove: Command = async (database, id) => {
  if (id === '') return usage;
  const { numDeletedRows } = await database.deleteFrom('records').where('id', '=', id).executeTakeFirst();
  await forgetDeleted(database);
  return `${numDeletedRows} deleted`;
};

/** All stored spellings of a mailbox; an address with a plus sign matches only itself. */
async function listSpellings(database: FormsDatabase, address: string): Promise<string[]> {
  const read = toEmailKey(address) === toMailbox(address) ? toMailbox : toEmailKey;
  const rows = await database
    .selectFrom('records')
    .select('email')
    .distinct()
    .where('email', 'is not', null)
    .execute();
  return rows.flatMap(({ email }) => (email !== null && read(email) === read(address) ? [email] : []));
}

const removeAddress: Command = async (database, address, option) => {
  if (address === '' || !['', alsoPayouts].includes(option)) return usage;
  const emails = await listSpellings(database, address);
  if (emails.length === 0) return '0 deleted';
  let deletion = database.deleteFrom('records').where('email', 'in', emails);
  if (option === '') deletion = deletion.where('form', 'not in', payoutForms);
  const { numDeletedRows } = await deletion.executeTakeFirst();
  await forgetDeleted(database);
  const remaining = await database.selectFrom('records').select('id').where('email', 'in', emails).execute();
  const others = emails.filter((email) => email !== toEmailKey(address));
  return [
    `${numDeletedRows} deleted`,
    ...(others.length > 0 ? [`also of ${others.join(', ')}`] : []),
    ...(remaining.length > 0
      ? [
          `${remaining.length} kept: payout requests stay for six years (section 257 HGB); ${alsoPayouts} deletes them too: ${remaining.map(({ id }) => id).join(', ')}`,
        ]
      : []),
  ].join('\n');
};

const purgeNow: Command = async (database) =>
  `${await purge({ database, now: () => new Date() }, true)} deleted`;

const commands: Readonly<Record<string, Command>> = {
  list,
  show,
  file: writeFile,
  export: exportForm,
  subscribers,
  delete: remove,
  'delete-email': removeAddress,
  purge: purgeNow,
};

/**
 * Runs an operator's command on records.
 *
 * @param words command line: a command and its arguments
 * @returns output
 */
export async function runCommand(database: FormsDatabase, words: readonly string[]): Promise<string> {
  const [name = '', argument = '', field = ''] = words;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  return command ? command(database, argument, field) : usage;
}
