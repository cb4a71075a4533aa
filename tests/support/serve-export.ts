import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createStaticServer } from '#lib/server/static-server';

/** A copy of the export on a port of its own, to be changed while it is served. */
export type ServedExport = { readonly root: string; readonly origin: string; readonly close: () => void };

/** Copies the export and serves it at `localhost`, where browsers allow service workers. */
export async function serveExport(): Promise<ServedExport> {
  const root = mkdtempSync(path.join(tmpdir(), 'export-'));
  cpSync('out', root, { recursive: true });
  const server = createStaticServer(root);
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  return {
    root,
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
