import type { ReactNode } from 'react';
import { ExternalLink } from './external-link';
import styles from './embed.module.css';

export type EmbedProps = {
  /** Address of the frame. */
  readonly address: string;
  /** What the frame shows. */
  readonly title: string;
  /** The same at the provider's own site. */
  readonly link: string;
  readonly labels: Readonly<Record<'notice' | 'load' | 'open' | 'opensInNewTab', string>>;
};

/**
 * The place of a map or a video of another provider. Nothing of it is loaded: the chrome's embed
 * behaviour puts the frame in after a click, or with consent; without JavaScript the link remains.
 */
export function Embed({ address, title, link, labels }: EmbedProps): ReactNode {
  return (
    <figure className={styles['embed']} data-embed={address} data-embed-title={title}>
      <div className={styles['stage']} data-embed-stage="">
        <p>{labels.notice}</p>
        <p className={styles['ways']}>
          <button type="button" className="button" data-embed-load="">
            {labels.load}
          </button>
          <ExternalLink href={link} hint={labels.opensInNewTab}>
            {labels.open}
          </ExternalLink>
        </p>
      </div>
      <figcaption>{title}</figcaption>
    </figure>
  );
}
