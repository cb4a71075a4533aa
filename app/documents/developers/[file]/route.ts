import { serveNamedFiles } from '#app/named-files';
import { listInterfaceFiles } from '#lib/registry/interface-files';

/** The OpenAPI description, for client generators. */
export const { generateStaticParams, GET } = serveNamedFiles(listInterfaceFiles);
