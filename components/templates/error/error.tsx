import type { ReactNode } from 'react';
import type { TemplateProps } from '#lib/content/page';
import type { ErrorView } from '#lib/families/error/view';
import styles from './error.module.css';

/** Both of what the offline page can say: the service worker hides the one, shows the other and adds the links. */
function OfflineParts({ text, offlineText, linksTitle }: Pick<ErrorView, 'text' | 'offlineText' | 'linksTitle'>): ReactNode {
  return (
    <>
      <p className={styles['text']} data-offline="no">{text}</p>
      <p className={styles['text']} data-offline="yes" hidden>{offlineText}</p>
      <section data-offline="list" hidden>
        <h2>{linksTitle}</h2>
        <ul className={styles['links']} data-offline-list="" />
      </section>
    </>
  );
}

function WaysBack({ text, linksTitle, links }: Pick<ErrorView, 'text' | 'linksTitle' | 'links'>): ReactNode {
  return (
    <>
      <p className={styles['text']}>{text}</p>
      <h2>{linksTitle}</h2>
      <ul className={styles['links']}>
        {links.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A track that ends at a buffer stop, and the ways back. */
export function ErrorPage({ view }: TemplateProps<ErrorView>): ReactNode {
  return (
    <div className={styles['error']}>
      <svg className={styles['track']} viewBox="0 0 480 120" aria-hidden="true" focusable="false">
        <path d="M0 80h352" className={styles['rail']} />
        <path d="M40 80 120 28h360" className={styles['open']} />
        <path d="M352 56v48M352 62h14M352 98h14" className={styles['buffer']} />
        <circle cx="312" cy="52" r="8" className={styles['stop']} />
        <path d="M312 60v20" className={styles['post']} />
      </svg>
      {view.code && <p className={styles['code']}>{view.code}</p>}
      <h1>{view.name}</h1>
      {view.offlineText ? <OfflineParts {...view} /> : <WaysBack {...view} />}
    </div>
  );
}
