import type { Problem } from '../problem';

/** Six to fifteen digits (ITU-T E.164 allows fifteen), written with the usual signs between them. */
export function checkPhone(value: string): Problem | undefined {
  const digits = value.replace(/\D/g, '').length;
  const isNumber = /^\+?[\d\s()/.–-]+$/.test(value) && digits >= 6 && digits <= 15;
  return isNumber ? undefined : { key: 'phone' };
}
