import type { JsonSchema } from '#content/site/interface/parts';
import { exampleValues } from '#content/site/interface/example-values';

type Schemas = Readonly<Record<string, JsonSchema>>;

/** Name of the schema to which a reference leads. */
export const nameOf = ({ $ref }: { readonly $ref: string }): string => $ref.split('/').at(-1) ?? '';

/** Fields of an object; of a named one some have values of their own, and null leaves one out. */
function buildFields({ properties = {} }: JsonSchema, schemas: Schemas, name: string): object {
  const own: Readonly<Record<string, unknown>> = exampleValues[name] ?? {};
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([field]) => own[field] !== null)
      .map(([field, schema]) => [field, own[field] ?? buildExample(schema, schemas)]),
  );
}

/** A value of a schema, from the examples of its parts. */
export function buildExample(schema: JsonSchema, schemas: Schemas, name = ''): unknown {
  const { $ref, examples = [], enum: values = [], type, items = {} } = schema;
  if ($ref) {
    const target = nameOf({ $ref });
    return buildExample(schemas[target] ?? {}, schemas, target);
  }
  if (examples.length > 0) return examples[0];
  if (values.length > 0) return values[0];
  if (type === 'array') return [buildExample(items, schemas)];
  return type === 'boolean' ? true : buildFields(schema, schemas, name);
}
