import type { ReactNode } from 'react';
import { Section } from '#components/ui/section';
import styles from './part.module.css';

export type PartProps = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly tone?: 'paper' | 'mist' | 'ink';
  readonly children: ReactNode;
};

/** A part of the home page: its heading at the left, what it says at the right, its drawing below. */
export function Part({ id, title, text, tone, children }: PartProps): ReactNode {
  return (
    <Section id={id} {...(tone && { tone })}>
      <section className={styles['part']} aria-labelledby={`${id}-title`}>
        <div className={styles['heads']}>
          <h2 id={`${id}-title`}>{title}</h2>
          <p>{text}</p>
        </div>
        {children}
      </section>
    </Section>
  );
}
