import { writeFileSync } from 'node:fs';
import type { FormsDatabase } from './database';

const usage = `npm run forms:records -- <command>
  list [form]          records, newest first
  show <id>            one record with everything in it
  file <id> <field>    writes a file of a record into this folder
  export <form>        all records of a form as JSON
  subscribers <form>   confirmed addresses of a newsletter
  delete <id>          one record with its files and mails
  delete-email <mail>  all records of an e-mail address`;

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
  if (form !== '') query = query.where('form', '=', form);
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
  // Never under the name that the sender gave it.
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

const remove =
  (column: 'id' | 'email'): Command =>
  async (database, value) => {
    if (value === '') return usage;
    const wanted = column === 'email' ? value.toLowerCase() : value;
    const { numDeletedRows } = await database
      .deleteFrom('records')
      .where(column, '=', wanted)
      .executeTakeFirst();
    return `${numDeletedRows} deleted`;
  };

const commands: Readonly<Record<string, Command>> = {
  list,
  show,
  file: writeFile,
  export: exportForm,
  subscribers,
  delete: remove('id'),
  'delete-email': remove('email'),
};

/**
 * What an operator does with records.
 *
 * @param words of the command line: a command, and what it is about
 * @returns what is printed
 */
export async function runCommand(database: FormsDatabase, words: readonly string[]): Promise<string> {
  const [name = '', argument = '', field = ''] = words;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  return command ? command(database, argument, field) : usage;
}
