import { serveNamedFiles } from '#app/named-files';
import { listInterfaceFiles } from '#lib/pages/interface-files';

export const dynamicParams = false;

/** The description of the interface, for generators of clients. */
export const { generateStaticParams, GET } = serveNamedFiles(listInterfaceFiles);
