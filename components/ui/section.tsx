import type { ReactNode } from 'react';
import styles from './section.module.css';

export type SectionProps = {
  readonly id: string;
  readonly title?: string | undefined;
  readonly lead?: string | undefined;
  readonly tone?: 'paper' | 'mist' | 'ink';
  readonly level?: 2 | 3;
  readonly children: ReactNode;
};

/** A band across the window with its content on the page grid; `ink` switches it to the dark theme. */
export function Section({ id, title, lead, tone = 'paper', level = 2, children }: SectionProps): ReactNode {
  const Heading = `h${level}` as const;
  // A `section` needs a heading.
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
