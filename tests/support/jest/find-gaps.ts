/**
 * Lists what keeps a view from being plain, complete JSON: values that JSON cannot hold, empty texts,
 * and straight quotation marks that nobody set.
 *
 * @param allowed places that may be empty, such as `trailLabel`
 * @returns one `place: fault` per gap
 */
export function findGaps(value: unknown, allowed: readonly string[] = [], place = 'view'): string[] {
  if (value === null || typeof value === 'boolean') return [];
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${place}: ${value}`];
  if (typeof value === 'string') return findTextGaps(value, place, allowed);
  if (typeof value !== 'object') return [`${place}: ${typeof value}`];
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype)
    return [`${place}: ${value.constructor.name}`];
  return Object.entries(value).flatMap(([key, part]) => findGaps(part, allowed, `${place}.${key}`));
}

function findTextGaps(text: string, place: string, allowed: readonly string[]): string[] {
  if (text.trim() === '')
    return allowed.some((name) => place.endsWith(`.${name}`)) ? [] : [`${place}: empty`];
  const words = text.replace(/<(?:code|pre)[\s>].*?<\/(?:code|pre)>/gs, '').replace(/<[^>]*>/g, '');
  return /["']/.test(words)
    ? [`${place}: straight quotation mark in ${JSON.stringify(text.slice(0, 80))}`]
    : [];
}
