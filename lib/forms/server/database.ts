import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely, Migrator, PostgresDialect, sql, SqliteAdapter, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { Pool } from 'pg';
import { lockBeforeWrites } from './lock-first';
import { migrationProvider } from './migrations';
import type { Tables } from './tables';

export type FormsDatabase = Kysely<Tables>;

/** Timeouts in milliseconds. */
export type DatabaseLimits = {
  /** Waiting for another process that writes to the same file; blocks this process. */
  readonly lock: number;
  /** For connecting to PostgreSQL, and for each query. */
  readonly query: number;
};

const preset: DatabaseLimits = { lock: 500, query: 5000 };

function openSqlite(file: string, { lock }: DatabaseLimits): SqliteDialect {
  const isFile = file !== ':memory:';
  if (isFile) mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const database = new Database(file, { timeout: lock });
  // SQLite gives its journal files the same permissions.
  if (isFile) chmodSync(file, 0o600);
  database.exec('PRAGMA journal_mode = WAL');
  // Acknowledged data survives a power failure, and deleted data is overwritten.
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
  database.exec('PRAGMA secure_delete = ON');
  return new SqliteDialect({ database: lockBeforeWrites(database) });
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
  // Errors of idle connections; the next query opens a new one. Without a listener, the process would end.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool });
}

/**
 * Opens the database and runs pending migrations.
 *
 * @param address URL of a PostgreSQL database, `postgres://…`, or an SQLite file
 * @throws Error if it cannot be opened or a migration fails
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
 * Truncates SQLite's write-ahead log, so that deleted data is removed from disk. While another process reads,
 * a part remains until the next call.
 */
export async function forgetDeleted(database: FormsDatabase): Promise<void> {
  if (!(database.getExecutor().adapter instanceof SqliteAdapter)) return;
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(database);
}
