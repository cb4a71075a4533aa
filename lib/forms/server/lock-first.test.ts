import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import { openDatabase } from './database';
import { scriptRequest, enquiry, startTestService } from './testing';

it('accepts submissions as soon as another process releases the lock', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  const file = path.join(folder, 'forms.db');
  const database = await openDatabase(file, { lock: 20, query: 20 });
  const service = await startTestService({ database });
  const send = async (): Promise<number> => {
    const entries = enquiry({ ticket: service.ticket('enquiry') });
    return (await service.ask('enquiry', scriptRequest(entries))).status;
  };
  expect(await send()).toBe(200);
  const other = new Database(file);
  other.exec('begin immediate');
  expect([await send(), await send()]).toEqual([503, 503]);
  other.exec('rollback');
  expect([await send(), await send(), await send()]).toEqual([200, 200, 200]);
  // Two concurrent writes.
  expect(await Promise.all([send(), send()])).toEqual([200, 200]);
  expect(await database.selectFrom('records').select('id').execute()).toHaveLength(6);
  other.close();
  await database.destroy();
  await service.close();
  rmSync(folder, { recursive: true });
});
