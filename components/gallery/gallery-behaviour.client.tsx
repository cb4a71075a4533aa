'use client';

import { useEffect } from 'react';
import { addTabsBehaviour } from '#components/chrome/tabs-behaviour';

/** What the page host does for pages: the gallery stands outside of it. */
export function GalleryBehaviour(): null {
  useEffect(() => addTabsBehaviour(document), []);
  return null;
}
