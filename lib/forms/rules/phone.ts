import { dropInvisible } from '#lib/core/visible-text';
import type { Problem } from '../problem';

/** Invalid characters: a plus sign that is not at the start, and everything except digits and separators. */
const foreign = /(?<=[\d)\]].*)\+|[^\d\s()[\]/.\p{Pd}\u2212+]/u;

/** Checks for six to fifteen digits (maximum of ITU-T E.164) with the usual separators. */
export function checkPhone(value: string): Problem | undefined {
  const [found] = foreign.exec(dropInvisible(value)) ?? [];
  if (found !== undefined) return { key: 'phone-characters', params: { found } };
  const digits = value.replace(/\D/g, '').length;
  return digits >= 6 && digits <= 15 ? undefined : { key: 'phone' };
}
