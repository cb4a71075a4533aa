import { serveNamedFiles } from '#app/named-files';
import { listInterfaceFiles } from '#lib/registry/interface-files';

/** The description of the interface, for generators of clients. */
export const { generateStaticParams, GET } = serveNamedFiles(listInterfaceFiles);
