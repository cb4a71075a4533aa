import { existsSync } from 'node:fs';
import { z } from 'zod';
import { ContentError } from '#lib/content/content-error';
import { parseWithSource } from '#lib/content/parse-schema';
import { findCommonSentence, findPageSentence } from './common-keys';
import { createSchemaReader, type SchemaReader } from './describe-schema';
import { formatForm, toFragment, toTitle, type Described, type Field, type Variant } from './described';
import { listFamilySchemas, listSchemas, parseFolder, type ContentSchema } from './list-schemas';

/** What stands above this line of the guide is written by hand, and kept. */
export const generatedMark =
  '<!-- Everything below is made from the schemas: `npm run editing` writes it anew. -->';

const everyPage = 'item';

const factsFolder = 'lib/facts';

/** Modules that declare what schemas are built from. */
const isLibrary = ({ fileName }: { readonly fileName: string }): boolean =>
  /(?:schema|builders)\.ts$/.test(fileName);

const escapeCell = (text: string): string => text.replaceAll('|', '\\|');

function formatRow({ name, sentence, described }: Field, prefix: string): string {
  const path = `${prefix}${name}`;
  const words = sentence || findCommonSentence(path);
  const form = formatForm(described);
  const shape = described.fields && !described.part ? '' : form;
  const bounds = [shape, described.optional ? 'optional' : ''].filter(Boolean).join('; ');
  return `| \`${path}\` | ${escapeCell(words)} | ${escapeCell(bounds)} |`;
}

/** The keys below a key: of a group, of the entries of a list, of each form that it may have. */
function formatNested(described: Described, prefix: string): string[] {
  const { element, fields = [], variants = [] } = described;
  if (element) return formatNested(element, `${prefix}[]`);
  const alternatives = variants.flatMap(({ sentence, described: variant }, index) => [
    `| | *Form ${index + 1}.* ${escapeCell(sentence || formatForm(variant))} | |`,
    ...formatNested(variant, prefix),
  ]);
  return [...formatRows(fields, `${prefix}.`), ...alternatives];
}

function formatRows(fields: readonly Field[], prefix = ''): string[] {
  return fields.flatMap((field) => [
    formatRow(field, prefix),
    ...formatNested(field.described, `${prefix}${field.name}`),
  ]);
}

function formatTable(fields: readonly Field[]): string {
  return ['| Key | What it is | Form |', '| --- | --- | --- |', ...formatRows(fields)].join('\n');
}

/** Keys of a page: what the schema says of one, else what it means on every page. */
function formatPageTable(fields: readonly Field[]): string {
  return formatTable(
    fields.map((field) => ({ ...field, sentence: field.sentence || findPageSentence(field.name) })),
  );
}

const isBounded = ({ described: { min = 0, noun } }: Field): boolean =>
  min > 4 && (noun === 'text' || noun === 'Markdown' || noun === 'heading');

/** What the build says of a text that is too short, by the code that says it. */
function formatExample(fields: readonly Field[], file: string): string {
  const field = fields.find(isBounded);
  if (!field) return '';
  const { name, described } = field;
  const { min = 0 } = described;
  const schema = z.object({ [name]: z.string().min(min) });
  try {
    parseWithSource(schema, { [name]: 'x'.repeat(Math.ceil(min / 4)) }, { file, lineOf: () => 5 });
    return '';
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return `A mistake stops the build with a line such as:\n\n\`\`\`text\n${error.message}\n\`\`\``;
  }
}

function formatBase(part: string | undefined): string[] {
  if (part === undefined) return [];
  if (part === everyPage) return ['Beside the [keys of every page](#keys-of-every-page):'];
  return [`Beside the keys of [${toTitle(part).toLowerCase()}](#${toFragment(part)}):`];
}

function formatGroup({ part, fields = [], note, element }: Described): string[] {
  if (element) return formatGroup(element);
  return [
    ...formatBase(part),
    ...(fields.length === 0 ? [] : [part === undefined ? formatTable(fields) : formatPageTable(fields)]),
    ...(note === undefined ? [] : [`Also checked: ${note}.`]),
  ];
}

function formatVariants(variants: readonly Variant[]): string[] {
  return variants.flatMap(({ sentence, described }) => {
    const slug = described.fields?.find(({ name }) => name === 'slug')?.described.literal;
    return [...(slug === undefined ? [] : [`#### \`${slug}\``]), sentence, ...formatGroup(described)];
  });
}

function hasKeys({ fields = [], variants = [], element }: Described): boolean {
  return fields.length > 0 || variants.length > 0 || (element !== undefined && hasKeys(element));
}

function formatSchema(reader: SchemaReader, { declaration: declared, place }: ContentSchema): string[] {
  const described = reader.read(declared);
  if (!hasKeys(described)) return [];
  const isModule = place?.endsWith('.ts') === true;
  const isNamed = place === undefined || declared.comment.includes('content/');
  const files = isModule ? `Module \`${place}\`.` : `Front matter of \`${place}/<slug>/<locale>.md\`.`;
  const fields = described.variants?.[0]?.described.fields ?? described.fields ?? [];
  return [
    [...(isNamed ? [] : [files]), declared.comment].filter(Boolean).join(' '),
    ...(described.variants ? formatVariants(described.variants) : formatGroup(described)),
    ...(place === undefined || isModule ? [] : [formatExample(fields, `${place}/<slug>/de.md`)]),
  ];
}

function formatSchemas(reader: SchemaReader, schemas: readonly ContentSchema[]): string[] {
  return schemas.flatMap((schema, index) => {
    const lines = formatSchema(reader, schema);
    const isNew = schema.place !== undefined && schema.place !== schemas[index - 1]?.place;
    return [
      ...(schemas.length > 1 && isNew && lines.length > 0 ? [`#### \`${schema.place}\``] : []),
      ...lines,
    ];
  });
}

function formatFamilies(reader: SchemaReader): string[] {
  return listFamilySchemas().flatMap(({ family, schemas }) => [
    `### ${family}`,
    ...formatSchemas(reader, schemas),
  ]);
}

/** Facts of the site that many pages print. */
function formatFacts(reader: SchemaReader): string[] {
  const schemas = existsSync(factsFolder)
    ? listSchemas(factsFolder).filter(({ place }) => place !== undefined)
    : [];
  return schemas.length === 0 ? [] : ['## Facts of the site', ...formatSchemas(reader, schemas)];
}

/** Parts may hold parts, so that reading them may add some. */
function formatParts(reader: SchemaReader): string[] {
  const sections = new Map<string, readonly string[]>();
  for (
    let open = [...reader.parts];
    open.length > 0;
    open = [...reader.parts].filter(([name]) => !sections.has(name))
  )
    for (const [name, declaration] of open) {
      const { fields = [], note } = reader.read(declaration);
      const title = name === everyPage ? '## Keys of every page' : `### ${toTitle(name)}`;
      const checked = note === undefined ? [] : [`Also checked: ${note}.`];
      sections.set(name, [title, declaration.comment, formatTable(fields), ...checked]);
    }
  const others = [...sections].filter(([name]) => name !== everyPage).sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    ...(sections.get(everyPage) ?? []),
    ...(others.length === 0 ? [] : ['## Parts that several pages use']),
    ...others.flatMap(([, lines]) => lines),
  ];
}

/**
 * The editors' guide: what stands by hand above the mark, then every key of every schema.
 *
 * @param current text of the guide as it is
 */
export function buildEditingGuide(current: string): string {
  const [intro = ''] = current.split(generatedMark, 1);
  const reader = createSchemaReader(parseFolder('lib/content').filter(isLibrary));
  const families = formatFamilies(reader);
  const facts = formatFacts(reader);
  const blocks = [
    intro.trimEnd(),
    generatedMark,
    ...formatParts(reader),
    '## Keys by family',
    ...families,
    ...facts,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
