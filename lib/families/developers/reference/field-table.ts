import type { JsonSchema } from '#content/site/interface/parts';
import { toCodeHtml } from '#lib/core/split-code';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import type { Parameter } from '../openapi/document';
import { nameOf } from '../openapi/build-example';
import { describe } from './describe';
import { listFields, type Field } from './list-fields';
import { readDocument } from './list-operations';

type Cell = { readonly html: string };

const code = (text: string): string => `<code>${toCodeHtml(text)}</code>`;

/** Id of an object on a page. */
export const toAnchor = (name: string): string => `schema-${name.toLowerCase()}`;

/** Type as code; a named object is a link. */
function writeType({ $ref, type, items, format }: JsonSchema, end = ''): string {
  if ($ref) {
    const name = nameOf({ $ref });
    return `<a href="#${toAnchor(name)}">${code(name + end)}</a>`;
  }
  if (items) return writeType(items, `[]${end}`);
  return `${code(`${type ?? ''}${end}`)}${format ? ` (${format})` : ''}`;
}

/** What a value has to keep to, in sentences. */
function listBounds(schema: JsonSchema, locale: Locale): string[] {
  const t = translate.developers[locale];
  const { enum: values = schema.items?.enum, examples = [], maxLength, minimum, maximum } = schema;
  const several = examples.length > 1 ? examples.map(String) : undefined;
  const join = (label: string, words: readonly string[]): string => `${label} ${words.map(code).join(', ')}.`;
  return [
    ...(values ? [join(t('values'), values)] : []),
    ...(several ? [join(t('examples'), several)] : []),
    ...(maxLength === undefined ? [] : [t('atMost', { count: maxLength })]),
    ...(minimum === undefined || maximum === undefined ? [] : [t('between', { from: minimum, to: maximum })]),
    ...(schema.default === undefined ? [] : [t('byDefault', { value: schema.default })]),
  ];
}

/** A row: name, type, meaning. */
function toRow({ name, schema, isRequired }: Field, locale: Locale, words?: string): Cell[] {
  const named = schema.$ref ? readDocument().components.schemas[nameOf({ $ref: schema.$ref })] : schema;
  const english = words ?? schema.description ?? named?.description;
  const note = isRequired ? ` <small>${translate.developers[locale]('required')}</small>` : '';
  const meaning = [...(english ? [describe(english, locale)] : []), ...listBounds(schema, locale)];
  return [{ html: code(name) + note }, { html: writeType(schema) }, { html: meaning.join(' ') }];
}

/**
 * A table of parameters.
 *
 * @param title of what has them, for the caption
 */
export function buildParameterTable(parameters: readonly Parameter[], title: string, locale: Locale) {
  const t = translate.developers[locale];
  return {
    caption: t('parameters', { summary: title }),
    head: [t('parameter'), t('type'), t('meaning')],
    rows: parameters.map(({ name, schema, required = false, description }) =>
      toRow({ name, schema, isRequired: required }, locale, description),
    ),
  };
}

/** An object as a table of its fields. */
export function buildObject(name: string, locale: Locale) {
  const t = translate.developers[locale];
  const schema = readDocument().components.schemas[name] ?? {};
  return {
    id: toAnchor(name),
    name,
    html: describe(schema.description ?? '', locale),
    table: {
      caption: t('object', { name }),
      head: [t('field'), t('type'), t('meaning')],
      rows: listFields(schema).map((field) => toRow(field, locale)),
    },
  };
}
