import type { AddressInfo } from 'node:net';
import { createStaticServer } from '#lib/server/static-server';

/** Folder served on a separate port of `localhost`, where browsers allow service workers. */
export type ServedRoot = { readonly origin: string; readonly close: () => void };

/**
 * Serves a folder like `npm run serve`.
 *
 * @param options.compress whether responses are compressed, which is slow for many short visits
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
