import path from 'node:path';
import type { z } from 'zod';
import {
  cached,
  cachedBy,
  hasContentFile,
  listContentFolder,
  readContentFile,
} from '#lib/config/content-store';
import type { Language } from '#lib/i18n/languages';
import { locales, type Locale } from '#lib/i18n/locales';
import { ContentError, gatherProblems, quoteFound, type ContentProblem } from './content-error';
import { findInlineLinks, readFrontMatter } from './front-matter';
import type { Item } from './item-schema';
import type { FoundLink, Heading } from './markdown/inspect';
import { renderMarkdown } from './markdown/render';
import type { RenderedMarkdown } from './markdown/rendered';
import { parseWithSource } from './parse-schema';
import { listSlugs } from './references';
import type { ContentSchema } from './schema';
import { addSchema } from './schemas-by-place';

/** An item of a collection in one language: its front matter, and its lazily rendered body. */
export type Entry<T, L extends Language = Locale> = T & {
  readonly locale: L;
  /** Path relative to the project root. */
  readonly file: string;
  /** Renders the body; memoised per process and cached on disk. */
  readonly body: () => RenderedMarkdown;
  /** The body's level-two headings, for a table of contents. */
  readonly contents: () => readonly Heading[];
  /** Links of the body and of Markdown in the front matter, with their lines. */
  readonly links: () => readonly FoundLink[];
};

export type Collection<T, L extends Language = Locale> = {
  /** All items of a language, sorted by name. */
  readonly all: (locale: L) => readonly Entry<T, L>[];
  /** @throws ContentError if there is no such item */
  readonly get: (locale: L, slug: string) => Entry<T, L>;
};

/** Languages of the items, and whether every item must exist in all of them. */
export type CollectionOptions<L extends Language> = {
  readonly languages: readonly L[];
  readonly isComplete: boolean;
};

function readEntry<S extends z.ZodType<Item>, L extends Language>(
  schema: ContentSchema<S>,
  file: string,
  slug: string,
  locale: L,
) {
  const text = readContentFile(file).toString();
  const { data, body, bodyLine, lineOf } = readFrontMatter(text, file);
  const item = parseWithSource(schema.in(locale), data, { file, lineOf });
  if (item.slug !== slug) {
    const expected = `"${slug}", the name of the folder`;
    throw new ContentError([
      { file, line: lineOf(['slug']), field: 'slug', expected, found: quoteFound(item.slug) },
    ]);
  }
  const render = cached(() => renderMarkdown({ markdown: body, locale, file, firstLine: bodyLine }));
  const links = (): FoundLink[] => [...findInlineLinks(text, bodyLine), ...render().links];
  const contents = (): Heading[] => render().headings.filter(({ level }) => level === 2);
  return { ...item, locale, file, body: render, contents, links };
}

function missingTranslation(file: string): ContentProblem {
  return {
    file,
    field: 'file',
    expected: 'a translation, since the other language exists',
    found: 'nothing',
  };
}

/** Finds unused files in item folders, such as a text in an unsupported language. */
function findStrayFiles(
  folder: string,
  slugs: readonly string[],
  languages: readonly Language[],
): ContentProblem[] {
  const names = languages.map((language) => `${language}.md`);
  return slugs.flatMap((slug) => {
    const found = listContentFolder(path.posix.join(folder, slug));
    const file = (name: string): string => path.posix.join(folder, slug, name);
    if (found.length === 0) {
      const expected = `at least one of ${names.join(', ')}`;
      return [{ file: file(''), field: 'folder', expected, found: 'nothing' }];
    }
    const unexpected = found.filter((name) => !names.includes(name));
    return unexpected.map((name) => ({
      file: file(name),
      field: 'file',
      expected: `one of ${names.join(', ')}`,
      found: `"${name}", which nothing reads`,
    }));
  });
}

/**
 * Reads the Markdown items of a family: `content/<family>/<slug>/<language>.md`. Lazy; each file is read once
 * per process.
 *
 * @param family folder below `content`
 * @throws ContentError on invalid front matter, a missing translation, an unused file or a slug that differs
 *   from its folder
 */
export function createCollection<S extends z.ZodType<Item>, L extends Language = Locale>(
  family: string,
  schema: ContentSchema<S>,
  options?: CollectionOptions<L>,
): Collection<z.output<S>, L> {
  type E = Entry<z.output<S>, L>;
  const { languages, isComplete } = options ?? {
    languages: locales as readonly Language[] as readonly L[],
    isComplete: true,
  };
  const folder = path.posix.join('content', family);
  addSchema({ place: folder, read: () => schema.in('en') });
  const fileOf = (slug: string, locale: L): string => path.posix.join(folder, slug, `${locale}.md`);
  const read = cachedBy((locale: L) =>
    cachedBy((slug: string): E => readEntry(schema, fileOf(slug, locale), slug, locale)),
  );
  const readLanguage = (slugs: readonly string[], locale: L): readonly E[] => {
    const written = slugs.filter((slug) => isComplete || hasContentFile(fileOf(slug, locale)));
    const entries = gatherProblems(written, (slug): E => {
      const file = fileOf(slug, locale);
      if (!hasContentFile(file)) throw new ContentError([missingTranslation(file)]);
      return read(locale)(slug);
    });
    return entries.sort((a, b) => a.name.localeCompare(b.name, locale));
  };
  const open = cached(() => {
    const slugs = listSlugs(family);
    const unexpected = findStrayFiles(folder, slugs, languages);
    if (unexpected.length > 0) throw new ContentError(unexpected);
    return new Map(gatherProblems(languages, (locale) => [locale, readLanguage(slugs, locale)] as const));
  });
  const all = (locale: L): readonly E[] => open().get(locale) ?? [];
  const index = cached(
    () =>
      new Map(
        languages.flatMap((locale) =>
          all(locale).map((entry): [string, E] => [`${locale}/${entry.slug}`, entry]),
        ),
      ),
  );
  return {
    all,
    get: (locale, slug) => {
      const entry = index().get(`${locale}/${slug}`);
      if (!entry) throw new ContentError([missingTranslation(fileOf(slug, locale))]);
      return entry;
    },
  };
}
