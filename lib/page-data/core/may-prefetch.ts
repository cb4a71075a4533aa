import { savesData, type ConnectionInfo } from '#lib/core/connection';

/** `connection` is a live object, read at each check, because the connection changes. */
export type Visitor = { readonly connection: ConnectionInfo | undefined; readonly userAgent: string };

const crawler = /bot|crawler|spider|crawling/i;

/** Whether prefetching is appropriate: no data saver, no slow connection, no crawler. */
export const mayPrefetch = ({ connection, userAgent }: Visitor): boolean =>
  !savesData(connection) && !crawler.test(userAgent);
