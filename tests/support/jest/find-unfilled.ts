/** Placeholders that the browser fills in, by their path in the view. */
const filledInBrowser: ReadonlyMap<RegExp, readonly string[]> = new Map([
  [/^view\.calculator\.answer\./, ['given', 'total', 'reference', 'extra', 'markUp']],
  [/^view\.estimator\.island\.words\./, ['amount', 'once', 'monthly', 'year']],
  [/^view\.details\.caption$/, ['service']],
  [/^view\.check\.words\./, ['code', 'country', 'length', 'count', 'place', 'found', 'first', 'second']],
  [/^view\.player\.(?:from|position)$/, ['time']],
  [/\bform\.done\.number$/, ['id']],
  [/\bform\.words\.count$/, ['used', 'max']],
  [/\bform\.words\.limited$/, ['time']],
  [/\bform\.words\.problems\.(?:too-long|file-size)$/, ['max']],
  [/\bform\.words\.problems\.(?:iban|bic|phone)-/, ['country', 'expected', 'found']],
  [/\bform\.words\.problems\.(?:address|network)-/, ['asset', 'chosen', 'found']],
]);

const isLeftToBrowser = (name: string, place: string): boolean =>
  [...filledInBrowser].some(([where, names]) => where.test(place) && names.includes(name));

/**
 * Finds placeholders in a view that are never filled in, except in code.
 *
 * @returns `path: {name} was not filled in` for each
 */
export function findUnfilled(value: unknown, place = 'view'): string[] {
  if (typeof value === 'string') {
    const text = value.replace(/<(?:code|pre)[\s>].*?<\/(?:code|pre)>/gs, '');
    return [...text.matchAll(/\{([a-zA-Z][\w-]*)\}/g)]
      .map(([, name = '']) => name)
      .filter((name) => !isLeftToBrowser(name, place))
      .map((name) => `${place}: {${name}} was not filled in`);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => findUnfilled(part, `${place}.${key}`));
}
