import { dropInvisible } from '#lib/core/visible-text';
import type { Problem } from '../problem';

/**
 * Parses an amount in German or English notation: `1.234,50`, `1,234.50`, `1234`, `1 234`. A single separator
 * before three digits groups thousands, unless preceded by 0: `0.500` is half, `0 500` is zero.
 *
 * @returns euros; undefined if invalid
 */
export function parseAmount(value: string): number | undefined {
  const text = dropInvisible(value).replace(/[\s'’€]|EUR/gi, '');
  if (/^0?[.,]\d+$/.test(text)) return Number(text.replace(',', '.'));
  const match = /^([1-9]\d{0,2}(?:([.,])\d{3}(?:\2\d{3})*)?|0|[1-9]\d*)(?:([.,])(\d{1,2}))?$/.exec(text);
  if (!match) return undefined;
  const [, whole = '', group, point, cents = '0'] = match;
  if (group !== undefined && group === point) return undefined;
  return Number(`${whole.replace(/[.,]/g, '')}.${cents}`);
}

/** Checks that an amount is at least a cent, and plausible. */
export function checkAmount(value: string): Problem | undefined {
  const amount = parseAmount(value);
  return amount !== undefined && amount >= 0.01 && amount < 1e10 ? undefined : { key: 'amount' };
}
