import { readFileSync } from 'node:fs';
import path from 'node:path';

const project = path.resolve(__dirname, '..', '..', '..');

/** A text of the new family, to whose content tests refer. */
const writeText = (language: 'en' | 'de', name: string): string => `---
slug: first
name: "${name}"
keywords: [trial]
description: "The first page of a family that exists only in a test, long enough."
date: 2026-11-20
summary: "It's \\"new\\"."
---
## Part one

A text with [a link](/${language}/glossary/).
`;

const schema = `import { createCollection, type Entry } from '#lib/content/collection';
import { defineSchema, type Output } from '#lib/content/schema';

/** Front matter of \`content/trial/<slug>/<locale>.md\`. */
const trialSchema = defineSchema(({ item, text }) =>
  item.extend({
    /** One sentence. */
    summary: text(5, 200),
  }),
);

export type TrialEntry = Entry<Output<typeof trialSchema>>;

export const trials = createCollection('trial', trialSchema);
`;

const family = `import { family } from '#lib/page-model/family';
import { page, type Page } from '#lib/page-model/page';
import { template } from '#lib/page-model/template';
import { trials, type TrialEntry } from './schema';

const buildTrialView = (entry: TrialEntry) => ({ summary: entry.summary, html: entry.body().html });

export const trialArticle = template<ReturnType<typeof buildTrialView>>()('trial-article');

const toPage = (entry: TrialEntry): Page =>
  page(trialArticle, { id: \`trial/\${entry.slug}\`, of: entry, view: () => buildTrialView(entry) });

export const trialFamily = family('trial', [trialArticle], (locale) => trials.all(locale).map(toPage));
`;

const template = `import type { ReactNode } from 'react';
import { Prose } from '#components/ui/prose';
import type { trialArticle } from '#lib/families/trial/family';
import type { TemplateProps } from '#lib/page-model/template';

export function TrialArticle({ view }: TemplateProps<typeof trialArticle>): ReactNode {
  return (
    <article>
      <h1>{view.name}</h1>
      <p>{view.summary}</p>
      <Prose html={view.html} />
    </article>
  );
}
`;

const segment = `import { bindSegment } from '#app/page-segment';
import { TrialArticle } from '#components/templates/trial/trial-article';
import { trialArticle } from '#lib/families/trial/family';

const { generateStaticParams, Page } = bindSegment(trialArticle, TrialArticle, 'trial/[slug]');
export { generateStaticParams, Page as default };
`;

/** Inserts lines after given lines of a project file. */
function insertLines(
  file: string,
  ...insertions: readonly (readonly [behind: string, line: string])[]
): string {
  return insertions.reduce(
    (text, [behind, line]) => {
      if (!text.includes(behind)) throw new Error(`${file} does not hold ${behind}`);
      return text.replace(behind, () => `${behind}\n${line}`);
    },
    readFileSync(path.join(project, file), 'utf8'),
  );
}

const registry = 'lib/registry/registry.ts';
const imports = 'components/templates/template-imports.client.ts';

/** Files of a new family by path: six new ones, and two that name it. */
export const newFamily = {
  'content/trial/first/en.md': writeText('en', 'First trial'),
  'content/trial/first/de.md': writeText('de', 'Erster Versuch'),
  'lib/families/trial/schema.ts': schema,
  'lib/families/trial/family.ts': family,
  'components/templates/trial/trial-article.tsx': template,
  'app/[locale]/trial/[slug]/page.tsx': segment,
  [registry]: insertLines(
    registry,
    [
      "import { textFamily } from '#lib/families/text/family';",
      "import { trialFamily } from '#lib/families/trial/family';",
    ],
    ['  textFamily,', '  trialFamily,'],
  ),
  [imports]: insertLines(imports, [
    'const imports = {',
    "  'trial-article': async () => (await import('./trial/trial-article')).TrialArticle,",
  ]),
} as const satisfies Readonly<Record<string, string>>;
