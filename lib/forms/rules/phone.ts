import { dropInvisible } from '#lib/core/visible-text';
import type { Problem } from '../problem';

/** Six to fifteen digits (ITU-T E.164 allows fifteen), written with the usual signs between them, hyphens of all kinds. */
export function checkPhone(value: string): Problem | undefined {
  const digits = value.replace(/\D/g, '').length;
  const isNumber =
    /^[\s([]*\+?[\d\s()[\]/.\p{Pd}\u2212]+$/u.test(dropInvisible(value)) && digits >= 6 && digits <= 15;
  return isNumber ? undefined : { key: 'phone' };
}
