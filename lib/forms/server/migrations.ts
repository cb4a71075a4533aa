import type { Kysely, Migration, MigrationProvider } from 'kysely';

/** `bytea` is PostgreSQL's type name, which SQLite also accepts. */
async function createRecords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('records')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('entries', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('ended_at', 'text')
    .addColumn('delete_after', 'text')
    .execute();
  for (const column of ['email', 'content_hash', 'delete_after'])
    await db.schema.createIndex(`records_${column}`).on('records').column(column).execute();
  await db.schema
    .createTable('files')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('record_id', 'text', (column) => column.notNull().references('records.id').onDelete('cascade'))
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('content', 'bytea', (column) => column.notNull())
    .execute();
}

async function createQueues(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('record_id', 'text', (column) => column.notNull().references('records.id').onDelete('cascade'))
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('reply_to', 'text')
    .addColumn('unsubscribe', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('attempts')
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('slot', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('attempts_key', ['hash', 'slot'])
    .execute();
  await db.schema
    .createTable('salts')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('salt', 'text', (column) => column.notNull())
    .execute();
}

async function createPurges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('purges')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('files_size').on('files').column('size').execute();
}

/** For mails that bring a date. */
async function addCalendars(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('calendar', 'text').execute();
}

const migrations: Readonly<Record<string, Migration>> = {
  '1-records': { up: createRecords },
  '2-queues': { up: createQueues },
  '3-purges': { up: createPurges },
  '4-calendars': { up: addCalendars },
};

/** Migrations in the order of their names; add new ones, never change existing ones. */
export const migrationProvider: MigrationProvider = { getMigrations: () => Promise.resolve(migrations) };
