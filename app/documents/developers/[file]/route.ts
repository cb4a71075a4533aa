import { serveNamedFiles } from '#app/named-files';
import { listInterfaceFiles } from '#lib/registry/interface-files';

export const { generateStaticParams, GET } = serveNamedFiles(listInterfaceFiles);
