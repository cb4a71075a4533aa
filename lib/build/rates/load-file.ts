import { readFile } from 'node:fs/promises';
import { ContentError } from '#lib/content/content-error';
import { refuse, type InputFile } from './input-file';

/** Request timeout in milliseconds. */
const timeout = 20_000;

/** The innermost message: fetch hides it in `cause`. */
function nameFault(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('message' in error)) return String(error);
  return 'cause' in error && error.cause ? nameFault(error.cause) : String(error.message);
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeout) });
  if (answer.ok) return answer.text();
  return refuse(address, { field: 'answer', expected: 'status 200', found: String(answer.status) });
}

/**
 * Reads a file by path or https URL.
 *
 * @throws ContentError with one line if it cannot be read
 */
export async function loadFile(name: string): Promise<InputFile> {
  const isAddress = /^https?:/.test(name);
  const text = await (isAddress ? fetchText(name) : readFile(name, 'utf8')).catch((error: unknown) =>
    error instanceof ContentError
      ? Promise.reject(error)
      : refuse(name, { field: 'file', expected: 'one that can be read', found: nameFault(error) }),
  );
  return { name, text };
}
