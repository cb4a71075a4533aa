import { openDatabase } from './database';
import { runCommand } from './record-commands';
import { databaseAddress } from './service';
import { readFormSettings } from './settings';

/** Records on the command line: `npm run forms:records`. */
async function main(): Promise<void> {
  // New files are readable by this user only.
  process.umask(0o077);
  const database = await openDatabase(databaseAddress(readFormSettings(process.env)));
  try {
    console.log(await runCommand(database, process.argv.slice(2)));
  } finally {
    await database.destroy();
  }
}

void main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
