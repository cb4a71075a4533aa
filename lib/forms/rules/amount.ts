import { dropInvisible } from '#lib/core/visible-text';
import type { Problem } from '../problem';

/**
 * Reads an amount as people write it in German or English: `1.234,50`, `1,234.50`, `1234`, `1 234`.
 * A single separator before three digits groups thousands, unless a 0 stands before it: `0.500` is half, `0 500` nothing.
 *
 * @returns euros; undefined where it is no amount
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

/** An amount of a cent at least, below what anybody would ask for here. */
export function checkAmount(value: string): Problem | undefined {
  const amount = parseAmount(value);
  return amount !== undefined && amount >= 0.01 && amount < 1e10 ? undefined : { key: 'amount' };
}
