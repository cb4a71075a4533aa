import { dropInvisible } from '#lib/core/visible-text';
import type { Problem } from '../problem';

/** What cannot stand in a number: a plus anywhere but at its start, and all but digits and the usual signs between them. */
const foreign = /(?<=[\d)\]].*)\+|[^\d\s()[\]/.\p{Pd}\u2212+]/u;

/** Six to fifteen digits (ITU-T E.164 allows fifteen), written with the usual signs between them, hyphens of all kinds. */
export function checkPhone(value: string): Problem | undefined {
  const [found] = foreign.exec(dropInvisible(value)) ?? [];
  if (found !== undefined) return { key: 'phone-characters', params: { found } };
  const digits = value.replace(/\D/g, '').length;
  return digits >= 6 && digits <= 15 ? undefined : { key: 'phone' };
}
