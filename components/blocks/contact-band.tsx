import type { ReactNode } from 'react';
import styles from './contact-band.module.css';

export type ContactBandProps = {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly action: string;
};

/** The one call to action at the end of a page, on ink. */
export function ContactBand({ title, text, href, action }: ContactBandProps): ReactNode {
  return (
    <section className={styles['band']} aria-labelledby="contact">
      <div data-theme="dark">
        <h2 id="contact">{title}</h2>
        <p>{text}</p>
        <a className="button" href={href}>
          {action}
        </a>
      </div>
    </section>
  );
}
