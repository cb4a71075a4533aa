import type { ReactNode } from 'react';
import '#components/ui/continued-line.css';
import { LinkHeading } from '#components/ui/link-heading';
import type { LinkCardsProps } from './link-cards';
import styles from './related-links.module.css';

/** Up to three related pages as labels on a line to the page's edge. */
export function RelatedLinks({ items }: Pick<LinkCardsProps, 'items'>): ReactNode {
  return (
    <ul className={`continued-line ${styles['related']}`}>
      {items.map(({ name, path, text }) => (
        <li key={path}>
          <LinkHeading level={3} className="badge" href={path} name={name} />
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
