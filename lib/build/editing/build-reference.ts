import { z } from 'zod';
import { createItemSchema } from '#lib/content/item-schema';
import { schemasByPlace } from '#lib/content/schemas-by-place';
import { createTextBuilders } from '#lib/content/text-builders';
import '#lib/registry/registry';
import { formatTable, listFileKeys, type Json, type Key } from './format-keys';

const toJson = (schema: z.ZodType): Json => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

const itemKeys = listFileKeys(toJson(createItemSchema(createTextBuilders('en', undefined))));

const isItemKey = (key: Key): boolean =>
  itemKeys.some((known) => JSON.stringify(known) === JSON.stringify(key));

type Shape = { readonly place: string; readonly names: readonly string[]; readonly json: Json };

/** Whether other keys are allowed: such a schema reads a few keys of files that another schema validates. */
const isPartial = ({ additionalProperties }: Json): boolean =>
  typeof additionalProperties === 'object' && Object.keys(additionalProperties).length === 0;

/** Every registered schema; one whose `slug` decides between shapes is one of each. */
function listShapes(): Shape[] {
  return schemasByPlace.flatMap(({ place, name, read }) => {
    const json = toJson(read());
    const bySlug = (json.oneOf ?? []).filter((form) => typeof form.properties?.['slug'] === 'object');
    return (bySlug.length > 0 ? bySlug : [json]).map((shape) => ({
      place,
      names: name === undefined ? [] : [name],
      json: shape,
    }));
  });
}

/** The shapes of a file or folder, equal ones under all their names. */
function readShapes(): Shape[] {
  const shapes = new Map<string, Shape>();
  for (const shape of listShapes().filter(({ json }) => !isPartial(json))) {
    const key = JSON.stringify([shape.place, shape.json]);
    shapes.set(key, { ...shape, names: [...(shapes.get(key)?.names ?? []), ...shape.names] });
  }
  return [...shapes.values()];
}

/** Every key that an editor may write, with the place of its file. */
export function listAllKeys(): (Key & { readonly place: string })[] {
  return readShapes().flatMap(({ place, json }) => listFileKeys(json).map((key) => ({ ...key, place })));
}

function formatShape({ place, names, json }: Shape): string {
  const slug = json.properties?.['slug'];
  const folder = typeof slug === 'object' && slug.const !== undefined ? String(slug.const) : '<slug>';
  const keys = listFileKeys(json);
  const common = keys.filter(isItemKey).map(({ path }) => `\`${path}\``);
  return [
    `## \`${place.endsWith('.ts') ? place : `${place}/${folder}/<locale>.md`}\`${names.length > 0 ? `: ${names.map((name) => `\`${name}\``).join(', ')}` : ''}`,
    ...(common.length > 0 ? [`As on [every page](parts.md#every-page): ${common.join(', ')}.`] : []),
    formatTable(keys.filter((key) => !isItemKey(key))),
  ].join('\n\n');
}

/** The keys of a shared part, which tables of families only name. */
const listPartKeys = (json: Json): Key[] => listFileKeys({ ...json, part: undefined });

/** Parts that several families use. */
function formatParts(): string[] {
  const parts = new Map<string, Json>();
  const collect = ({ json }: { readonly json: Json }): void => {
    const { part, items } = json;
    if (typeof part === 'string' && !parts.has(part)) {
      parts.set(part, json);
      listPartKeys(json).forEach(collect);
    }
    if (typeof items === 'object' && !Array.isArray(items)) collect({ json: items });
  };
  listAllKeys().forEach(collect);
  const sections = [...parts].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    `## Every page\n\n${formatTable(itemKeys)}`,
    ...sections.map(([name, json]) => `## ${name}\n\n${formatTable(listPartKeys(json))}`),
  ];
}

const familyOf = (place: string): string => place.split('/')[1] ?? '';

const formatFile = (title: string, sections: readonly string[]): string =>
  [
    `# ${title}`,
    'Generated from the schemas by `npm run editing`. [Editing](../editing.md) says how texts are written.',
    ...sections,
  ].join('\n\n') + '\n';

/** The reference for editors: Markdown by file name, one file for each folder of `content`. */
export function buildReference(): ReadonlyMap<string, string> {
  const shapes = readShapes();
  const families = [...new Set(shapes.map(({ place }) => familyOf(place)))];
  return new Map([
    ['parts.md', formatFile('Parts of several pages', formatParts())],
    ...families.map((family): [string, string] => {
      const own = shapes.filter(({ place }) => familyOf(place) === family);
      const sections = own.map(formatShape);
      return [`${family}.md`, formatFile(`Keys of \`content/${family}\``, sections)];
    }),
  ]);
}
