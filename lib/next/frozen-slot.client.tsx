'use client';

import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import { takeFrozen } from './frozen-store';

/** Markup of slots that were taken out of the document, for when they come back. */
const left = new Map<string, string>();

/**
 * A place whose markup is in the HTML only. On the server it renders the element that was put by
 * under its id; in the browser React leaves the markup alone: with `dangerouslySetInnerHTML` set it
 * neither compares nor descends when it hydrates.
 */
export function FrozenSlot({ id }: { readonly id: string }): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const slot = element.current;
    return () => {
      if (slot) left.set(id, slot.innerHTML);
    };
  }, [id]);
  if (typeof window === 'undefined') return <div className="frozen">{takeFrozen(id)}</div>;
  return (
    <div
      ref={element}
      className="frozen"
      suppressHydrationWarning
      dangerouslySetInnerHTML={toMarkup(left.get(id) ?? '')}
    />
  );
}
