import type { ContentTree } from './content-tree';

/**
 * Writes a text with defaults for required fields. The front matter is JSON, which is valid YAML.
 *
 * @param item folder below `content`: `glossary/term`
 */
export function writeText(
  tree: ContentTree,
  item: string,
  language: string,
  facts: Readonly<Record<string, unknown>> = {},
  body = 'Text.',
): void {
  const slug = item.split('/').at(-1) ?? '';
  const description = 'A description that is as long as the schema of every item asks for.';
  const data = { slug, name: `Name of ${slug}`, keywords: ['trial'], description, ...facts };
  tree.write(`content/${item}/${language}.md`, `---\n${JSON.stringify(data)}\n---\n${body}\n`);
}
