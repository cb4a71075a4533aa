import { readdirSync } from 'node:fs';
import path from 'node:path';

/** All files below a folder whose name is accepted, as paths including the folder. */
export function listFiles(folder: string, accept: (name: string) => boolean): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && accept(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
