import type Token from 'markdown-it/lib/token.mjs';
import Link from 'next/link';
import { createElement, Fragment, type ReactNode } from 'react';
import { parsers } from '#lib/content/markdown/parser';
import { plainText } from '#lib/content/markdown/plain-text';
import { classifyLink } from '#lib/core/link-kind';
import { buildSlug } from '#lib/core/slug';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';

type Nodes = { readonly token: Token; readonly index: number; readonly children: ReactNode[] };
type Place = { readonly tokens: readonly Token[]; readonly locale: Locale };
type FootnoteMeta = { readonly id: number; readonly subId: number };

function footnoteNumber(token: Token): string {
  const { id, subId = 0 } = token.meta as FootnoteMeta;
  return `${id + 1}${subId > 0 ? `:${subId}` : ''}`;
}

function renderLink({ token, children }: Nodes, locale: Locale, key: number): ReactNode {
  const href = String(token.attrGet('href'));
  const kind = classifyLink(href);
  if (kind === 'internal')
    return (
      <Link key={key} href={href}>
        {children}
      </Link>
    );
  if (kind === 'plain')
    return (
      <a key={key} href={href}>
        {children}
      </a>
    );
  return (
    <a key={key} href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> ({translate.chrome[locale]('opensInNewTab')})</span>
    </a>
  );
}

function renderHeading({ token, index, children }: Nodes, tokens: readonly Token[], key: number): ReactNode {
  const id = buildSlug(plainText(tokens[index + 1]));
  return createElement(token.tag, { id, key }, <a href={`#${id}`}>{children}</a>);
}

/** An element of the text: what stood between an opening and a closing token. */
function renderElement(nodes: Nodes, { tokens, locale }: Place, key: number): ReactNode {
  const { token, children } = nodes;
  const t = translate.content[locale];
  switch (token.type) {
    case 'link_open':
      return renderLink(nodes, locale, key);
    case 'heading_open':
      return renderHeading(nodes, tokens, key);
    case 'table_open':
      return (
        <div
          key={key}
          className={`table-frame${token.meta ? ' stacks' : ''}`}
          role="group"
          tabIndex={0}
          aria-label={t('tableScroll')}
        >
          <table>{children}</table>
        </div>
      );
    case 'td_open':
      return (
        <td key={key} data-column={(token.meta as { readonly column?: string } | null)?.column}>
          {children}
        </td>
      );
    case 'footnote_block_open':
      return (
        <section key={key} className="footnotes" aria-label={t('footnotes')}>
          <ol>{children}</ol>
        </section>
      );
    case 'footnote_open':
      return (
        <li key={key} id={`fn${footnoteNumber(token)}`} className="footnote-item">
          {children}
        </li>
      );
    default:
      return token.hidden || token.tag === '' ? (
        <Fragment key={key}>{children}</Fragment>
      ) : (
        createElement(token.tag, { key }, ...children)
      );
  }
}

/** A token that stands alone. */
function renderLeaf(token: Token, locale: Locale, key: number): ReactNode {
  switch (token.type) {
    case 'inline':
      return <Fragment key={key}>{renderTokens(token.children ?? [], locale)}</Fragment>;
    case 'text':
      return token.content;
    case 'softbreak':
      return '\n';
    case 'code_inline':
      return <code key={key}>{token.content}</code>;
    case 'footnote_ref':
      return (
        <Fragment key={key}>
          &#x2060;
          <sup className="footnote-ref">
            <a href={`#fn${(token.meta as FootnoteMeta).id + 1}`} id={`fnref${footnoteNumber(token)}`}>
              {footnoteNumber(token)}
            </a>
          </sup>
        </Fragment>
      );
    case 'footnote_anchor':
      return (
        <Fragment key={key}>
          &#xA0;
          <a
            href={`#fnref${footnoteNumber(token)}`}
            className="footnote-back"
            aria-label={translate.content[locale]('backToText')}
          >
            ↩&#xFE0E;
          </a>
        </Fragment>
      );
    case 'hr':
    case 'hardbreak':
      return createElement(token.tag, { key });
    default:
      throw new Error(`The plain site has no element for "${token.type}".`);
  }
}

function renderTokens(tokens: readonly Token[], locale: Locale): ReactNode[] {
  const top: ReactNode[] = [];
  const open: Nodes[] = [];
  tokens.forEach((token, index) => {
    if (token.nesting === 1) {
      open.push({ token, index, children: [] });
      return;
    }
    const closed = token.nesting === -1 ? open.pop() : undefined;
    const target = open.at(-1)?.children ?? top;
    target.push(closed ? renderElement(closed, { tokens, locale }, index) : renderLeaf(token, locale, index));
  });
  return top;
}

export type Heading = { readonly id: string; readonly text: string };
export type Parsed = { readonly tokens: readonly Token[]; readonly headings: readonly Heading[] };

/** The text as tokens, with its section headings for the table of contents. */
export function parseMarkdown(markdown: string, locale: Locale): Parsed {
  const tokens = parsers[locale].parse(markdown, {});
  const headings = tokens.flatMap((token, index) => {
    const text = plainText(tokens[index + 1]);
    return token.type === 'heading_open' && token.tag === 'h2' ? [{ id: buildSlug(text), text }] : [];
  });
  return { tokens, headings };
}

/** The text as React elements, as a Next site with React Markdown or MDX would have it. */
export function Markdown({
  tokens,
  locale,
}: {
  readonly tokens: readonly Token[];
  readonly locale: Locale;
}): ReactNode {
  return renderTokens(tokens, locale);
}
