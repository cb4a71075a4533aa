import type { JsonSchema } from '#content/site/interface/parts';
import { nameOf } from '../openapi/build-example';

/** A field of an object; fields of objects within it have names such as `approval.method`. */
export type Field = { readonly name: string; readonly schema: JsonSchema; readonly isRequired: boolean };

/** The object within a field that has no name of its own, and how its fields are named. */
const findInner = (schema: JsonSchema): readonly [mark: string, inner: JsonSchema] | undefined =>
  schema.properties ? ['.', schema] : schema.items?.properties && ['[].', schema.items];

/** All fields of an object, in their order. */
export function listFields({ properties = {}, required = [] }: JsonSchema, before = ''): Field[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const own = { name: before + name, schema, isRequired: required.includes(name) };
    const [mark, inner] = findInner(schema) ?? [];
    return inner ? [own, ...listFields(inner, own.name + mark)] : [own];
  });
}

/** Name of the schema that a field or its entries have, if it has one. */
export const findRef = ({ $ref, items }: JsonSchema): string | undefined =>
  $ref ? nameOf({ $ref }) : items && findRef(items);

/** Schemas that some objects name, and those that these name, without repetition. */
export function listUsed(names: readonly string[], schemas: Readonly<Record<string, JsonSchema>>): string[] {
  const used = new Set<string>();
  const add = (name: string): void => {
    if (used.has(name)) return;
    used.add(name);
    for (const { schema } of listFields(schemas[name] ?? {})) {
      const other = findRef(schema);
      if (other !== undefined) add(other);
    }
  };
  names.forEach(add);
  return [...used];
}
