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
  /** What stands there until then: a drawing of ours, beside the notice. */
  readonly picture?: ReactNode;
  readonly labels: Readonly<Record<'notice' | 'load' | 'open' | 'opensInNewTab', string>>;
};

/**
 * The place of a map or a video of another provider. Nothing of it is loaded: the chrome's embed
 * behaviour puts the frame in after a click, or with consent; without JavaScript the link remains.
 */
export function Embed({ address, title, link, picture, labels }: EmbedProps): ReactNode {
  return (
    <figure className={styles['embed']} data-embed={address} data-embed-title={title}>
      <div
        className={picture ? `${styles['stage']} ${styles['pictured']}` : styles['stage']}
        data-embed-stage=""
      >
        {picture}
        <div className={styles['ask']}>
          <p>{labels.notice}</p>
          <p className={styles['ways']}>
            <button type="button" className="button-quiet" data-embed-load="">
              {labels.load}
            </button>
            <ExternalLink href={link} hint={labels.opensInNewTab}>
              {labels.open}
            </ExternalLink>
          </p>
        </div>
      </div>
      <figcaption>{title}</figcaption>
    </figure>
  );
}
