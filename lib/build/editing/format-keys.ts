import type { z } from 'zod';

export type Json = z.core.JSONSchema.JSONSchema;

const isSchema = (json: unknown): json is Json => typeof json === 'object' && json !== null;

const children = (json: Json): Json[] =>
  [json.items, ...(json.prefixItems ?? []), json.additionalProperties].filter(isSchema);

/** A text in both languages is one text to an editor. */
function readLocalized({ properties = {} }: Json): Json | undefined {
  const { en, de, ...others } = properties;
  const isOne = isSchema(en) && JSON.stringify(en) === JSON.stringify(de) && Object.keys(others).length === 0;
  return isOne ? en : undefined;
}

function formatRange(least?: number | null, most?: number | null, unit = ''): string {
  const min = Math.abs(least ?? 0) >= Number.MAX_SAFE_INTEGER ? -Infinity : (least ?? 0);
  const max = Math.abs(most ?? Infinity) >= Number.MAX_SAFE_INTEGER ? Infinity : (most ?? Infinity);
  if (min === max) return `exactly ${min}${unit}`;
  if (max < Infinity) return min > 0 ? `${min} to ${max}${unit}` : `at most ${max}${unit}`;
  return min > 0 ? `at least ${min}${unit}` : '';
}

const join = (...words: readonly string[]): string => words.filter(Boolean).join(', ');

function formatValues(values: readonly unknown[]): string {
  const most = 8;
  const listed = values.slice(0, most).map((value) => `\`${String(value)}\``);
  return `one of ${listed.join(', ')}${values.length > most ? ` and ${values.length - most} more` : ''}`;
}

function formatString({ minLength, maxLength, format, pattern }: Json): string {
  if (format === 'uri') return 'an address with https://';
  const shape = pattern === undefined ? '' : `matches \`${pattern}\``;
  return join('text', formatRange(minLength, maxLength, ' characters'), shape);
}

function formatArray(json: Json): string {
  const [first] = children(json);
  const each = first && !first.properties ? formatForm(first) : '';
  const count = json.prefixItems?.length;
  const range = formatRange(count ?? json.minItems, count ?? json.maxItems, ' entries');
  return join('list', range, each && `each ${each}`);
}

/** Allowed values of a key, in words; empty for a group of keys. */
function formatForm(json: Json): string {
  const { type, minimum, maximum } = json;
  if (typeof json['part'] === 'string') return `[${json['part']}](parts.md#${json['part']})`;
  if (typeof json['form'] === 'string') return json['form'];
  if (json.const !== undefined) return `\`${String(json.const)}\``;
  if (json.enum) return formatValues(json.enum);
  if (type === 'string') return formatString(json);
  if (type === 'array') return formatArray(json);
  if (type === 'boolean') return '`true` or `false`';
  if (type === 'integer') return join('whole number', formatRange(minimum, maximum));
  if (type === 'number') return join('number', formatRange(minimum, maximum));
  const localized = readLocalized(json);
  return localized ? `${formatForm(localized)}, in \`en\` and \`de\`` : '';
}

/** A key with its path, `faq[].question`. */
export type Key = { readonly path: string; readonly json: Json; readonly isOptional: boolean };

function listNested(json: Json, path: string): Key[] {
  if (json['part'] !== undefined || readLocalized(json)) return [];
  const step = json.type === 'array' ? '[]' : '.<name>';
  return [
    ...listKeys(json, path && `${path}.`),
    ...children(json).flatMap((child) => listNested(child, path ? `${path}${step}` : '<name>')),
    ...[...(json.anyOf ?? []), ...(json.oneOf ?? [])]
      .filter(isSchema)
      .flatMap((form) => listNested(form, path)),
  ];
}

/** The keys of a schema and all below them, in the order of the schema. */
function listKeys({ properties = {}, required = [] }: Json, prefix = ''): Key[] {
  return Object.entries(properties).flatMap(([name, json]) =>
    isSchema(json)
      ? [
          { path: `${prefix}${name}`, json, isOptional: !required.includes(name) },
          ...listNested(json, `${prefix}${name}`),
        ]
      : [],
  );
}

/** The keys of a whole file, whose top may be a list or a choice. */
export const listFileKeys = (json: Json): Key[] => listNested(json, '');

function formatRow({ path, json, isOptional }: Key): string {
  const cells = [`\`${path}\``, json.description ?? '', join(formatForm(json), isOptional ? 'optional' : '')];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** A Markdown table of keys. */
export function formatTable(keys: readonly Key[]): string {
  return ['| Key | What it is | Form |', '| --- | --- | --- |', ...keys.map(formatRow)].join('\n');
}
