import path from 'node:path';
import { buildOpenApi, openApiPath } from '#lib/families/developers/openapi/openapi';

/** A file that describes the interface, made when it is asked for. */
type InterfaceFile = { readonly name: string; readonly type: string; readonly write: () => string };

/** All files below `/documents/developers/`. */
export const listInterfaceFiles = (): InterfaceFile[] => [
  {
    name: path.posix.basename(openApiPath),
    type: 'application/json',
    write: () => `${JSON.stringify(buildOpenApi(), null, 2)}\n`,
  },
];
