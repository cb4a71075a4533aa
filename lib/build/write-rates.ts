import { ContentError } from '#lib/content/content-error';
import { dayInBerlin } from '#lib/core/day-in-berlin';
import { loadFile } from './rates/load-file';
import { runUpdate } from './rates/run-update';

/** The current day at the ECB. */
const today = dayInBerlin(new Date());

/** `npm run rates:update`: imports the ECB's rates and those of a card network, or reports a problem in one line. */
async function main(): Promise<void> {
  try {
    const lines = await runUpdate(process.argv.slice(2), { root: process.cwd(), today, load: loadFile });
    console.log(lines.join('\n'));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

void main();
