import ts from 'typescript';
import { createSchemaReader } from './describe-schema';
import { formatForm } from './described';
import { listDeclarations } from './source-files';

const parse = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/** The library as it hands builders to a schema. */
const library = parse(
  'lib/content/builders.ts',
  `/** A heading with a paragraph below it. */
  export const titledText = (longest = 900) =>
    z.strictObject({ /** Short. */ title: text(3, 100), text: markdown(30, longest) });
  export const itemSchema = z.strictObject({ /** The address. */ slug: slugSchema, name: text(2, 80) });
  export const daySchema = z.string().refine(isDay, 'a day such as 2026-11-20');`,
);

/** Every key of a schema with its sentence and its form. */
function read(code: string): Record<string, string> {
  const source = parse('lib/families/x/schema.ts', code);
  const [declaration] = listDeclarations(source).slice(-1);
  if (!declaration) throw new Error('The code declares nothing.');
  const { fields = [] } = createSchemaReader([library]).read(declaration);
  return Object.fromEntries(
    fields.map(({ name, sentence, described }) => [
      name,
      [sentence, formatForm(described), described.optional ? 'optional' : ''].filter(Boolean).join(' | '),
    ]),
  );
}

const readOne = (expression: string): string | undefined =>
  read(`export const xSchema = z.strictObject({ key: ${expression} });`)['key'];

test('a schema that is handed its builders', () => {
  expect(
    read(`export const xSchema = defineSchema(({ text, markdown, ref, titledText }) =>
      itemSchema.extend({
        /** Headline. */
        title: text(20, 90),
        /** What it is, with <b> | bars. */
        summary: markdown(60, 480),
        /** First ones. */
        related: z.array(ref('services')).default([]),
        steps: z.array(titledText(300)).min(4).max(6),
        closing: titledText().optional(),
        reviewed: daySchema,
      }),
    );`),
  ).toEqual({
    title: 'Headline. | text of 20 to 90 characters',
    summary: 'What it is, with <b> | bars. | Markdown of 60 to 480 characters',
    related: 'First ones. | list, each slug of `services` | optional',
    steps: '4 to 6 entries, each a [titled text](#titled-text)',
    closing: 'a [titled text](#titled-text) | optional',
    reviewed: 'a day such as 2026-11-20',
  });
});

test('builders that are keys of one argument, and parts deep in a module', () => {
  const nested = parse(
    'lib/content/nested.ts',
    `type Builders = { fact(): unknown };
    export function createBuilders(locale) {
      return {
        /** A label with its value. */
        fact: () => z.strictObject({ label: text(2, 70), value: text(1, 200) }),
      };
    }`,
  );
  const source = parse(
    'lib/families/x/schema.ts',
    `export const xSchema = defineSchema((build) =>
      z.strictObject({ title: build.text(5, 9), facts: z.array(build.fact()).min(2) }));`,
  );
  const reader = createSchemaReader([nested]);
  const fields = listDeclarations(source).flatMap((declaration) => reader.read(declaration).fields ?? []);
  expect(fields.map(({ described }) => formatForm(described))).toEqual([
    'text of 5 to 9 characters',
    'at least 2 entries, each a [fact](#fact)',
  ]);
  expect(reader.parts.get('fact')?.comment).toBe('A label with its value.');
});

test('parts of a family: constants within functions, taken out of a call, and parts with further keys', () => {
  const parts = parse(
    'lib/content/part-builders.ts',
    `export function createPartBuilders({ text, markdown }) {
      const titled = { title: text(3, 100), text: markdown(30, 900) };
      return {
        titled,
        heading: (more) => z.strictObject({ title: text(3, 100), ...more }),
        item: z.strictObject({ slug: text(1, 50) }),
      };
    }`,
  );
  const source = parse(
    'lib/families/x/schema.ts',
    `function createParts({ item, text }) {
      return { page: item.extend({ lead: text(1, 9) }), contact: z.strictObject({ action: text(5, 50) }) };
    }
    function createAboutSchema(builders) {
      const { heading, titled } = builders;
      const { page, contact } = createParts(builders);
      const station = z.strictObject({ ...titled, year: text(4) }).transform(textToHtml);
      return page.extend({ history: heading({ stations: z.array(station) }), contact });
    }
    export const xSchema = defineSchema((builders) => createAboutSchema(builders));`,
  );
  const [declaration] = listDeclarations(source).slice(-1);
  const described = declaration && createSchemaReader([parts]).read(declaration);
  expect(described?.part).toBe('item');
  const [lead, history, contact] = described?.fields ?? [];
  expect(lead?.name).toBe('lead');
  expect(history && formatForm(history.described)).toBe('a [heading](#heading) and the keys below');
  const [stations] = history?.described.fields ?? [];
  expect(stations?.described.element?.fields?.map(({ name }) => name)).toEqual(['title', 'text', 'year']);
  expect(contact?.described.fields?.map(({ name }) => name)).toEqual(['action']);
});

test.each([
  ['z.string().min(20).max(90)', 'text of 20 to 90 characters'],
  ['z.string().min(5)', 'text of at least 5 characters'],
  ['z.string()', 'text'],
  ['z.array(z.string()).length(4)', 'exactly 4 entries, each text'],
  ['z.array(z.array(z.string().min(1))).min(1)', 'at least 1 entry, each a list of texts'],
  ['z.tuple([z.string(), z.string()])', 'exactly 2 entries, each text'],
  ["z.enum(['guide', 'study'])", 'one of `guide`, `study`'],
  ['z.int().min(1).max(99)', 'whole number, 1 to 99'],
  ['z.boolean()', '`true` or `false`'],
  ["z.literal('about')", '`about`'],
  ["z.url({ error: 'an address at home' })", 'an address at home'],
  ["z.string().startsWith('/')", 'text that starts with `/`'],
  ['heading(15, 90)', 'heading of 15 to 90 characters'],
  ["ref('services')", 'slug of `services`'],
  ['somethingNew(1, 2)', '`somethingNew(1, 2)`'],
])('%s is in words: %s', (expression, words) => {
  expect(readOne(expression)).toBe(words);
});

test('allowed values that come from content name its module', () => {
  expect(
    read(`import { people } from '#content/site/people';
    const names = Object.keys(people);
    export const xSchema = z.strictObject({ author: z.enum(names) });`),
  ).toEqual({ author: 'one of those in `content/site/people.ts`' });
});

test('a key takes the place of the one that it extends, and spread keys count', () => {
  expect(
    read(`const shape = { lead: text(1, 9) };
    const base = z.strictObject({ title: text(1, 5), slug: text(1, 2) });
    export const xSchema = base.extend({ ...shape, slug: z.literal('a') }).refine(isWhole, 'whole');`),
  ).toEqual({ title: 'text of 1 to 5 characters', lead: 'text of 1 to 9 characters', slug: '`a`' });
});

test('a text in both languages is one text; other groups keep their keys', () => {
  const localized = `const texts = localize(createTextBuilders);
    function localized(min, max) {
      return z.strictObject({ en: texts.en.text(min, max), de: texts.de.text(min, max) });
    }`;
  expect(
    read(`${localized}
    export const xSchema = z.strictObject({
      /** Town. */
      city: localized(2),
      bounded: localized(2, 9).optional(),
      unlike: z.strictObject({ en: text(1, 2), de: text(1, 3) }),
      letter: z.strictObject({ sepa: text(5, 9), crypto: text(5, 9) }),
    });`),
  ).toEqual({
    city: 'Town. | text of at least 2 characters in `en` and `de`',
    bounded: 'text of 2 to 9 characters in `en` and `de` | optional',
    unlike: 'group',
    letter: 'group',
  });
});

test('a sentence may stand on the line of its key', () => {
  expect(
    read(`export const xSchema = z.strictObject({ /** Day of the week. */ day: text(2, 9), /** Hours. */ time: text(1, 2),
      plain: text(1, 2), });`),
  ).toEqual({
    day: 'Day of the week. | text of 2 to 9 characters',
    time: 'Hours. | text of 1 to 2 characters',
    plain: 'text of 1 to 2 characters',
  });
});
