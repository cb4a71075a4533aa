import type { AddressInfo } from 'node:net';
import { createStaticServer } from '#lib/server/static-server';

/** A folder on a port of its own at `localhost`, where browsers allow service workers. */
export type ServedRoot = { readonly origin: string; readonly close: () => void };

/**
 * Serves a folder as `npm run serve` does.
 *
 * @param options.compress whether answers are compressed: every one of them anew, which many short visits wait for
 */
export async function serveRoot(root: string, { compress = true } = {}): Promise<ServedRoot> {
  const server = createStaticServer(root);
  if (!compress) server.prependListener('request', ({ headers }) => delete headers['accept-encoding']);
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
