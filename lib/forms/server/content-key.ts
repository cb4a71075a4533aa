import type { FormSchema } from '../form-schema';
import type { FormContext } from './context';
import { sign } from './tokens';

/** Minutes within which the same content without a ticket is a duplicate, such as a double click. */
export const sameMinutes = 10;

/** Milliseconds within which the same anonymous answer is taken for a double click. */
const doubleClick = 5000;

/**
 * Key of a submission without a ticket. The same anonymous answer counts once within seconds, since two
 * visitors may give it; the seconds cannot be read from its key.
 */
export function toContentKey(
  { secret, now }: FormContext,
  schema: FormSchema,
  content_hash: string,
  received: Date,
): string {
  if (!schema.isAnonymous)
    return `content:${content_hash}:${Math.floor(received.getTime() / (sameMinutes * 60_000))}`;
  const slot = Math.floor(now().getTime() / doubleClick);
  return `content:${sign(secret, 'moment', content_hash, String(slot))}`;
}
