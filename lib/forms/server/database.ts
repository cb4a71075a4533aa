import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely, Migrator, PostgresDialect, sql, SqliteAdapter, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { Pool } from 'pg';
import { lockFirst } from './lock-first';
import { migrationProvider } from './migrations';
import type { Tables } from './tables';

export type FormsDatabase = Kysely<Tables>;

/** Milliseconds that a database has. */
export type DatabaseLimits = {
  /** Of another process that writes into the same file: nothing else goes on meanwhile. */
  readonly lock: number;
  /** Of PostgreSQL, to be reached and for each query. */
  readonly query: number;
};

const preset: DatabaseLimits = { lock: 500, query: 5000 };

function openSqlite(file: string, { lock }: DatabaseLimits): SqliteDialect {
  const isFile = file !== ':memory:';
  if (isFile) mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const database = new Database(file, { timeout: lock });
  // The files beside it, of what was written last, get the same rights.
  if (isFile) chmodSync(file, 0o600);
  database.exec('PRAGMA journal_mode = WAL');
  // What was acknowledged outlives a power failure, and what is deleted is gone from the file.
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
  database.exec('PRAGMA secure_delete = ON');
  return new SqliteDialect({ database: lockFirst(database) });
}

function openPostgres(address: string, { query }: DatabaseLimits): PostgresDialect {
  const pool = new Pool({
    connectionString: address,
    max: 8,
    connectionTimeoutMillis: query,
    query_timeout: query,
    statement_timeout: query,
    idle_in_transaction_session_timeout: 2 * query,
    keepAlive: true,
    keepAliveInitialDelayMillis: query,
  });
  // An idle connection that the server closes is replaced by the next query; unheard, it ends the process.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool });
}

/**
 * Opens the database of the forms and brings it to what this version needs.
 *
 * @param address of a PostgreSQL database, `postgres://…`, or a file for SQLite
 * @throws Error where it cannot be reached or a migration fails
 */
export async function openDatabase(address: string, limits = preset): Promise<FormsDatabase> {
  const isPostgres = /^postgres(?:ql)?:\/\//.test(address);
  const dialect = isPostgres ? openPostgres(address, limits) : openSqlite(address, limits);
  const database = new Kysely<Tables>({ dialect });
  const { error } = await new Migrator({ db: database, provider: migrationProvider }).migrateToLatest();
  if (error === undefined) return database;
  await database.destroy();
  throw error instanceof Error ? error : new Error('The database of the forms could not be prepared.');
}

/**
 * Takes what was deleted out of SQLite's log of what was written last. While another process reads, some of
 * it stays until the next time.
 */
export async function forgetDeleted(database: FormsDatabase): Promise<void> {
  if (!(database.getExecutor().adapter instanceof SqliteAdapter)) return;
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(database);
}
