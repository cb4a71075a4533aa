import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { leastSecret, type FormSettings } from './settings';

/** Writes a secret atomically, unless another process has just written one. */
function writeSecret(file: string): void {
  const part = `${file}.${randomBytes(6).toString('hex')}`;
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(part, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
  try {
    linkSync(part, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(part);
  }
}

/**
 * The secret that signs tickets and links: from the settings, or generated and stored in a file readable by
 * this user only.
 *
 * @throws Error if the file is too short
 */
export function readSecret({ FORMS_SECRET, FORMS_FOLDER }: FormSettings): string {
  if (FORMS_SECRET !== undefined) return FORMS_SECRET;
  const file = path.join(FORMS_FOLDER, 'secret');
  if (!existsSync(file)) writeSecret(file);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= leastSecret) return secret;
  throw new Error(
    `${file}: expected at least ${leastSecret} characters, found ${secret.length}; put it back from a backup, or delete it: then links in sent mails are invalid.`,
  );
}
