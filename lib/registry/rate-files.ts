import path from 'node:path';
import { listRateFiles } from '#lib/families/exchange-rates/csv-files';
import type { NamedFile } from './named-file';

/** All files below `/documents/exchange-rates/`. */
export const listRateDocuments = (): NamedFile[] =>
  listRateFiles().map(({ path: address, write }) => ({
    name: path.posix.basename(address),
    type: 'text/csv; charset=utf-8',
    write,
  }));
