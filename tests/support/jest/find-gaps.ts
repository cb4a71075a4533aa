/**
 * Finds values in a view that are not valid JSON, empty texts, straight quotation marks, and unbalanced
 * markup, into which a browser would nest the rest of the page.
 *
 * @param allowed paths that may be empty, such as `trailLabel`
 * @returns `path: fault` for each
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
  const unbalanced = findUnbalanced(text);
  if (unbalanced) return [`${place}: <${unbalanced}> does not begin and end in it`];
  const words = text.replace(/<(?:code|pre)[\s>].*?<\/(?:code|pre)>/gs, '').replace(/<[^>]*>/g, '');
  return /["']/.test(words)
    ? [`${place}: straight quotation mark in ${JSON.stringify(text.slice(0, 80))}`]
    : [];
}

const voids = new Set(['br', 'hr', 'img', 'input', 'wbr', 'col']);

/** First element of the markup with an unmatched tag. */
function findUnbalanced(text: string): string | undefined {
  const open: string[] = [];
  for (const [, slash, name = '', rest = ''] of text.matchAll(/<(\/?)([a-z][a-z0-9]*)(?=[\s/>])([^<>]*)>/g)) {
    if (voids.has(name) || rest.endsWith('/')) continue;
    if (!slash) open.push(name);
    else if (open.pop() !== name) return name;
  }
  return open.at(-1);
}
