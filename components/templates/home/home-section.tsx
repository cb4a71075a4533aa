import type { ReactNode } from 'react';
import { Section, type SectionProps } from '#components/ui/section';
import styles from './home-section.module.css';

type HomeSectionProps = Omit<SectionProps, 'level' | 'lead'> & { readonly text: string };

/** A section of the home page: heading on the left, text on the right, content below. */
export function HomeSection({ id, title, text, tone, children }: HomeSectionProps): ReactNode {
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
