import type { SqliteDatabase } from 'kysely';
import type Database from 'libsql';

const isWriting = /^\s*(?:insert|update|delete)\b/i;

/**
 * Acquires the write lock before each write. libsql keeps a statement that failed on a locked file open until
 * garbage collection, which blocks transactions; `exec` does not.
 */
export function lockBeforeWrites(database: Database.Database): SqliteDatabase {
  const begin = () => {
    database.exec('begin immediate');
    return { changes: 0, lastInsertRowid: 0 };
  };
  const write = <T>(act: () => T): T => {
    if (database.inTransaction) return act();
    begin();
    try {
      const result = act();
      database.exec('commit');
      return result;
    } catch (error) {
      database.exec('rollback');
      throw error;
    }
  };
  return {
    close: () => void database.close(),
    prepare: (text) => {
      const statement = database.prepare(text);
      const guarded = isWriting.test(text) ? write : <T>(act: () => T): T => act();
      return {
        reader: statement.reader,
        all: (parameters) => guarded(() => statement.all(parameters)),
        run: (parameters) => (text === 'begin' ? begin() : guarded(() => statement.run(parameters))),
        iterate: (parameters) => statement.iterate(parameters),
      };
    },
  };
}
