import type { ReactNode } from 'react';
import { Gallery } from '#components/gallery/gallery';

export const metadata = { title: 'Components' };

/** Every component in all states and both themes; in `next dev` only. */
export default function GalleryPage(): ReactNode {
  return <Gallery />;
}
