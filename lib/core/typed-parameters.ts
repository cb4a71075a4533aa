/** Beginning of the parameters that hold the quantities of a price estimate. */
export const quantityPrefix = 'count-';

/** Whether pages keep in a parameter of this name what visitors type: a search, a filter or a quantity. */
const isTyped = (name: string): boolean => ['q', 'find'].includes(name) || name.startsWith(quantityPrefix);

const readName = (parameter: string): string => new URLSearchParams(parameter).keys().next().value ?? '';

/**
 * Removes what visitors have typed from the query of a URL.
 *
 * @returns the URL with its other parameters unchanged
 */
export function removeTyped(address: string): string {
  return address.replace(/^([^?#]*)\?([^#]*)/, (_, path: string, query: string) => {
    const kept = query.split('&').filter((parameter) => parameter !== '' && !isTyped(readName(parameter)));
    return kept.length > 0 ? `${path}?${kept.join('&')}` : path;
  });
}
