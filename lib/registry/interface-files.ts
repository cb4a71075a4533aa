import path from 'node:path';
import { buildOpenApi, openApiPath } from '#lib/families/developers/openapi/openapi';
import type { NamedFile } from './named-file';

/** All files below `/documents/developers/`. */
export const listInterfaceFiles = (): NamedFile[] => [
  {
    name: path.posix.basename(openApiPath),
    type: 'application/json',
    write: () => `${JSON.stringify(buildOpenApi(), null, 2)}\n`,
  },
];
