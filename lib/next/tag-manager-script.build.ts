import { GoogleTagManager } from '@next/third-parties/google';
import { createElement, isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

type ScriptProps = {
  readonly children?: ReactNode;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
};

function findInline(node: ReactNode): string | undefined {
  if (Array.isArray(node)) return (node as ReactNode[]).map(findInline).find((text) => text !== undefined);
  if (!isValidElement<ScriptProps>(node)) return undefined;
  return node.props.dangerouslySetInnerHTML?.__html ?? findInline(node.props.children);
}

/**
 * Reads the inline script of Next's Google Tag Manager component. It is independent of the configuration, so
 * one hash in the content security policy allows it. The component renders nothing on the server: the script
 * is taken from its element tree.
 *
 * @throws Error if a release of the package has no such script
 */
export function readTagManagerScript(): string {
  let script: string | undefined;
  const Reader = (): ReactNode => {
    script = findInline(GoogleTagManager({ gtmScriptUrl: 'https://www.googletagmanager.com/gtm.js' }));
    return null;
  };
  renderToStaticMarkup(createElement(Reader));
  if (script === undefined)
    throw new Error(
      '@next/third-parties: GoogleTagManager: an inline script for the policy, found none: see which one this release needs',
    );
  return script;
}
