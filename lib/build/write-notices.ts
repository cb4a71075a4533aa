import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '#lib/content/content-error';
import { listStatusFeeds } from '#lib/registry/feeds/status-feed';

/** `npm run notices`: checks `content/status/notices.ts` and writes the status feeds, without a build. */
async function main(folder = 'out/feeds'): Promise<void> {
  try {
    mkdirSync(folder, { recursive: true });
    for (const { name, write } of listStatusFeeds()) {
      writeFileSync(path.join(folder, name), await write());
      console.log(path.join(folder, name));
    }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

void main(process.argv[2]);
