import type { ReactNode } from 'react';
import { Gallery } from '#components/gallery/gallery';

export const metadata = { title: 'Components' };

/** Every component in all its states, in both themes; in `next dev` only. */
export default function GalleryPage(): ReactNode {
  return <Gallery />;
}
