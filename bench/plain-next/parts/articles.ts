import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { pickRelated } from '#lib/core/related';
import { locales, type Locale } from '#lib/i18n/locales';

export type Article = {
  readonly slug: string;
  readonly name: string;
  readonly abbreviation?: string;
  readonly keywords: readonly string[];
  readonly description: string;
  readonly definition: string;
  readonly date?: string;
  readonly reviewed: string;
  readonly sources: readonly { readonly title: string; readonly url: string }[];
  readonly related?: readonly string[];
  readonly markdown: string;
};

const folder = path.join('content', 'glossary');

function readArticle(slug: string, locale: Locale): Article {
  const text = readFileSync(path.join(folder, slug, `${locale}.md`), 'utf8');
  const end = text.indexOf('\n---\n', 4);
  const data = parse(text.slice(4, end), { schema: 'core' }) as Omit<Article, 'markdown'>;
  return { ...data, markdown: text.slice(end + 5) };
}

export function listSlugs(): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

type Shelf = { readonly articles: readonly Article[]; readonly positions: ReadonlyMap<string, number> };

function fillShelf(locale: Locale): Shelf {
  const articles = listSlugs()
    .map((slug) => readArticle(slug, locale))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  return { articles, positions: new Map(articles.map(({ slug }, index) => [slug, index])) };
}

const shelves = new Map<Locale, Shelf>();

/** Read once per process: related terms and neighbours need all articles of the language. */
function openShelf(locale: Locale): Shelf {
  const shelf = shelves.get(locale) ?? fillShelf(locale);
  shelves.set(locale, shelf);
  return shelf;
}

export type Surroundings = {
  readonly article: Article;
  readonly previous?: Article | undefined;
  readonly next?: Article | undefined;
  readonly related: readonly Article[];
};

export function findArticle(locale: Locale, slug: string): Surroundings | undefined {
  const { articles, positions } = openShelf(locale);
  const position = positions.get(slug) ?? -1;
  const article = articles[position];
  if (!article) return undefined;
  const related = pickRelated(article, articles, { selected: article.related ?? [], locale });
  return { article, previous: articles[position - 1], next: articles[position + 1], related };
}

export function listParams(): { locale: Locale; slug: string }[] {
  return locales.flatMap((locale) => listSlugs().map((slug) => ({ locale, slug })));
}
