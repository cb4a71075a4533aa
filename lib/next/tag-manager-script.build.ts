import { GoogleTagManager } from '@next/third-parties/google';
import { createElement, isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

type ScriptProps = {
  readonly children?: ReactNode;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
};

/** Finds the text of the inline script among the elements that a component gives. */
function findInline(node: ReactNode): string | undefined {
  if (Array.isArray(node)) return (node as ReactNode[]).map(findInline).find((text) => text !== undefined);
  if (!isValidElement<ScriptProps>(node)) return undefined;
  return node.props.dangerouslySetInnerHTML?.__html ?? findInline(node.props.children);
}

/**
 * Reads the inline script by which Next's component starts Google's tag manager. It depends on
 * nothing that is configured, so that one hash in the policy allows it. On the server the component
 * prints nothing: its script is taken from the elements that it gives.
 *
 * @throws Error when a release of the package has no such script any more
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
