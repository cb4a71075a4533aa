import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely, Migrator, PostgresDialect, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { Pool } from 'pg';
import { migrationProvider } from './migrations';
import type { Tables } from './tables';

export type FormsDatabase = Kysely<Tables>;

function openSqlite(file: string): SqliteDialect {
  if (file !== ':memory:') mkdirSync(path.dirname(file), { recursive: true });
  const database = new Database(file, { timeout: 5000 });
  database.exec('PRAGMA journal_mode = WAL');
  // What was acknowledged outlives a power failure, and what is deleted is gone from the file.
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
  database.exec('PRAGMA secure_delete = ON');
  return new SqliteDialect({ database: database });
}

/**
 * Opens the database of the forms and brings it to what this version needs.
 *
 * @param address of a PostgreSQL database, `postgres://…`, or a file for SQLite
 * @throws Error where it cannot be reached or a migration fails
 */
export async function openDatabase(address: string): Promise<FormsDatabase> {
  const isPostgres = /^postgres(?:ql)?:\/\//.test(address);
  const pool = (): Pool => {
    const connections = new Pool({ connectionString: address, max: 8, connectionTimeoutMillis: 5000 });
    // An idle connection that the server closes is replaced by the next query; unheard, it ends the process.
    connections.on('error', () => undefined);
    return connections;
  };
  const dialect = isPostgres ? new PostgresDialect({ pool: pool() }) : openSqlite(address);
  const database = new Kysely<Tables>({ dialect });
  const { error } = await new Migrator({ db: database, provider: migrationProvider }).migrateToLatest();
  if (error === undefined) return database;
  await database.destroy();
  throw error instanceof Error ? error : new Error('The database of the forms could not be prepared.');
}
