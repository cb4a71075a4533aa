import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { contentMaxAge } from '#lib/config/freshness';
import { remember } from '#lib/core/remember';
import { locales, localize, type Locale } from '#lib/i18n/locales';
import { ContentError, quoteFound, type ContentProblem } from './content-error';
import { findInlineLinks, readFrontMatter } from './front-matter';
import type { Item } from './item-schema';
import type { FoundLink } from './markdown/inspect';
import { renderMarkdown, type RenderedMarkdown } from './markdown/render';
import { parseWithSource } from './parse-schema';

/** An item of a collection in one language: its front matter, and its body on demand. */
export type Entry<T extends Item> = T & {
  readonly locale: Locale;
  /** Path from the project's root. */
  readonly file: string;
  /** Renders the body; done once per process, and kept on disk between processes. */
  readonly body: () => RenderedMarkdown;
  /** Links of the body and of the Markdown in the front matter, with their lines. */
  readonly links: () => readonly FoundLink[];
};

/** Items of one family in every language. */
export type Collection<T extends Item> = {
  /** All items of a language, sorted by name. */
  readonly all: (locale: Locale) => readonly Entry<T>[];
  /** @throws ContentError when there is no such item */
  readonly get: (locale: Locale, slug: string) => Entry<T>;
};

function readEntry<S extends z.ZodType<Item>>(
  schema: S,
  file: string,
  slug: string,
  locale: Locale,
): Entry<z.output<S>> {
  const text = readFileSync(file, 'utf8');
  const { data, body, bodyLine, lineOf } = readFrontMatter(text, file);
  const item = parseWithSource(schema, data, { file, lineOf });
  if (item.slug !== slug) {
    throw new ContentError([
      {
        file,
        line: lineOf('slug'),
        field: 'slug',
        expected: `"${slug}", the name of the folder`,
        found: quoteFound(item.slug),
      },
    ]);
  }
  let rendered: RenderedMarkdown | undefined;
  const render = () => (rendered ??= renderMarkdown({ markdown: body, locale, file, firstLine: bodyLine }));
  const links = () => [...findInlineLinks(text, bodyLine), ...render().links];
  return { ...item, locale, file, body: render, links };
}

function missingTranslation(file: string): ContentProblem {
  return {
    file,
    field: 'file',
    expected: 'a translation, since the other language exists',
    found: 'nothing',
  };
}

/** Runs a step for every input and gathers the problems of all, so that an editor sees them at once. */
export function gatherProblems<I, O>(inputs: readonly I[], step: (input: I) => O): O[] {
  const problems: ContentProblem[] = [];
  const outputs = inputs.flatMap((input) => {
    try {
      return [step(input)];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  if (problems.length > 0) throw new ContentError(problems);
  return outputs;
}

/** Whether an item must be there in every language, or only in those for which somebody wrote it. */
export type CollectionOptions = { readonly languages: 'every' | 'some' };

function readLocale<S extends z.ZodType<Item>>(
  schema: S,
  folder: string,
  slugs: readonly string[],
  locale: Locale,
) {
  const entries = gatherProblems(slugs, (slug) => {
    const file = path.posix.join(folder, slug, `${locale}.md`);
    if (!existsSync(file)) throw new ContentError([missingTranslation(file)]);
    return readEntry(schema, file, slug, locale);
  });
  return entries.sort((a, b) => a.name.localeCompare(b.name, locale));
}

/**
 * Reads the Markdown items of a family: `content/<family>/<slug>/<locale>.md`.
 * Nothing is read before the first question, and each file once per process.
 *
 * @throws ContentError on invalid front matter, a missing translation or a slug unlike its folder
 */
export function createCollection<S extends z.ZodType<Item>>(
  family: string,
  schema: S,
  { languages }: CollectionOptions = { languages: 'every' },
): Collection<z.output<S>> {
  type E = Entry<z.output<S>>;
  const folder = path.posix.join('content', family);
  const readAll = () => {
    const slugs = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort();
    const isWritten = (slug: string, locale: Locale): boolean =>
      languages === 'every' || existsSync(path.posix.join(folder, slug, `${locale}.md`));
    const read = gatherProblems(locales, (locale) => ({
      locale,
      entries: readLocale(
        schema,
        folder,
        slugs.filter((slug) => isWritten(slug, locale)),
        locale,
      ),
    }));
    const lists = localize(
      (locale): readonly E[] => read.find((list) => list.locale === locale)?.entries ?? [],
    );
    return {
      lists,
      bySlug: new Map(
        locales.flatMap((locale) =>
          lists[locale].map((entry): [string, E] => [`${locale}/${entry.slug}`, entry]),
        ),
      ),
    };
  };
  const open = remember(readAll, contentMaxAge);
  return {
    all: (locale) => open().lists[locale],
    get: (locale, slug) => {
      const entry = open().bySlug.get(`${locale}/${slug}`);
      if (!entry) throw new ContentError([missingTranslation(path.posix.join(folder, slug, `${locale}.md`))]);
      return entry;
    },
  };
}
