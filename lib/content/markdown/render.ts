import { placeMarginNotes } from '#lib/core/margin-notes';
import type { Language } from '#lib/i18n/languages';
import { ContentError } from '../content-error';
import { readThroughCache } from './cache';
import { readImageSize } from './image-size';
import { inspectTokens } from './inspect';
import { parsers } from './parser';
import { isRendered, type RenderedMarkdown } from './rendered';

export type MarkdownSource = {
  readonly markdown: string;
  readonly locale: Language;
  /** Path relative to the project root, for messages. */
  readonly file: string;
  readonly firstLine: number;
};

const blockTag =
  '</?(?:blockquote|d[dlt]|div|figure|h[1-6]|hr|li|ol|p|pre|section|t(?:able|body|[dhr]|head)|ul)\\b[^>]*>';
const breakBehindBlock = new RegExp(`(${blockTag})\\n+(?=<)`, 'g');

/** Removes line breaks between blocks; breaks between words are kept as spaces. */
function joinBlocks(html: string): string {
  return html.trim().replace(breakBehindBlock, '$1');
}

function render({ markdown, locale, file, firstLine }: MarkdownSource): RenderedMarkdown {
  const parser = parsers[locale];
  const env = {};
  const tokens = parser.parse(markdown, env);
  const { headings, links, problems } = inspectTokens(tokens, { file, firstLine });
  if (problems.length > 0) throw new ContentError(problems);
  const html = placeMarginNotes(joinBlocks(parser.renderer.render(tokens, parser.options, env)));
  return { html, headings, links };
}

/** Sizes of the images in a text, as part of the cache key. */
function readImageSizes(markdown: string): unknown[] {
  return [...markdown.matchAll(/\/[^\s()"]+\.(?:svg|png|jpe?g|gif|webp|avif)/gi)].map(
    ([source]) => readImageSize(source) ?? null,
  );
}

/**
 * Renders Markdown to HTML with the language's typography.
 *
 * @throws ContentError on a skipped heading level, a missing image or HTML in the text
 */
export function renderMarkdown(source: MarkdownSource): RenderedMarkdown {
  return readThroughCache(
    JSON.stringify([source, readImageSizes(source.markdown)]),
    () => render(source),
    isRendered,
  );
}

/** Renders one line of Markdown, such as an answer in front matter, without a paragraph. */
export function renderInline(markdown: string, locale: Language): string {
  return parsers[locale].renderInline(markdown);
}
