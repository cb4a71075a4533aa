import type { ReactNode } from 'react';
import styles from './section.module.css';

export type SectionProps = {
  readonly id: string;
  readonly title?: string | undefined;
  /** One or two sentences below the title. */
  readonly lead?: string | undefined;
  readonly tone?: 'paper' | 'mist' | 'ink';
  /** Level of the title. */
  readonly level?: 2 | 3;
  readonly children: ReactNode;
};

/**
 * A band across the whole window with its content on the page's grid, wherever it stands. The ink
 * band shows everything in it in the dark theme.
 */
export function Section({ id, title, lead, tone = 'paper', level = 2, children }: SectionProps): ReactNode {
  const Heading = `h${level}` as const;
  // Without a heading of its own it is no section of the document.
  const Band = title ? 'section' : 'div';
  return (
    <Band
      id={id}
      className={styles['section']}
      data-tone={tone}
      {...(title && { 'aria-labelledby': `${id}-title` })}
    >
      <div className={styles['content']} {...(tone === 'ink' && { 'data-theme': 'dark' })}>
        {title && <Heading id={`${id}-title`}>{title}</Heading>}
        {lead && <p className={styles['lead']}>{lead}</p>}
        {children}
      </div>
    </Band>
  );
}
