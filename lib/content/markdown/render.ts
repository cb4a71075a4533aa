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
  /** Path from the project's root, for messages. */
  readonly file: string;
  /** Line of the file on which the Markdown starts. */
  readonly firstLine: number;
};

const blockTag =
  '</?(?:blockquote|d[dlt]|div|figure|h[1-6]|hr|li|ol|p|pre|section|t(?:able|body|[dhr]|head)|ul)\\b[^>]*>';
const breakBehindBlock = new RegExp(`(${blockTag})\\n+(?=<)`, 'g');

/** Line breaks between blocks serve readers of the source only; between words they are spaces. */
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

/** Sizes of the images that a text names: the result holds them, and none may be missing. */
function readImageSizes(markdown: string): unknown[] {
  return [...markdown.matchAll(/\/[^\s()"]+\.(?:svg|png|jpe?g|gif|webp|avif)/gi)].map(
    ([source]) => readImageSize(source) ?? null,
  );
}

/**
 * Renders Markdown to HTML with the typography of the language.
 *
 * @throws ContentError on a heading out of order, a missing image, HTML in the text
 */
export function renderMarkdown(source: MarkdownSource): RenderedMarkdown {
  return readThroughCache(
    JSON.stringify([source, readImageSizes(source.markdown)]),
    () => render(source),
    isRendered,
  );
}

/** Renders one line of Markdown, such as an answer in front matter, without a paragraph around it. */
export function renderInline(markdown: string, locale: Language): string {
  return parsers[locale].renderInline(markdown);
}
