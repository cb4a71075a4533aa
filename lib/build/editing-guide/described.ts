import { locales } from '#lib/i18n/locales';

/** What a schema asks for, as far as an editor needs to know it. */
export type Described = {
  /** What it is: `text`, `Markdown`, `list`, `group`, `whole number`, or ready words. */
  readonly noun: string;
  readonly min?: number;
  readonly max?: number;
  /** What a further check expects, such as `a time such as 09:30`. */
  readonly note?: string;
  readonly optional?: boolean;
  /** Name of the part of `lib/content` that it is, or that it extends. */
  readonly part?: string;
  /** Keys of a group. */
  readonly fields?: readonly Field[];
  /** What each entry of a list is. */
  readonly element?: Described;
  /** Groups of which it is one. */
  readonly variants?: readonly Variant[];
  /** The only value that is allowed. */
  readonly literal?: string;
  /** The keys under which the same stands once in each language. */
  readonly languages?: readonly string[];
};

export type Field = { readonly name: string; readonly sentence: string; readonly described: Described };

export type Variant = { readonly sentence: string; readonly described: Described };

const sized: Readonly<Record<string, string>> = {
  text: ' characters',
  Markdown: ' characters',
  heading: ' characters',
};

function formatRange({ min, max }: Described): string {
  if (min !== undefined && min === max) return `exactly ${min}`;
  if (min !== undefined && max !== undefined) return `${min} to ${max}`;
  return min === undefined ? `at most ${max}` : `at least ${min}`;
}

function hasRange({ min, max }: Described): boolean {
  return max !== undefined || (min !== undefined && min > 1);
}

/** `titledText` as a heading of the guide names it. */
export function toTitle(part: string): string {
  const words = part.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Fragment under which the guide explains a part. */
export function toFragment(part: string): string {
  return toTitle(part).toLowerCase().replaceAll(' ', '-');
}

function formatPart({ part = '', fields = [] }: Described): string {
  const name = toTitle(part).toLowerCase();
  const link = `${/^[aeiou]/.test(name) ? 'an' : 'a'} [${name}](#${toFragment(part)})`;
  return fields.length > 0 ? `${link} and the keys below` : link;
}

function formatList(described: Described): string {
  const { element, min, max } = described;
  const isCounted = min !== undefined || max !== undefined;
  const count = `${formatRange(described)} ${(max ?? min) === 1 ? 'entry' : 'entries'}`;
  const isBelow = !element || (element.fields && !element.part) || element.variants;
  if (isBelow) return isCounted ? count : 'list';
  const inner = element.element?.noun ?? 'value';
  const form =
    element.noun === 'list' ? `a list of ${inner === 'text' ? 'texts' : inner}` : formatForm(element);
  return `${isCounted ? count : 'list'}, each ${form}`;
}

/**
 * A text in every language, `{ en: …, de: … }`, becomes one text: to an editor it is one key. Any other
 * group stays as it is.
 */
export function mergeLanguages(group: Described): Described {
  const { fields = [] } = group;
  const text = fields[0]?.described;
  const isSame = ({ sentence, described }: Field): boolean =>
    sentence === '' && described.noun in sized && formatForm(described) === formatForm(text ?? group);
  const names = fields.map(({ name }) => name);
  const isLocalized = names.toSorted().join() === locales.toSorted().join() && fields.every(isSame);
  return isLocalized && text ? { ...text, languages: locales } : group;
}

/** Says in words what form a value must have. */
export function formatForm(described: Described): string {
  const { languages = [] } = described;
  const form = formatValue(described);
  return languages.length === 0 ? form : `${form} in ${languages.map((key) => `\`${key}\``).join(' and ')}`;
}

function formatValue(described: Described): string {
  const { noun, note, part, variants } = described;
  if (part !== undefined) return formatPart(described);
  if (noun === 'list') return formatList(described);
  if (variants) return `one of ${variants.length} forms`;
  if (noun === 'whole number' && hasRange(described)) return `whole number, ${formatRange(described)}`;
  if (hasRange(described)) {
    const size = `${noun} of ${formatRange(described)}${sized[noun] ?? ''}`;
    return note === undefined ? size : `${size}; ${note}`;
  }
  return note ?? noun;
}
