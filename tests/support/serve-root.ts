import type { AddressInfo } from 'node:net';
import { createStaticServer } from '#lib/server/static-server';

/** A folder on a port of its own at `localhost`, where browsers allow service workers. */
export type ServedRoot = { readonly origin: string; readonly close: () => void };

/** Serves a folder as `npm run serve` does. */
export async function serveRoot(root: string): Promise<ServedRoot> {
  const server = createStaticServer(root);
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
