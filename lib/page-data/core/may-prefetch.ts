import { savesData, type ConnectionInfo } from '#lib/core/connection';

/** Who visits. `connection` is a live object, read anew each time, since the connection changes. */
export type Visitor = { readonly connection: ConnectionInfo | undefined; readonly userAgent: string };

const crawler = /bot|crawler|spider|crawling/i;

/** Whether anything may be loaded before it is asked for. */
export const mayPrefetch = ({ connection, userAgent }: Visitor): boolean =>
  !savesData(connection) && !crawler.test(userAgent);
