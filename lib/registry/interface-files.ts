import path from 'node:path';
import { buildOpenApi, openApiPath } from '#lib/families/developers/openapi/openapi';
import { listPsd2Files } from '#lib/families/developers/psd2/csv-files';
import type { NamedFile } from './named-file';

/** All files below `/documents/developers/`. */
export const listInterfaceFiles = (): NamedFile[] => [
  {
    name: path.posix.basename(openApiPath),
    type: 'application/json',
    write: () => `${JSON.stringify(buildOpenApi(), null, 2)}\n`,
  },
  ...listPsd2Files().map(({ path: address, write }) => ({
    name: path.posix.basename(address),
    type: 'text/csv; charset=utf-8',
    write,
  })),
];
