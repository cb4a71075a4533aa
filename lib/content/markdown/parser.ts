import MarkdownIt from 'markdown-it';
import deflist from 'markdown-it-deflist';
import footnote from 'markdown-it-footnote';
import type Token from 'markdown-it/lib/token.mjs';
import { escapeHtml } from '#lib/core/html';
import { classifyLink } from '#lib/core/link-kind';
import { toCodeHtml, toTextHtml } from '#lib/core/split-code';
import { forEachLanguage, type Language } from '#lib/i18n/languages';
import { translate } from '#lib/i18n/translate';
import { bindSpaces, quotationMarks } from '#lib/i18n/typography';
import { buildHeadingId } from './heading-id';
import { readImageSize } from './image-size';
import { plainText } from './plain-text';
import { addTables } from './tables';

function bindSpacesInText(tokens: readonly Token[], locale: Language): void {
  for (const token of tokens) {
    if (token.type === 'text') token.content = bindSpaces(token.content, locale);
    if (token.children) bindSpacesInText(token.children, locale);
  }
}

/** Gives every heading an id and a link to itself. */
function addHeadingAnchors(md: MarkdownIt): void {
  md.renderer.rules['heading_open'] = (tokens, index) => {
    const id = buildHeadingId(plainText(tokens[index + 1]));
    return `<${tokens[index]?.tag} id="${id}"><a href="#${id}">`;
  };
  md.renderer.rules['heading_close'] = (tokens, index) => `</a></${tokens[index]?.tag}>\n`;
}

function addExternalHints(md: MarkdownIt, locale: Language): void {
  const hint = `<span class="visually-hidden"> (${escapeHtml(translate.layout[locale]('opensInNewTab'))})</span></a>`;
  const isExternal = (token: Token | undefined) =>
    classifyLink(String(token?.attrGet('href') ?? '')) === 'external';
  md.renderer.rules['link_open'] = (tokens, index, options, _env, self) => {
    const token = tokens[index];
    if (token && isExternal(token)) {
      token.attrSet('target', '_blank');
      token.attrSet('rel', 'noopener');
    }
    return self.renderToken(tokens, index, options);
  };
  md.renderer.rules['link_close'] = (tokens, index) => {
    const open = tokens.slice(0, index).findLast(({ type }) => type === 'link_open');
    return isExternal(open) ? hint : '</a>';
  };
}

/** Long addresses and names of code may break where their parts meet. */
function addCodeBreaks(md: MarkdownIt): void {
  md.renderer.rules['code_inline'] = (tokens, index) =>
    `<code>${toCodeHtml(tokens[index]?.content ?? '')}</code>`;
  md.renderer.rules['text'] = (tokens, index) => toTextHtml(tokens[index]?.content ?? '');
}

/** A paragraph with a single image becomes a figure; the image's title is its caption. */
function addFigures(md: MarkdownIt): void {
  const isFigure = (inline: Token | undefined) =>
    inline?.children?.length === 1 && inline.children[0]?.type === 'image';
  md.renderer.rules['paragraph_open'] = (tokens, index, options, _env, self) =>
    isFigure(tokens[index + 1]) ? '<figure>' : self.renderToken(tokens, index, options);
  md.renderer.rules['paragraph_close'] = (tokens, index, options, _env, self) => {
    const inline = tokens[index - 1];
    if (!isFigure(inline)) return self.renderToken(tokens, index, options);
    const caption = inline?.children?.[0]?.attrGet('title');
    return `${caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ''}</figure>\n`;
  };
  md.renderer.rules['image'] = (tokens, index) => {
    const token = tokens[index];
    const source = String(token?.attrGet('src'));
    const size = readImageSize(source);
    return `<img src="${escapeHtml(source)}" alt="${escapeHtml(plainText(token))}" width="${size?.width ?? 0}" height="${size?.height ?? 0}" loading="lazy" decoding="async">`;
  };
}

function addFootnoteLabels(md: MarkdownIt, locale: Language): void {
  const title = escapeHtml(translate.content[locale]('footnotes'));
  const back = escapeHtml(translate.content[locale]('backToText'));
  md.renderer.rules['footnote_block_open'] = () =>
    `<section class="footnotes" aria-labelledby="footnotes"><h2 id="footnotes" class="visually-hidden">${title}</h2><ol>\n`;
  md.renderer.rules['footnote_caption'] = (tokens, index) => {
    const { id } = (tokens[index]?.meta ?? {}) as { id: number };
    return `${id + 1}`;
  };
  // Joins footnote references and back-links to the preceding word, so that no line begins with one.
  const renderReference = md.renderer.rules['footnote_ref'];
  md.renderer.rules['footnote_ref'] = (...parameters) => `\u2060${renderReference?.(...parameters) ?? ''}`;
  md.renderer.rules['footnote_anchor'] = (tokens, index) => {
    const { id, subId } = (tokens[index]?.meta ?? {}) as { id: number; subId: number };
    return `\u00a0<a href="#fnref${id + 1}${subId > 0 ? `:${subId}` : ''}" class="footnote-back" aria-label="${back}">↩\uFE0E</a>`;
  };
}

/** Schemes other than those of pages, mail and telephone, and protocol-relative URLs. */
const refusedLink = /^(?:[/\\]{2}|(?!https:|mailto:|tel:)[a-z][a-z\d+.-]*:)/i;

function createParser(locale: Language): MarkdownIt {
  const md = new MarkdownIt({ html: false, typographer: true, quotes: quotationMarks[locale] });
  // Rejected links remain in the text, where the inspection reports them.
  md.validateLink = (href) => !refusedLink.test(href.trim());
  // "(c)" and "(r)" are letters of a paragraph, not copyright signs.
  md.disable('replacements');
  md.use(footnote).use(deflist);
  md.core.ruler.push('bind_spaces', (state) => bindSpacesInText(state.tokens, locale));
  addHeadingAnchors(md);
  addExternalHints(md, locale);
  addTables(md, locale);
  addCodeBreaks(md);
  addFigures(md);
  addFootnoteLabels(md, locale);
  return md;
}

/** One parser per language, because quotation marks, spaces and labels differ. */
export const parsers = forEachLanguage(createParser);
