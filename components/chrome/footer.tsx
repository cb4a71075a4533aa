import type { ReactNode } from 'react';
import type { FooterData } from '#lib/pages/slices';
import styles from './footer.module.css';

export type FooterProps = { readonly data: FooterData };

/** The site's footer: the map of the site, the address and the legal line. */
export function Footer({ data }: FooterProps): ReactNode {
  return (
    <footer className={styles['footer']}>
      <div className={styles['columns']}>
        <nav aria-label={data.label} className={styles['groups']}>
          {data.groups.map(({ slug, title, items }) => (
            <div key={slug}>
              <h2>{title}</h2>
              <ul>
                {items.map(({ name, path }) => (
                  <li key={path}>
                    <a href={path}>{name}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <address>
          {data.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {data.contact.map(({ name, path }) => (
            <a key={path} href={path}>
              {name}
            </a>
          ))}
        </address>
      </div>
      <p className={styles['legal']}>{data.legalLine}</p>
    </footer>
  );
}
