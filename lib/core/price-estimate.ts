import { quantityPrefix } from './typed-parameters';

/** What is counted; above a number, each further piece has another price. */
export type PricedPiece = {
  /** Name of its field, and with a prefix of its parameter in the address. */
  readonly id: string;
  readonly price: number;
  readonly above?: { readonly count: number; readonly price: number } | undefined;
};

export type PricedService = {
  /** Once. */
  readonly setUp: number;
  /** Least amount of a month. */
  readonly monthly: number;
  readonly pieces: readonly PricedPiece[];
};

/** Pieces in a month by id; a missing one is none. */
export type Quantities = Readonly<Record<string, number>>;

export type ServiceCost = {
  readonly setUp: number;
  readonly monthly: number;
  /** The pieces come to less than the monthly minimum. */
  readonly isMinimum: boolean;
};

const toCents = (amount: number): number => Math.round(amount * 100) / 100;

/** Largest quantity that an estimate accepts. */
export const maxQuantity = 100_000_000;

export const isQuantity = (value: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= maxQuantity;

/** The price of a number of pieces. */
export function pricePieces({ price, above }: PricedPiece, quantity: number): number {
  const dearer = Math.min(quantity, above?.count ?? quantity);
  return toCents(dearer * price + (quantity - dearer) * (above?.price ?? price));
}

/** What a service costs; undefined if nothing of it is wanted. */
export function estimateService(
  { setUp, monthly, pieces }: PricedService,
  quantities: Quantities,
): ServiceCost | undefined {
  const quantityOf = ({ id }: PricedPiece): number => quantities[id] ?? 0;
  if (!pieces.some((piece) => quantityOf(piece) > 0)) return undefined;
  const sum = toCents(pieces.reduce((total, piece) => total + pricePieces(piece, quantityOf(piece)), 0));
  return { setUp, monthly: Math.max(sum, monthly), isMinimum: sum < monthly };
}

/**
 * Reads quantities from the query of a URL; anything but a whole number is ignored.
 *
 * @returns undefined if the query has none of the ids
 */
export function readQuantities(query: string, ids: readonly string[]): Quantities | undefined {
  const parameters = new URLSearchParams(query);
  const found = ids.filter((id) => parameters.has(quantityPrefix + id));
  if (found.length === 0) return undefined;
  const pairs = found.flatMap((id) => {
    const text = parameters.get(quantityPrefix + id) ?? '';
    return /^\d{1,9}$/.test(text) && isQuantity(Number(text)) ? [[id, Number(text)] as const] : [];
  });
  return Object.fromEntries(pairs);
}

/** Writes quantities into the query of a URL, without zeros; other parameters are kept. */
export function writeQuantities(query: string, quantities: Quantities, ids: readonly string[]): string {
  const written = new URLSearchParams(query);
  for (const id of ids) {
    // Appended in the order of the ids, so that one estimate has one URL.
    written.delete(quantityPrefix + id);
    if (quantities[id]) written.append(quantityPrefix + id, String(quantities[id]));
  }
  return String(written) && `?${String(written)}`;
}
