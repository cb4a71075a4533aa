'use client';

import { createElement, Suspense, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import { restoreFocus, restoreRoot, takeSnapshot, type DocumentSnapshot } from './document-snapshot';
import { takeIsland, takeStatic } from './static-store';

/** Markup of unmounted slots, for remounting. */
const unmounted = new Map<string, string>();

/** The document before React changes it. */
let exported: DocumentSnapshot | undefined;

function prepareMarkup(id: string): ReturnType<typeof toMarkup> {
  if (typeof document !== 'undefined') exported ??= takeSnapshot(document);
  return toMarkup(unmounted.get(id) ?? '');
}

/**
 * After a failed hydration React clears the document and renders empty slots: restores the exported nodes of a slot.
 */
function restoreSlot(id: string, slot: Element): void {
  const original = exported?.slots.get(id);
  if (!exported || !original) return;
  exported.slots.delete(id);
  if (original === slot) return;
  slot.replaceChildren(...original.childNodes);
  restoreRoot(document, exported);
  restoreFocus(document, exported);
}

/**
 * An element whose markup is in the HTML only. On the server it renders the element stored under its id; in the browser
 * React keeps the markup: with `dangerouslySetInnerHTML` it neither compares nor descends during hydration.
 */
export function StaticSlot({ id }: { readonly id: string }): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const [markup] = useState(() => prepareMarkup(id));
  useLayoutEffect(() => {
    const slot = element.current;
    if (!slot) return;
    restoreSlot(id, slot);
    return () => void unmounted.set(id, slot.innerHTML);
  }, [id]);
  const attributes = { className: 'static-slot', 'data-static': id };
  if (typeof window === 'undefined') return <div {...attributes}>{takeStatic(id)}</div>;
  return <div {...attributes} ref={element} suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
}

/**
 * An island in `next dev`: an ordinary client component. In this module, which every document uses, because a
 * client component of only some pages would change their first-load chunks.
 */
export const NamedIsland = ({
  name,
  props,
}: {
  readonly name: string;
  readonly props: object;
}): ReactNode => <Suspense>{createElement(takeIsland(name), props)}</Suspense>;
